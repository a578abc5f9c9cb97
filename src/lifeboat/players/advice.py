"""Advice: what a searching player thinks of every action, and why.

A value is what the crew can expect: a score in SOS Titanic, a chance of winning in Septentrick.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

from lifeboat.core.dice import Dice
from lifeboat.core.figures import Figure
from lifeboat.players.player import Budget, Player

Z: Final = 1.959964
"""Half the width of a 95% interval, in standard errors."""


class Reason(NamedTuple):
    """A fact for or against an action, worked out from what the seat knows.

    `lifeboat.texts` turns it into a sentence.
    """

    name: str
    """Which sentence to use: the message `reason-<name>` in the catalogues."""
    figures: dict[str, Figure]
    """The values to put into the sentence, by name."""


class Option(NamedTuple):
    """A legal action, with an estimate of its value."""

    action: int
    value: float
    """What the crew can expect after the action; in a hint, -inf if the action was tried at most
    once.
    """
    error: float
    """Half the width of the value's 95% interval."""
    playouts: int
    """The number of simulated games in which the action was tried."""
    reasons: list[Reason]


class Advice(NamedTuple):
    """The legal actions in a decision, best first. A hint keeps only the best ones and adds
    reasons.
    """

    options: list[Option]
    playouts: int
    """The total number of simulated games, for all options."""


class Adviser(Player, Protocol):
    """A player that can also say what it thinks of every legal action."""

    def advise(self, view: Any, dice: Dice, budget: Budget) -> Advice:
        """Return all legal actions, best first, given the view of the seat that decides.

        The options don't have reasons yet; `lifeboat.players.hints` adds them.
        """
