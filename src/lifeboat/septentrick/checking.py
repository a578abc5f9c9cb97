"""Positions checked: every card once, every hand of its size, every pass as it can have been."""

from __future__ import annotations

from lifeboat.core.errors import PositionError
from lifeboat.septentrick.cards import (
    NO_PASSENGERS,
    card_count,
    card_text,
    copies,
    is_passenger,
    kinds_of,
    passenger_count,
)
from lifeboat.septentrick.edition import HAND, PASSENGERS_EACH
from lifeboat.septentrick.questions import (
    ASK_CAPTAIN,
    ASK_KEEP,
    ASK_PASS,
    ASK_TRUMP,
    ASKS,
    ONE_PASSED_ON,
    TO_CHOOSE,
    TWO_PASSED,
)
from lifeboat.septentrick.state import State
from lifeboat.septentrick.tricks import NO_SUIT, seats_of_plays


def pieces(state: State) -> list[int]:
    """Every card of the game, wherever it lies, sorted."""
    cards = list(state.history)
    for hand in state.hands:
        cards += kinds_of(hand)
    if state.asks == ASK_KEEP:
        for hand in state.passed:
            cards += kinds_of(hand)
    return sorted(cards)


def check_position(state: State) -> None:
    """Refuse a position that cannot come about."""
    _check_cards(state)
    _check_hands(state)
    _check_passes(state)


def _check_cards(state: State) -> None:
    """Exactly the cards for this number of players (S2)."""
    expected = sorted(state.terms.sea_and_rescue + state.terms.passenger_cards)
    found = pieces(state)
    for kind in sorted(set(expected + found)):
        if found.count(kind) != expected.count(kind):
            tried = f"{card_text(kind)} x{found.count(kind)}"
            raise PositionError("position-cards", tried, expected.count(kind), "S2")


def _check_hands(state: State) -> None:
    """Thirteen cards each less those played, and three Passenger cards each less those (S3)."""
    for seat, hand in enumerate(state.hands):
        cards = played_by(state, seat)
        away = TWO_PASSED if state.asks == ASK_KEEP else 0
        if card_count(hand) != HAND - len(cards) - away:
            tried = f"{card_count(hand)} cards at seat {seat + 1}"
            raise PositionError("position-hand", tried, HAND - len(cards) - away, "S3")
        passengers = PASSENGERS_EACH - sum(is_passenger(kind) for kind in cards)
        if passenger_count(hand) != passengers:
            tried = f"{passenger_count(hand)} Passenger cards at seat {seat + 1}"
            raise PositionError("position-hand", tried, passengers, "S5")


def played_by(state: State, seat: int) -> list[int]:
    """The cards that a seat has played."""
    seats = seats_of_plays(state.history, state.captain, state.trump, len(state.hands))
    return [kind for who, kind in zip(seats, state.history, strict=True) if who == seat]


def next_to_choose(state: State) -> int:
    """The first seat from the Captain's on that has not chosen all its cards yet (S5)."""
    seat = state.captain
    while card_count(state.passing[seat]) == TO_CHOOSE[state.asks]:
        seat = (seat + 1) % len(state.hands)
        if seat == state.captain:
            raise PositionError(
                "position-pass", f"asks={ASKS[state.asks]}", "another passing", "S5"
            )
    return seat


def _check_passes(state: State) -> None:
    """Two cards from each, one of which went on; what is chosen is there to be chosen (S5)."""
    asks = f"asks={ASKS[state.asks]}"
    if (state.asks in (ASK_CAPTAIN, ASK_TRUMP)) != (state.trump == NO_SUIT):
        raise PositionError("position-question", asks, "another trump", "S4")
    if not all(_has_chosen_right(state, seat) for seat in range(len(state.hands))):
        raise PositionError("position-pass", asks, "another passing", "S5")
    passed = [card_count(hand & NO_PASSENGERS) for hand in state.passed]
    on = [card_count(hand) for hand in state.passed_on]
    begun = state.asks not in (ASK_CAPTAIN, ASK_TRUMP, ASK_PASS)
    if set(passed) != {TWO_PASSED} and (any(state.passed) or state.asks == ASK_KEEP):
        raise PositionError("position-pass", asks, "another passed", "S5")
    if any(state.passed) and not begun:
        raise PositionError("position-pass", asks, "another passed", "S5")
    if set(on) != {ONE_PASSED_ON if any(state.passed) and state.asks != ASK_KEEP else 0}:
        raise PositionError("position-pass", asks, "another on", "S5")
    if any(on) and not all(_has_received(state, seat) for seat in range(len(state.hands))):
        raise PositionError("position-pass", asks, "another on", "S5")


def _has_chosen_right(state: State, seat: int) -> bool:
    """Whether a seat has chosen as many cards as it can have by now, out of those it may."""
    chosen = state.passing[seat]
    count = card_count(chosen)
    if state.asks not in TO_CHOOSE:
        return count == 0
    players = len(state.hands)
    turn = (seat - state.captain) % players - (state.active - state.captain) % players
    source = state.hands[seat] if state.asks == ASK_PASS else state.passed[seat - 1]
    if not is_part_of(chosen, source & NO_PASSENGERS):
        return False
    return count == (TO_CHOOSE[state.asks] if turn < 0 else 0)


def _has_received(state: State, seat: int) -> bool:
    """Whether what a seat kept and got is in its hand, or was played by it."""
    received = state.passed[seat - 1]
    if not is_part_of(state.passed_on[seat], received):
        return False
    incoming = kinds_of(received - state.passed_on[seat]) + kinds_of(state.passed_on[seat - 1])
    own = kinds_of(state.hands[seat]) + played_by(state, seat)
    return all(incoming.count(kind) <= own.count(kind) for kind in incoming)


def is_part_of(hand: int, whole: int) -> bool:
    """Whether a hand holds only cards of another one."""
    return all(copies(hand, kind) <= copies(whole, kind) for kind in kinds_of(hand))
