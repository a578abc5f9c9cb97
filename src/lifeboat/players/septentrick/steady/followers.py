"""The chances that seats still to play to a Septentrick trick can overtake its best card.

An unseen card may be held by any seat that isn't known to be out of its suit. The more Sea and
Rescue cards a seat holds, the likelier it is to have the card, and the Captain is several times
likelier than others to have a trump. Chances are in 1024ths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import Seen
from lifeboat.septentrick.cards import RANKS, SUIT_COUNT, SUIT_MASK, UNKNOWN, count_of
from lifeboat.septentrick.edition import HAND
from lifeboat.septentrick.tricks import NO_SUIT

CERTAIN: Final = 1024
CERTAIN_BITS: Final = 10
SHARES: Final = 64
"""The denominator of a seat's share of the unseen cards."""
FOLLOWER_BITS: Final = 16
FOLLOWER_MASK: Final = 2047
UNKNOWN_SUIT: Final = SUIT_COUNT
"""Stands for the suit led before any chances have been worked out."""
COUNTS: Final = RANKS + 1
"""The number of possible lengths of a suit, from 0 to RANKS."""
MISSES: Final[list[int]] = [
    CERTAIN * (SHARES - share) ** cards // SHARES**cards
    for share in range(SHARES + 1)
    for cards in range(COUNTS)
]
"""The chance that a seat holds none of a number of cards, indexed by its share and that number."""


class Followers:
    """The seats that play to the trick after the one that decides.

    A number for each follower is packed into one integer, sixteen bits apart, with the first
    follower's number in the lowest bits.
    """

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.count: i64 = 0
        self.led: i64 = UNKNOWN_SUIT
        """The suit led that the chances were worked out for."""
        self.higher: i64 = UNKNOWN
        self.trumps: i64 = 0
        """How many unseen cards of the suit led, and how many trumps, beat the best card."""
        self.chances: i64 = 0
        """Each follower's chance of overtaking the best card."""
        self.suit_shares: i64 = 0
        self.trump_shares: i64 = 0
        """`suit_shares` and `trump_shares` are each follower's share of the unseen cards of the
        suit led, and of the unseen trumps.
        """
        self.voids: i64 = 0
        """Each follower's chance of having no card of the suit led."""
        self.passengers: i64 = 0
        """The number of Passenger cards that the followers can be expected to play, in 1024ths, if
        everybody who can play one does.
        """
        self.captain_trumps: i64 = 1
        """How many times likelier than another seat the Captain is to hold an unseen trump."""

    def reset(self, captain_trumps: i64) -> None:
        """Count the followers, and forget the chances of an earlier decision."""
        self.captain_trumps = captain_trumps
        self.count = self.seen.players - 1 - self.seen.laid
        self.led = UNKNOWN_SUIT

    def seat(self, follower: i64) -> i64:
        """Return the seat of a follower; the next one to play is follower 0."""
        seat: i64 = self.seen.seat + follower + 1
        if seat < self.seen.players:
            return seat
        return seat - self.seen.players

    def chance(self, follower: i64) -> i64:
        """Return the chance that a follower can overtake the best card, as found by `weigh`."""
        return self.chances >> FOLLOWER_BITS * follower & FOLLOWER_MASK

    def weigh(self, best: i64, led: i64) -> None:
        """Work out each follower's chance of overtaking the card `best` if the suit `led` was led
        (S13).
        """
        if led == NO_SUIT:
            self.led = led
            self.passengers = 0
            self._weigh_rescue()
            return
        if led != self.led:
            self.led = led
            self.higher = UNKNOWN
            self._share_out()
        trump: i64 = self.seen.trump
        higher: i64 = 0
        trumps: i64 = 0
        if best // RANKS == led:
            higher = count_of(self._out(led) >> best % RANKS >> 1)
        if best // RANKS == trump:
            trumps = count_of(self._out(trump) >> best % RANKS >> 1)
        else:
            trumps = count_of(self._out(trump))
        if higher == self.higher and trumps == self.trumps:
            return
        self.higher = higher
        self.trumps = trumps
        chances: i64 = 0
        at: i64 = FOLLOWER_BITS * self.count
        while at:
            at -= FOLLOWER_BITS
            chance: i64 = CERTAIN - _miss(self.suit_shares >> at & FOLLOWER_MASK, higher)
            void: i64 = self.voids >> at & FOLLOWER_MASK
            if void and trumps and self.trump_shares:
                ruff: i64 = CERTAIN - _miss(self.trump_shares >> at & FOLLOWER_MASK, trumps)
                chance += void * ruff >> CERTAIN_BITS
            chances = chances << FOLLOWER_BITS | chance
        self.chances = chances

    def _weigh_rescue(self) -> None:
        """Work out each follower's chance of overtaking a Rescue card, which any Sea card can do.

        A seat with at least one Sea or Rescue card is assumed to hold a Sea card.
        """
        chances: i64 = 0
        follower: i64 = self.count
        while follower:
            follower -= 1
            room: i64 = self.seen.room(self.seat(follower))
            chances = chances << FOLLOWER_BITS
            if room:
                chances |= CERTAIN
        self.chances = chances

    def _share_out(self) -> None:
        """Work out each follower's share of the suit led and of the trumps, and the chance that it
        is out of the suit led and can play a Passenger card.
        """
        seen = self.seen
        self.suit_shares = self._shares(self.led)
        self.trump_shares = 0
        if self.led != seen.trump:
            self.trump_shares = self._shares(seen.trump)
        size: i64 = HAND - seen.tricks
        cards: i64 = count_of(self._out(self.led))
        voids: i64 = 0
        passengers: i64 = 0
        follower: i64 = self.count
        while follower:
            follower -= 1
            share: i64 = self.suit_shares >> FOLLOWER_BITS * follower & FOLLOWER_MASK
            void: i64 = _miss(share, cards)
            voids = voids << FOLLOWER_BITS | void
            if seen.room(self.seat(follower)) < size:
                passengers += void
        self.voids = voids
        self.passengers = passengers

    def _shares(self, suit: i64) -> i64:
        """Return each follower's share of the unseen cards of a suit, packed into one integer."""
        total: i64 = 0
        weights: i64 = 0
        other: i64 = self.seen.players - 1
        while other:
            other -= 1
            weight: i64 = self._weight(self.seat(other), suit)
            total += weight
            if other < self.count:
                weights = weights << FOLLOWER_BITS | weight
        if not total:
            return 0
        shares: i64 = 0
        at: i64 = FOLLOWER_BITS * self.count
        while at:
            at -= FOLLOWER_BITS
            part: i64 = SHARES * (weights >> at & FOLLOWER_MASK) // total
            shares = shares << FOLLOWER_BITS | part
        return shares

    def _weight(self, seat: i64, suit: i64) -> i64:
        """Return how likely a seat is to hold a card of this suit, compared with other seats.

        The result is 0 if the seat is known to be out of the suit.
        """
        seen = self.seen
        if seen.is_void(seat, suit):
            return 0
        if suit == seen.trump and seat == seen.captain:
            return seen.room(seat) * self.captain_trumps
        return seen.room(seat)

    def _out(self, suit: i64) -> i64:
        """Return the cards of a suit that the other seats hold, as a bit for each rank."""
        return self.seen.out >> RANKS * suit & SUIT_MASK


def _miss(share: i64, cards: i64) -> i64:
    """Return the chance that a seat with this share holds none of `cards` unseen cards."""
    return MISSES[share * COUNTS + cards]
