"""Playouts: random games, played to the end inside the engine."""

from __future__ import annotations

from lifeboat.core.dice import Dice
from lifeboat.septentrick.questions import OVER
from lifeboat.septentrick.state import State


def play_out(state: State, dice: Dice) -> int:
    """Play out `state` with uniformly random legal actions, and return how many it took."""
    decisions = 0
    while state.asks != OVER:
        legal = state.legal()
        state.advance(legal[dice.below(len(legal))])
        decisions += 1
    return decisions
