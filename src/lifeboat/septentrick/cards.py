"""Cards and hands as integers (S1).

A *kind* of card is a number: Sea cards 0-47 (12 for each suit, by rank), Passenger cards 48-51 (by
the people they show, 1 to 4), the Rescue card 52. Cards of one kind cannot be told apart.

A *hand* is one integer: a bit for each Sea card, then two bits for the number of Passenger cards
of each kind, then three bits for the number of Rescue cards. Equal hands are equal integers, and
adding or taking away a card is adding or taking away its *unit*.

In text a Sea card is its suit and rank: ``d7`` diamond, ``t7`` triangle, ``c7`` circle, ``s7``
star; a Passenger card is ``p1`` to ``p4``, the Rescue card ``r``. ``?`` is a card not known.
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
"""A bit for each suit."""
SEA_CARDS: Final = SUIT_COUNT * RANKS
PASSENGER: Final = SEA_CARDS
"""The kind of the Passenger card with one person."""
MOST_PEOPLE: Final = 4
"""The most people on a Passenger card."""
RESCUE: Final = PASSENGER + MOST_PEOPLE
KINDS: Final = RESCUE + 1
UNKNOWN: Final = -1

COUNT_BITS: Final = 2
"""The bits of a hand that count the Passenger cards of one kind."""
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
PASSENGERS_MASK: Final = (1 << COUNT_BITS * MOST_PEOPLE) - 1
"""The bits of all Passenger cards, once they are shifted down by PASSENGER."""
RESCUE_SHIFT: Final = SEA_CARDS + COUNT_BITS * MOST_PEOPLE
"""Where a hand counts its Rescue cards."""
RESCUE_BITS: Final = 3
RESCUE_MASK: Final = (1 << RESCUE_BITS) - 1

SUIT_MASK: Final[i64] = (1 << RANKS) - 1
"""The Sea cards of the first suit."""
LAST_SUIT_SHIFT: Final = SEA_CARDS - RANKS
LAST_SUIT: Final[i64] = SUIT_MASK << LAST_SUIT_SHIFT
"""The Sea cards of the last suit."""
SEA: Final[i64] = (1 << SEA_CARDS) - 1
"""All Sea cards of a hand."""
RESCUES: Final[i64] = RESCUE_MASK << RESCUE_SHIFT
"""The Rescue cards of a hand."""
NO_PASSENGERS: Final[i64] = SEA | RESCUES

RESCUE_UNIT: Final[i64] = 1 << RESCUE_SHIFT
"""What a Rescue card adds to a hand. Other units are shifted down from it, for mypyc shifts a
literal up in 32 bits only."""


def unit_of(kind: i64) -> i64:
    """What a card of this kind adds to a hand."""
    if kind < PASSENGER:
        return RESCUE_UNIT >> (RESCUE_SHIFT - kind)
    return RESCUE_UNIT >> COUNT_BITS * (RESCUE - kind)


def cards_of_suit(suit: i64) -> i64:
    """All Sea cards of a suit."""
    return LAST_SUIT >> (LAST_SUIT_SHIFT - RANKS * suit)


def copies(hand: int, kind: int) -> int:
    """How many cards of this kind a hand holds."""
    if kind < PASSENGER:
        return hand >> kind & 1
    if kind < RESCUE:
        return hand >> PASSENGER + COUNT_BITS * (kind - PASSENGER) & COUNT_MASK
    return hand >> RESCUE_SHIFT & RESCUE_MASK


def passenger_count(hand: int) -> int:
    """How many Passenger cards a hand holds."""
    return sum(copies(hand, kind) for kind in range(PASSENGER, RESCUE))


def card_count(hand: int) -> int:
    """How many cards a hand holds."""
    sea: int = hand & SEA
    return sea.bit_count() + passenger_count(hand) + copies(hand, RESCUE)


def kinds_of(hand: int) -> list[int]:
    """The cards of a hand, sorted, each as often as it is there."""
    return [kind for kind in range(KINDS) for _ in range(copies(hand, kind))]


def kinds_in(hand: i64, first: i64) -> list[int]:
    """Each kind that a hand holds, once, sorted and counted from a first number."""
    kinds: list[int] = []
    kind: i64 = first
    sea: i64 = hand & SEA
    while sea:
        if sea & SUIT_MASK == 0:
            sea >>= RANKS
            kind += RANKS
            continue
        if sea & 1:
            kinds.append(kind)
        sea >>= 1
        kind += 1
    others: i64 = hand >> PASSENGER
    kind = first + PASSENGER
    while others:
        if others & (COUNT_MASK if kind < first + RESCUE else RESCUE_MASK):
            kinds.append(kind)
        others >>= COUNT_BITS if kind < first + RESCUE else RESCUE_BITS
        kind += 1
    return kinds


def hand_of(kinds: list[int]) -> int:
    """The hand of these cards."""
    hand: i64 = 0
    for kind in kinds:
        hand += unit_of(kind)
    return hand


def suit_of(kind: int) -> int:
    """The suit of a Sea card."""
    return kind // RANKS


def rank_of(kind: int) -> int:
    """The rank of a Sea card."""
    return kind % RANKS + 1


def people_of(kind: int) -> int:
    """How many people a card shows; none but a Passenger card does."""
    return kind - PASSENGER + 1 if PASSENGER <= kind < RESCUE else 0


def is_sea(kind: int) -> bool:
    """Whether this is a Sea card."""
    return kind < PASSENGER


def is_passenger(kind: int) -> bool:
    """Whether this is a Passenger card."""
    return PASSENGER <= kind < RESCUE


def card_text(kind: int) -> str:
    """The card as text."""
    if kind == UNKNOWN:
        return "?"
    if is_sea(kind):
        return f"{SUITS[suit_of(kind)]}{rank_of(kind)}"
    return "r" if kind == RESCUE else f"p{people_of(kind)}"


KIND_BY_TEXT: Final[dict[str, int]] = {card_text(kind): kind for kind in range(KINDS)}


def read_card(text: str) -> int:
    """The kind of card that this text stands for."""
    kind = KIND_BY_TEXT.get(text.lower())
    if kind is None:
        raise NotationError("sea-card", text, "d1-d12, t1-t12, c1-c12, s1-s12, p1-p4, r")
    return kind
