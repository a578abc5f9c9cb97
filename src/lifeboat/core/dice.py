"""Dice: fast random numbers for players and sampled worlds, never for the rules.

The generator is xoshiro128** by Blackman and Vigna. It has 128 bits of state, and every step fits
in the machine integers of the compiled engine. Compiled or not, it gives the same numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
RANGE: Final[i64] = 1 << 32
LARGEST_COUNT: Final[i64] = 1 << 31


class Dice:
    """A stream of random numbers; the same seed gives the same numbers on every machine."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """Return the next 32 random bits."""
        b: i64 = self.b
        x: i64 = (b * 5) & MASK
        x = ((x << 7) | (x >> 25)) & MASK
        result: i64 = (x * 9) & MASK
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return result

    def below(self, count: i64) -> i64:
        """Return a number from 0 to `count` - 1, each equally likely (Lemire's multiplication).

        `count` must be from 1 to 2**31: with a larger one the product wouldn't fit in a machine
        integer.
        """
        assert 0 < count <= LARGEST_COUNT
        product: i64 = self.word() * count
        if product & MASK < count:
            bias: i64 = (RANGE - count) % count
            while product & MASK < bias:
                product = self.word() * count
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle the cards in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1

    def secret(self) -> bytes:
        """Return a random secret of 32 bytes, for the fate of a sampled world."""
        return b"".join(int(self.word()).to_bytes(4, "little") for _ in range(8))

    def __reduce__(self) -> tuple[type[Dice], tuple[int, int, int, int]]:
        return Dice, (self.a, self.b, self.c, self.d)


def dice(seed: str) -> Dice:
    """Return the dice for a seed."""
    digest = blake2b(seed.encode(), digest_size=16, person=b"lifeboat dice").digest()
    words = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)]
    return Dice(words[0], words[1], words[2], words[3] | 1)
