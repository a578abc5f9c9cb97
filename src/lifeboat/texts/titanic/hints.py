"""The figures of hints at SOS Titanic, as their messages want them."""

from __future__ import annotations

from lifeboat.texts.catalogue import Texts
from lifeboat.texts.hints import number_words
from lifeboat.texts.titanic.names import action_card_name, place_values, the_cards
from lifeboat.texts.words import Figures
from lifeboat.titanic.cards.bundles import NAMES, read_action_card
from lifeboat.titanic.passengers import read_card
from lifeboat.titanic.places import read_place


def hint_values(texts: Texts, figures: Figures) -> dict[str, str | int | float]:
    """Return the figures of a reason in words."""
    values: dict[str, str | int | float] = {}
    for name, figure in figures.items():
        if name in ("line", "place"):
            values |= place_values(read_place(str(figure)))
        elif name == "who":
            values[name] = texts.say(f"titanic-crew-{figure}.short")
        elif name in ("card", "cards") and isinstance(figure, str):
            values[name] = texts.listed([_card_words(texts, one) for one in figure.split(",")])
        else:
            values[name] = number_words(texts, name, figure)
    return values


def _card_words(texts: Texts, word: str) -> str:
    """Return a passenger, or an action card by its name."""
    if word in NAMES:
        return action_card_name(texts, read_action_card(word))
    return the_cards(texts, [read_card(word)])
