"""Play at a table with bots in one program: no server, no database, no processes.

    python examples/table_without_server.py                 # play Septentrick with three bots
    python examples/table_without_server.py --watch         # see what two viewers are told
    python examples/table_without_server.py --game titanic  # play SOS Titanic alone

Each listener gets what a server would send to a browser: views, choices and sentences.
"""

from __future__ import annotations

import argparse
from typing import Any

from msgspec import json

from lifeboat import GAMES
from lifeboat.table.commands import Play, SeatBot, Sit, Start
from lifeboat.table.local import LocalTable, seeded_header
from lifeboat.table.wire.gate import Viewer


class Person:
    """Somebody who listens, prints what they are told, and chooses from what is offered."""

    def __init__(self, local: LocalTable, name: str, number: int) -> None:
        self.local = local
        self.name = name
        self.number = number
        self.now: dict[str, Any] = {}
        local.listen(Viewer(number, "en"), self.hear)

    def hear(self, message: bytes) -> None:
        """Print what happened, as told to this person."""
        self.now = json.decode(message)
        for sentence in self.now.get("sentences", []):
            print(f"{self.name}: {sentence}")

    def choices(self) -> list[dict[str, Any]]:
        """Return the choices, empty unless it is this person's turn."""
        return [choice for view in self.now["views"] for choice in view["legal"]]

    def take(self, number: int) -> None:
        """Take the choice with this number."""
        action = self.choices()[number]["action"]
        self.local.command(self.number, Play(action, self.now["table"]["number"]))


def main() -> None:
    """Set up a table, and play until the game is over."""
    options = argparse.ArgumentParser()
    options.add_argument("--game", choices=list(GAMES), default="septentrick")
    options.add_argument("--seed", default="iceberg")
    options.add_argument("--watch", action="store_true", help="always take the first choice")
    given = options.parse_args()
    local = LocalTable(seeded_header(given.game, given.seed))
    ada = Person(local, "Ada", local.join("Ada"))
    if given.watch:
        Person(local, "a spectator", 0)
    local.command(ada.number, Sit(0))
    for seat in range(1, len(local.table.seats)):
        local.command(ada.number, SeatBot(seat, "steady"))
    local.command(ada.number, Start())
    while not local.table.is_over():
        for number, choice in enumerate(ada.choices()):
            print(f"{number:3} {choice['words']}")
        try:
            ada.take(0 if given.watch else int(input("Which one? ")))
        except (ValueError, IndexError):
            print("One of the numbers, please.")


if __name__ == "__main__":
    main()
