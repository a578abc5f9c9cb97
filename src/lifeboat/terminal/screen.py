"""The screen: prose in wrapped lines, drawings, and one question at a time, top to bottom."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from lifeboat.core.errors import LifeboatError
from lifeboat.texts import Texts, error_words, rule_words

try:
    import readline  # typed lines can be edited and called back
except ImportError:
    readline = None  # type: ignore[assignment]

WIDEST_PROSE: Final = 100
NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"
"""The narrow space that does not break a line, of French."""
UNPRINTABLE: Final = "\ufffd"
"""Stands for a character that could move the cursor."""
BOLD: Final = "bold"
DIM: Final = "dim"
WARNING: Final = "bold red"
NEWS: Final = "cyan"
FORGET: Final = "\x1b[3J"
"""Makes a terminal forget what has scrolled off its screen."""


def wrapped(text: str, width: int, indent: str = "", hanging: str = "") -> list[str]:
    """A text in lines; spaces that do not break them come out as plain ones."""
    lines = textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [clean(line) for line in lines] or [""]


def clean(text: str) -> str:
    """A text that only prints: its spaces plain, its lines kept, nothing that steers a terminal."""
    plain = text.replace(NO_BREAK, " ").replace(NARROW, " ")
    return "".join(char if char.isprintable() or char == "\n" else UNPRINTABLE for char in plain)


class Screen:
    """Where a session writes, and from where it reads."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    def say(self, text: str, style: str = "", indent: str = "", hanging: str = "") -> None:
        """Write a paragraph, wrapped; a space that must not break a line does not."""
        width = min(self.console.width, WIDEST_PROSE)
        for line in wrapped(text, width, indent, hanging or indent):
            self.console.print(Text(line, style), soft_wrap=True)

    def complain(self, texts: Texts, error: LifeboatError) -> None:
        """Say what went wrong, with the rule and the name of the error behind it."""
        parts = (error_words(texts, error), rule_words(texts, error), f"[{error.code}]")
        self.say(" ".join(part for part in parts if part), WARNING)

    def show(self, drawing: RenderableType) -> None:
        """Put up a drawing."""
        self.console.print(drawing)

    def write(self, text: str) -> None:
        """Write a text as it is, for somebody to copy."""
        self.console.print(Text(clean(text)), soft_wrap=True)

    def blank(self) -> None:
        """Leave a line empty."""
        self.console.print()

    def clear(self) -> None:
        """Take everything out of view: what is shown, what scrolled off, and what was typed."""
        if readline is not None:
            readline.clear_history()
        if not self.console.is_terminal:
            self.console.print("=" * self.console.width)
        elif self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.clear()
            self.console.file.write(FORGET)
            self.console.file.flush()

    @contextmanager
    def busy(self, text: str, plain: bool = False) -> Iterator[None]:
        """Say what is going on while it lasts; where nothing may move, say it once."""
        if plain or not self.console.is_terminal or self.console.is_dumb_terminal:
            self.say(text, DIM)
            yield
            return
        with self.console.status(text):
            yield

    def has_reader(self) -> bool:
        """Whether somebody sits there who can read and type."""
        return sys.stdin.isatty() and self.console.is_terminal

    def ask(self, prompt: str) -> str:
        """The next line that somebody types; at the end of the input an EOFError."""
        if sys.stdin.isatty():
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.write(prompt + line.rstrip("\n"))
        return line
