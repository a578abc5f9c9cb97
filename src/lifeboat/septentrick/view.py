"""The view: all that may leave the rules, for one seat.

A seat sees its own hand, what it passed and received, everything played, what everybody has
collected, and how many cards each holds. What is not listed here does not pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from lifeboat.core.decisions import Decision
from lifeboat.core.outcomes import Outcome
from lifeboat.septentrick.cards import (
    ALL_SUITS,
    card_count,
    cards_of_suit,
    hand_of,
    passenger_count,
)
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.writing import view_text

if TYPE_CHECKING:
    from lifeboat.septentrick.state import State

HIDDEN: Final = -1
"""A hand that the seat may not see."""


class View:
    """What one seat can see and know; a spectator's seat is below 0."""

    game: ClassVar[str] = "septentrick"

    def __init__(self, state: State, seat: int) -> None:
        seats = range(len(state.hands))
        mine = seat in seats
        right = (seat - 1) % len(state.hands)
        laid_open = state.asks == 0 and not state.is_lost_early()
        self.seat = seat
        self.terms: Terms = state.terms
        self.decision: Decision | None = state.decision()
        self.outcome: Outcome | None = state.outcome()
        self.asks = state.asks
        self.active = state.active
        self.captain = state.captain
        self.trump = state.trump
        self.leader = state.leader
        self.trick: list[int] = state.trick.copy()
        self.history: list[int] = state.history.copy()
        self.tricks = state.tricks
        self.rings: list[int] = state.rings.copy()
        self.people: list[int] = state.people.copy()
        self.hands: list[int] = [
            state.hands[other] if other == seat or laid_open else HIDDEN for other in seats
        ]
        """The own hand; those of the others only when the last cards are revealed (S16)."""
        self.sizes: list[int] = [card_count(hand) for hand in state.hands]
        """How many cards each seat holds."""
        self.passengers: list[int] = [passenger_count(hand) for hand in state.hands]
        """How many Passenger cards each seat still holds: three, less those it has played."""
        self.shown: list[int] = state.voids.copy()
        """For each seat a bit for each suit that it has shown to be out of, for all to see."""
        self.passing: int = state.passing[seat] if mine else 0
        """What this seat has chosen in the pass that is going on."""
        self.passed: int = state.passed[seat] if mine else 0
        """The two cards that this seat gave to the left."""
        self.received: int = state.passed[right] if mine else 0
        """The two cards that it got from the right."""
        self.passed_on: int = state.passed_on[seat] if mine else 0
        """The one of these that it passed on."""
        self.got: int = state.passed_on[right] if mine else 0
        """The card that came last."""
        self.voids: list[int] = empty_suits(self)
        """For each seat a bit for each suit of which it can hold no card any more."""
        self.legal: list[int] = state.legal() if seat == state.active else []

    def __str__(self) -> str:
        return view_text(self)


def empty_suits(view: View) -> list[int]:
    """The suits that each hand is out of, as far as the rules tell the seat that looks.

    It knows its own hand. Another is out of a suit that it did not follow, of all suits when it
    holds nothing but Passenger cards, and of a suit whose cards have all been played or are in
    the own hand. While cards go round nothing is certain.
    """
    if view.decision is not None and view.decision.kind != "play":
        return [0] * len(view.sizes)
    own: i64 = view.hands[view.seat] if view.seat >= 0 else 0
    elsewhere: i64 = view.terms.all_cards - hand_of(view.history) - own
    gone = suits_missing(elsewhere)
    voids = [
        ALL_SUITS if view.passengers[seat] == view.sizes[seat] else view.shown[seat] | gone
        for seat in range(len(view.sizes))
    ]
    if view.seat >= 0:
        voids[view.seat] = suits_missing(own)
    return voids


def suits_missing(cards: i64) -> int:
    """A bit for each suit of which there is no card among these."""
    missing = 0
    for suit in range(4):
        if cards & cards_of_suit(suit) == 0:
            missing |= 1 << suit
    return missing
