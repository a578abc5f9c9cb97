"""The view: everything that one seat may see and know about a game.

A seat sees its own hand, what it passed and received, everything played, what everybody has
collected, and how many cards and Passenger cards each seat holds. Everything else is hidden from
it.
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
"""The value that stands for a hand that the seat may not see."""


class View:
    """What one seat may see and know; a spectator's seat is below 0."""

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
        self.trick: list[int] = state.trick
        self.history: list[int] = state.history
        self.tricks = state.tricks
        self.rings: list[int] = state.rings
        self.people: list[int] = state.people
        self.hands: list[int] = [
            state.hands[other] if other == seat or laid_open else HIDDEN for other in seats
        ]
        """The hand of each seat; HIDDEN for others until the last cards are revealed (S16)."""
        self.sizes: list[int] = [card_count(hand) for hand in state.hands]
        """How many cards each seat holds."""
        self.passengers: list[int] = [passenger_count(hand) for hand in state.hands]
        """How many Passenger cards each seat holds: three minus those that it has played."""
        self.shown: list[int] = state.voids
        """For each seat, a bit mask of the suits that it must be out of, given its plays."""
        self.passing: int = state.passing[seat] if mine else 0
        """The cards that this seat has chosen in the current pass, as a hand."""
        self.passed: int = state.passed[seat] if mine else 0
        """The two cards that this seat passed to the left, as a hand."""
        self.received: int = state.passed[right] if mine else 0
        """The two cards that this seat received from the right, as a hand."""
        self.passed_on: int = state.passed_on[seat] if mine else 0
        """The card that this seat passed on, one of the two it received, as a hand."""
        self.got: int = state.passed_on[right] if mine else 0
        """The card that this seat received in the second pass, as a hand."""
        self.voids: list[int] = empty_suits(self)
        """For each seat, a bit mask of the suits that the viewing seat knows it is out of."""
        self.legal: list[int] = state.legal() if seat == state.active else []

    def __str__(self) -> str:
        return view_text(self)

    def left_of(self, seat: int) -> int:
        """Return the left-hand neighbour of a seat, to whom it passes cards (S5)."""
        return (seat + 1) % len(self.sizes)

    def right_of(self, seat: int) -> int:
        """Return the right-hand neighbour of a seat, from whom it receives cards (S5)."""
        return (seat - 1) % len(self.sizes)

    def known_captain(self) -> int:
        """Return the Captain's seat; NO_SEAT before one is picked (S4)."""
        return NO_SEAT if self.asks == ASK_CAPTAIN else self.captain

    def to_choose(self) -> int:
        """Return how many cards each seat chooses in the current pass; 0 outside a pass (S5)."""
        return TO_CHOOSE.get(self.asks, 0)

    def has_last_cards(self) -> bool:
        """Return whether the last cards have been revealed (S16)."""
        return self.asks == OVER and not self.trick

    def tally(self, seat: int) -> Tally:
        """Return the life rings and people that a seat has collected (S14, S15)."""
        return Tally(self.rings[seat], self.people[seat])

    def matched(self) -> int:
        """Return the number of seats where life rings and people match (S17)."""
        return matched_seats(self.rings, self.people)

    def is_void(self, seat: int, suit: int) -> bool:
        """Return whether the viewing seat knows that a seat is out of a suit."""
        return self.voids[seat] >> suit & 1 != 0

    def this_trick(self) -> Trick:
        """Return the current trick, as far as it has been played."""
        return trick_of(self.trick, self.leader, self.trump, len(self.sizes))

    def last_trick(self) -> Trick | None:
        """Return the last trick that somebody won, or `None` if there isn't one."""
        players = len(self.sizes)
        whole = len(self.history) - len(self.trick)
        if whole < players:
            return None
        seats = seats_of_plays(self.history, self.captain, self.trump, players)
        first = whole - players
        return trick_of(self.history[first:whole], seats[first], self.trump, players)

    def seats_to_play(self) -> list[int]:
        """Return the seats that have yet to play to the current trick, in order."""
        players = len(self.sizes)
        return [(self.leader + place) % players for place in range(len(self.trick), players)]

    def free_cards(self, seat: int) -> int:
        """Return how many cards other than Passenger cards a seat holds; everybody knows this."""
        return self.sizes[seat] - self.passengers[seat]

    def is_lost(self) -> bool:
        """Return whether the current trick is bound to be all Passenger cards (S12).

        That is so if no other card has been played to it, and nobody who has yet to play holds
        one: anyone who did would have to play it (S7, S11).
        """
        if self.asks != ASK_PLAY or not all(is_passenger(kind) for kind in self.trick):
            return False
        return not any(self.free_cards(seat) for seat in self.seats_to_play())

    def is_in_danger(self) -> bool:
        """Return whether the next trick could be all Passenger cards (S12).

        That can happen if everybody might be left with only Passenger cards after this trick.
        Return False in the last trick, and if the current trick is already lost.
        """
        if self.asks != ASK_PLAY or self.tricks + 1 >= TRICKS or self.is_lost():
            return False
        to_play = self.seats_to_play()
        return all(
            self.free_cards(seat) <= (1 if seat in to_play else 0)
            for seat in range(len(self.sizes))
        )

    def binding(self) -> str:
        """Return a word for the rule that limits which card this seat may play (S7-S11).

        If a suit was led, the word is ``free`` if the hand has no card of that suit,
        ``follow-rescue`` if it has one and also a Rescue card, and otherwise ``follow``.

        If no suit was led, the word is ``lead`` in an empty trick and ``open`` in one without a
        Sea card. Neither allows a Passenger card. The word ends in ``-any`` if the hand has no
        Passenger card, and in ``-passengers`` if it has nothing else and so may play one.
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
    """Return, for each hand, a bit mask of the suits that the viewing seat knows it is out of.

    The seat knows its own hand. Another hand is out of a suit that it didn't follow, of all suits
    if it holds nothing but Passenger cards, and of a suit whose cards have all been played or are
    in the viewing seat's own hand. Before the first trick, no suit is reported for any hand.
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
    """Return a bit mask of the suits that none of these cards belongs to."""
    missing = 0
    for suit in range(SUIT_COUNT):
        if cards & cards_of_suit(suit) == 0:
            missing |= 1 << suit
    return missing
