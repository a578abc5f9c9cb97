"""docs/research.md is true: its tables are those of the code, and its programs run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from lifeboat.core.games import GAMES
from lifeboat.tensors.bits import size_of
from lifeboat.tensors.forms import FORMS
from tests.tensors.piece_table import piece_table

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
TEXT = PAGE.read_text(encoding="utf-8")
PROGRAMS = [
    program
    for program in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    if not program.startswith(">>>")
]
SHORTER = {"max_simulations=100": "max_simulations=2", "range(1000)": "range(20)"}
"""Shorter forms of what takes too long for the tests."""


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_every_piece_of_an_observation(game: str) -> None:
    """``python -m tests.tensors.piece_table`` prints the tables."""
    form = FORMS[game]
    assert piece_table(form.pieces) in TEXT
    assert f"{size_of(form.pieces):,} bits" in TEXT
    assert f"{form.actions:,}" in TEXT


def test_its_dialogues_come_out_as_written() -> None:
    found = doctest.DocTestParser().get_doctest(TEXT, {}, "research.md", str(PAGE), 0)
    assert found.examples
    assert doctest.DocTestRunner().run(found).failed == 0


def test_there_are_programs() -> None:
    assert len(PROGRAMS) == 5


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_program_runs_by_itself(program: str) -> None:
    for long, short in SHORTER.items():
        program = program.replace(long, short)
    exec(compile(program, str(PAGE), "exec"), {})


def test_nothing_is_left_to_be_filled_in() -> None:
    assert not re.search(r"^[A-Z_]+$", TEXT, re.MULTILINE)
