"""A real terminal: somebody types, looks and leaves."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from lifeboat.core.records import read_record
from tests.terminal.conftest import POSITION

Start = Callable[..., "pexpect.spawn[str]"]
ROOT = Path(__file__).parents[2]
PLACES = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
PYTHON_PATH = os.pathsep.join(str(Path(place).resolve()) for place in (str(ROOT), *PLACES))
"""The path on which the test's own table is found, from any folder."""
ARROW_UP = "\x1b[A"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """A function that starts the command in a terminal of 80 columns, in an empty folder."""
    started: list[pexpect.spawn[str]] = []

    def start_command(
        *arguments: str, module: str = "lifeboat", folder: Path = tmp_path, **environment: str
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
    child.expect_exact("Revealed on deck 1: second-class 3 with an anchor.")
    child.sendline("q")
    child.expect_exact("This game hasn’t been saved.")
    child.sendline("q")
    child.expect_exact("Goodbye.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def _all_at_once(child: pexpect.spawn[str]) -> None:
    child.sendcontrol("c")
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        child.kill(number)


WAYS: dict[str, Callable[[pexpect.spawn[str]], object]] = {
    "Ctrl+C": lambda child: child.sendcontrol("c"),
    "Ctrl+D": lambda child: child.sendcontrol("d"),
    "SIGTERM": lambda child: child.kill(signal.SIGTERM),
    "SIGHUP": lambda child: child.kill(signal.SIGHUP),
    "all at once": _all_at_once,
}
"""Ways to leave a terminal without the command "quit"."""
CODES = {"SIGTERM": 128 + signal.SIGTERM, "SIGHUP": 128 + signal.SIGHUP}


@pytest.mark.parametrize("way", WAYS)
def test_however_the_terminal_is_left_the_game_is_kept_and_can_go_on(
    start: Start, tmp_path: Path, way: str
) -> None:
    child = start("play", "titanic", "--position", POSITION, NO_COLOR="1")
    child.expect_exact("Lee> ")
    assert "\x1b[3" not in (child.before or "")
    child.sendline("1>g3")
    child.expect_exact("Lee> ")
    WAYS[way](child)
    child.expect_exact("Saved in titanic-1.txt.")
    child.expect_exact("“lifeboat play titanic --load titanic-1.txt” continues the game.")
    child.expect_exact("Goodbye.")
    child.expect(pexpect.EOF)
    child.close()
    assert way == "all at once" or child.exitstatus == CODES.get(way, 0)
    assert "Traceback" not in (child.before or "")
    assert read_record((tmp_path / "titanic-1.txt").read_text()).actions == ["1>g3"]
    again = start("play", "titanic", "--load", "titanic-1.txt")
    again.expect_exact("titanic-1.txt: 1 step played.")


def test_a_terminal_that_is_closed_keeps_the_game(start: Start, tmp_path: Path) -> None:
    """Nothing more can be shown, but nothing is lost."""
    child = start("play", "titanic", "--position", POSITION)
    child.expect_exact("Lee> ")
    child.sendline("1>g3")
    child.expect_exact("Lee> ")
    terminal: Any = child
    terminal.ptyproc.fileobj.close()
    terminal.ptyproc.closed = True
    child.wait()
    assert read_record((tmp_path / "titanic-1.txt").read_text()).actions == ["1>g3"]


@pytest.mark.parametrize(
    ("typed", "prompt"),
    [
        (["1>g3", "your-turn:2"], "Which card will you put at the front"),
        (["1>g3", "swim"], "[action]"),
        (["1>g3", "quit"], "This game hasn’t been saved."),
        (["1>g3", "save nowhere/game.txt"], "[file-folder]"),
    ],
)
def test_at_every_prompt_control_d_keeps_the_game(
    start: Start, tmp_path: Path, typed: list[str], prompt: str
) -> None:
    child = start("play", "titanic", "--position", POSITION, NO_COLOR="1")
    for line in typed:
        child.expect_exact("Lee> ")
        child.sendline(line)
    child.expect_exact(prompt)
    child.expect_exact("Lee> ")
    child.sendcontrol("d")
    child.expect_exact("Saved in titanic-1.txt.")
    child.expect(pexpect.EOF)
    actions = read_record((tmp_path / "titanic-1.txt").read_text()).actions
    assert actions == [line for line in typed if ">" in line or ":" in line]


def test_the_screen_goes_dark_between_two_people(start: Start) -> None:
    """What was shown, has scrolled off or was typed is gone before the next person looks."""
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
    child.expect_exact("Best first")
    child.expect_exact("points")
    child.expect_exact("Lee> ")
    child.sendline("1>g3")
    child.expect_exact("Revealed on deck 1: second-class 3 with an anchor.")
