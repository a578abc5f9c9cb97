"""How likely the seats that play later in a trick of Septentrick can overtake its best card.

An unseen card is with any seat that can hold it, the likelier the more room that seat has; a trump
is with the Captain several times likelier. Chances are in 1024ths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import Seen, count_of
from lifeboat.septentrick.cards import RANKS, RESCUE, SUIT_MASK
from lifeboat.septentrick.tricks import NO_SUIT

CERTAIN: Final = 1024
CERTAIN_BITS: Final = 10
CAPTAIN_TRUMPS: Final = 8
"""How many times likelier than another seat the Captain, who named it, holds an unseen trump."""
SHARES: Final = 64
"""In how many parts shares of the unseen cards are counted."""
FOLLOWER_BITS: Final = 16
FOLLOWER_MASK: Final = 2047
COUNTS: Final = RANKS + 1
"""Of how many cards of a suit one may hold none: from none to all."""
MISSES: Final[list[int]] = [
    CERTAIN * (SHARES - share) ** cards // SHARES**cards
    for share in range(SHARES + 1)
    for cards in range(COUNTS)
]
"""The chance to hold none of some cards, by the share that one has of each."""


class Followers:
    """The seats that play after the one that decides.

    What each has stands in one integer, sixteen bits apart, the first follower's lowest.
    """

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.count: i64 = 0
        self.best: i64 = RESCUE
        self.led: i64 = RESCUE
        self.chances: i64 = 0
        """That each can overtake the best card."""
        self.suit_shares: i64 = 0
        self.trump_shares: i64 = 0
        """Which share each has of the unseen cards of the suit led, and of the trumps."""
        self.voids: i64 = 0
        """The chance that each is out of the suit led."""

    def reset(self) -> None:
        """Count who follows, and forget the chances of an earlier decision."""
        self.count = self.seen.players - 1 - self.seen.laid
        self.best = self.led = RESCUE

    def seat(self, follower: i64) -> i64:
        """The seat of the first, second ... follower; the first is number 0."""
        seat: i64 = self.seen.seat + follower + 1
        return seat if seat < self.seen.players else seat - self.seen.players

    def chance(self, follower: i64) -> i64:
        """The chance that a follower can overtake the best card."""
        return self.chances >> FOLLOWER_BITS * follower & FOLLOWER_MASK

    def weigh(self, best: i64, led: i64) -> None:
        """Find the chance of each to overtake the best card, with this suit led (S13)."""
        if best == self.best and led == self.led:
            return
        self.best = best
        if led == NO_SUIT:
            self.led = led
            self._weigh_rescue()
            return
        if led != self.led:
            self.led = led
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
        chances: i64 = 0
        at: i64 = FOLLOWER_BITS * self.count
        while at:
            at -= FOLLOWER_BITS
            chance: i64 = CERTAIN - _miss(self.suit_shares >> at & FOLLOWER_MASK, higher)
            void: i64 = self.voids >> at & FOLLOWER_MASK
            if void and trumps:
                ruff: i64 = CERTAIN - _miss(self.trump_shares >> at & FOLLOWER_MASK, trumps)
                chance += void * ruff >> CERTAIN_BITS
            chances = chances << FOLLOWER_BITS | chance
        self.chances = chances

    def _weigh_rescue(self) -> None:
        """Any Sea card overtakes a Rescue card: whoever has room is taken to hold one."""
        chances: i64 = 0
        follower: i64 = self.count
        while follower:
            follower -= 1
            room: i64 = self.seen.room(self.seat(follower))
            chances = chances << FOLLOWER_BITS | (CERTAIN if room else 0)
        self.chances = chances

    def _share_out(self) -> None:
        """Find the shares of each in the suit led, and in the trumps if that is another suit."""
        led: i64 = self.led
        self.suit_shares = self._shares(led)
        self.trump_shares = self.voids = 0
        if led == self.seen.trump:
            return
        self.trump_shares = self._shares(self.seen.trump)
        if not self.trump_shares:
            return
        cards: i64 = count_of(self._out(led))
        voids: i64 = 0
        at: i64 = FOLLOWER_BITS * self.count
        while at:
            at -= FOLLOWER_BITS
            share: i64 = self.suit_shares >> at & FOLLOWER_MASK
            voids = voids << FOLLOWER_BITS | _miss(share, cards)
        self.voids = voids

    def _shares(self, suit: i64) -> i64:
        """The share that each follower has of the unseen cards of a suit."""
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
        """How likely a seat holds a card of this suit, against others; 0 if it cannot."""
        seen = self.seen
        if seen.is_void(seat, suit):
            return 0
        if suit == seen.trump and seat == seen.captain:
            return seen.room(seat) * CAPTAIN_TRUMPS
        return seen.room(seat)

    def _out(self, suit: i64) -> i64:
        """The cards of a suit that the others hold."""
        return self.seen.out >> RANKS * suit & SUIT_MASK


def _miss(share: i64, cards: i64) -> i64:
    """The chance to hold none of a number of cards, with this share in each."""
    return MISSES[share * COUNTS + cards]
