"""Nothing above the rules asks which game it is, or finds out: see `lifeboat.core.faces`.

A game's name and the ids of its rules appear only in its own rooms, and nobody asks a view whether
it has a field that only one game has.
"""

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

ASKED: Final = {
    "cli/__init__": {"stream"},
    "device/exchange": {"header"},  # the same limits as for a new table
    "envs/gymnasium_vector": {"outcome"},  # the fields of outcomes, for any game
    "lab/options": {"os"},
    "lab/study": {"self", "other"},  # two studies are compared
    "server/apidocs/documents": {"endpoint.act"},
    "server/children": {"signal"},
    "server/live/actor": {"entry"},
    "server/live/processes": {"os", "pool"},
    "server/logs": {"record"},  # a log record
    "server/store/errors": {"cause"},
    "table/table": {"entry"},  # entries of a log only have the fields they need
    "table/wire/rendering": {"entry"},
    "table/wire/story": {"entry"},
    "terminal/session/ending": {"signal"},
}
"""The objects that each module may ask for a field by name: none of them belongs to a game."""
SHORTEST: Final = 4
"""The number of letters from which the beginning of a game's name counts as that name."""

MODULES: Final = {
    path.relative_to(SOURCE).with_suffix("").as_posix(): path for path in SOURCE.rglob("*.py")
}


def is_room_of_a_game(module: str) -> bool:
    """Return whether a module or a folder above it is named after a game or its environment."""
    environment = re.fullmatch(r"envs/(.+)_v\d+", module)
    parts = [environment[1]] if environment else module.split("/")
    return any(game in parts for game in GAMES)


def names_of(tree: ast.AST) -> Iterator[str]:
    """Yield all that could name a game in a module: its imports and the words in its strings."""
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


def games_in(text: str) -> list[str]:
    """Return the games that a module names, in full or by the beginning of their names."""
    names = {name for name in names_of(ast.parse(text)) if len(name) >= SHORTEST}
    return [game for game in GAMES if any(game.startswith(name) for name in names)]


def objects_asked(text: str) -> set[str]:
    """Return the objects that a module asks for a field by name, as source text."""
    return {
        ast.unparse(node.args[0])
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("getattr", "hasattr")
    }


def rules_in(text: str) -> set[str]:
    """Return the ids of the games' rules that a module names."""
    return {
        node.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[ST]\d+", node.value)
    }


def text_of(module: str) -> str:
    """Return the text of a module."""
    return MODULES[module].read_text(encoding="utf-8")


COMMON: Final = [module for module in sorted(MODULES) if not is_room_of_a_game(module)]
"""The modules that serve all games."""


@pytest.mark.parametrize("module", sorted(set(COMMON) - set(EXCEPTIONS)))
def test_a_module_of_all_games_names_none(module: str) -> None:
    assert games_in(text_of(module)) == [], "give the games a face here: see lifeboat.core.faces"


@pytest.mark.parametrize("module", list(EXCEPTIONS))
def test_an_exception_is_needed(module: str) -> None:
    assert module in COMMON
    assert games_in(text_of(module)) != []


@pytest.mark.parametrize("module", COMMON)
def test_a_module_of_all_games_asks_no_view_for_a_field(module: str) -> None:
    assert objects_asked(text_of(module)) <= ASKED.get(module, set())


@pytest.mark.parametrize("module", list(ASKED))
def test_what_may_be_asked_is_asked(module: str) -> None:
    assert objects_asked(text_of(module)) == ASKED[module]


@pytest.mark.parametrize("module", COMMON)
def test_a_module_of_all_games_names_no_rule(module: str) -> None:
    assert rules_in(text_of(module)) == set()


def test_every_way_to_find_out_the_game_is_noticed() -> None:
    assert games_in("game.startswith('septen')") == ["septentrick"]
    assert games_in("from lifeboat.titanic import State") == ["titanic"]
    assert objects_asked("hasattr(view, 'trump')") == {"view"}
    assert rules_in("rule == 'S19'") == {"S19"}


@pytest.mark.parametrize(
    ("module", "is_room"),
    [
        ("titanic/state", True),
        ("texts/titanic/words", True),
        ("lab/titanic", True),
        ("envs/titanic_v1", True),
        ("table/x_titanic", False),
        ("table/titanic_v1", False),
        ("table/titanic_state", False),
    ],
)
def test_a_room_is_named_after_its_game_alone(module: str, is_room: bool) -> None:
    assert is_room_of_a_game(module) == is_room
