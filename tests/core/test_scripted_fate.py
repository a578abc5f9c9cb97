"""A fate that is told from outside: a step waits for it, and meets what it was told."""

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
    """What a step leads to when it is told, shuffle by shuffle, what a real fate has in store."""
    orders: list[list[int]] = []
    while True:
        try:
            return step(ScriptedFate(orders))
        except ShuffleWanted as wanted:
            orders.append(fate.shuffled(wanted.cards, wanted.pile, wanted.ordinal))


def after(state: Any, action: int, fate: Fate) -> Any:
    """A copy of a state after an action."""
    twin = state.copy()
    twin.fate = fate
    twin.advance(action)
    return twin


@pytest.mark.parametrize(("name", "fields"), SETUPS, ids=label)
def test_told_what_a_fate_has_in_store_a_game_is_the_game_of_that_fate(
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
    """The state as if it had been dealt by this fate."""
    twin = state.copy()
    twin.fate = fate
    return twin


def test_a_step_broken_off_says_what_it_waits_for() -> None:
    with pytest.raises(ShuffleWanted) as wanted:
        ScriptedFate([]).shuffled([3, 1, 2], b"passengers", 4)
    assert (wanted.value.cards, wanted.value.pile, wanted.value.ordinal) == (
        [1, 2, 3],
        b"passengers",
        4,
    )


def test_orders_are_met_once_each_and_not_changed_by_what_becomes_of_the_cards() -> None:
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


def test_a_told_fate_travels_with_what_is_still_to_come() -> None:
    fate = ScriptedFate([[2, 1], [1, 2]])
    fate.shuffled([1, 2], b"passengers", 0)
    twin = pickle.loads(pickle.dumps(fate))
    assert twin.shuffled([1, 2], b"passengers", 1) == [1, 2]
