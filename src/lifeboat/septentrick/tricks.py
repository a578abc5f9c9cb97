"""Tricks: which cards may be played, which suits a play rules out, and who wins (S6-S13)."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from lifeboat.core.events import NO_SEAT
from lifeboat.septentrick.cards import (
    ALL_SUITS,
    NO_PASSENGERS,
    PASSENGER,
    RANKS,
    RESCUE,
    RESCUES,
    cards_of_suit,
    suit_of,
)

NO_SUIT: Final = -1
NO_CARD: Final = -1
"""Stands for the best card of a trick in which no card can win yet."""


class Trick(NamedTuple):
    """A trick, which may still be incomplete."""

    leader: int
    cards: list[int]
    """The cards, in the order they were played."""
    seats: list[int]
    """The seat that played each card."""
    suit: int
    """The suit that was led; NO_SUIT while there is no Sea card in the trick."""
    winner: int
    """The seat with the best card so far; NO_SEAT while there is no Sea or Rescue card."""

    def best(self) -> int:
        """Return the best card so far; NO_CARD while there is no Sea or Rescue card."""
        return self.cards[self.seats.index(self.winner)] if self.winner != NO_SEAT else NO_CARD


def trick_of(cards: list[int], leader: int, trump: int, players: int) -> Trick:
    """Return the trick that these cards make up, the leader's card first."""
    seats = [(leader + place) % players for place in range(len(cards))]
    place = winner(cards, trump)
    return Trick(leader, cards, seats, led_suit(cards), seats[place] if place >= 0 else NO_SEAT)


def led_suit(trick: list[int]) -> int:
    """Return the suit of the first Sea card in the trick; NO_SUIT while there is none (S8, S11)."""
    for kind in trick:
        if kind < PASSENGER:
            return suit_of(kind)
    return NO_SUIT


def playable(hand: i64, suit: i64) -> i64:
    """Return the cards of a hand that may be played to a trick, as a hand (S7-S11).

    `suit` is the suit that was led, or NO_SUIT while the trick has no Sea card.
    """
    if suit == NO_SUIT:
        free: i64 = hand & NO_PASSENGERS
        if free:
            return free
        return hand
    following: i64 = hand & cards_of_suit(suit)
    if following:
        return following | (hand & RESCUES)
    return hand


def voids_shown(kind: i64, suit: i64) -> i64:
    """Return a bit mask of the suits that a hand must be out of if it plays this card (S7-S11).

    `suit` is the suit that was led, or NO_SUIT if none has been yet. A Rescue card shows nothing
    (S9).
    """
    if suit == NO_SUIT:
        if PASSENGER <= kind < RESCUE:
            return ALL_SUITS
        return 0
    if kind == RESCUE or kind // RANKS == suit:
        return 0
    bit: i64 = 1
    return bit << suit


def winner(trick: list[int], trump: i64) -> i64:
    """Return the index of the winning card in the trick; -1 if all are Passenger cards (S13)."""
    winning: i64 = -1
    best: i64 = NO_CARD
    place: i64 = 0
    for kind in trick:
        if beats(kind, best, trump):
            winning = place
            best = kind
        place += 1
    return winning


def beats(kind: i64, best: i64, trump: i64) -> bool:
    """Return whether a card beats `best`, the best card before it in the trick (S13).

    `best` is NO_CARD if no earlier card could win.
    """
    if kind >= PASSENGER:
        return kind == RESCUE and best < 0
    if best < 0 or best == RESCUE:
        return True
    suit: i64 = kind // RANKS
    if suit == best // RANKS:
        return kind > best
    return suit == trump


def seats_of_plays(history: list[int], captain: int, trump: int, players: int) -> list[int]:
    """Return the seat that played each card of `history`.

    The Captain leads the first trick, and the winner of each trick leads the next (S6).
    """
    seats: list[int] = []
    leader = captain
    for first in range(0, len(history), players):
        trick = history[first : first + players]
        seats += [(leader + place) % players for place in range(len(trick))]
        if len(trick) == players:
            leader = (leader + max(winner(trick, trump), 0)) % players
    return seats
