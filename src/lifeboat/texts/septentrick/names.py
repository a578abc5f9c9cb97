"""The names of Septentrick's seats, suits and cards, as used in messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from lifeboat.septentrick.cards import RESCUE, SUIT_NAMES, is_sea, people_of, rank_of, suit_of
from lifeboat.septentrick.terms import Terms
from lifeboat.texts.catalogue import Texts

Values = dict[str, str | int]


def seat_values(texts: Texts, reader: int, seat: int) -> Values:
    """Return the values for messages about a seat; the reader is addressed as "you"."""
    name = texts.name(seat)
    who = "named" if name else "seat"
    return {"who": "you" if seat == reader else who, "seat": seat + 1, "name": name}


def seat_name(texts: Texts, reader: int, seat: int) -> str:
    """Return what a seat is called as a label, such as "Seat 2"; the reader's is "You"."""
    return texts.say("septentrick-seat", **seat_values(texts, reader, seat))


def seat_within(texts: Texts, reader: int, seat: int) -> str:
    """Return what a seat is called in the middle of a sentence; the reader's is "you"."""
    return texts.say("septentrick-person", **seat_values(texts, reader, seat))


def seat_beside(texts: Texts, reader: int, seat: int) -> str:
    """Return what a seat is called in brackets or after a colon; the reader's is "you"."""
    return texts.say("septentrick-by", **seat_values(texts, reader, seat))


def suit_name(texts: Texts, suit: int) -> str:
    """Return the name of a suit."""
    return texts.say(f"septentrick-suit-{SUIT_NAMES[suit]}")


def suit_names(texts: Texts, suits: int) -> list[str]:
    """Return the names of the suits in a bit mask."""
    return [suit_name(texts, suit) for suit in range(len(SUIT_NAMES)) if suits >> suit & 1]


def card_name(texts: Texts, kind: int, count: int = 1) -> str:
    """Return the name of a card, or of `count` cards of its kind, as the object of a sentence."""
    if is_sea(kind):
        suit = SUIT_NAMES[suit_of(kind)]
        return texts.say("septentrick-some-sea", suit=suit, rank=rank_of(kind))
    if kind == RESCUE:
        return texts.say("septentrick-some-rescues", count=count)
    return texts.say("septentrick-some-passengers", count=count, people=people_of(kind))


def card_names(texts: Texts, kinds: Iterable[int]) -> str:
    """Return the names of several cards, counting those of one kind together."""
    return texts.listed([card_name(texts, kind, count) for kind, count in Counter(kinds).items()])


def card_with_rings(texts: Texts, terms: Terms, kind: int, count: int = 1) -> str:
    """Return the name of a card, or `count` cards of its kind, with any life rings on it."""
    name = card_name(texts, kind, count)
    if not terms.rings[kind]:
        return name
    rings = ring_count(texts, terms.rings[kind])
    return texts.say("septentrick-with-rings", card=name, rings=rings)


def cards_with_rings(texts: Texts, terms: Terms, kinds: Iterable[int]) -> str:
    """Return the names of cards with their life rings, counting those of one kind together."""
    counted = Counter(kinds).items()
    return texts.listed([card_with_rings(texts, terms, kind, count) for kind, count in counted])


def ring_count(texts: Texts, count: int) -> str:
    """Return a number of life rings in words."""
    return texts.say("septentrick-rings", count=count)


def people_count(texts: Texts, count: int) -> str:
    """Return a number of passengers in words."""
    return texts.say("septentrick-passengers", count=count)
