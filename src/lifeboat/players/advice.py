"""Advice: what a player that searches thinks of every action, and why.

A value is what the crew can expect: points in SOS Titanic, the chance to win in Septentrick.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

from lifeboat.core.dice import Dice
from lifeboat.core.figures import Figure
from lifeboat.players.player import Budget, Player

Z: Final = 1.959964
"""The normal quantile of a 95 % interval."""


class Reason(NamedTuple):
    """One thing counted out from what the seat knows; the texts make a sentence of it."""

    name: str
    """Which sentence: the message `reason-<name>` of the catalogues."""
    figures: dict[str, Figure]
    """What goes into it."""


class Option(NamedTuple):
    """A legal action with its estimate."""

    action: int
    value: float
    """What the crew can expect after it."""
    error: float
    """Half of the 95 % interval of the value."""
    playouts: int
    """In how many games played out in thought it was tried."""
    reasons: list[Reason]


class Advice(NamedTuple):
    """The legal actions of a decision, the best first; with reasons, the best ones alone."""

    options: list[Option]
    playouts: int
    """How many games were played out in thought, for all options together."""


class Adviser(Player, Protocol):
    """A player that can say what it thinks of every action."""

    def advise(self, view: Any, dice: Dice, budget: Budget) -> Advice:
        """The legal actions of the view, which is that of the seat that decides, best first.

        It gives no reasons: see `lifeboat.players.hints`.
        """
