"""Rows of bits: named pieces of fixed shape, packed into 32-bit words.

The tensor of a game is a row of 0s and 1s. A number is written as that many 1s followed by 0s, a
choice as a single 1 at its place, and a set with a 1 for each member. In the compiled engine, the
32-bit words are stored as machine integers and go straight into the bytes that become an array.
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
"""The largest number of bits that `Bits.put` can append at once."""
ALL: Final[i64] = (1 << 62) - 1


class Piece(NamedTuple):
    """A named part of a tensor."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """The number of bits in the piece."""
        return prod(self.shape)


class Bits:
    """A row of bits that grows at its end."""

    def __init__(self) -> None:
        self._bytes = BytesWriter()
        self._word: i64 = 0
        self._filled: i64 = 0

    def put(self, bits: i64, width: i64) -> None:
        """Append the `width` lowest bits of a number, lowest first; `width` is at most LONGEST."""
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
        """Append `width` bits: `number` 1s, or as many as fit, followed by 0s."""
        number = min(number, width)
        self.put(ALL >> (LONGEST - number) if number > 0 else 0, width)

    def choice(self, place: i64, width: i64) -> None:
        """Append `width` bits with a single 1 at `place`, or only 0s if `place` is below 0."""
        self.put(ALL - (ALL >> 1) >> (LONGEST - 1 - place) if place >= 0 else 0, width)

    def blank(self, width: i64) -> None:
        """Append this many 0s, which may be more than LONGEST."""
        while width > LONGEST:
            self.put(0, LONGEST)
            width -= LONGEST
        self.put(0, width)

    def close(self) -> None:
        """Pad the last word with 0s, so that the next row begins with a new word."""
        if self._filled:
            self.put(0, WORD - self._filled)

    def to_bytes(self) -> bytes:
        """Return all full words as bytes; the first bit is the lowest bit of the first byte."""
        return self._bytes.getvalue()


def size_of(pieces: list[Piece]) -> int:
    """Return how many bits a tensor of these pieces has."""
    return sum([piece.size for piece in pieces])


def words_of(bits: int) -> int:
    """Return how many 32-bit words it takes to hold this many bits."""
    return (bits + WORD - 1) // WORD
