"""The cards of a Septentrick position as bits of one integer, with all hands visible.

Each seat has as many bits as there are cards in the longest hand, and its cards are sorted within
them. The parameter `left` is always the integer for the cards still in the hands. The surpluses of
all seats (rings minus people) are packed into another integer: eight bits per seat, with EVEN
added so that none is below 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.septentrick.cards import PASSENGER, RANKS, RESCUE, card_count, kinds_of, people_of
from lifeboat.septentrick.state import State
from lifeboat.septentrick.tricks import NO_SUIT

ONES: Final[i64] = (1 << 62) - 1
MOST_BITS: Final = 62
"""How many cards fit into the integer; only the first trick with five players has more."""
LAST_BIT: Final[i64] = 1 << 61
"""The highest bit. Other bits are made by shifting this one down, because when mypyc shifts a 1
up, it uses only 32 bits, even if the 1 is in a variable.
"""
EVEN: Final = 64
"""The stored form of a surplus of 0."""
SEAT_BITS: Final = 8
SEAT_MASK: Final = 255
MOST_PEOPLE: Final = 4
MOST_RINGS: Final = 3
"""The most life rings on a card."""
VALUES: Final = MOST_RINGS + MOST_PEOPLE + 1
"""The number of values a card can have, from four people to three rings."""
NO_CARD: Final = -1


class Layout:
    """The facts about a position's cards that stay the same as cards are played."""

    def __init__(self, start: State) -> None:
        width = longest_hand(start)
        places = width * len(start.hands)
        self.players: i64 = len(start.hands)
        self.width: i64 = width
        self.trump: i64 = start.trump
        self.kinds: list[int] = [NO_CARD] * places
        self.shown: list[int] = [0] * places
        """The rings minus the people on each card."""
        self.higher: list[int] = [0] * places
        """For each Sea card, the cards of its suit with a higher rank."""
        self.suits: list[int] = [0] * 4
        """The Sea cards of each suit."""
        self.rescues: i64 = 0
        self.passengers: i64 = 0
        self.fitting: list[int] = [0] * (len(start.hands) * VALUES)
        """For each seat and each value, the seat's cards of that value."""
        self.all: i64 = 0
        for seat, hand in enumerate(start.hands):
            for place, kind in enumerate(kinds_of(hand)):
                self._lay_out(seat, seat * width + place, kind, start.terms.rings[kind])
        self.trumps_down: list[int] = self._ranked_down()
        """The places of the trumps, highest first."""

    def _lay_out(self, seat: int, place: int, kind: int, rings: int) -> None:
        """Record a card at its place."""
        bit: int = 1
        bit <<= place
        value = rings - people_of(kind)
        self.all |= bit
        self.kinds[place] = kind
        self.shown[place] = value
        self.fitting[seat * VALUES + value + MOST_PEOPLE] |= bit
        if kind == RESCUE:
            self.rescues |= bit
        elif kind >= PASSENGER:
            self.passengers |= bit
        else:
            self.suits[kind // RANKS] |= bit
            for other, lower in enumerate(self.kinds):
                if lower == NO_CARD or lower // RANKS != kind // RANKS:
                    continue
                if lower < kind:
                    self.higher[other] |= bit
                elif kind < lower:
                    self.higher[place] |= 1 << other

    def _ranked_down(self) -> list[int]:
        ranked = sorted([(-kind, place) for place, kind in enumerate(self.kinds)])
        return [place for _, place in ranked if self.suits[self.trump] >> place & 1]

    def left_in(self, state: State) -> i64:
        """Return the cards in the hands of a state, which may be later than the first one.

        Of a seat's equal cards, those at the first places are played first, as in the search.
        """
        left: i64 = 0
        for seat, hand in enumerate(state.hands):
            kinds = kinds_of(hand)
            place = (seat + 1) * int(self.width) - 1
            while kinds:
                if self.kinds[place] == kinds[-1]:
                    left |= card_at(place)
                    kinds.pop()
                place -= 1
        return left

    def hand(self, left: i64, seat: i64) -> i64:
        """Return the cards in `left` that a seat holds, as bits counted from its first place."""
        return left >> self.width * seat & (ONES >> (MOST_BITS - self.width))

    def playable(self, left: i64, seat: i64, led: i64) -> i64:
        """Return the cards that a seat may play, as bits counted from its first place (S7-S11)."""
        if led == NO_SUIT:
            free: i64 = self.hand(left & ~self.passengers, seat)
            return free if free else self.hand(left, seat)
        suit: i64 = self.suits[led]
        if self.hand(left & suit, seat):
            return self.hand(left & (suit | self.rescues), seat)
        return self.hand(left, seat)

    def is_misfit(self, left: i64, surpluses: i64, seat: i64) -> bool:
        """Return whether a seat needs another trick, since no last card would balance it (S16)."""
        value: i64 = EVEN - (surpluses >> SEAT_BITS * seat & SEAT_MASK)
        if value > MOST_RINGS or value < -MOST_PEOPLE:
            return True
        return left & self.fitting[seat * VALUES + value + MOST_PEOPLE] == 0

    def are_neighbours(self, left: i64, best: i64, lower: i64, upper: i64) -> bool:
        """Return whether two successive cards of a seat are equivalent except for their values.

        They are if no card that ranks between them is in another hand or is winning the trick so
        far.
        """
        low: i64 = self.kinds[lower]
        high: i64 = self.kinds[upper]
        if high >= PASSENGER:
            return low >= PASSENGER
        if low // RANKS != high // RANKS or low < best < high:
            return False
        above: i64 = self.higher[lower]
        beyond: i64 = self.higher[upper]
        between: i64 = left & above & ~beyond
        return between & (between - 1) == 0


def card_at(place: i64) -> i64:
    """Return the bit for the card at a place."""
    return LAST_BIT >> (MOST_BITS - 1 - place)


def longest_hand(state: State) -> int:
    """Return the number of cards in the longest hand."""
    return max([card_count(hand) for hand in state.hands])


def raised_surpluses(state: State) -> int:
    """Return the surpluses of all seats as one integer, with EVEN added to each."""
    raised = 0
    for seat in reversed(range(len(state.hands))):
        raised = raised << SEAT_BITS | state.rings[seat] - state.people[seat] + EVEN
    return raised
