"""Playthroughs: a copy goes its own way."""

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


def test_a_copy_can_go_back_though_the_game_went_back_and_elsewhere() -> None:
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
