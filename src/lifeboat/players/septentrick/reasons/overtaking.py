"""The chance that the best card of a trick can be overtaken, counted over all possible deals.

All deals of the unseen cards that agree with the view are taken to be equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from lifeboat.core.dice import dice
from lifeboat.septentrick.cards import PASSENGER, cards_of_suit, hand_of
from lifeboat.septentrick.sampling import World
from lifeboat.septentrick.tricks import NO_SUIT, beats
from lifeboat.septentrick.view import View

NOTHING: Final = 0


class Overtaking:
    """Works out whether the seats that have yet to play to a trick can overtake its best card."""

    def __init__(self, view: View, best: int, led: int, followers: list[int]) -> None:
        self.world = World(view, dice(""))
        self.followers = followers
        unseen = [kind for kind in self.world.unseen if kind < PASSENGER]
        better = hand_of([kind for kind in unseen if beats(kind, best, view.trump)])
        suit: int = cards_of_suit(led) if led != NO_SUIT else NOTHING
        self.in_suit = hand_of(unseen) & suit
        """The unseen cards of the suit led; a seat that holds any has to follow suit."""
        self.higher = better & suit
        """The unseen cards of the suit led that overtake the best card."""
        self.ruffs = better & ~suit
        """The unseen cards of other suits that overtake the best card, if they may be played."""

    def beating(self) -> int:
        """Return the number of unseen cards that overtake the best card."""
        return (self.higher | self.ruffs).bit_count()

    def chance(self) -> float:
        """Return the chance that at least one follower holds a card that overtakes and may be
        played (S8-S13).
        """
        if not self.followers or not self.beating():
            return 0.0
        nobody = 0
        for sign, barred in self._bars():
            nobody += sign * self.world.ways(barred)
        return 1.0 - nobody / self.world.ways({})

    def _bars(self) -> Iterator[tuple[int, dict[int, int]]]:
        """Yield cases, each with a sign, for counting the deals in which no follower can overtake.

        A case gives, for each follower, the cards that it lacks. The deals of each case are added
        or subtracted according to its sign. A hand can't overtake if it has no higher card of the
        suit led and, if it has no card of that suit at all, no ruff either. By inclusion and
        exclusion, that makes up to three cases for each hand.
        """
        lacks = [(1, self.higher)]
        if self.ruffs:
            lacks += [(-1, self.in_suit), (1, self.in_suit | self.ruffs)]
        for combination in product(lacks, repeat=len(self.followers)):
            sign = 1
            barred: dict[int, int] = {}
            for seat, (factor, cards) in zip(self.followers, combination, strict=True):
                sign *= factor
                barred[seat] = cards
            yield sign, barred
