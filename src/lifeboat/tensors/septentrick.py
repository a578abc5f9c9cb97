"""Septentrick as a tensor: what one seat sees and knows, from its own point of view.

The seat itself comes first, then the others clockwise. The only thing that is read from another
hand is how many Passenger cards it holds, which everybody can work out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.septentrick.actions import ACTIONS
from lifeboat.septentrick.cards import (
    COUNT_BITS,
    COUNT_MASK,
    KINDS,
    MOST_PEOPLE,
    SEA,
    SEA_CARDS,
    SUIT_COUNT,
    passenger_count,
    people_of,
)
from lifeboat.septentrick.edition import MOST_PLAYERS, MOST_RESCUES, PASSENGERS_EACH, TRICKS
from lifeboat.septentrick.questions import ASKS, OVER
from lifeboat.septentrick.state import State
from lifeboat.septentrick.tally import matched_seats
from lifeboat.septentrick.tricks import winner
from lifeboat.tensors.bits import Bits, Piece
from lifeboat.tensors.form import Form
from lifeboat.tensors.forms import form_of

HAND: Final = SEA_CARDS + MOST_PEOPLE * PASSENGERS_EACH + MOST_RESCUES
"""The number of bits for a hand: Sea cards, up to 3 Passenger cards per kind, Rescue cards."""
MOST_COLLECTED: Final = 60
"""The most life rings or people that a game can have."""

PIECES: Final[list[Piece]] = [
    Piece("asks", (len(ASKS),), "what is asked"),
    Piece("players", (MOST_PLAYERS,), "the number of players"),
    Piece("active", (MOST_PLAYERS,), "the seat that decides, counted from the observing seat"),
    Piece("captain", (MOST_PLAYERS,), "the Captain's seat"),
    Piece("leader", (MOST_PLAYERS,), "the seat that leads the trick"),
    Piece("trump", (SUIT_COUNT,), "the trump suit"),
    Piece("tricks", (TRICKS,), "the number of tricks played"),
    Piece("hand", (HAND,), "the seat's hand: Sea cards, Passenger cards, Rescue cards"),
    Piece("passing", (HAND,), "the cards chosen in the current pass"),
    Piece("passed", (HAND,), "the two cards passed to the left"),
    Piece("received", (HAND,), "the two cards received from the right"),
    Piece("passed_on", (HAND,), "the received card that was passed on"),
    Piece("got", (HAND,), "the card received last"),
    Piece("trick", (MOST_PLAYERS, KINDS), "the card of each seat in the trick"),
    Piece("rings", (MOST_PLAYERS, MOST_COLLECTED), "the life rings each seat has collected"),
    Piece("people", (MOST_PLAYERS, MOST_COLLECTED), "the passengers each seat has collected"),
    Piece("voids", (MOST_PLAYERS, SUIT_COUNT), "the suits each seat is known to be out of"),
    Piece("passengers", (MOST_PLAYERS, PASSENGERS_EACH), "the Passenger cards each seat holds"),
    Piece("history", (TRICKS, MOST_PLAYERS, KINDS), "the card of each seat in every trick"),
]


def write(state: State, seat: int, bits: Bits) -> None:
    """Append a seat's tensor to `bits`.

    A seat below 0 is a spectator, who has no hand and sees the table from seat 0.
    """
    seats: i64 = len(state.hands)
    first: i64 = seat if seat > 0 else 0
    bits.choice(state.asks, len(ASKS))
    bits.count(seats, MOST_PLAYERS)
    bits.choice(_place(state.active, first, seats) if state.asks != OVER else -1, MOST_PLAYERS)
    bits.choice(_place(state.captain, first, seats), MOST_PLAYERS)
    bits.choice(_place(state.leader, first, seats), MOST_PLAYERS)
    bits.choice(state.trump, SUIT_COUNT)
    bits.count(state.tricks, TRICKS)
    _write_own_cards(state, seat, bits)
    _write_trick(state, first, seats, bits)
    _write_seats(state, first, seats, bits)
    _write_history(state, first, seats, bits)
    bits.close()


def _place(seat: i64, first: i64, seats: i64) -> i64:
    """Return how many places to the left of `first` a seat is."""
    return (seat + seats - first) % seats


def _write_own_cards(state: State, seat: int, bits: Bits) -> None:
    """Append the seat's hand, and the cards that it passed and received; 0s for a spectator."""
    if seat < 0:
        bits.blank(6 * HAND)
        return
    right = (seat + len(state.hands) - 1) % len(state.hands)
    _write_hand(state.hands[seat], bits)
    _write_hand(state.passing[seat], bits)
    _write_hand(state.passed[seat], bits)
    _write_hand(state.passed[right], bits)
    _write_hand(state.passed_on[seat], bits)
    _write_hand(state.passed_on[right], bits)


