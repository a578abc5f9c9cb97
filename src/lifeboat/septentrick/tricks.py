"""Tricks: what may be played, who wins, what the winner collects (S6-S15)."""

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


class Trick(NamedTuple):
    """A trick, or as much of it as has been played."""

    leader: int
    cards: list[int]
    """In the order in which they were played."""
    seats: list[int]
    """Who played each card."""
    suit: int
    """The suit to follow; NO_SUIT while there is none."""
    winner: int
    """Who wins it, so far; NO_SEAT while all are Passenger cards."""


def trick_of(cards: list[int], leader: int, trump: int, players: int) -> Trick:
    """Return the trick of these cards, the leader's first."""
    seats = [(leader + place) % players for place in range(len(cards))]
    place = winner(cards, trump)
    return Trick(leader, cards, seats, led_suit(cards), seats[place] if place >= 0 else NO_SEAT)


def led_suit(trick: list[int]) -> int:
    """The suit of the first Sea card in the trick; NO_SUIT while there is none (S8, S11)."""
    for kind in trick:
        if kind < PASSENGER:
            return suit_of(kind)
    return NO_SUIT


def playable(hand: i64, suit: i64) -> i64:
    """The part of a hand that may be played to a trick with this suit led (S7-S11)."""
    if suit == NO_SUIT:
        free: i64 = hand & NO_PASSENGERS
        return free if free else hand
    following: i64 = hand & cards_of_suit(suit)
    return following | (hand & RESCUES) if following else hand


def voids_shown(kind: i64, suit: i64) -> i64:
    """A bit for each suit that who plays this card with this suit led shows to be out of (S7-S11).

    A Rescue card shows nothing (S9).
    """
    if suit == NO_SUIT:
        return ALL_SUITS if PASSENGER <= kind < RESCUE else 0
    if kind == RESCUE or kind // RANKS == suit:
        return 0
    bit: i64 = 1
    return bit << suit


def winner(trick: list[int], trump: i64) -> i64:
    """The place in the trick of the card that wins it (S13); -1 if all are Passenger cards."""
    winning: i64 = -1
    best: i64 = -1
    place: i64 = 0
    for kind in trick:
        if beats(kind, best, trump):
            winning = place
            best = kind
        place += 1
    return winning


def beats(kind: i64, best: i64, trump: i64) -> bool:
    """Whether a card wins over the best one before it; -1 stands for no card that can win."""
    if kind >= PASSENGER:
        return kind == RESCUE and best < 0
    if best < 0 or best == RESCUE:
        return True
    suit: i64 = kind // RANKS
    return kind > best if suit == best // RANKS else suit == trump


def seats_of_plays(history: list[int], captain: int, trump: int, players: int) -> list[int]:
    """Who played each card: the Captain leads the first trick, then the winner (S6)."""
    seats: list[int] = []
    leader = captain
    for first in range(0, len(history), players):
        trick = history[first : first + players]
        seats += [(leader + place) % players for place in range(len(trick))]
        if len(trick) == players:
            leader = (leader + max(winner(trick, trump), 0)) % players
    return seats
