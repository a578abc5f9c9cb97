"""A real terminal: somebody types, looks, and leaves."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from tests.terminal.conftest import POSITION

Start = Callable[..., "pexpect.spawn[str]"]
ROOT = Path(__file__).parents[2]
PLACES = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
PYTHON_PATH = os.pathsep.join(str(Path(place).resolve()) for place in (str(ROOT), *PLACES))
"""Where the table of the tests is found, from whatever folder."""
ARROW_UP = "\x1b[A"


@pytest.fixture
def start() -> Iterator[Start]:
    """Start the command at a terminal of 80 columns."""
    started: list[pexpect.spawn[str]] = []

    def start_command(
        *arguments: str, module: str = "lifeboat", folder: Path = ROOT, **environment: str
    ) -> pexpect.spawn[str]:
        plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        child = pexpect.spawn(
            sys.executable,
            ["-m", module, *arguments],
            cwd=str(folder),
            env=plain
            | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONPATH": PYTHON_PATH}
            | environment,
            dimensions=(40, 80),
            encoding="utf-8",
            timeout=20,
        )
        started.append(child)
        return child

    yield start_command
    for child in started:
        child.close(force=True)


def test_a_game_is_played_in_colour_and_left(start: Start) -> None:
    child = start("play", "titanic", "--position", POSITION)
    child.expect_exact("Lee> ")
    assert "\x1b[" in (child.before or "")
    child.sendline("1>g3")
    child.expect_exact("Deck 1 shows second class 3 with anchor.")
    child.sendline("q")
    child.expect_exact("This game is not saved.")
    child.sendline("q")
    child.expect_exact("Goodbye.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize("key", ["c", "d"])
def test_control_c_and_control_d_leave_the_game_on_the_screen(start: Start, key: str) -> None:
    child = start("play", "titanic", "--position", POSITION, NO_COLOR="1")
    child.expect_exact("Lee> ")
    assert "\x1b[3" not in (child.before or "")
    child.sendline("1>g3")
    child.expect_exact("Lee> ")
    child.sendcontrol(key)
    child.expect_exact('[Game "titanic"]')
    child.expect_exact("Goodbye.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "Traceback" not in (child.before or "")


def test_the_screen_goes_dark_between_two_people(start: Start) -> None:
    """What was shown, what scrolled off and what was typed are gone before the next one looks."""
    table = ("--players", "3", "--bot", "none", "--captain", "1", "--seed", "dark")
    child = start("play", "septentrick", *table, module="tests.terminal.notation_table")
    child.expect_exact("Seat 1> ")
    assert "view:" not in (child.before or "")
    child.sendline("")
    child.expect_exact("\n1> ")
    assert "view:" in (child.before or "")
    child.sendline("trump:star")
    child.expect_exact("\n1> ")
    child.sendline("1")
    child.expect_exact("\x1b[2J")
    child.expect_exact("\x1b[3J")
    child.expect_exact("Seat 2> ")
    assert "Seat 2: press Enter when nobody else is looking." in " ".join(
        (child.before or "").split()
    )
    assert "view:" not in (child.before or "")
    child.send(ARROW_UP * 3)
    child.sendline("")
    child.expect_exact("view:")
    assert "trump:" not in (child.before or "").replace("trump @1", "")
    child.expect_exact("\n2> ")


def test_control_c_in_a_game_with_secrets_shows_none(start: Start, tmp_path: Path) -> None:
    child = start(
        *("play", "septentrick", "--seed", "hush"),
        module="tests.terminal.notation_table",
        folder=tmp_path,
    )
    child.expect_exact("1> ")
    child.sendline("1")
    child.expect_exact("1> ")
    child.sendcontrol("c")
    child.expect_exact("Saved in septentrick-1.txt.")
    child.expect_exact("Goodbye.")
    assert "Secret" not in (child.before or "")
    child.expect(pexpect.EOF)
    assert '[Seed "hush"]' in (tmp_path / "septentrick-1.txt").read_text()


def test_bots_are_watched_step_by_step(start: Start) -> None:
    child = start("play", "titanic", "--crew", "lee", "--bot", "random", "--seed", "watch")
    child.expect_exact("0> ")
    child.sendline("")
    child.expect_exact("1> ")
    child.sendline("9999")
    child.expect_exact("The crew of 1912")
    child.expect("[0-9]+> ")
    child.sendline("quit")
    child.expect_exact("Goodbye.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_hint_is_thought_about_and_told(start: Start) -> None:
    child = start("play", "titanic", "--position", POSITION, NO_COLOR="1")
    child.expect_exact("Lee> ")
    child.sendline("hint")
    child.expect_exact("Thinking")
    child.expect_exact("The best first")
    child.expect_exact("points")
    child.expect_exact("Lee> ")
    child.sendline("1>g3")
    child.expect_exact("Deck 1 shows second class 3 with anchor.")
