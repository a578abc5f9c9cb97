"""Sets of passengers, stored as integers, and the odds of drawing from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.titanic.passengers import HIGHEST_FIRST

FIRST_KIND: Final = 2
"""The lowest kind: rank 1 of the first class."""
RANKS_OF_BOTH: Final = (1 << 2 * HIGHEST_FIRST) - 1
"""A bit for each kind of the ranks that both classes have."""
FIRST_LONE_KIND: Final = 2 * HIGHEST_FIRST + 3
"""The lowest kind whose rank only the second class has."""
FIRST_LONE_INDEX: Final = 4 * HIGHEST_FIRST
"""The index of the first passenger of that kind."""
RANKS_OF_SECOND: Final = 0b1010101
"""A bit for each kind of the ranks that only the second class has."""


def cards_of_kinds(kinds: i64) -> i64:
    """Return the set of all passengers of these kinds; `kinds` has a bit for each kind."""
    both: i64 = kinds >> FIRST_KIND & RANKS_OF_BOTH
    second: i64 = kinds >> FIRST_LONE_KIND & RANKS_OF_SECOND
    return doubled(both) | (second | second << 1) << FIRST_LONE_INDEX


def doubled(bits: i64) -> i64:
    """Return twice as many bits, with two neighbouring copies of each of the 26 given ones."""
    bits = (bits | bits << 16) & 0x0000FFFF0000FFFF
    bits = (bits | bits << 8) & 0x00FF00FF00FF00FF
    bits = (bits | bits << 4) & 0x0F0F0F0F0F0F0F0F
    bits = (bits | bits << 2) & 0x3333333333333333
    bits = (bits | bits << 1) & 0x5555555555555555
    return bits | bits << 1


def count(cards: i64) -> i64:
    """Return the number of cards in a set."""
    cards -= cards >> 1 & 0x5555555555555555
    cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 127


def chance_of_none(pool: i64, wanted: i64, draws: i64) -> float:
    """Return the chance that none of `draws` cards drawn from a pool is wanted.

    `pool` and `wanted` are numbers of cards.
    """
    chance = 1.0
    while draws > 0 and pool > 0:
        chance *= chance_of_miss(pool, wanted)
        pool -= 1
        draws -= 1
    return chance


def chance_of_miss(pool: i64, wanted: i64) -> float:
    """Return the chance that a card drawn from a pool isn't wanted; 1 if the pool is empty."""
    if pool <= 0:
        return 1.0
    if pool <= wanted:
        return 0.0
    return float(pool - wanted) / float(pool)
