"""The figures of hints at Septentrick, as their messages want them."""

from __future__ import annotations

from lifeboat.septentrick.cards import SUIT_NAMES, read_card
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.hints import number_words
from lifeboat.texts.septentrick.names import card_name, people_count, ring_count, suit_name
from lifeboat.texts.septentrick.tally import tally_words
from lifeboat.texts.words import Figures


def hint_values(texts: Texts, figures: Figures) -> dict[str, str | int | float]:
    """Return the figures of a reason in words."""
    values: dict[str, str | int | float] = {}
    for name, figure in figures.items():
        if name == "player":
            is_reader = figure == "you"
            values |= {"who": "you" if is_reader else "seat", "seat": 0 if is_reader else figure}
        elif name == "card":
            values[name] = card_name(texts, read_card(str(figure))) if figure else ""
        elif name == "suit":
            values[name] = suit_name(texts, SUIT_NAMES.index(str(figure)))
        elif name == "rings":
            values[name] = ring_count(texts, int(figure))
        elif name == "people":
            values[name] = people_count(texts, int(figure))
        else:
            values[name] = number_words(texts, name, figure)
    if "total-rings" in figures:
        rings, people = int(figures["total-rings"]), int(figures["total-people"])
        values["tally"] = tally_words(texts, rings, people)
    return values
