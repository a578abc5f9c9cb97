"""What a seat of Septentrick knows when it decides, in machine integers.

It is filled from a view, or straight from a state without building a view: then it takes the own
hand, what lies open, and how many Passenger cards each hand holds, which a view tells too. Of the
other hands it takes nothing but their union: the cards that are out, whoever holds them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from lifeboat.septentrick.cards import (
    KINDS,
    RESCUE,
    SEA,
    SEA_CARDS,
    UNITS,
    people_of,
    rank_of,
)
from lifeboat.septentrick.edition import PASSENGERS_EACH, SEA_AND_RESCUE
from lifeboat.septentrick.state import State
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.view import View

HAND: Final[i64] = SEA_AND_RESCUE + PASSENGERS_EACH
"""Cards in a hand at the start."""
TOP_STRENGTH: Final = 10
"""The strength of the highest rank in the game."""
MOST_RINGS: Final = 3
PASSENGERS_HELD: Final[list[int]] = [
    (bits & 3) + (bits >> 2 & 3) + (bits >> 4 & 3) + (bits >> 6) for bits in range(256)
]
"""The number of Passenger cards, by their bits in a hand."""


class Deck:
    """What the cards of a table are worth, looked up by their kind."""

    def __init__(self, terms: Terms) -> None:
        kinds = range(KINDS)
        highest = terms.cards.highest
        self.rings: list[int] = terms.rings
        self.balance: list[int] = [terms.rings[kind] - people_of(kind) for kind in kinds]
        """Life rings less people."""
        self.strength: list[int] = [
            TOP_STRENGTH * rank_of(kind) // highest if kind < SEA_CARDS else 0 for kind in kinds
        ]
        """The rank, the highest in the game counted as TOP_STRENGTH."""
        self.by_rings: list[int] = [0] * (MOST_RINGS + 1)
        """The Sea cards with so many life rings, as a hand."""
        for kind in range(SEA_CARDS):
            self.by_rings[terms.rings[kind]] |= UNITS[kind]


@lru_cache(maxsize=1000)
def deck_of(terms: Terms) -> Deck:
    """The deck of a table; tables with the same terms share it."""
    return Deck(terms)


class Seen:
    """All that the seat that decides makes its choice from."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.deck: Deck = deck_of(terms)
        self.players: i64 = terms.players
        self.seat: i64 = 0
        self.captain: i64 = 0
        self.asks: i64 = 0
        self.trump: i64 = 0
        self.hand: i64 = 0
        self.passing: i64 = 0
        """What the seat has chosen in the pass that is going on."""
        self.received: i64 = 0
        """The two cards that it got from the right."""
        self.tricks: i64 = 0
        self.leader: i64 = 0
        self.out: i64 = 0
        """The Sea cards that the other seats hold, whoever has them."""
        self.trick: list[int] = []
        self.rings: list[int] = []
        self.people: list[int] = []
        self.voids: list[int] = []
        self.passengers: list[int] = [0] * terms.players

    def look(self, state: State) -> None:
        """See what the seat that decides in this state may see."""
        seat: i64 = state.active
        self.seat = seat
        self.captain = state.captain
        self.asks = state.asks
        self.trump = state.trump
        self.passing = state.passing[seat]
        self.received = state.passed[(seat + self.players - 1) % self.players]
        self.tricks = state.tricks
        self.leader = state.leader
        self.trick = state.trick
        self.rings = state.rings
        self.people = state.people
        self.voids = state.voids
        own: i64 = state.hands[seat]
        self.hand = own
        union: i64 = 0
        at: i64 = 0
        while at < self.players:
            hand: i64 = state.hands[at]
            union |= hand
            self.passengers[at] = PASSENGERS_HELD[hand >> 48 & 255]
            at += 1
        self.out = union & ~own & SEA

    def look_at_view(self, view: View) -> None:
        """See what a view shows."""
        self.seat = view.seat
        self.captain = view.captain
        self.asks = view.asks
        self.trump = view.trump
        self.passing = view.passing
        self.received = view.received
        self.tricks = view.tricks
        self.leader = view.leader
        self.trick = view.trick
        self.rings = view.rings
        self.people = view.people
        self.voids = view.voids
        self.passengers = view.passengers
        self.hand = view.hands[view.seat]
        gone = view.hands[view.seat]
        for kind in view.history:
            gone |= UNITS[kind]
        out = 0
        for kind in view.terms.sea_and_rescue:
            if kind < RESCUE and not gone & UNITS[kind]:
                out |= UNITS[kind]
        self.out = out

    def room(self, seat: i64) -> i64:
        """How many Sea and Rescue cards a seat holds."""
        place: i64 = seat - self.leader
        if place < 0:
            place += self.players
        held: i64 = HAND - self.tricks - self.passengers[seat]
        return held - 1 if place < len(self.trick) else held

    def balance(self, seat: i64) -> i64:
        """Life rings less people that a seat has collected."""
        return self.rings[seat] - self.people[seat]
