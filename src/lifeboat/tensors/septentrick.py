"""Septentrick as a tensor: what one seat sees and knows, from that seat's place at the table.

The seat that looks comes first, then the others clockwise. Of another hand nothing is read but how
many Passenger cards it holds, which everybody can count.
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
"""The Sea cards; up to three Passenger cards of each kind; the Rescue cards."""
MOST_COLLECTED: Final = 60
"""There are no more life rings or people in the game."""

PIECES: Final[list[Piece]] = [
    Piece("asks", (len(ASKS),), "what is asked"),
    Piece("players", (MOST_PLAYERS,), "how many sit at the table"),
    Piece("active", (MOST_PLAYERS,), "which seat decides, counted from the one that looks"),
    Piece("captain", (MOST_PLAYERS,), "which seat is the Captain"),
    Piece("leader", (MOST_PLAYERS,), "which seat leads the trick"),
    Piece("trump", (SUIT_COUNT,), "the trump suit"),
    Piece("tricks", (TRICKS,), "how many tricks have been played"),
    Piece("hand", (HAND,), "the own hand: Sea cards, Passenger cards, Rescue cards"),
    Piece("passing", (HAND,), "what the seat has chosen in the pass that is going on"),
    Piece("passed", (HAND,), "the two cards that it gave to the left"),
    Piece("received", (HAND,), "the two cards that it got from the right"),
    Piece("passed_on", (HAND,), "the one of these that it passed on"),
    Piece("got", (HAND,), "the card that came last"),
    Piece("trick", (MOST_PLAYERS, KINDS), "the card of each seat in the trick"),
    Piece("rings", (MOST_PLAYERS, MOST_COLLECTED), "the life rings that each seat has collected"),
    Piece("people", (MOST_PLAYERS, MOST_COLLECTED), "the people that each seat has collected"),
    Piece("voids", (MOST_PLAYERS, SUIT_COUNT), "the suits that each seat has shown to be out of"),
    Piece("passengers", (MOST_PLAYERS, PASSENGERS_EACH), "the Passenger cards each seat holds"),
    Piece("history", (TRICKS, MOST_PLAYERS, KINDS), "the card of each seat in every trick"),
]


def write(state: State, seat: int, bits: Bits) -> None:
    """Put down the tensor of a seat; a seat below 0 is a spectator, who has no hand."""
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
    """How many seats to the left of the one that looks."""
    return (seat + seats - first) % seats


def _write_own_cards(state: State, seat: int, bits: Bits) -> None:
    """What the seat holds, and what went through its hands."""
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
    """A bit for each Sea card, then how many there are of the others."""
    bits.put(hand & SEA, SEA_CARDS)
    others: i64 = hand >> SEA_CARDS
    for _ in range(MOST_PEOPLE):
        bits.count(others & COUNT_MASK, PASSENGERS_EACH)
        others >>= COUNT_BITS
    bits.count(others, MOST_RESCUES)


def _write_trick(state: State, first: i64, seats: i64, bits: Bits) -> None:
    """The card of each seat in the trick."""
    for place in range(MOST_PLAYERS):
        played: i64 = _place(first + place, state.leader, seats)
        is_there = place < seats and played < len(state.trick)
        bits.choice(state.trick[played] if is_there else -1, KINDS)


def _write_seats(state: State, first: i64, seats: i64, bits: Bits) -> None:
    """What everybody has collected and shown."""
    for collected in (state.rings, state.people):
        for place in range(MOST_PLAYERS):
            number = collected[(first + place) % seats] if place < seats else 0
            bits.count(number, MOST_COLLECTED)
    for place in range(MOST_PLAYERS):
        bits.put(state.voids[(first + place) % seats] if place < seats else 0, SUIT_COUNT)
    for place in range(MOST_PLAYERS):
        held = passenger_count(state.hands[(first + place) % seats]) if place < seats else 0
        bits.count(held, PASSENGERS_EACH)


def _write_history(state: State, first: i64, seats: i64, bits: Bits) -> None:
    """The card of each seat in every trick, that of the trick that is going on too."""
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
    """Septentrick: progress is how far all are, together, from as many rings as people.

    A game lost early (S12) counts nothing, and all that nobody has collected then stands between
    its seats and a match. Else a learner would take that way out.
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
        apart = 0
        for seat in range(len(state.rings)):
            apart += abs(state.rings[seat] - state.people[seat])
        if state.is_lost_early():
            cards = state.terms.sea_and_rescue + state.terms.passenger_cards
            for kind in cards:
                apart += state.terms.rings[kind] + people_of(kind)
            apart -= sum(state.rings) + sum(state.people)
        return float(-apart)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return form_of, (self.game,)


FACE: Final[Form] = SeptentrickForm()
