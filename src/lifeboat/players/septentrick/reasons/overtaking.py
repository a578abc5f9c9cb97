"""How likely the best card of a trick can be overtaken, counted out over all deals.

Every way to deal the unseen cards that agrees with the view is as likely as any other.
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
    """The best card of a trick, the suit that was led, and the seats that still play to it."""

    def __init__(self, view: View, best: int, led: int, followers: list[int]) -> None:
        self.world = World(view, dice(""))
        self.followers = followers
        unseen = [kind for kind in self.world.unseen if kind < PASSENGER]
        better = hand_of([kind for kind in unseen if beats(kind, best, view.trump)])
        suit: int = cards_of_suit(led) if led != NO_SUIT else NOTHING
        self.in_suit = hand_of(unseen) & suit
        """The unseen cards that must be played by whoever has any."""
        self.higher = better & suit
        """Those of them that overtake."""
        self.ruffs = better & ~suit
        """The unseen cards that overtake if they may be played."""

    def beating(self) -> int:
        """How many unseen cards overtake."""
        return (self.higher | self.ruffs).bit_count()

    def chance(self) -> float:
        """How likely a follower holds a card that overtakes and may be played (S8-S13)."""
        if not self.followers or not self.beating():
            return 0.0
        nobody = 0
        for sign, barred in self._bars():
            nobody += sign * self.world.ways(barred)
        return 1.0 - nobody / self.world.ways({})

    def _bars(self) -> Iterator[tuple[int, dict[int, int]]]:
        """The cards that all followers lack where none can overtake, as a sum of cases.

        A hand cannot overtake if it has none of the higher ones, and, if it has none of the suit,
        no other that overtakes either: by inclusion and exclusion, three cases for each hand.
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
