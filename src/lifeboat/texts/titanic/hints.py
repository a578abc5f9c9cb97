"""The values that fill the messages of SOS Titanic's hints."""

from __future__ import annotations

from lifeboat.core.figures import Thing
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.hints import number_words
from lifeboat.texts.titanic.names import action_card_name, crew_name, place_values, the_cards
from lifeboat.texts.words import Figures
from lifeboat.titanic import figures as kinds


def hint_values(texts: Texts, figures: Figures) -> dict[str, str | int | float]:
    """Return the values that fill a reason's message, with its figures put into words."""
    values: dict[str, str | int | float] = {}
    for name, figure in figures.items():
        match figure:
            case Thing(kinds.PLACE, (place,)):
                values |= place_values(place)
            case Thing(kinds.PASSENGER, (card,)):
                values[name] = the_cards(texts, [card])
            case Thing(_, cards):
                values[name] = texts.listed([action_card_name(texts, card) for card in cards])
            case _ if name == "who":
                values[name] = crew_name(texts, str(figure))
            case _:
                values[name] = number_words(texts, name, figure)
    return values
