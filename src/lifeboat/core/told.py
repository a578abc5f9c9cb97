"""A fate that is told from outside: for whoever wants to be chance, card by card.

A step that meets a shuffle whose order has not been told yet is broken off by ``ShuffleWanted``.
Take the step again on a fresh copy of the state, with a fate that has been told that order too.
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


class ToldFate(Fate):
    """The orders of the next shuffles, as they have been told."""

    def __init__(self, orders: list[list[int]]) -> None:
        super().__init__(b"")
        self.orders = orders
        self._met = 0

    def shuffled(self, cards: list[int], pile: bytes, ordinal: int) -> list[int]:
        """The cards in the order that was told next, the last one on top."""
        if self._met == len(self.orders):
            raise ShuffleWanted(cards, pile, ordinal)
        order = self.orders[self._met].copy()
        assert sorted(order) == sorted(cards)
        self._met += 1
        return order

    def __reduce__(self) -> tuple[type[Fate], tuple[object]]:
        return ToldFate, (self.orders[self._met :],)
