"""Where a game lacks a face, the error names the game and the floor."""

from __future__ import annotations

from typing import Any

import pytest

from lifeboat.core.faces import Faces, MissingFaceError
from lifeboat.envs.spiel.face import FACES as SPIEL
from lifeboat.players.solvers import SOLVERS
from lifeboat.table.wire.offers import offered_games
from tests.games.pairs import FACES, pairs_registered
from tests.games.pairs.rules import NAME

NEVER_HAD = [SOLVERS, SPIEL]
"""Floors on which a game doesn't need a face."""


@pytest.mark.parametrize(
    "floor", [*(floor for floor, _ in FACES), *NEVER_HAD], ids=lambda floor: floor.module
)
def test_a_missing_face_is_named_with_its_game_its_floor_and_its_module(floor: Faces[Any]) -> None:
    with pairs_registered(lacking=floor):
        assert NAME not in floor
        with pytest.raises(MissingFaceError) as missing:
            floor[NAME]
        module = floor.module.replace("{game}", NAME)
        assert str(missing.value) == f"pairs has no {floor.floor}: {module} is missing"


def test_a_game_is_not_offered_without_its_face_on_the_wire() -> None:
    wire = next(floor for floor, _ in FACES if floor.floor == "wire")
    with pairs_registered():
        assert NAME in [one.game for one in offered_games()]
    with pairs_registered(lacking=wire):
        assert NAME not in [one.game for one in offered_games()]
