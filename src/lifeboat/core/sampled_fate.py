"""The fate of a sampled world, for players that think ahead in thousands of them.

It takes its orders from dice, without the keyed hash of a real deal. No game is ever dealt by it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.dice import MASK, Dice
from lifeboat.core.fate import Fate

SPREAD: Final[i64] = 0x45D9F3B
"""An odd number whose bits are well mixed; a product with 32 bits fits in a machine integer."""


class SampledFate(Fate):
    """A fate with dice of their own for each shuffle of each pile.

    So the copies of a world meet the same fate, whatever happens in them in between.
    """

    def __init__(self, one: i64, other: i64) -> None:
        super().__init__(b"")
        self.one: i64 = one
        self.other: i64 = other

    def shuffled(self, cards: list[int], pile: bytes, ordinal: int) -> list[int]:
        """Return the cards in the order of the pile's shuffle number `ordinal`, counted from 0.

        The result also depends on the order of `cards`.
        """
        order = cards.copy()
        self.dice_for(pile, ordinal).shuffle(order)
        return order

    def dice_for(self, pile: bytes, ordinal: i64) -> Dice:
        """Return the dice for a shuffle of a pile."""
        key: i64 = ordinal
        for byte in pile:
            key = (key * 31 + byte) & MASK
        first: i64 = mixed(key) ^ self.one
        second: i64 = mixed(first) ^ self.other
        return Dice(first, mixed(second), mixed(second + 1), mixed(second + 2) | 1)

    def __reduce__(self) -> tuple[type[Fate], tuple[object]]:
        raise TypeError("a sampled world stays where it was sampled")


def mixed(word: i64) -> i64:
    """Return 32 bits in which every bit of the given 32 bits has left its mark."""
    word = (word ^ word >> 16) * SPREAD & MASK
    word = (word ^ word >> 16) * SPREAD & MASK
    return word ^ word >> 16
