"""What a Septentrick seat knows when it decides, stored in machine integers.

A `Seen` is filled from a view, or straight from a state without building a view. From a state it
takes only what a view would show: the seat's own hand, the cards it received, what everybody can
see, and how many Passenger cards each hand holds. The Sea cards in the other hands are stored as
one set, which doesn't say who holds which.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from lifeboat.septentrick.cards import (
    PASSENGER,
    PASSENGERS_MASK,
    RANKS,
    RESCUE,
    SEA,
    SEA_CARDS,
    rank_of,
    unit_of,
)
from lifeboat.septentrick.edition import HAND, MOST_RINGS
from lifeboat.septentrick.packed import SEAT_BITS, number_at, packed
from lifeboat.septentrick.state import State
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.view import View

TOP_STRENGTH: Final = 10
"""The strength of the highest rank in the game."""
VALUES: Final = MOST_RINGS + 1
"""The number of different counts of life rings on a card."""
WIDEST: Final = 64
"""A number greater than any surplus: there are at most 60 rings and 60 people."""
PASSENGERS_HELD: Final[list[int]] = [
    (bits & 3) + (bits >> 2 & 3) + (bits >> 4 & 3) + (bits >> 6) for bits in range(256)
]
"""The number of Passenger cards in a hand, indexed by the eight bits that count them."""


class Deck:
    """The life rings and the strength of each rank in a game, packed into a few bits each."""

    def __init__(self, terms: Terms) -> None:
        rings: int = 0
        strengths: int = 0
        with_rings: list[int] = [0] * VALUES
        sea: int = 0
        for kind in range(RANKS):
            strength = TOP_STRENGTH * rank_of(kind) // terms.cards.highest
            rings |= terms.rings[kind] << 2 * kind
            strengths |= min(strength, 15) << 4 * kind
        for kind in terms.sea_and_rescue:
            if kind < SEA_CARDS:
                sea |= unit_of(kind)
                with_rings[terms.rings[kind]] |= unit_of(kind)
        self.rings: i64 = rings
        """The life rings of each rank, two bits each."""
        self.strengths: i64 = strengths
        """The strength of each rank, four bits each: the rank, scaled so that the highest is
        TOP_STRENGTH.
        """
        self.blank: i64 = with_rings[0]
        self.with_one: i64 = with_rings[1]
        self.with_two: i64 = with_rings[2]
        self.with_three: i64 = with_rings[3]
        """The Sea cards with 0, 1, 2 and 3 life rings, as hands."""
        self.sea: i64 = sea
        """All Sea cards in the game, as a hand."""

    def balance(self, kind: i64) -> i64:
        """Return the life rings minus the people on a card."""
        if kind < PASSENGER:
            return self.rings >> 2 * (kind % RANKS) & 3
        if kind < RESCUE:
            return PASSENGER - 1 - kind
        return 0

    def strength(self, kind: i64) -> i64:
        """Return the strength of a Sea card, which is its rank scaled to TOP_STRENGTH."""
        return self.strengths >> 4 * (kind % RANKS) & 15


@lru_cache(maxsize=1000)
def deck_of(terms: Terms) -> Deck:
    """Return the deck for these terms; tables with equal terms share one."""
    return Deck(terms)


class Seen:
    """Everything that the deciding seat bases its choice on.

    Three fields hold a small number for each seat, packed into one integer at eight bits each,
    because a list would need an object for each number.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.deck: Deck = deck_of(terms)
        self.players: i64 = terms.players
        self.seat: i64 = 0
        self.captain: i64 = 0
        self.asks: i64 = 0
        self.trump: i64 = 0
        self.hand: i64 = 0
        self.received: i64 = 0
        """The two cards that the seat received from the right, as a hand."""
        self.trick: i64 = 0
        """The cards that were in the trick when this object was filled, packed by place."""
        self.laid: i64 = 0
        """The number of cards in the trick."""
        self.leader: i64 = 0
        self.tricks: i64 = 0
        self.out: i64 = 0
        """The Sea cards in the other hands, as one set."""
        self.passengers: i64 = 0
        """The number of Passenger cards the Captain holds."""
        self.rooms: i64 = 0
        """The number of Sea and Rescue cards each seat holds, eight bits per seat."""
        self.surpluses: i64 = 0
        """The rings minus the people that each seat has collected, plus WIDEST, eight bits per
        seat.
        """
        self.voids: i64 = 0
        """The suits that each seat is known not to hold, eight bits per seat."""

    def fill_from_state(self, state: State) -> None:
        """Fill this object with what the deciding seat of a state may see."""
        seat: i64 = state.active
        self.seat = seat
        self.captain = state.captain
        self.asks = state.asks
        self.trump = state.trump
        right: i64 = seat - 1
        if right < 0:
            right = self.players - 1
        self.received = state.passed[right]
        self.trick = state.packed_trick
        self.laid = state.laid
        self.leader = state.leader
        self.tricks = state.tricks
        own: i64 = state.hands[seat]
        self.hand = own
        self._forget_seats()
        union: i64 = 0
        rings: i64 = state.packed_rings
        people: i64 = state.packed_people
        voids: i64 = state.packed_voids
        at: i64 = self.players - 1
        while at >= 0:
            hand: i64 = state.hands[at]
            union |= hand
            held: i64 = PASSENGERS_HELD[hand >> PASSENGER & PASSENGERS_MASK]
            surplus: i64 = number_at(rings, at) - number_at(people, at)
            self._note_seat(at, held, surplus, number_at(voids, at))
            at -= 1
        self.out = union & ~own & SEA

    def fill_from_view(self, view: View) -> None:
        """Fill this object with what a view shows."""
        self.seat = view.seat
        self.captain = view.captain
        self.asks = view.asks
        self.trump = view.trump
        self.received = view.received
        self.trick = packed(view.trick)
        self.laid = len(view.trick)
        self.leader = view.leader
        self.tricks = view.tricks
        self.hand = view.hands[view.seat]
        self._forget_seats()
        for at in reversed(range(view.terms.players)):
            surplus = view.rings[at] - view.people[at]
            self._note_seat(at, view.passengers[at], surplus, view.shown[at])
        out: i64 = self.deck.sea & ~self.hand
        for kind in view.history:
            out &= ~unit_of(kind)
        self.out = out

    def _forget_seats(self) -> None:
        self.rooms = self.surpluses = self.voids = 0

    def _note_seat(self, seat: i64, passengers: i64, surplus: i64, voids: i64) -> None:
        """Note what is known about a seat; this must be called for every seat, last to first."""
        place: i64 = seat - self.leader
        if place < 0:
            place += self.players
        room: i64 = HAND - self.tricks - passengers
        if place < self.laid:
            room -= 1
        if seat == self.captain:
            self.passengers = passengers
        self.rooms = self.rooms << SEAT_BITS | room
        self.surpluses = self.surpluses << SEAT_BITS | surplus + WIDEST
        self.voids = self.voids << SEAT_BITS | voids

    def room(self, seat: i64) -> i64:
        """Return the number of Sea and Rescue cards a seat holds."""
        return number_at(self.rooms, seat)

    def surplus(self, seat: i64) -> i64:
        """Return the life rings minus the people that a seat has collected."""
        return number_at(self.surpluses, seat) - WIDEST

    def is_void(self, seat: i64, suit: i64) -> bool:
        """Return whether a seat is known to hold no card of a suit."""
        return (self.voids >> SEAT_BITS * seat + suit & 1) != 0
