"""Why an action is refused, in words: the facts come from the rules, the sentences from here."""

from __future__ import annotations

from lifeboat.core.errors import NOWHERE, Reason
from lifeboat.septentrick.cards import SUIT_NAMES
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick import names as septentrick_names
from lifeboat.texts.titanic.names import (
    Values,
    action_card_name,
    at_place,
    on_line,
    the_cards,
    to_place,
)
from lifeboat.titanic.places import LINES


def reason_words(texts: Texts, reason: Reason) -> str:
    """Say what can't go where, and why."""
    values = _titanic_values if reason.game == "titanic" else _septentrick_values
    return texts.say(f"{reason.game}-refused-{reason.name}", **values(texts, reason))


def _titanic_values(texts: Texts, reason: Reason) -> Values:
    values: Values = {"number": reason.number}
    if reason.name.startswith("card-"):
        values["card"] = action_card_name(texts, reason.cards[0])
    elif reason.cards:
        values["cards"] = the_cards(texts, reason.cards)
    if reason.onto:
        values["onto"] = the_cards(texts, reason.onto)
    if reason.place != NOWHERE:
        values |= {"to": to_place(texts, reason.place), "at": at_place(texts, reason.place)}
        if reason.place < LINES:
            values["on"] = on_line(texts, reason.place)
    return values


def _septentrick_values(texts: Texts, reason: Reason) -> Values:
    if not reason.cards:
        return {}
    return {
        "card": septentrick_names.card_names(texts, reason.cards),
        "suit": texts.say(f"septentrick-suit-{SUIT_NAMES[reason.number]}"),
    }
