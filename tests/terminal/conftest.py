"""A command line for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import inf
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lifeboat.cli import commands
from lifeboat.players import Budget
from lifeboat.terminal.command_line import SpokenGroup, find_language
from lifeboat.terminal.tables import TABLES
from lifeboat.texts import Texts
from tests.faces import faced
from tests.terminal.notation_table import NotationTable

Run = Callable[..., Result]
POSITION = (
    "decks=s9,s3+|s1+/f12|f6/s16|f2/s14|f1+/-/- stack=f6+,s10,s12,* "
    "hands=your-turn,same-lines,save-time,mystery-f"
)
"""A first turn with known cards, whatever a seed would deal."""


@cache
def spoken_commands(language: str) -> SpokenGroup:
    return commands(Texts(language, strict=True))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and bots within a game simulate few games, and no clock stops them."""
    for module in ("session", "sitting"):
        usual = f"lifeboat.terminal.session.{module}.usual_budget"
        monkeypatch.setattr(usual, lambda game: Budget(80, inf))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """A function that runs a command in an empty folder, in English, with these lines typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def run_command(*arguments: str, typed: str = "") -> Result:
        root = spoken_commands(find_language(arguments, {}))
        return CliRunner().invoke(root, list(arguments), input=typed)

    return run_command


@pytest.fixture
def notation_table() -> Iterator[None]:
    """A table that shows Septentrick in notation, with everything that it is given."""
    with faced(TABLES, "septentrick", NotationTable):
        yield


def lines(*typed: str) -> str:
    """Return what is typed, each item on its own line."""
    return "".join(f"{line}\n" for line in typed)
