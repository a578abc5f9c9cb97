"""Sets of passengers, stored as integers, and the odds of drawing from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lifeboat.titanic.knowledge import LAST_BIT
from lifeboat.titanic.passengers import MYSTERY, PASSENGERS, index_of, kind_of

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board

KINDS: Final = 41
"""The number of kinds, with some past the highest rank, which a full group would need next."""
CARDS_OF_KIND: Final[list[int]] = [
    sum([1 << at for at, card in enumerate(PASSENGERS) if kind_of(card) == kind])
    for kind in range(KINDS)
]
"""For each kind, the set of its two passengers; empty for a kind that doesn't exist."""


def open_cards(board: Board) -> i64:
    """Return the set of all passengers that aren't hidden, including those in the discard pile."""
    seen: i64 = 0
    line: i64 = 0
    for cards in board.lines:
        at: i64 = board.down[line]
        while at < len(cards):
            seen |= bit_of(cards[at])
            at += 1
        line += 1
    for group in board.groups:
        for card in group:
            seen |= bit_of(card)
    for pile in (board.discard, board.drawn, board.arranged):
        for card in pile:
            seen |= bit_of(card)
    return seen


def bit_of(card: i64) -> i64:
    """Return the set that holds just this passenger; for a mystery, the empty set."""
    return 0 if card >= MYSTERY else LAST_BIT >> (61 - index_of(card))


def cards_of_kinds(kinds: i64) -> i64:
    """Return the set of all passengers of these kinds; `kinds` has a bit for each kind."""
    cards: i64 = 0
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            cards |= CARDS_OF_KIND[kind]
        kinds >>= 1
        kind += 1
    return cards


def count(cards: i64) -> i64:
    """Return the number of cards in a set."""
    size: i64 = 0
    while cards:
        cards &= cards - 1
        size += 1
    return size


def chance_of_none(pool: i64, wanted: i64, draws: i64) -> float:
    """Return the chance that none of `draws` cards drawn from a pool is wanted.

    `pool` and `wanted` are numbers of cards.
    """
    chance = 1.0
    while draws > 0 and pool > 0:
        chance *= float(max(pool - wanted, 0)) / float(pool)
        pool -= 1
        draws -= 1
    return chance
