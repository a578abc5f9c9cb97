"""The screen, filled from top to bottom: wrapped prose, drawings, and one question at a time."""

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
    import readline  # makes typed lines editable, with a history
except ImportError:
    readline = None  # type: ignore[assignment]

WIDEST_PROSE: Final = 100
NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"
"""The narrow no-break space, which French uses."""
UNPRINTABLE: Final = "\ufffd"
"""The replacement for unprintable characters, which could move the cursor."""
BOLD: Final = "bold"
DIM: Final = "dim"
WARNING: Final = "bold red"
NEWS: Final = "cyan"
FORGET: Final = "\x1b[3J"
"""The escape sequence that makes a terminal forget what has scrolled off the screen."""


def wrapped(text: str, width: int, indent: str = "", hanging: str = "") -> list[str]:
    """Return text as one or more wrapped and cleaned lines, never breaking at no-break spaces."""
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
    """Return text with plain spaces and no unprintable characters other than newlines."""
    plain = text.replace(NO_BREAK, " ").replace(NARROW, " ")
    return "".join(char if char.isprintable() or char == "\n" else UNPRINTABLE for char in plain)


class Screen:
    """The terminal or pipe that a session writes to and reads from."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    def say(self, text: str, style: str = "", indent: str = "", hanging: str = "") -> None:
        """Write a paragraph, wrapped but never broken at no-break spaces."""
        width = min(self.console.width, WIDEST_PROSE)
        for line in wrapped(text, width, indent, hanging or indent):
            self.console.print(Text(line, style), soft_wrap=True)

    def complain(self, texts: Texts, error: LifeboatError) -> None:
        """Say what went wrong, with the rule behind it and the error code."""
        parts = (error_words(texts, error), rule_words(texts, error), f"[{error.code}]")
        self.say(" ".join(part for part in parts if part), WARNING)

    def show(self, drawing: RenderableType) -> None:
        """Show a drawing."""
        self.console.print(drawing)

    def write(self, text: str) -> None:
        """Write text, cleaned but not wrapped, so that it can be copied."""
        self.console.print(Text(clean(text)), soft_wrap=True)

    def blank(self) -> None:
        """Write an empty line."""
        self.console.print()

    def clear(self) -> None:
        """Clear the screen, the scrollback, and the history of typed lines.

        A pipe gets a dividing line instead; a terminal that can't be cleared gets a screenful of
        empty lines.
        """
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
        """Show an animated message within the context, or just write the message once.

        It is written once if `plain` is true, or if the output isn't a capable terminal.
        """
        if plain or not self.console.is_terminal or self.console.is_dumb_terminal:
            self.say(text, DIM)
            yield
            return
        with self.console.status(text):
            yield

    def has_reader(self) -> bool:
        """Return whether input and output are both terminals, so somebody can read and type."""
        return sys.stdin.isatty() and self.console.is_terminal

    def ask(self, prompt: str) -> str:
        """Return the next line of input; raise `EOFError` at its end.

        A line that isn't typed at a terminal is echoed after the prompt, and returned with its
        newline.
        """
        if sys.stdin.isatty():
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.write(prompt + line.rstrip("\n"))
        return line
