"""Bits in a row: named pieces of fixed shape, packed into 32-bit words.

A tensor of a game is a row of 0s and 1s. A number is written as so many 1s and then 0s, a choice as
a single 1 at its place, a set with a 1 for each member. Words of 32 bits stay machine integers in
the compiled engine, and go straight into the bytes that become an array.
"""

from __future__ import annotations

from math import prod
from typing import Final, NamedTuple

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

WORD: Final = 32
WORD_MASK: Final[i64] = 0xFFFFFFFF
SIGN: Final[i64] = 1 << 31
LONGEST: Final = 62
"""So many bits can be put down at once."""
ALL: Final[i64] = (1 << 62) - 1


class Piece(NamedTuple):
    """A named part of a tensor."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many bits it has."""
        return prod(self.shape)


class Bits:
    """A row of bits that grows at its end."""

    def __init__(self) -> None:
        self._bytes = BytesWriter()
        self._word: i64 = 0
        self._filled: i64 = 0

    def put(self, bits: i64, width: i64) -> None:
        """Put down the lowest bits of a number, the lowest first; at most LONGEST."""
        bits &= ALL >> (LONGEST - width)
        while width > 0:
            room: i64 = WORD - self._filled
            self._word |= bits << self._filled & WORD_MASK
            if width < room:
                self._filled += width
                return
            signed: i64 = self._word - ((self._word & SIGN) << 1)
            write_i32_le(self._bytes, i32(signed))
            self._word = 0
            self._filled = 0
            bits >>= room
            width -= room

    def count(self, number: i64, width: i64) -> None:
        """Put down a number as that many 1s; what is above the width is cut off."""
        number = min(number, width)
        self.put(ALL >> (LONGEST - number) if number > 0 else 0, width)

    def choice(self, place: i64, width: i64) -> None:
        """Put down a single 1 at a place; nothing but 0s where there is no choice (below 0)."""
        self.put(ALL - (ALL >> 1) >> (LONGEST - 1 - place) if place >= 0 else 0, width)

    def blank(self, width: i64) -> None:
        """Put down 0s, as many as one likes."""
        while width > LONGEST:
            self.put(0, LONGEST)
            width -= LONGEST
        self.put(0, width)

    def close(self) -> None:
        """Fill the last word with 0s, so that the next row begins with a word of its own."""
        if self._filled:
            self.put(0, WORD - self._filled)

    def to_bytes(self) -> bytes:
        """All words that are full; the lowest bit of the first byte is the first bit."""
        return self._bytes.getvalue()


def size_of(pieces: list[Piece]) -> int:
    """How many bits a tensor of these pieces has."""
    return sum([piece.size for piece in pieces])


def words_of(bits: int) -> int:
    """How many words hold so many bits."""
    return (bits + WORD - 1) // WORD
