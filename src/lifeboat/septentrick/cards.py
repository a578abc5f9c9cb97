"""Cards and hands as integers (S1).

A *kind* of card is a number: 0-47 for the Sea cards (12 per suit, by rank), 48-51 for the
Passenger cards (by the number of people they show, 1 to 4), and 52 for the Rescue card. Cards of
one kind can't be told apart.

A *hand* is one integer: a bit for each Sea card, then two bits for the number of Passenger cards
of each kind, then three bits for the number of Rescue cards. Equal hands are equal integers, and a
card is added or removed by adding or subtracting its *unit*.

In text, a Sea card is the first letter of its suit (diamond, triangle, circle or star) and its
rank, such as ``d7``. The Passenger cards are ``p1`` to ``p4``, and the Rescue card is ``r``. A
card that isn't known is ``?``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.errors import NotationError

SUITS: Final = "dtcs"
SUIT_NAMES: Final = ("diamond", "triangle", "circle", "star")
SUIT_COUNT: Final = 4
RANKS: Final = 12
ALL_SUITS: Final = (1 << SUIT_COUNT) - 1
"""All suits, as a bit mask."""
SEA_CARDS: Final = SUIT_COUNT * RANKS
PASSENGER: Final = SEA_CARDS
"""The kind of the Passenger card with one person."""
MOST_PEOPLE: Final = 4
"""The largest number of people on a Passenger card."""
RESCUE: Final = PASSENGER + MOST_PEOPLE
KINDS: Final = RESCUE + 1
UNKNOWN: Final = -1

COUNT_BITS: Final = 2
"""The number of bits in a hand that count the Passenger cards of one kind."""
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
PASSENGERS_MASK: Final = (1 << COUNT_BITS * MOST_PEOPLE) - 1
"""A mask for the Passenger bits of a hand that has been shifted right by PASSENGER."""
RESCUE_SHIFT: Final = SEA_CARDS + COUNT_BITS * MOST_PEOPLE
"""The position in a hand of the bits that count the Rescue cards."""
RESCUE_BITS: Final = 3
RESCUE_MASK: Final = (1 << RESCUE_BITS) - 1

SUIT_MASK: Final[i64] = (1 << RANKS) - 1
"""All Sea cards of the first suit, as a hand."""
LAST_SUIT_SHIFT: Final = SEA_CARDS - RANKS
LAST_SUIT: Final[i64] = SUIT_MASK << LAST_SUIT_SHIFT
"""All Sea cards of the last suit, as a hand."""
SEA: Final[i64] = (1 << SEA_CARDS) - 1
"""A mask for the Sea cards of a hand."""
RESCUES: Final[i64] = RESCUE_MASK << RESCUE_SHIFT
"""A mask for the Rescue cards of a hand."""
NO_PASSENGERS: Final[i64] = SEA | RESCUES

RESCUE_UNIT: Final[i64] = 1 << RESCUE_SHIFT
"""The unit of a Rescue card: the number that adds the card to a hand.

