"""What a session needs from a game's table, and the tables of the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from lifeboat.core.events import Event
from lifeboat.core.faces import Faces
from lifeboat.terminal.screen import Screen
from lifeboat.texts import Texts


class Table(Protocol):
    """One game on a screen, always shown from a view."""

    def show(self, view: Any) -> None:
        """The table."""

    def offer(self, view: Any) -> None:
        """What is asked, and the legal actions with their numbers."""

    def list_actions(self, view: Any) -> None:
        """Every legal action on a line of its own."""

    def question(self, view: Any) -> str:
        """What is asked of whom."""

    def action(self, view: Any, action: int) -> str:
        """A legal action in words."""

    def prompt(self, view: Any) -> str:
        """Whose answer is awaited."""

    def story(self, before: Any, steps: Sequence[Sequence[Event]]) -> list[list[str]]:
        """What happened at each step since this view."""

    def update(self, view: Any, events: Sequence[Event]) -> None:
        """The table after a step."""

    def score(self, view: Any) -> None:
        """The score, counted out."""

    def explain_signs(self) -> None:
        """What the signs of the drawing mean."""

    def explain_cards(self, view: Any, every: bool) -> None:
        """What the cards say: those that matter now, or all."""

    def explain_setup(self, fields: Mapping[str, str]) -> None:
        """What the table has agreed on, where that is not the usual."""

    def explain_seats(self, view: Any) -> None:
        """Who sits at the table."""


TableMaker = Callable[[Texts, Screen, bool], Table]
"""What sets up the table of a game, drawn or (True) told in sentences."""

TABLES: Final = Faces[TableMaker]("table in the terminal", "lifeboat.terminal.{game}.table")
"""How the table of each game is set up."""


def table_of(game: str, texts: Texts, screen: Screen, plain: bool) -> Table:
    """The table of this game, drawn or told in sentences."""
    return TABLES[game](texts, screen, plain)
