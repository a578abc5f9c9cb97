"""The random player: every legal action is equally likely."""

from __future__ import annotations

from lifeboat.core.dice import Dice
from lifeboat.core.games import View
from lifeboat.players.player import Budget


class RandomPlayer:
    """Plays any game, badly."""

    name = "random"
    searches = False

    def choose(self, view: View, dice: Dice, budget: Budget) -> int:
        """Any of the legal actions."""
        return view.legal[dice.below(len(view.legal))]
