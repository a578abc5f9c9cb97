"""The things that a hint's reasons can name in SOS Titanic, and their notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lifeboat.core.figures import Thing
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.passengers import card_text
from lifeboat.titanic.places import place_text

PASSENGER: Final = "passenger"
ACTION_CARD: Final = "action-card"
PLACE: Final = "place"

NOTATION: Final[dict[str, Callable[[int], str]]] = {
    PASSENGER: card_text,
    ACTION_CARD: NAMES.__getitem__,
    PLACE: place_text,
}


def passenger_figure(card: int) -> Thing:
    """Return a passenger, which may be a mystery, as a figure."""
    return Thing(PASSENGER, (card,))


def action_card_figure(*cards: int) -> Thing:
    """Return action cards as a figure."""
    return Thing(ACTION_CARD, cards)


def place_figure(place: int) -> Thing:
    """Return a place, such as a line or a group, as a figure."""
    return Thing(PLACE, (place,))


def figure_text(thing: Thing) -> str:
    """Return a thing in notation."""
    return ",".join([NOTATION[thing.kind](number) for number in thing.numbers])
