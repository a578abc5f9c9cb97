"""The beginner: a gentle player for any game that has a steady one."""

from __future__ import annotations

from typing import Any, Final

from lifeboat.core.dice import Dice
from lifeboat.players.player import Budget, Player

SLIP: Final = 5
"""One in this many decisions is a slip."""


class Beginner:
    """A player that knows what a steady player would do, but often doesn't think of it.

    When it slips, each legal action is equally likely, the right one included.
    """

    name = "beginner"
    searches = False

    def __init__(self, steady: Player) -> None:
        self.steady = steady

    def choose(self, view: Any, dice: Dice, budget: Budget) -> int:
        """Return what the steady player would choose, or any legal action if this is a slip."""
        legal: list[int] = view.legal
        if dice.below(SLIP) == 0:
            return legal[dice.below(len(legal))]
        return self.steady.choose(view, dice, budget)
