"""The names of SOS Titanic's cards, places, crew members and seats, as used in messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lifeboat.texts.catalogue import Texts
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.passengers import ANCHOR, CLASSES, class_of, is_mystery, rank_of
from lifeboat.titanic.places import BOAT, GROUPS, LINES

Values = dict[str, str | int]
PLACES_OF_CLASS: Final = ("group-f", "group-s")


def card_values(card: int) -> Values:
    """Return the values for messages about a passenger or a mystery."""
    return {
        "class": CLASSES[class_of(card)],
        "rank": rank_of(card),
        "anchor": "yes" if card & ANCHOR else "no",
    }


def card_name(texts: Texts, card: int) -> str:
    """Return the name of a passenger or a mystery, as used in a list."""
    message = "titanic-mystery" if is_mystery(card) else "titanic-passenger"
    return texts.say(message, **card_values(card))


def card_names(texts: Texts, cards: Sequence[int]) -> str:
    """Return the names of several cards, with *and* before the last."""
    return texts.listed([card_name(texts, card) for card in cards])


def brief_names(texts: Texts, cards: Sequence[int]) -> str:
    """Return the names of cards for a line of the log, shortened if there are several."""
    if len(cards) == 1:
        return card_name(texts, cards[0])
    return texts.listed([_brief_name(texts, card) for card in cards])


def _brief_name(texts: Texts, card: int) -> str:
    if is_mystery(card):
        return card_name(texts, card)
    return texts.say("titanic-brief", **card_values(card))


def the_cards(texts: Texts, run: Sequence[int]) -> str:
    """Return the name of a card or a run, as the object of a sentence.

    `run` begins with the card at the back.
    """
    if len(run) == 1:
        message = "titanic-the-mystery" if is_mystery(run[0]) else "titanic-the-passenger"
        return texts.say(message, **card_values(run[0]))
    ends: Values = {"high": rank_of(run[0]), "low": rank_of(run[-1])}
    return texts.say("titanic-the-run", **card_values(run[0]), **ends)


def place_values(place: int) -> Values:
    """Return the values for messages about a deck, the boat or a group."""
    if place < BOAT:
        return {"place": "deck", "number": place + 1}
    if place < LINES:
        return {"place": "boat", "number": 1}
    group = place - GROUPS
    return {"place": PLACES_OF_CLASS[group >> 1], "number": (group & 1) + 1}


def place_name(texts: Texts, place: int) -> str:
    """Return the name of a deck, the boat or a group, as a label."""
    values = place_values(place)
    return texts.say(f"titanic-place-{values['place']}", **values)


def from_line(texts: Texts, line: int) -> str:
    """Return a phrase for where a card leaves from, such as "from deck 2"."""
    return texts.say("titanic-from", **place_values(line))


def to_place(texts: Texts, place: int) -> str:
    """Return a phrase for where a card goes, such as "to deck 2"."""
    return texts.say("titanic-to", **place_values(place))


def at_place(texts: Texts, place: int) -> str:
    """Return a phrase for where a card is put, such as "on deck 2" or "in first-class group 1"."""
    return texts.say("titanic-at", **place_values(place))


def the_line(texts: Texts, line: int) -> str:
    """Return the name of a line as the object of a sentence, such as "deck 2"."""
    return texts.say("titanic-line", **place_values(line))


def of_line(texts: Texts, line: int) -> str:
    """Return the name of a line in the genitive, such as "of deck 2"."""
    return texts.say("titanic-of", **place_values(line))


def on_line(texts: Texts, line: int) -> str:
    """Return a phrase for where a card is, such as "on deck 2"."""
    return texts.say("titanic-on", **place_values(line))


def action_card_name(texts: Texts, card: int) -> str:
    """Return the name of an action card."""
    return texts.say(f"titanic-card-{NAMES[card]}")


def crew_name(texts: Texts, member: str) -> str:
    """Return the short name of a crew member."""
    return texts.say(f"titanic-crew-{member}.short")


def seat_name(texts: Texts, crew: Sequence[str], seat: int) -> str:
    """Return the name of the person or bot in a seat, or of its crew member if there is no name."""
    return texts.name(seat) or crew_name(texts, crew[seat])


def to_reader(texts: Texts, message: str, seat: int) -> str:
    """Return the id of a message about a seat, in the form with "you" if the reader sits there."""
    return f"{message}.you" if texts.is_reader(seat) else message