def _write_hand(hand: i64, bits: Bits) -> None:
    """Append a hand: a bit for each Sea card, then how many there are of each other card."""
    bits.put(hand & SEA, SEA_CARDS)
    others: i64 = hand >> SEA_CARDS
    for _ in range(MOST_PEOPLE):
        bits.count(others & COUNT_MASK, PASSENGERS_EACH)
        others >>= COUNT_BITS
    bits.count(others, MOST_RESCUES)


def _write_trick(state: State, first: i64, seats: i64, bits: Bits) -> None:
    """Append the card that each seat has played to the current trick."""
    trick = state.trick
    for place in range(MOST_PLAYERS):
        played: i64 = _place(first + place, state.leader, seats)
        is_there = place < seats and played < len(trick)
        bits.choice(trick[played] if is_there else -1, KINDS)


def _write_seats(state: State, first: i64, seats: i64, bits: Bits) -> None:
    """Append what each seat has collected, the suits it is out of, and its Passenger cards."""
    for collected in (state.rings, state.people):
        for place in range(MOST_PLAYERS):
            number = collected[(first + place) % seats] if place < seats else 0
            bits.count(number, MOST_COLLECTED)
    voids = state.voids
    for place in range(MOST_PLAYERS):
        bits.put(voids[(first + place) % seats] if place < seats else 0, SUIT_COUNT)
    for place in range(MOST_PLAYERS):
        held = passenger_count(state.hands[(first + place) % seats]) if place < seats else 0
        bits.count(held, PASSENGERS_EACH)


def _write_history(state: State, first: i64, seats: i64, bits: Bits) -> None:
    """Append the card that each seat played to every trick, including the current one."""
    history = state.history
    leader: i64 = state.captain
    for trick in range(TRICKS):
        begins: i64 = trick * seats
        if begins >= len(history):
            bits.blank((TRICKS - trick) * MOST_PLAYERS * KINDS)
            return
        cards = history[begins : begins + seats]
        for place in range(MOST_PLAYERS):
            played: i64 = _place(first + place, leader, seats)
            is_there = place < seats and played < len(cards)
            bits.choice(cards[played] if is_there else -1, KINDS)
        if len(cards) == seats:
            leader = (leader + max(winner(cards, state.trump), 0)) % seats


class SeptentrickForm:
    """The form of Septentrick; progress is minus the sum of all seats' differences.

    A seat's difference is how many more life rings than people it has collected, or the other way
    round. A game that is lost early (S12) scores 0, and all the rings and people that nobody has
    collected are added to the sum. Otherwise a learner could prefer to lose early.
    """

    game: Final = "septentrick"
    actions: Final = ACTIONS

    @property
    def pieces(self) -> list[Piece]:
        return PIECES

    def write(self, state: State, seat: int, bits: Bits) -> None:
        write(state, seat, bits)

    def score(self, state: State) -> int:
        return 0 if state.is_lost_early() else matched_seats(state.rings, state.people)

    def progress(self, state: State) -> float:
        rings, people = state.rings, state.people
        apart = sum([abs(rings[seat] - people[seat]) for seat in range(len(rings))])
        if state.is_lost_early():
            cards = state.terms.sea_and_rescue + state.terms.passenger_cards
            for kind in cards:
                apart += state.terms.rings[kind] + people_of(kind)
            apart -= sum(rings) + sum(people)
        return float(-apart)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return form_of, (self.game,)


FACE: Final[Form] = SeptentrickForm()
