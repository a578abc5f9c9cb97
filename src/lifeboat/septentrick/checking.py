"""Checks that a position can occur in a game: its cards, hands and passes (S2-S5)."""

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
    """Return all cards in the position, wherever they are, sorted."""
    cards = list(state.history)
    for hand in state.hands:
        cards += kinds_of(hand)
    if state.asks == ASK_KEEP:
        for hand in state.passed:
            cards += kinds_of(hand)
    return sorted(cards)


def check_position(state: State) -> None:
    """Raise `PositionError` if the position can't occur in a game."""
    _check_cards(state)
    _check_hands(state)
    _check_passes(state)


def _check_cards(state: State) -> None:
    """Raise `PositionError` unless the cards are exactly those for this number of players (S2)."""
    expected = sorted(state.terms.sea_and_rescue + state.terms.passenger_cards)
    found = pieces(state)
    for kind in sorted(set(expected + found)):
        if found.count(kind) != expected.count(kind):
            tried = f"{card_text(kind)} x{found.count(kind)}"
            raise PositionError("position-cards", tried, expected.count(kind), "S2")


def _check_hands(state: State) -> None:
    """Raise `PositionError` if a hand has the wrong number of cards or of Passenger cards.

    A hand is dealt 13 cards, 3 of them Passenger cards (S3). It no longer has the cards that it
    has played or, between the two passes, the 2 that it passed. Passenger cards are never passed
    (S5).
    """
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
    """Return the cards that a seat has played."""
    seats = seats_of_plays(state.history, state.captain, state.trump, len(state.hands))
    return [kind for who, kind in zip(seats, state.history, strict=True) if who == seat]


def next_to_choose(state: State) -> int:
    """Return the next seat to choose in the current pass, starting from the Captain (S5).

    Raise `PositionError` if all seats have chosen.
    """
    seat = state.captain
    while card_count(state.passing[seat]) == TO_CHOOSE[state.asks]:
        seat = (seat + 1) % len(state.hands)
        if seat == state.captain:
            raise PositionError(
                "position-pass", f"asks={ASKS[state.asks]}", "another passing", "S5"
            )
    return seat


def _check_passes(state: State) -> None:
    """Raise `PositionError` if the trump or the passes don't fit the question (S4, S5)."""
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
    """Return whether a seat has chosen the right number of cards, all of them allowed."""
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
    """Return whether a seat holds, or has played, the cards that it kept and received.

    Also return False if the card that it passed on isn't one of the two that it received first.
    """
    received = state.passed[seat - 1]
    if not is_part_of(state.passed_on[seat], received):
        return False
    incoming = kinds_of(received - state.passed_on[seat]) + kinds_of(state.passed_on[seat - 1])
    own = kinds_of(state.hands[seat]) + played_by(state, seat)
    return all(incoming.count(kind) <= own.count(kind) for kind in incoming)


def is_part_of(hand: int, whole: int) -> bool:
    """Return whether `whole` contains all cards of `hand`, counting copies."""
    return all(copies(hand, kind) <= copies(whole, kind) for kind in kinds_of(hand))
