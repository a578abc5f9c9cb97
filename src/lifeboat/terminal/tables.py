"""The terminal face of a game: what a session needs to show its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from lifeboat.core.events import Event
from lifeboat.core.faces import Faces
from lifeboat.terminal.screen import Screen
from lifeboat.texts import Texts


class Table(Protocol):
    """One game on a screen; everything is shown from a view."""

    def show(self, view: Any) -> None:
        """Show the table."""

    def offer(self, view: Any) -> None:
        """Show the question, and the legal actions with their numbers."""

    def list_actions(self, view: Any) -> None:
        """List every legal action, one per line."""

    def question(self, view: Any) -> str:
        """Return sentences that say what is being asked, and of whom."""

    def action(self, view: Any, action: int) -> str:
        """Return a legal action in words."""

    def prompt(self, view: Any) -> str:
        """Return a prompt that says whose answer is awaited."""

    def story(self, before: Any, steps: Sequence[Sequence[Event]]) -> list[list[str]]:
        """Return sentences for each step since this view.

        The events must contain only what the seat with this view may see.
        """

    def update(self, view: Any, events: Sequence[Event]) -> None:
        """Show the table after one or more steps, if these events make that worthwhile."""

    def score(self, view: Any) -> None:
        """Show how the score adds up."""

    def explain_signs(self) -> None:
        """Explain the symbols used in the drawing."""

    def explain_cards(self, view: Any, every: bool) -> None:
        """Explain the cards that matter now or, if `every` is true, all cards."""

    def explain_setup(self, fields: Mapping[str, str]) -> None:
        """Say how the set-up differs from the default."""

    def explain_seats(self, view: Any) -> None:
        """Say who sits at the table."""


TableMaker = Callable[[Texts, Screen, bool], Table]
"""A function that sets up a game's table; the last argument says whether it is plain.

A plain table is described in sentences; any other is drawn.
"""

TABLES: Final = Faces[TableMaker]("table in the terminal", "lifeboat.terminal.{game}.table")
"""The function that sets up each game's table."""


def table_of(game: str, texts: Texts, screen: Screen, plain: bool) -> Table:
    """Return the table of a game, drawn or, if `plain` is true, described in sentences."""
    return TABLES[game](texts, screen, plain)
