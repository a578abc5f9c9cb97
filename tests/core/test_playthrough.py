"""Playthroughs: a copy is independent of the original."""

from __future__ import annotations

import pytest

from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record

SETUPS = {"titanic": {"players": "2"}, "septentrick": {"players": "3"}}


def begun(game: str) -> Playthrough:
    fields = game_of(game).setup_fields(SETUPS[game])
    return Playthrough(Record(game, fields, bytes(32), []))


@pytest.mark.parametrize("game", SETUPS)
def test_a_copy_stays_where_it_is_while_the_game_goes_on(game: str) -> None:
    first = begun(game)
    first.play(first.state.legal()[-1])
    before = str(first.state), list(first.record.actions), first.deciders.copy()
    twin = first.copy()
    while first.state.outcome() is None:
        first.play(first.state.legal()[0])
    assert (str(twin.state), twin.record.actions, twin.deciders) == before
    assert len(twin.steps) == len(twin.deciders)
    assert first.copy().record.result == first.record.result


def test_a_copy_can_undo_even_if_the_original_undid_and_played_on() -> None:
    first = begun("titanic")
    while not first.can_undo():
        first.play(first.state.legal()[-1])
    twin, steps = first.copy(), len(first.steps)
    first.undo()
    before = str(first.state)
    first.play(first.state.legal()[0])
    twin.undo()
    assert str(twin.state) == before
    assert len(twin.record.actions) == steps - 1


def test_a_step_returns_the_state_before_it_even_after_an_undo_and_in_a_copy() -> None:
    first = begun("titanic")
    while not first.can_undo():
        first.play(first.state.legal()[-1])
    first.undo()
    for walk in (first.copy(), first):
        expected, twin = str(walk.state), walk.copy()
        before, events = walk.step(walk.state.legal()[0])
        assert str(before) == expected != str(walk.state)
        assert events == twin.play(twin.state.legal()[0]) == walk.steps[-1]
