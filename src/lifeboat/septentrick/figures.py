"""The things that reasons can mention in Septentrick: cards, suits and seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lifeboat.core.figures import Thing
from lifeboat.septentrick.cards import SUIT_NAMES, card_text

CARD: Final = "card"
SUIT: Final = "suit"
SEAT: Final = "seat"


def _seat_text(seat: int) -> str:
    return str(seat + 1)


NOTATION: Final[dict[str, Callable[[int], str]]] = {
    CARD: card_text,
    SUIT: SUIT_NAMES.__getitem__,
    SEAT: _seat_text,
}


def card_figure(kind: int) -> Thing:
    """Return a card as a thing that a reason can mention."""
    return Thing(CARD, (kind,))


def suit_figure(suit: int) -> Thing:
    """Return a suit as a thing that a reason can mention."""
    return Thing(SUIT, (suit,))


def seat_figure(seat: int) -> Thing:
    """Return a seat as a thing that a reason can mention."""
    return Thing(SEAT, (seat,))


def figure_text(thing: Thing) -> str:
    """Return a thing in notation: a card, the name of a suit, or a seat counted from 1."""
    return NOTATION[thing.kind](thing.numbers[0])
