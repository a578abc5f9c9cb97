"""Where the hidden cards may be in SOS Titanic, with exact chances rather than samples.

All ways of hiding the cards that agree with the pockets (see `lifeboat.titanic.knowledge`) are
taken to be equally likely.
"""

from __future__ import annotations

from math import comb
from operator import truediv
from typing import Final

from lifeboat.players.titanic.reasons.placing import ways_by_count
from lifeboat.titanic.knowledge import STACK_POCKET, set_of
from lifeboat.titanic.passengers import PASSENGER_COUNT, UNKNOWN
from lifeboat.titanic.sampling import unplaced_cards
from lifeboat.titanic.view import View

NO_CARDS: Final = 0
"""The empty set of cards."""


class Hidden:
    """The cards that nobody can see, and where they may be."""

    def __init__(self, view: View) -> None:
        self.stack = view.stack
        self.cards = unplaced_cards(view)
        """The hidden cards whose positions aren't known."""
        members: int = set_of(self.cards)
        self.room: list[int] = [*view.down, view.stack.count(UNKNOWN)]
        """The number of cards at unknown positions in each pocket."""
        self.possible: list[int] = [cards & members for cards in view.pockets]
        """For each pocket, the set of cards that may be there at an unknown position."""
        self._ways: dict[tuple[int, int], list[int]] = {}
        """What has been counted, by the wanted cards and the pocket."""

    def unseen(self, pocket: int) -> int:
        """Return the set of cards that may be at an unknown position in a pocket."""
        return self.possible[pocket] if self.room[pocket] else NO_CARDS

    def chance_of_any(self, wanted: int, pocket: int, slots: int) -> float:
        """Return the chance that at least one of the wanted cards is among `slots` unknown cards
        of a pocket.
        """
        return 1.0 - self.chance_of_none(wanted, pocket, slots)

    def chance_of_none(self, wanted: int, pocket: int, slots: int) -> float:
        """Return the chance that none of the wanted cards is among `slots` unknown cards of a
        pocket.
        """
        if slots == 0 or not wanted & self.unseen(pocket):
            return 1.0
        counted = self._ways_by_count(wanted, pocket)
        # Pockets that may hide the same cards are counted as one.
        room = sum(
            free
            for free, cards in zip(self.room, self.possible, strict=True)
            if cards == self.possible[pocket]
        )
        none = sum(ways * comb(room - many, slots) for many, ways in enumerate(counted))
        # Compiled by mypyc, `/` would round ints above 2**53 before it divides them.
        return float(truediv(none, sum(counted) * comb(room, slots)))

    def chance_of_no_draw(self, wanted: int, draws: int) -> float:
        """Return the chance that none of the next `draws` cards of the stack is wanted."""
        next_cards = self.stack[len(self.stack) - draws :]
        known = [card for card in next_cards if card != UNKNOWN]
        if set_of(known) & wanted:
            return 0.0
        return self.chance_of_none(wanted, STACK_POCKET, draws - len(known))

    def expected_draws(self, wanted: int, draws: int) -> float:
        """Return how many of the next `draws` cards of the stack are wanted, on average."""
        next_cards = self.stack[len(self.stack) - draws :]
        known = [card for card in next_cards if card != UNKNOWN]
        found = len([card for card in known if set_of([card]) & wanted])
        return found + (draws - len(known)) * self.chance_of_any(wanted, STACK_POCKET, 1)

    def _ways_by_count(self, wanted: int, pocket: int) -> list[int]:
        """Return the number of ways to place the cards for each number of wanted ones, from 0 up,
        in a pocket and those that may hide the same cards.
        """
        key = wanted, pocket
        if key not in self._ways:
            spaces = {self.possible[pocket]: 0}
            for cards, free in zip(self.possible, self.room, strict=True):
                if free:
                    spaces[cards] = spaces.get(cards, 0) + free
            self._ways[key] = ways_by_count(set_of(self.cards), wanted, spaces)
        return self._ways[key]


def with_mysteries(passengers: int, hidden: int) -> int:
    """Return these passengers and the mysteries in `hidden`, which can take any rank, as one set
    (T38).
    """
    return passengers | hidden >> PASSENGER_COUNT << PASSENGER_COUNT


def count_of(cards: int) -> int:
    """Return the number of cards in a set."""
    return cards.bit_count()
