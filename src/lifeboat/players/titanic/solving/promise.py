"""How promising a position is with all cards visible, in hundredths of a saved passenger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.titanic.steady.card_worth import KEPT
from lifeboat.titanic.state import State

SAVED: Final[i64] = 100
"""The worth of a passenger in a group."""
PAGE: Final[i64] = 300
"""The worth of a page that hasn't been turned yet."""
PASSAGE: Final[i64] = 300
"""The deduction if the whole stack is in the discard pile; proportionally less if only part is."""
IN_STACK: Final[i64] = 5
"""The worth of each card in the stack."""
HIDDEN: Final[i64] = 40
"""The deduction for each face-down card in a line."""
BLOCKED: Final[i64] = 40
"""The deduction for each card in front of a lower one of its class."""
LAID: Final[i64] = 10
"""The worth of each face-up card in a line, except the first."""
HAND: Final[i64] = 60
"""The percentage of an action card's worth to the steady player that counts here."""
HOPE: Final[i64] = 20
"""The worth of each point of the upper bound, if a sweep aims for more than saving everybody."""
REACHED: Final[i64] = 300
"""The worth of each point that a rollout from the position reaches."""


def promise(state: State) -> i64:
    """Return what the position is worth; only differences between positions mean anything."""
    worth: i64 = lines_worth(state) - PAGE * state.turned
    for group in state.groups:
        worth += SAVED * len(group)
    for hand in state.hands:
        worth += HAND * bundle_worth(hand) // 100
    stack: i64 = len(state.stack)
    discard: i64 = len(state.discard)
    if discard:
        worth -= PASSAGE * discard // (stack + discard)
    return worth + IN_STACK * stack


def lines_worth(state: State) -> i64:
    """Return what the lines are worth: the fewer cards are hidden or in the way, the more."""
    worth: i64 = 0
    line: i64 = 0
    for cards in state.lines:
        down: i64 = state.down[line]
        worth -= HIDDEN * down
        if len(cards) > down:
            worth += LAID * (len(cards) - down - 1)
        lowest_first: i64 = 99
        lowest_second: i64 = 99
        for card in cards:
            rank: i64 = card >> 2 & 31
            lowest: i64 = lowest_second if card & 2 else lowest_first
            if rank > lowest:
                worth -= BLOCKED
            elif card & 2:
                lowest_second = rank
            else:
                lowest_first = rank
        line += 1
    return worth


def bundle_worth(bundle: i64) -> i64:
    """Return what the action cards of a bundle are worth to the steady player."""
    worth: i64 = 0
    card: i64 = 0
    while bundle:
        worth += (bundle & 3) * KEPT[card]
        bundle >>= 2
        card += 1
    return worth
