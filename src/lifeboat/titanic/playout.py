"""Playouts: playing a game to its end at random, in the engine's own loop."""

from __future__ import annotations

from lifeboat.core.dice import Dice
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.state import State


def play_out(state: State, dice: Dice) -> int:
    """Play uniformly random legal actions until the game is over; return how many were played."""
    decisions = 0
    while state.asks != OVER:
        legal = state.legal()
        state.advance(legal[dice.below(len(legal))])
        decisions += 1
    return decisions
