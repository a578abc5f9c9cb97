"""The random player, which can play any game."""

from __future__ import annotations

from lifeboat.core.dice import Dice
from lifeboat.core.games import View
from lifeboat.players.player import Budget


class RandomPlayer:
    """A player that chooses among the legal actions at random."""

    name = "random"
    searches = False

    def choose(self, view: View, dice: Dice, budget: Budget) -> int:
        """Return one of the legal actions, each equally likely."""
        return view.legal[dice.below(len(view.legal))]
