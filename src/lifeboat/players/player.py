"""The `Player` protocol, which every bot implements, and the `Budget` it gets for a decision."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from lifeboat.core.dice import Dice


class Budget(NamedTuple):
    """How long a player may think about one decision, or a solver about one position.

    Thinking stops at whichever limit is reached first. A player that doesn't search ignores both.
    """

    playouts: int = 1000
    """The maximum number of games to simulate; for a solver, of positions to look at."""
    seconds: float = 2.0
    """The maximum number of seconds to take."""


class Player(Protocol):
    """A program that decides for a seat.

    It keeps nothing from one decision to the next, so it can take over any seat at any time.
    """

    @property
    def name(self) -> str:
        """The player's name in commands and records."""

    @property
    def searches(self) -> bool:
        """Whether the player thinks ahead within its budget, rather than answering at once."""

    def choose(self, view: Any, dice: Dice, budget: Budget) -> int:
        """Return one of the legal actions, given the view of the seat that decides.

        The same view, dice and playouts give the same choice, unless time runs out first.
        """
