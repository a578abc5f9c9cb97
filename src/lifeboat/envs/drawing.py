"""The table drawn for people, as the terminal draws it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import Any, Final

from rich.console import Console

from lifeboat.core.errors import SetupError
from lifeboat.terminal.screen import Screen
from lifeboat.terminal.tables import table_of
from lifeboat.texts import DEFAULT_LANGUAGE, Texts

ANSI: Final = "ansi"
HUMAN: Final = "human"
RENDER_MODES: Final = [HUMAN, ANSI]
WIDTH: Final = 100


class RenderModeError(SetupError, TypeError):
    """The environment cannot be drawn like this.

    A TypeError too: programs that ask every environment for pictures go on without them then.
    """


def checked_mode(mode: str | None, modes: Sequence[str] = RENDER_MODES) -> str | None:
    """Return a way to draw that there is, or none; raise if it is another one."""
    if mode is not None and mode not in modes:
        raise RenderModeError("setup-option", f"render_mode={mode}", [*modes, "None"])
    return mode


def render(game: str, view: Any, mode: str | None) -> str | None:
    """Print the table of a view, or give it as a text."""
    if mode == HUMAN:
        _show(game, view, Screen())
    if mode != ANSI:
        return None
    page = StringIO()
    _show(game, view, Screen(Console(file=page, width=WIDTH, highlight=False, markup=False)))
    return page.getvalue()


def _show(game: str, view: Any, screen: Screen) -> None:
    table = table_of(game, _texts(), screen, plain=False)
    table.show(view)
    if view.outcome:
        table.score(view)


@cache
def _texts() -> Texts:
    return Texts(DEFAULT_LANGUAGE)
