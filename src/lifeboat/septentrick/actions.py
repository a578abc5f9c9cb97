"""Actions as integers, in ranges that never change within a version.

Each constant is the start of a range; adding a number to it gives an action:

=========  =====================================================================
constant   number
=========  =====================================================================
PLAY       kind of the card that is played to the trick (S7-S11)
PASS       index in PAIRS of the two cards that are passed to the left (S5)
KEEP       kind of the card that is kept, of the two received (S5)
TRUMP      suit that the Captain names (S4)
CAPTAIN    seat that becomes Captain (S4)
=========  =====================================================================

The functions here make actions; `meaning` takes them apart, and `notation` writes and reads them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.septentrick.cards import (
    KINDS,
    NO_PASSENGERS,
    RESCUE,
    SEA_CARDS,
    SUIT_COUNT,
    copies,
    kind_at,
    kind_count,
    kinds_of,
    unit_of,
)
from lifeboat.septentrick.edition import MOST_PLAYERS

PASSABLE: Final = (*range(SEA_CARDS), RESCUE)
"""The kinds of cards that may be passed (S5)."""
PAIRS: Final = [
    (low, high)
    for at, low in enumerate(PASSABLE)
    for high in PASSABLE[at:]
    if low != high or low == RESCUE
]
"""All pairs of cards that can be passed together, the lower kind first."""
PAIR_HANDS: Final = [unit_of(low) + unit_of(high) for low, high in PAIRS]
"""The pairs in PAIRS as hands, in the same order."""

PLAY: Final = 0
PASS: Final = KINDS
KEEP: Final = PASS + len(PAIRS)
TRUMP: Final = KEEP + KINDS
CAPTAIN: Final = TRUMP + SUIT_COUNT
ACTIONS: Final = CAPTAIN + MOST_PLAYERS
"""The total number of actions."""

PASS_BY_HAND: Final[dict[int, int]] = {hand: PASS + at for at, hand in enumerate(PAIR_HANDS)}
"""The action that passes each pair of cards, keyed by the pair as a hand."""


def play_of(kind: i64) -> i64:
    """Return the action that plays this card to the trick."""
    return PLAY + kind


def pass_of(hand: int) -> int:
    """Return the action that passes the two cards of a hand, which must be in PAIR_HANDS."""
    return PASS_BY_HAND[hand]


def keep_of(kind: i64) -> i64:
    """Return the action that keeps this card of the two received."""
    return KEEP + kind


def trump_of(suit: int) -> int:
    """Return the action that names a trump suit."""
    return TRUMP + suit


def captain_of(seat: int) -> int:
    """Return the action that makes a seat Captain."""
    return CAPTAIN + seat


def pass_count(hand: i64) -> i64:
    """Return the number of actions that pass two cards from this hand (S5)."""
    kinds: i64 = kind_count(hand & NO_PASSENGERS)
    pairs: i64 = kinds * (kinds - 1) // 2
    if copies(hand, RESCUE) > 1:
        pairs += 1
    return pairs


def pass_at(hand: i64, index: i64) -> i64:
    """Return an action that passes two cards from this hand, by its index in `passes_of`."""
    cards: i64 = hand & NO_PASSENGERS
    kinds: i64 = kind_count(cards)
    low: i64 = 0
    while low < kinds - 1 and index >= kinds - 1 - low:
        index -= kinds - 1 - low
        low += 1
    if low == kinds - 1:
        return PASS_BY_HAND[2 * unit_of(RESCUE)]
    return PASS_BY_HAND[unit_of(kind_at(cards, low)) + unit_of(kind_at(cards, low + 1 + index))]


def passes_of(hand: int) -> list[int]:
    """Return every action that passes two cards from this hand, sorted (S5)."""
    cards = kinds_of(hand & NO_PASSENGERS)
    units = [unit_of(kind) for kind in cards]
    actions: list[int] = []
    for at, low in enumerate(units):
        for high in units[at + 1 :]:
            action = PASS_BY_HAND[low + high]
            if not actions or action > actions[-1]:
                actions.append(action)
    return actions
