"""Names of SOS Titanic in words: cards, runs, lines, places, action cards, seats."""

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
    """What the messages about a single card want to know of it."""
    return {
        "class": CLASSES[class_of(card)],
        "rank": rank_of(card),
        "anchor": "yes" if card & ANCHOR else "no",
    }


def card_name(texts: Texts, card: int) -> str:
    """A passenger or a mystery as it is called in a list."""
    message = "titanic-mystery" if is_mystery(card) else "titanic-passenger"
    return texts.say(message, **card_values(card))


def card_names(texts: Texts, cards: Sequence[int]) -> str:
    """Several cards in a row."""
    return texts.listed([card_name(texts, card) for card in cards])


def the_cards(texts: Texts, run: Sequence[int]) -> str:
    """A card or a run as the object of a sentence; the back of the run comes first."""
    if len(run) == 1:
        message = "titanic-the-mystery" if is_mystery(run[0]) else "titanic-the-passenger"
        return texts.say(message, **card_values(run[0]))
    ends: Values = {"high": rank_of(run[0]), "low": rank_of(run[-1])}
    return texts.say("titanic-the-run", **card_values(run[0]), **ends)


def place_values(place: int) -> Values:
    """What the messages about a place want to know of it."""
    if place < BOAT:
        return {"place": "deck", "number": place + 1}
    if place < LINES:
        return {"place": "boat", "number": 1}
    group = place - GROUPS
    return {"place": PLACES_OF_CLASS[group >> 1], "number": (group & 1) + 1}


def place_name(texts: Texts, place: int) -> str:
    """A deck, the boat or a group as a label."""
    values = place_values(place)
    return texts.say(f"titanic-place-{values['place']}", **values)


def from_line(texts: Texts, line: int) -> str:
    """Where somebody leaves from."""
    return texts.say("titanic-from", **place_values(line))


def to_place(texts: Texts, place: int) -> str:
    """Where somebody goes to."""
    return texts.say("titanic-to", **place_values(place))


def at_place(texts: Texts, place: int) -> str:
    """Where somebody is put."""
    return texts.say("titanic-at", **place_values(place))


def the_line(texts: Texts, line: int) -> str:
    """A line as the object of a sentence."""
    return texts.say("titanic-line", **place_values(line))


def of_line(texts: Texts, line: int) -> str:
    """Whose: a line in the genitive."""
    return texts.say("titanic-of", **place_values(line))


def on_line(texts: Texts, line: int) -> str:
    """Where something lies."""
    return texts.say("titanic-on", **place_values(line))


def action_card_name(texts: Texts, card: int) -> str:
    """The name of an action card."""
    return texts.say(f"titanic-card-{NAMES[card]}")


def crew_name(texts: Texts, crew: Sequence[str], seat: int) -> str:
    """The crew member of a seat, who is at the table only once."""
    return texts.say(f"titanic-crew-{crew[seat]}.short")


def seat_name(texts: Texts, crew: Sequence[str], seat: int) -> str:
    """The crew member of a seat, with the number of the seat where there are several."""
    name = crew_name(texts, crew, seat)
    return name if len(crew) == 1 else texts.say("titanic-seat", seat=seat + 1, name=name)
