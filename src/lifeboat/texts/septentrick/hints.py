"""The values that fill the messages of Septentrick's hints."""

from __future__ import annotations

from lifeboat.core.events import NO_SEAT
from lifeboat.core.figures import Thing
from lifeboat.septentrick import figures as kinds
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.hints import number_words
from lifeboat.texts.septentrick.names import (
    card_name,
    people_count,
    ring_count,
    seat_values,
    suit_name,
)
from lifeboat.texts.septentrick.tally import tally_words
from lifeboat.texts.words import Figures


def hint_values(texts: Texts, figures: Figures) -> dict[str, str | int | float]:
    """Return the values that fill a reason's message, with its figures put into words."""
    values: dict[str, str | int | float] = {}
    for name, figure in figures.items():
        match figure:
            case Thing(kinds.SEAT, (seat,)):
                values |= seat_values(texts, NO_SEAT, seat)
            case Thing(kinds.CARD, (card,)):
                values[name] = card_name(texts, card)
            case Thing(_, suits):
                values[name] = suit_name(texts, suits[0])
            case "you":
                values |= {"who": "you", "seat": 0, "name": ""}
            case int() if name == "rings":
                values[name] = ring_count(texts, figure)
            case int() if name == "people":
                values[name] = people_count(texts, figure)
            case _:
                values[name] = number_words(texts, name, figure)
    match figures:
        case {"total-rings": int(rings), "total-people": int(people)}:
            values["tally"] = tally_words(texts, rings, people)
    return values
