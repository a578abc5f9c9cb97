"""A real terminal: somebody types, looks, and leaves."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator

import pexpect
import pytest

from tests.terminal.conftest import POSITION

Start = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start the command at a terminal of 80 columns."""
    started: list[pexpect.spawn[str]] = []

    def start_command(*arguments: str, **environment: str) -> pexpect.spawn[str]:
        plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        child = pexpect.spawn(
            sys.executable,
            ["-m", "lifeboat", *arguments],
            env=plain | {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | environment,
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
