"""Playthroughs: a copy goes its own way."""

from __future__ import annotations

import pytest

from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record

SETUPS = {"titanic": {"players": "2"}, "septentrick": {"players": "3"}}


@pytest.mark.parametrize("game", SETUPS)
def test_a_copy_goes_its_own_way_also_back(game: str) -> None:
    rules = game_of(game)
    record = Record(game, rules.setup_fields(SETUPS[game]), bytes(32), [])
    first = Playthrough(record)
    while not first.can_undo():
        first.play(first.state.legal()[-1])
    before = str(first.state), list(first.record.actions), first.deciders.copy()
    twin = first.copy()
    first.undo()
    first.play(first.state.legal()[0])
    first.play(first.state.legal()[0])
    assert (str(twin.state), twin.record.actions, twin.deciders) == before
    assert len(twin.steps) == len(twin.deciders)
    twin.undo()
    assert len(twin.record.actions) == len(before[1]) - 1
    while first.state.outcome() is None:
        first.play(first.state.legal()[0])
    assert first.copy().record.result == first.record.result