The units of other cards are made by shifting this one right, because mypyc uses only 32 bits when
it shifts a literal.
"""


def unit_of(kind: i64) -> i64:
    """Return the unit of a kind: the number that adds one such card to a hand."""
    if kind < PASSENGER:
        return RESCUE_UNIT >> (RESCUE_SHIFT - kind)
    return RESCUE_UNIT >> COUNT_BITS * (RESCUE - kind)


def count_of(cards: i64) -> i64:
    """Return the number of cards in a set from one suit, which has a bit for each rank."""
    pairs: i64 = cards - (cards >> 1 & 0x555)
    fours: i64 = (pairs & 0x333) + (pairs >> 2 & 0x333)
    return (fours + (fours >> 4) & 0xF) + (fours >> 8)


def kind_count(hand: i64) -> i64:
    """Return the number of distinct kinds of card in a hand."""
    count: i64 = 0
    cards: i64 = hand & SEA
    while cards:
        count += count_of(cards & SUIT_MASK)
        cards >>= RANKS
    return count + count_of(other_kinds(hand))


def kind_at(hand: i64, index: i64) -> i64:
    """Return one of the distinct kinds of card in a hand, by its index in their sorted order."""
    first: i64 = 0
    cards: i64 = hand
    while first < PASSENGER:
        count: i64 = count_of(cards & SUIT_MASK)
        if index < count:
            return first + _rank_at(cards & SUIT_MASK, index)
        index -= count
        cards >>= RANKS
        first += RANKS
    return PASSENGER + _rank_at(other_kinds(hand), index)


def other_kinds(hand: i64) -> i64:
    """Return the kinds of card in a hand that aren't Sea cards, as a bit for each kind.

    The lowest bit stands for the Passenger card with one person, the fifth for the Rescue card.
    """
    counts: i64 = hand >> PASSENGER
    kinds: i64 = 0
    if counts & COUNT_MASK:
        kinds = 1
    if counts >> COUNT_BITS & COUNT_MASK:
        kinds |= 2
    if counts >> 2 * COUNT_BITS & COUNT_MASK:
        kinds |= 4
    if counts >> 3 * COUNT_BITS & COUNT_MASK:
        kinds |= 8
    if counts >> 4 * COUNT_BITS:
        kinds |= 16
    return kinds


def _rank_at(cards: i64, index: i64) -> i64:
    """Return the position of a set bit, by its index among the set bits, lowest first."""
    left: i64 = cards
    while index > 0:
        left &= left - 1
        index -= 1
    lowest: i64 = left & -left
    return count_of(lowest - 1)


def cards_of_suit(suit: i64) -> i64:
    """Return all Sea cards of a suit, as a hand."""
    return LAST_SUIT >> (LAST_SUIT_SHIFT - RANKS * suit)


def copies(hand: int, kind: int) -> int:
    """Return how many cards of this kind a hand holds."""
    if kind < PASSENGER:
        return hand >> kind & 1
    if kind < RESCUE:
        return hand >> PASSENGER + COUNT_BITS * (kind - PASSENGER) & COUNT_MASK
    return hand >> RESCUE_SHIFT & RESCUE_MASK


def passenger_count(hand: int) -> int:
    """Return how many Passenger cards a hand holds."""
    return sum(copies(hand, kind) for kind in range(PASSENGER, RESCUE))


def card_count(hand: int) -> int:
    """Return how many cards a hand holds."""
    sea: int = hand & SEA
    return sea.bit_count() + passenger_count(hand) + copies(hand, RESCUE)


def kinds_of(hand: int) -> list[int]:
    """Return the kind of every card in a hand, sorted; a kind is listed once per copy."""
    return [kind for kind in range(KINDS) for _ in range(copies(hand, kind))]


def kinds_in(hand: i64, first: i64) -> list[int]:
    """Return the distinct kinds of card in a hand, sorted, with `first` added to each."""
    kinds: list[int] = []
    suit_first: i64 = first
    sea: i64 = hand & SEA
    while sea:
        _append_kinds(kinds, sea & SUIT_MASK, suit_first)
        sea >>= RANKS
        suit_first += RANKS
    _append_kinds(kinds, other_kinds(hand), first + PASSENGER)
    return kinds


def _append_kinds(kinds: list[int], cards: i64, first: i64) -> None:
    """Append the position of every set bit, lowest first, with `first` added to each."""
    left: i64 = cards
    while left:
        kinds.append(first + count_of((left & -left) - 1))
        left &= left - 1


def hand_of(kinds: list[int]) -> int:
    """Return the hand that these cards make up."""
    hand: i64 = 0
    for kind in kinds:
        hand += unit_of(kind)
    return hand


def suit_of(kind: int) -> int:
    """Return the suit of a Sea card, as a number from 0."""
    return kind // RANKS


def rank_of(kind: int) -> int:
    """Return the rank of a Sea card, from 1 to 12."""
    return kind % RANKS + 1


def people_of(kind: i64) -> i64:
    """Return how many people a card shows; 0 unless it is a Passenger card."""
    if PASSENGER <= kind < RESCUE:
        return kind - PASSENGER + 1
    return 0


def is_sea(kind: int) -> bool:
    """Return whether this is a Sea card; `kind` must not be UNKNOWN."""
    return kind < PASSENGER


def is_passenger(kind: int) -> bool:
    """Return whether this is a Passenger card."""
    return PASSENGER <= kind < RESCUE


def card_text(kind: int) -> str:
    """Return a card as text, such as ``d7``, or ``?`` if it is UNKNOWN."""
    if kind == UNKNOWN:
        return "?"
    if is_sea(kind):
        return f"{SUITS[suit_of(kind)]}{rank_of(kind)}"
    return "r" if kind == RESCUE else f"p{people_of(kind)}"


KIND_BY_TEXT: Final[dict[str, int]] = {card_text(kind): kind for kind in range(KINDS)}


def read_card(text: str) -> int:
    """Return the kind of card that the text names, ignoring case.

    Raise `NotationError` if there is no such card.
    """
    kind = KIND_BY_TEXT.get(text.lower())
    if kind is None:
        raise NotationError("sea-card", text, "d1-d12, t1-t12, c1-c12, s1-s12, p1-p4, r")
    return kind
