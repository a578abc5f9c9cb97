"""How promising a position is, in hundredths of a saved passenger, to somebody who sees all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.titanic.steady.card_worth import KEPT
from lifeboat.titanic.state import State

SAVED: Final[i64] = 100
"""A passenger in a group."""
PAGE: Final[i64] = 300
"""A page not yet turned,"""
PASSAGE: Final[i64] = 300
"""and as much of the stack as is not yet in the discard,"""
IN_STACK: Final[i64] = 5
"""and each card in it."""
HIDDEN: Final[i64] = 40
"""A card that does not lie face down in a line."""
BLOCKED: Final[i64] = 40
"""A card that does not lie before a lower one of its class."""
LAID: Final[i64] = 10
"""A card that lies on another one's run."""
HAND: Final[i64] = 60
"""How much of what an action card is worth to the steady player it is worth here, in percent."""
HOPE: Final[i64] = 20
"""A point that can still be reached, once all can be saved."""


def promise(state: State) -> i64:
    """What the position is worth; only the difference between two positions means anything."""
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
    """The less is hidden and the less lies in the way, the better."""
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
    """What the action cards of a bundle are worth to the steady player."""
    worth: i64 = 0
    card: i64 = 0
    while bundle:
        worth += (bundle & 3) * KEPT[card]
        bundle >>= 2
        card += 1
    return worth
