"""Rendering the table as text, the way the terminal shows it."""

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
    """The environment doesn't have this render mode.

    It is also a `TypeError`, so that programs that ask every environment for images can carry on
    without them.
    """


def checked_mode(mode: str | None, modes: Sequence[str] = RENDER_MODES) -> str | None:
    """Return the render mode, which may be None; raise `RenderModeError` if it isn't in `modes`."""
    if mode is not None and mode not in modes:
        raise RenderModeError("setup-option", f"render_mode={mode}", [*modes, "None"])
    return mode


def render(game: str, view: Any, mode: str | None) -> str | None:
    """Print the table as the view shows it, or return it as text, depending on the mode.

    Without a mode, do nothing and return None.
    """
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
