"""Hints in words: what an option is worth, and each reason as a sentence.

A reason comes as a name and its figures, which are numbers, chances from 0 to 1, and cards, places
and players in notation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite
from typing import Final

from lifeboat.septentrick.cards import SUIT_NAMES
from lifeboat.septentrick.cards import read_card as read_sea_card
from lifeboat.texts.amounts import shown
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick import names as septentrick_names
from lifeboat.texts.septentrick.tally import tally_words
from lifeboat.texts.titanic import names as titanic_names
from lifeboat.titanic.cards.bundles import NAMES, read_action_card
from lifeboat.titanic.passengers import read_card
from lifeboat.titanic.places import read_place

Figures = Mapping[str, str | int | float]
Values = dict[str, str | int | float]

LEAST: Final = 0.01
"""A smaller chance is not given as a number, and neither is one as close to certainty."""


def estimate_text(texts: Texts, game: str, value: float, error: float) -> str:
    """What an option is worth: points, or a chance to win, give or take half of an interval."""
    if not isfinite(value):
        return texts.say("estimate-none")
    if not isfinite(error):
        return texts.say(f"estimate-{game}.rough", value=value)
    return texts.say(f"estimate-{game}", value=value, error=shown(game, error))


def reason_text(texts: Texts, game: str, name: str, figures: Figures) -> str:
    """A reason as a sentence."""
    return texts.say(f"reason-{name}", **WORDS[game](texts, figures))


def chance_text(texts: Texts, chance: float) -> str:
    """A chance in per cent; a small one is not called 0, nor a good one certain."""
    if 0 < chance < LEAST:
        return texts.say("chance-least")
    if 1 - LEAST < chance < 1:
        return texts.say("chance-most")
    return texts.say("chance", chance=chance)


def _number(texts: Texts, name: str, figure: str | int | float) -> str | int | float:
    """A figure that is no name: a chance or an average in words, else as it is."""
    if not isinstance(figure, float):
        return figure
    return texts.say("average", average=figure) if name == "average" else chance_text(texts, figure)


def titanic_values(texts: Texts, figures: Figures) -> Values:
    """The figures of SOS Titanic as its messages want them."""
    values: Values = {}
    for name, figure in figures.items():
        if name in ("line", "place"):
            values |= titanic_names.place_values(read_place(str(figure)))
        elif name == "who":
            values[name] = texts.say(f"titanic-crew-{figure}.short")
        elif name in ("card", "cards") and isinstance(figure, str):
            values[name] = texts.listed([_titanic_card(texts, one) for one in figure.split(",")])
        else:
            values[name] = _number(texts, name, figure)
    return values


def _titanic_card(texts: Texts, word: str) -> str:
    """A passenger, or an action card by its name."""
    if word in NAMES:
        return titanic_names.action_card_name(texts, read_action_card(word))
    return titanic_names.the_cards(texts, [read_card(word)])


def septentrick_values(texts: Texts, figures: Figures) -> Values:
    """The figures of Septentrick as its messages want them."""
    values: Values = {}
    for name, figure in figures.items():
        if name == "player":
            is_reader = figure == "you"
            values |= {"who": "you" if is_reader else "seat", "seat": 0 if is_reader else figure}
        elif name == "card":
            kind = read_sea_card(str(figure)) if figure else None
            values[name] = "" if kind is None else septentrick_names.card_name(texts, kind)
        elif name == "suit":
            suit = SUIT_NAMES.index(str(figure))
            values[name] = septentrick_names.suit_name(texts, suit)
        elif name == "rings":
            values[name] = septentrick_names.ring_count(texts, int(figure))
        elif name == "people":
            values[name] = septentrick_names.people_count(texts, int(figure))
        else:
            values[name] = _number(texts, name, figure)
    if "total-rings" in figures:
        rings, people = int(figures["total-rings"]), int(figures["total-people"])
        values["tally"] = tally_words(texts, rings, people)
    return values


WORDS: Final[dict[str, Callable[[Texts, Figures], Values]]] = {
    "titanic": titanic_values,
    "septentrick": septentrick_values,
}
"""How the figures of each game become words."""
