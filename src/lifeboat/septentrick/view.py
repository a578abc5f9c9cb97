"""The view: all that may leave the rules, for one seat.

A seat sees its own hand, what it passed and received, everything played, what everybody has
collected, and how many cards each holds. What is not listed here does not pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from lifeboat.core.decisions import Decision
from lifeboat.core.events import NO_SEAT
from lifeboat.core.outcomes import Outcome
from lifeboat.septentrick.cards import (
    ALL_SUITS,
    NO_PASSENGERS,
    RESCUES,
    SUIT_COUNT,
    card_count,
    cards_of_suit,
    hand_of,
    is_passenger,
    passenger_count,
)
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.questions import ASK_CAPTAIN, ASK_PLAY, OVER, TO_CHOOSE
from lifeboat.septentrick.tally import Tally, matched_seats
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.tricks import NO_SUIT, Trick, led_suit, seats_of_plays, trick_of
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
        laid_open = state.asks == OVER and not state.is_lost_early()
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
        """For each seat a bit for each suit that it can't hold any more."""
        self.legal: list[int] = state.legal() if seat == state.active else []

    def __str__(self) -> str:
        return view_text(self)

    def left_of(self, seat: int) -> int:
        """Return the seat that gets this one's cards (S5)."""
        return (seat + 1) % len(self.sizes)

    def right_of(self, seat: int) -> int:
        """Return the seat that passes cards to this one (S5)."""
        return (seat - 1) % len(self.sizes)

    def known_captain(self) -> int:
        """Return who is Captain; NO_SEAT before one is picked (S4)."""
        return NO_SEAT if self.asks == ASK_CAPTAIN else self.captain

    def to_choose(self) -> int:
        """Return how many cards each seat gives in the pass that is going on; else none (S5)."""
        return TO_CHOOSE.get(self.asks, 0)

    def has_last_cards(self) -> bool:
        """Whether the last cards lie open (S16)."""
        return self.asks == OVER and not self.trick

    def tally(self, seat: int) -> Tally:
        """Return what a seat has collected (S14, S15)."""
        return Tally(self.rings[seat], self.people[seat])

    def matched(self) -> int:
        """Return at how many seats life rings and passengers match (S17)."""
        return matched_seats(self.rings, self.people)

    def is_void(self, seat: int, suit: int) -> bool:
        """Whether a seat can't hold a suit any more."""
        return self.voids[seat] >> suit & 1 != 0

    def this_trick(self) -> Trick:
        """Return the trick as far as it has been played."""
        return trick_of(self.trick, self.leader, self.trump, len(self.sizes))

    def last_trick(self) -> Trick | None:
        """Return the whole trick before this one, if there is one."""
        players = len(self.sizes)
        whole = len(self.history) - len(self.trick)
        if whole < players:
            return None
        seats = seats_of_plays(self.history, self.captain, self.trump, players)
        first = whole - players
        return trick_of(self.history[first:whole], seats[first], self.trump, players)

    def seats_to_play(self) -> list[int]:
        """Return who has yet to play to the trick, in order."""
        players = len(self.sizes)
        return [(self.leader + place) % players for place in range(len(self.trick), players)]

    def free_cards(self, seat: int) -> int:
        """Return how many cards a seat holds that aren't Passenger cards: known to all."""
        return self.sizes[seat] - self.passengers[seat]

    def is_lost(self) -> bool:
        """Whether this trick can only be all Passenger cards: nobody to come holds another (S12).

        Whoever plays while no other card lies in the trick must play another if there is one (S11).
        """
        if self.asks != ASK_PLAY or not all(is_passenger(kind) for kind in self.trick):
            return False
        return not any(self.free_cards(seat) for seat in self.seats_to_play())

    def is_in_danger(self) -> bool:
        """Whether the next trick can be all Passenger cards: nobody may hold another (S12)."""
        if self.asks != ASK_PLAY or self.tricks + 1 >= TRICKS or self.is_lost():
            return False
        to_play = self.seats_to_play()
        return all(
            self.free_cards(seat) <= (1 if seat in to_play else 0)
            for seat in range(len(self.sizes))
        )

    def binding(self) -> str:
        """Return what binds the seat that plays a card, a word of the rules (S7-S11).

        With a suit to follow: ``follow``, ``follow-rescue`` (or play a Rescue card), ``free``.
        Without one: ``lead`` or, after Rescue cards, ``open`` for any but a Passenger card, each
        with ``-any`` for a hand without these and ``-passengers`` for one of nothing else.
        """
        hand: i64 = self.hands[self.seat]
        suit = led_suit(self.trick)
        if suit != NO_SUIT:
            if not hand & cards_of_suit(suit):
                return "free"
            return "follow-rescue" if hand & RESCUES else "follow"
        word = "open" if self.trick else "lead"
        if not hand & NO_PASSENGERS:
            return f"{word}-passengers"
        return word if self.passengers[self.seat] else f"{word}-any"


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
    """Return a bit for each suit that isn't among these cards."""
    missing = 0
    for suit in range(SUIT_COUNT):
        if cards & cards_of_suit(suit) == 0:
            missing |= 1 << suit
    return missing
