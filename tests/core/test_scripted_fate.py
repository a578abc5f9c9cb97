"""Scripted fate: a step stops to ask for each shuffle, and then uses the order it is given."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from lifeboat.core.fate import Fate, secret_of
from lifeboat.core.games import game_of
from lifeboat.core.scripted_fate import ScriptedFate, ShuffleWanted
from tests.contract.playing import SETUPS, label, random_steps, throws_for


def told(step: Callable[[ScriptedFate], Any], fate: Fate) -> Any:
    """Return the result of a step that gets each shuffle it asks for from a real fate."""
    orders: list[list[int]] = []
    while True:
        try:
            return step(ScriptedFate(orders))
        except ShuffleWanted as wanted:
            orders.append(fate.shuffled(wanted.cards, wanted.pile, wanted.ordinal))


def after(state: Any, action: int, fate: Fate) -> Any:
    """Return a copy of the state after an action that uses this fate."""
    twin = state.copy()
    twin.fate = fate
    twin.advance(action)
    return twin


@pytest.mark.parametrize(("name", "fields"), SETUPS, ids=label)
def test_a_game_with_scripted_shuffles_is_the_game_of_the_real_fate(
    name: str, fields: dict[str, str]
) -> None:
    game = game_of(name)
    fate = Fate(secret_of("told"))
    real = game.deal(fields, fate.secret)
    state = told(lambda by: game.deal_by(fields, by), fate)
    for action in random_steps(real, throws_for("told")):
        assert str(dealt_by(state, fate)) == str(real)
        state = told(lambda by, state=state, action=action: after(state, action, by), fate)  # type: ignore[misc]
    assert str(dealt_by(state, fate)) == str(real)
    assert state.outcome() == real.outcome()


def dealt_by(state: Any, fate: Fate) -> Any:
    """Return a copy of the state as if this fate had dealt it."""
    twin = state.copy()
    twin.fate = fate
    return twin


def test_an_interrupted_step_names_the_shuffle_it_needs() -> None:
    with pytest.raises(ShuffleWanted) as wanted:
        ScriptedFate([]).shuffled([3, 1, 2], b"passengers", 4)
    assert (wanted.value.cards, wanted.value.pile, wanted.value.ordinal) == (
        [1, 2, 3],
        b"passengers",
        4,
    )


def test_each_order_is_used_once_and_stays_unchanged() -> None:
    orders = [[2, 1], [1, 2]]
    fate = ScriptedFate(orders)
    fate.shuffled([1, 2], b"passengers", 0).pop()
    assert fate.shuffled([1, 2], b"passengers", 1) == [1, 2]
    with pytest.raises(ShuffleWanted):
        fate.shuffled([1, 2], b"passengers", 2)
    assert orders == [[2, 1], [1, 2]]


def test_an_order_of_other_cards_is_refused() -> None:
    with pytest.raises(AssertionError):
        ScriptedFate([[1, 3]]).shuffled([1, 2], b"passengers", 0)


def test_a_pickled_scripted_fate_keeps_the_orders_to_come() -> None:
    fate = ScriptedFate([[2, 1], [1, 2]])
    fate.shuffled([1, 2], b"passengers", 0)
    twin = pickle.loads(pickle.dumps(fate))
    assert twin.shuffled([1, 2], b"passengers", 1) == [1, 2]
