"""How likely the seats that play later in a trick of Septentrick can overtake its best card.

An unseen card is with any seat that can hold it, the likelier the more room that seat has; a trump
is with the Captain several times likelier. Chances are in 1024ths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import BITS, Seen
from lifeboat.septentrick.cards import RANKS, RESCUE, SUIT_MASK
from lifeboat.septentrick.tricks import NO_SUIT

CERTAIN: Final = 1024
CERTAIN_BITS: Final = 10
CAPTAIN_TRUMPS: Final = 8
"""How many times likelier than another seat the Captain, who named it, holds an unseen trump."""
SHARES: Final = 64
"""Shares of the unseen cards are counted in so many parts."""
COUNTS: Final = RANKS + 1
"""Of how many cards of a suit one may hold none: from none to all."""
MISSES: Final[list[int]] = [
    CERTAIN * (SHARES - share) ** cards // SHARES**cards
    for share in range(SHARES + 1)
    for cards in range(COUNTS)
]
"""The chance to hold none of some cards, by the share that one has of each."""


class Followers:
    """The seats that play after the one that decides."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.count: i64 = 0
        self.best: i64 = RESCUE
        self.led: i64 = RESCUE
        self.chances: list[int] = [0] * (seen.players + 1)
        """That the first, second ... follower can overtake; the first is at 1."""

    def look(self) -> None:
        """See how many follow, and forget the chances of an earlier decision."""
        self.count = self.seen.players - 1 - len(self.seen.trick)
        self.best = self.led = RESCUE

    def seat(self, follower: i64) -> i64:
        """The seat of the first, second ... follower."""
        seat: i64 = self.seen.seat + follower
        return seat if seat < self.seen.players else seat - self.seen.players

    def weigh(self, best: i64, led: i64) -> None:
        """Find the chance of each to overtake the best card, with this suit led (S13)."""
        if best == self.best and led == self.led:
            return
        self.best = best
        self.led = led
        if led == NO_SUIT:
            self._weigh_rescue()
            return
        trump: i64 = self.seen.trump
        following: i64 = self.seen.out >> RANKS * led & SUIT_MASK
        trumps: i64 = self.seen.out >> RANKS * trump & SUIT_MASK
        higher: i64 = 0
        if best // RANKS == led:
            higher = following >> best % RANKS >> 1
        if best // RANKS == trump:
            trumps = trumps >> best % RANKS >> 1
        in_suit: i64 = self._weights(led)
        in_trump: i64 = 0 if led == trump else self._weights(trump)
        follower: i64 = 1
        while follower <= self.count:
            seat: i64 = self.seat(follower)
            chance: i64 = CERTAIN - self._miss(seat, led, higher, in_suit)
            if in_trump:
                void: i64 = self._miss(seat, led, following, in_suit)
                ruff: i64 = CERTAIN - self._miss(seat, trump, trumps, in_trump)
                chance += void * ruff >> CERTAIN_BITS
            self.chances[follower] = chance
            follower += 1

    def _weigh_rescue(self) -> None:
        """Any Sea card overtakes a Rescue card: whoever has room is taken to hold one."""
        follower: i64 = 1
        while follower <= self.count:
            self.chances[follower] = CERTAIN if self.seen.room(self.seat(follower)) else 0
            follower += 1

    def _miss(self, seat: i64, suit: i64, cards: i64, weights: i64) -> i64:
        """The chance that a seat holds none of these cards of a suit."""
        if cards == 0:
            return CERTAIN
        share: i64 = SHARES * self._weight(seat, suit) // weights
        return MISSES[share * COUNTS + BITS[cards]]

    def _weight(self, seat: i64, suit: i64) -> i64:
        """How likely a seat holds a card of this suit, against others; 0 if it cannot."""
        seen = self.seen
        if seen.is_void(seat, suit):
            return 0
        if suit == seen.trump and seat == seen.captain:
            return seen.room(seat) * CAPTAIN_TRUMPS
        return seen.room(seat)

    def _weights(self, suit: i64) -> i64:
        """The weights of all other seats together."""
        weights: i64 = 0
        seat: i64 = 0
        while seat < self.seen.players:
            if seat != self.seen.seat:
                weights += self._weight(seat, suit)
            seat += 1
        return weights
