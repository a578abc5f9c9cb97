"""Dice: fast randomness for players and for sampled worlds, never for the rules.

The generator is xoshiro128** by Blackman and Vigna: 128 bits of state, every step small enough
for the compiled engine's machine integers, the same numbers compiled and in plain Python.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
RANGE: Final[i64] = 1 << 32
LARGEST_COUNT: Final[i64] = 1 << 31


class Dice:
    """A stream of random numbers, the same for the same seed everywhere."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """The next 32 random bits."""
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
        """A number from 0 to count - 1, each equally likely (Lemire's multiplication).

        The count is at most 2**31: beyond that the product would not fit a machine integer.
        """
        assert 0 < count <= LARGEST_COUNT
        product: i64 = self.word() * count
        if product & MASK < count:
            bias: i64 = (RANGE - count) % count
            while product & MASK < bias:
                product = self.word() * count
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1

    def secret(self) -> bytes:
        """A random secret, for the fate of a sampled world."""
        return b"".join(int(self.word()).to_bytes(4, "little") for _ in range(8))

    def __reduce__(self) -> tuple[type[Dice], tuple[int, int, int, int]]:
        return Dice, (self.a, self.b, self.c, self.d)


def dice(seed: str) -> Dice:
    """The dice that this seed stands for."""
    digest = blake2b(seed.encode(), digest_size=16, person=b"lifeboat dice").digest()
    words = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)]
    return Dice(words[0], words[1], words[2], words[3] | 1)
