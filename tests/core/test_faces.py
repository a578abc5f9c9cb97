"""A game has one face on each floor, which is either found by its module or registered."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import SetupError
from lifeboat.core.faces import Faces, MissingFaceError


def test_a_face_is_found_in_the_module_of_its_game() -> None:
    assert Faces[str]("tests", "tests.core.faces.{game}")["titanic"] == "a face of SOS Titanic"


def test_a_registered_face_needs_no_module() -> None:
    faces = Faces[str]("tests", "tests.core.faces.{game}")
    faces.register("pairs", "a face of pairs")
    assert faces["pairs"] == "a face of pairs"


@pytest.mark.parametrize("module", ["tests.core.faces.{game}", "tests.nowhere.{game}"])
def test_a_missing_face_is_named(module: str) -> None:
    with pytest.raises(MissingFaceError, match=r"septentrick has no words: tests\..*septentrick"):
        Faces[str]("words", module)["septentrick"]


def test_an_unknown_game_has_no_face() -> None:
    with pytest.raises(SetupError):
        Faces[str]("words", "tests.core.faces.{game}")["pairs"]


def test_it_is_known_which_games_have_a_face() -> None:
    faces = Faces[str]("tests", "tests.core.faces.{game}")
    assert "titanic" in faces
    assert "septentrick" not in faces
    assert "pairs" not in faces


def test_a_face_can_be_taken_away_again() -> None:
    faces = Faces[str]("tests", "tests.core.faces.{game}")
    faces.register("pairs", "a face of pairs")
    assert "pairs" in faces
    faces.unregister("pairs")
    faces.unregister("pairs")
    assert "pairs" not in faces
