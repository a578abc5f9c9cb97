"""Names of Septentrick in words: seats as the reader sees them, suits, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from lifeboat.septentrick.cards import RESCUE, SUIT_NAMES, is_sea, people_of, rank_of, suit_of
from lifeboat.septentrick.terms import Terms
from lifeboat.texts.catalogue import Texts

Values = dict[str, str | int]


def seat_values(reader: int, seat: int) -> Values:
    """What the messages about a seat want to know of it; the reader is spoken to."""
    return {"who": "you" if seat == reader else "seat", "seat": seat + 1}


def seat_name(texts: Texts, reader: int, seat: int) -> str:
    """A seat as a label."""
    return texts.say("septentrick-seat", **seat_values(reader, seat))


def seat_within(texts: Texts, reader: int, seat: int) -> str:
    """A seat inside a sentence."""
    return texts.say("septentrick-by", **seat_values(reader, seat))


def suit_name(texts: Texts, suit: int) -> str:
    """A suit."""
    return texts.say(f"septentrick-suit-{SUIT_NAMES[suit]}")


def suit_names(texts: Texts, suits: int) -> list[str]:
    """The suits whose bits are set."""
    return [suit_name(texts, suit) for suit in range(len(SUIT_NAMES)) if suits >> suit & 1]


def card_name(texts: Texts, kind: int, count: int = 1) -> str:
    """A card, or several of one kind, as the object of a sentence."""
    if is_sea(kind):
        suit = SUIT_NAMES[suit_of(kind)]
        return texts.say("septentrick-some-sea", suit=suit, rank=rank_of(kind))
    if kind == RESCUE:
        return texts.say("septentrick-some-rescues", count=count)
    return texts.say("septentrick-some-passengers", count=count, people=people_of(kind))


def card_names(texts: Texts, kinds: Iterable[int]) -> str:
    """Several cards in a row, those of one kind together."""
    return texts.listed([card_name(texts, kind, count) for kind, count in Counter(kinds).items()])


def card_with_rings(texts: Texts, terms: Terms, kind: int, count: int = 1) -> str:
    """A card with the life rings it shows, if it shows any."""
    name = card_name(texts, kind, count)
    if not terms.rings[kind]:
        return name
    rings = ring_count(texts, terms.rings[kind])
    return texts.say("septentrick-with-rings", card=name, rings=rings)


def cards_with_rings(texts: Texts, terms: Terms, kinds: Iterable[int]) -> str:
    """Several cards in a row, each with its life rings."""
    counted = Counter(kinds).items()
    return texts.listed([card_with_rings(texts, terms, kind, count) for kind, count in counted])


def ring_count(texts: Texts, count: int) -> str:
    """Return a number of life rings."""
    return texts.say("septentrick-rings", count=count)


def people_count(texts: Texts, count: int) -> str:
    """Return a number of passengers."""
    return texts.say("septentrick-passengers", count=count)
