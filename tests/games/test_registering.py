"""A game from another package is known as long as it is registered."""

from __future__ import annotations

from pathlib import Path

from lifeboat.core.games import GAMES
from tests.games import pairs
from tests.games.pairs import FACES, pairs_registered
from tests.games.pairs.rules import NAME


def test_a_game_is_gone_when_it_is_taken_away() -> None:
    with pairs_registered():
        assert NAME in GAMES
        assert all(NAME in floor for floor, _ in FACES)
    assert NAME not in GAMES
    assert not any(NAME in floor for floor, _ in FACES)


def test_a_game_takes_its_rules_its_faces_and_its_catalogues() -> None:
    folder = Path(pairs.__file__).parent
    files = [path for path in folder.rglob("*") if path.suffix in (".py", ".ftl")]
    assert len(files) == 8
    assert len(FACES) == 7
