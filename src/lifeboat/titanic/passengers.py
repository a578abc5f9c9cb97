"""Passengers and mysteries as small integers, and their text forms (T1, T36).

=====  ==============================================
bits   meaning
=====  ==============================================
0      anchor
1      class: 0 first, 1 second
2-6    rank, 1 to 13 or 17; 0 for an unnamed mystery
7      mystery
=====  ==============================================

Class and rank together are a card's *kind*, which is all that counts in lines and groups: a card
may lie on one whose kind is 2 higher, the next rank of the same class. Cards sort by rank, then
class, then anchor.

In text, a card is its class, rank and anchor: ``f7``, ``s12+``; a mystery ends in ``?``: ``f7?``
stands for a first class 7, ``f?`` has no rank yet. ``?`` alone is a card that isn't known.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.errors import NotationError

FIRST: Final = 0
SECOND: Final = 1
CLASSES: Final = "fs"
HIGHEST_FIRST: Final = 13
HIGHEST_SECOND: Final = 17
HIGHEST_RANK: Final = HIGHEST_SECOND
TOP_RANK: Final[tuple[int, ...]] = (HIGHEST_FIRST, HIGHEST_SECOND)
"""The highest rank of each class; such a passenger may start an empty line (T9)."""
TOP_KIND_FIRST: Final = HIGHEST_FIRST << 1 | FIRST
TOP_KIND_SECOND: Final = HIGHEST_SECOND << 1 | SECOND
PASSENGER_COUNT: Final = 2 * (HIGHEST_FIRST + HIGHEST_SECOND)
"""The number of passengers: two of each kind, one of them with an anchor (T1)."""
MYSTERY: Final = 128
ANCHOR: Final = 1
UNKNOWN: Final = 0
"""A card that isn't known, in views."""


def passenger(klass: int, rank: int, anchor: bool) -> int:
    """Return the passenger of this class and rank, with or without an anchor."""
    return rank << 2 | klass << 1 | int(anchor)


def mystery(klass: int, rank: int) -> int:
    """Return the mystery of this class, standing for this rank; 0 means no rank yet."""
    return MYSTERY | rank << 2 | klass << 1


def kind_of(card: i64) -> i64:
    """Return the card's kind: its class and rank together."""
    return (card >> 1) & 63


def rank_of(card: i64) -> i64:
    """Return the card's rank, or 0 for an unnamed mystery."""
    return (card >> 2) & 31


def class_of(card: i64) -> i64:
    """Return the card's class: 0 for first, 1 for second."""
    return (card >> 1) & 1


def is_mystery(card: i64) -> bool:
    """Return whether the card is a Mystery Passenger, named or not."""
    return card >= MYSTERY


def is_top(kind: i64) -> bool:
    """Return whether a passenger of this kind may start an empty line (T9)."""
    return kind in (TOP_KIND_FIRST, TOP_KIND_SECOND)


PASSENGERS: Final[list[int]] = sorted(
    passenger(klass, rank, anchor)
    for klass in (FIRST, SECOND)
    for rank in range(1, TOP_RANK[klass] + 1)
    for anchor in (False, True)
)
"""All passengers, sorted; actions refer to a passenger by its index in this list."""


def index_of(card: i64) -> i64:
    """Return the index of a card in PASSENGERS; mysteries of any rank come after all passengers.

    There are four passengers of every rank up to 13, then two of every rank. (This is faster than
    a table.)
    """
    if is_mystery(card):
        return PASSENGER_COUNT + class_of(card)
    if rank_of(card) <= HIGHEST_FIRST:
        return card - 4
    return 2 * HIGHEST_FIRST + 2 * rank_of(card) - 2 + (card & ANCHOR)


def card_of_index(index: int) -> int:
    """Return the card with this index; a mystery is returned without a rank."""
    if index < PASSENGER_COUNT:
        return PASSENGERS[index]
    return mystery(index - PASSENGER_COUNT, 0)


def card_text(card: int) -> str:
    """Return the card as text, such as ``f7``, ``s12+``, ``f7?``, ``f?`` or ``?``."""
    if card == UNKNOWN:
        return "?"
    rank = str(rank_of(card)) if rank_of(card) else ""
    mark = "?" if is_mystery(card) else "+" if card & ANCHOR else ""
    return CLASSES[class_of(card)] + rank + mark


CARD_BY_TEXT: Final[dict[str, int]] = {
    **{card_text(card): card for card in PASSENGERS},
    **{
        card_text(mystery(klass, rank)): mystery(klass, rank)
        for klass in (FIRST, SECOND)
        for rank in range(TOP_RANK[klass] + 1)
    },
}


def read_card(text: str) -> int:
    """Read a card from its text; raise `NotationError` if it isn't one."""
    card = CARD_BY_TEXT.get(text.lower())
    if card is None:
        raise NotationError("card", text, "f1-f13, s1-s17, with + for an anchor, ? for a mystery")
    return card
