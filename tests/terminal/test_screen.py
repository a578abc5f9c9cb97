"""Clearing the screen leaves nothing to be seen."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from lifeboat.terminal.screen import Screen


@pytest.mark.parametrize(
    ("kind", "is_terminal", "expected"),
    [
        ("xterm", True, "\x1b[2J\x1b[H\x1b[3J"),
        ("dumb", True, "\n" * 31),
        ("xterm", False, "=" * 60 + "\n"),
    ],
)
def test_a_screen_is_cleared_as_far_as_possible(
    monkeypatch: pytest.MonkeyPatch, kind: str, is_terminal: bool, expected: str
) -> None:
    monkeypatch.setenv("TERM", kind)
    written = StringIO()
    console = Console(file=written, force_terminal=is_terminal, width=60, height=30)
    Screen(console).clear()
    assert written.getvalue() == expected
