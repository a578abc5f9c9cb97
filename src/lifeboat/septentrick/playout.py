"""Playouts: random games, played to the end inside the engine."""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.core.dice import Dice
from lifeboat.septentrick.actions import pass_at, pass_count
from lifeboat.septentrick.cards import kind_at, kind_count
from lifeboat.septentrick.questions import ASK_PASS, ASK_PLAY, OVER
from lifeboat.septentrick.state import State


def play_out(state: State, dice: Dice) -> int:
    """Play out `state` with uniformly random legal actions, and return how many it took."""
    decisions = 0
    while state.asks != OVER:
        state.advance(random_action(state, dice))
        decisions += 1
    return decisions


def random_action(state: State, dice: Dice) -> i64:
    """Return a random one of the legal actions, each equally likely.

    It is the one that the dice pick from the sorted list of `State.legal`, but where there are
    many, no list is built.
    """
    if state.asks == ASK_PLAY:
        cards: i64 = state.playable()
        return kind_at(cards, dice.below(kind_count(cards)))
    if state.asks == ASK_PASS:
        hand: i64 = state.hands[state.active]
        return pass_at(hand, dice.below(pass_count(hand)))
    legal = state.legal()
    return legal[dice.below(len(legal))]
