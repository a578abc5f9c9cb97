"""A fate that follows a script: for whoever wants to be chance, card by card.

A step that meets a shuffle whose order isn't in the script yet is broken off by ``ShuffleWanted``.
Take the step again on a fresh copy of the state, with a fate whose script has that order too.
"""

from __future__ import annotations

from lifeboat.core.fate import Fate


class ShuffleWanted(Exception):
    """A step cannot go on before somebody says in which order these cards come."""

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
        """Return the cards in the next order of the script, the last one on top."""
        if self._met == len(self.orders):
            raise ShuffleWanted(cards, pile, ordinal)
        order = self.orders[self._met].copy()
        assert sorted(order) == sorted(cards)
        self._met += 1
        return order

    def __reduce__(self) -> tuple[type[Fate], tuple[object]]:
        return ScriptedFate, (self.orders[self._met :],)
