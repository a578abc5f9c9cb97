"""Nothing above the rules asks which game it is: a game's name is in its own rooms alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import lifeboat
from lifeboat import GAMES

SOURCE: Final = Path(lifeboat.__file__).parent
EXCEPTIONS: Final = {
    "__init__": "the one line that registers each game",
    "envs/gymnasium_registration": "the names by which Gymnasium knows the environments",
    "envs/gymnasium_solo": "the environment of SOS Titanic for one",
    "envs/spiel/__init__": "the names by which OpenSpiel knows the games",
}
"""The modules that may name a game, each with its reason."""

MODULES: Final = {
    path.relative_to(SOURCE).with_suffix("").as_posix(): path for path in SOURCE.rglob("*.py")
}


def is_room_of_a_game(module: str) -> bool:
    """Whether a module, or a folder above it, is named after a game."""
    return any(game in part.split("_") for part in module.split("/") for game in GAMES)


def names_of(tree: ast.AST) -> Iterator[str]:
    """Everything in a module that could name a game: what it imports, and the words it uses."""
    nodes = list(ast.walk(tree))
    documentation = [node.value for node in nodes if isinstance(node, ast.Expr)]
    for node in nodes:
        match node:
            case ast.Import(names):
                yield from (name for one in names for name in one.name.split("."))
            case ast.ImportFrom(module, names):
                yield from (module or "").split(".")
                yield from (one.name for one in names)
            case ast.Constant(str(text)) if node not in documentation:
                yield from re.findall("[a-z]+", text)


def games_in(path: Path) -> list[str]:
    """Return the games that a module names."""
    names = set(names_of(ast.parse(path.read_text(encoding="utf-8"))))
    return [game for game in GAMES if game in names]


COMMON: Final = [module for module in sorted(MODULES) if not is_room_of_a_game(module)]


@pytest.mark.parametrize("module", sorted(set(COMMON) - set(EXCEPTIONS)))
def test_a_module_of_all_games_names_none(module: str) -> None:
    assert games_in(MODULES[module]) == [], "give the games a face here: see lifeboat.core.faces"


@pytest.mark.parametrize("module", list(EXCEPTIONS))
def test_an_exception_is_needed(module: str) -> None:
    assert module in COMMON
    assert games_in(MODULES[module]) != []
