"""The hidden cards of SOS Titanic: how likely they lie where, counted out and never sampled.

Every way to hide the cards that agrees with the pockets (see knowledge) is as likely as any other.
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.dealing import Dealing, Hands
from lifeboat.titanic.knowledge import STACK_POCKET, set_of
from lifeboat.titanic.passengers import PASSENGER_COUNT, UNKNOWN, index_of
from lifeboat.titanic.sampling import unplaced_cards
from lifeboat.titanic.view import View

NO_CARDS: Final = 0
"""The set of no cards."""


class Hidden:
    """The cards that nobody sees, and where they may be."""

    def __init__(self, view: View) -> None:
        self.stack = view.stack
        self.cards = unplaced_cards(view)
        """The hidden cards whose position is not known."""
        members: int = set_of(self.cards)
        self.room: list[int] = [*view.down, view.stack.count(UNKNOWN)]
        """How many of them each pocket holds."""
        self.possible: list[int] = [cards & members for cards in view.pockets]
        """For each pocket the set of those that may lie there."""

    def unseen(self, pocket: int) -> int:
        """The set of the cards that may lie in a pocket at a position that is not known."""
        return self.possible[pocket] if self.room[pocket] else NO_CARDS

    def chance_of_any(self, wanted: int, pocket: int, slots: int) -> float:
        """How likely at least one card of a set is among so many of a pocket."""
        return 1.0 - self.chance_of_none(wanted, pocket, slots)

    def chance_of_none(self, wanted: int, pocket: int, slots: int) -> float:
        """How likely no card of a set is among so many of a pocket."""
        if slots == 0 or not wanted & self.unseen(pocket):
            return 1.0
        return self._ways(wanted, pocket, slots) / self._ways(NO_CARDS, pocket, slots)

    def chance_of_no_draw(self, wanted: int, draws: int) -> float:
        """How likely no card of a set is among the next ones of the stack."""
        next_cards = self.stack[len(self.stack) - draws :]
        known = [card for card in next_cards if card != UNKNOWN]
        if set_of(known) & wanted:
            return 0.0
        return self.chance_of_none(wanted, STACK_POCKET, draws - len(known))

    def expected_draws(self, wanted: int, draws: int) -> float:
        """How many cards of a set are among the next ones of the stack on average."""
        next_cards = self.stack[len(self.stack) - draws :]
        known = [card for card in next_cards if card != UNKNOWN]
        found = len([card for card in known if set_of([card]) & wanted])
        return found + (draws - len(known)) * self.chance_of_any(wanted, STACK_POCKET, 1)

    def _ways(self, barred: int, pocket: int, slots: int) -> int:
        """In how many ways the cards can lie with some barred from so many slots of a pocket.

        Pockets that may hide the same cards count as one: that divides all ways alike.
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
    """A set of passengers, with the hidden mysteries, which can stand for any of them (T38)."""
    return passengers | hidden >> PASSENGER_COUNT << PASSENGER_COUNT


def count_of(cards: int) -> int:
    """How many cards a set holds."""
    return cards.bit_count()
