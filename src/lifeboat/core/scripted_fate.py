"""A fate that follows a script, for programs that decide every shuffle themselves.

A shuffle whose order isn't in the script yet raises ``ShuffleWanted``, in the middle of a step.
Play the step again on a fresh copy of the state, with a fate whose script includes that order.
"""

from __future__ import annotations

from lifeboat.core.fate import Fate


class ShuffleWanted(Exception):
    """The script has no order for a shuffle; the step can't go on without one."""

    def __init__(self, cards: list[int], pile: bytes, ordinal: int) -> None:
        super().__init__(cards, pile, ordinal)
        self.cards = sorted(cards)
        self.pile = pile
        self.ordinal = ordinal


class ScriptedFate(Fate):
    """A fate that takes the orders of the next shuffles from a script."""

    def __init__(self, orders: list[list[int]]) -> None:
        super().__init__(b"")
        self.orders = orders
        self._met = 0

    def shuffled(self, cards: list[int], pile: bytes, ordinal: int) -> list[int]:
        """Return the cards in the script's next order, the last one on top.

        Raise `ShuffleWanted` if the script has no more orders.
        """
        if self._met == len(self.orders):
            raise ShuffleWanted(cards, pile, ordinal)
        order = self.orders[self._met].copy()
        assert sorted(order) == sorted(cards)
        self._met += 1
        return order

    def __reduce__(self) -> tuple[type[Fate], tuple[object]]:
        return ScriptedFate, (self.orders[self._met :],)
