"""Where the hidden cards may be in SOS Titanic, with exact chances rather than samples.

All ways of hiding the cards that agree with the pockets (see `lifeboat.titanic.knowledge`) are
taken to be equally likely.
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.dealing import Dealing, Hands
from lifeboat.titanic.knowledge import STACK_POCKET, set_of
from lifeboat.titanic.passengers import PASSENGER_COUNT, UNKNOWN, index_of
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
        return self._ways(wanted, pocket, slots) / self._ways(NO_CARDS, pocket, slots)

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

    def _ways(self, barred: int, pocket: int, slots: int) -> int:
        """Return the number of ways to place the cards so that none of `barred` is in `slots`
        slots of a pocket.

        Only ratios of the results mean anything: pockets that may hide the same cards are merged,
        which divides every count by the same factor.
        """
        together: dict[int, int] = {}
        for at, cards in enumerate(self.possible):
            free = self.room[at] - slots if at == pocket else self.room[at]
            if free:
                together[cards] = together.get(cards, 0) + free
        spaces = [*together, self.possible[pocket] & ~barred]
        room = (*together.values(), slots)
        groups: dict[Hands, list[int]] = {}
        for card in self.cards:
            hands = tuple([at for at, cards in enumerate(spaces) if cards >> index_of(card) & 1])
            groups.setdefault(hands, []).append(card)
        narrow_first = dict(sorted(groups.items(), key=lambda group: len(group[0])))
        return Dealing(narrow_first, room).ways(0, room)


def with_mysteries(passengers: int, hidden: int) -> int:
    """Return these passengers and the mysteries in `hidden`, which can take any rank, as one set
    (T38).
    """
    return passengers | hidden >> PASSENGER_COUNT << PASSENGER_COUNT


def count_of(cards: int) -> int:
    """Return the number of cards in a set."""
    return cards.bit_count()
