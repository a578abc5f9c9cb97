"""A table for Septentrick that shows everything that it is given in notation, to expose leaks.

Run as a module, it is the command line with this table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lifeboat.cli import main
from lifeboat.core.events import Event
from lifeboat.core.games import game_of
from lifeboat.terminal import tables
from lifeboat.terminal.screen import Screen
from lifeboat.texts import Texts

GAME = game_of("septentrick")


class NotationTable:
    """Septentrick without drawings or words."""

    def __init__(self, texts: Texts, screen: Screen, plain: bool) -> None:
        self.screen = screen

    def show(self, view: Any) -> None:
        self.screen.write(f"view: {view}")

    def offer(self, view: Any) -> None:
        self.screen.write(f"asked: {self.question(view)}")
        self.list_actions(view)

    def list_actions(self, view: Any) -> None:
        words = " ".join(GAME.action_text(action) for action in view.legal)
        self.screen.write(f"legal: {words}")

    def question(self, view: Any) -> str:
        return f"{view.decision.kind}@{view.decision.seat + 1}"

    def action(self, view: Any, action: int) -> str:
        return f"action: {GAME.action_text(action)}"

    def prompt(self, view: Any) -> str:
        return f"{view.decision.seat + 1}> " if view.decision else "> "

    def story(self, before: Any, steps: Sequence[Sequence[Event]]) -> list[list[str]]:
        return [[f"told: {GAME.event_text(event)}" for event in events] for events in steps]

    def update(self, view: Any, events: Sequence[Event]) -> None:
        self.show(view)

    def score(self, view: Any) -> None:
        self.screen.write(f"score: {view.outcome}")

    def explain_signs(self) -> None:
        """Do nothing: notation needs no legend."""

    def explain_cards(self, view: Any, every: bool) -> None:
        """Do nothing: cards in notation need no explanation."""

    def explain_setup(self, fields: Mapping[str, str]) -> None:
        self.screen.write(f"setup: {dict(fields)}")

    def explain_seats(self, view: Any) -> None:
        self.screen.write(f"seats: {view.terms.players} @{view.seat + 1}")


if __name__ == "__main__":
    tables.TABLES.register("septentrick", NotationTable)
    main()
