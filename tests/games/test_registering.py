"""A game of another package is known for as long as it is registered."""

from __future__ import annotations

from lifeboat.core.games import GAMES
from tests.games.pairs import FACES, pairs_registered
from tests.games.pairs.rules import NAME


def test_a_game_is_gone_when_it_is_taken_away() -> None:
    with pairs_registered():
        assert NAME in GAMES
        assert all(NAME in floor for floor, _ in FACES)
    assert NAME not in GAMES
    assert not any(NAME in floor for floor, _ in FACES)
