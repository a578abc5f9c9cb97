"""The Player protocol: somebody who decides for a seat."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from lifeboat.core.dice import Dice


class Budget(NamedTuple):
    """How much a player may think about one decision; whichever runs out first ends it.

    A player that does not search has no use for it.
    """

    playouts: int = 1000
    """Games played out in thought; a solver counts the positions that it looks at."""
    seconds: float = 2.0
    """Time on the clock."""


class Player(Protocol):
    """A strategy. It keeps nothing between decisions, so any seat can be taken over at any time."""

    @property
    def name(self) -> str:
        """The name by which it is called in commands and records."""

    @property
    def searches(self) -> bool:
        """Whether it thinks as long as its budget lets it; else it answers at once."""

    def choose(self, view: Any, dice: Dice, budget: Budget) -> int:
        """One of the legal actions of the view, which is that of the seat that decides.

        The same view, the same dice and the same number of playouts give the same choice.
        """
