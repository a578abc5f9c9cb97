"""Fate: every shuffle of a deal, fixed by the deal's secret before the first card is turned.

The outcome of a shuffle is a function of three things alone: the deal's secret, the name of the
pile, and how many times that pile has been shuffled before (its ordinal, from 0). Undo, forks and
other teams on the same deal therefore meet the same fate, and whoever knows the secret can check
every shuffle. This is the specification; it never changes:

1. Block ``i`` of a shuffle's random stream is the 64-byte BLAKE2b digest, keyed with the secret,
   of ``fate``, the name of the pile in ASCII, and three bytes: the ordinal, low byte first, and
   ``i``. (The key and ``fate`` are absorbed once a deal; a block costs one compression.)
2. A block is read as 32 little-endian 16-bit words, in order; then comes the next block.
3. A number below ``n`` is drawn by taking the next word ``w``. If ``w * n mod 65536`` is below
   ``65536 mod n``, the word is thrown away and the next one is taken; else the number is
   ``w * n // 65536``. So every number is equally likely (Lemire's method).
4. The cards are sorted upwards, then for ``i`` from the last position down to 1, position ``i``
   changes places with position ``below(i + 1)`` (Fisher-Yates).
5. The secret of a seed, a text that people pass on, is the 32-byte BLAKE2b digest of its UTF-8
   bytes with the personalisation ``lifeboat seed``.
6. The commitment to a secret, which a server shows before the first card is turned, is the SHA-256
   digest of ``lifeboat commitment`` in ASCII and the secret, in 64 hexadecimal digits.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, cast

from mypy_extensions import i64

from lifeboat.core.errors import SetupError

LONGEST_SECRET: Final = 64
"""So many bytes a BLAKE2b key can have."""
WORDS: Final[i64] = 1 << 16
BYTES: Final = [bytes([number]) for number in range(256)]


def checked_seed(seed: str) -> str:
    """A seed that people may choose: a text that a record can hold on one line and in quotes."""
    if '"' in seed or not seed.isprintable():
        raise SetupError("seed", seed)
    return seed


def secret_of(seed: str) -> bytes:
    """The secret of the deal that people call by this seed."""
    return blake2b(seed.encode(), digest_size=32, person=b"lifeboat seed").digest()


def commitment_of(secret: bytes) -> str:
    """What can be shown of a secret before the game, so that it cannot be changed afterwards."""
    return sha256(b"lifeboat commitment" + secret).hexdigest()


class Fate:
    """The fate of one deal. It is known to the rules alone, never to a view."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) > LONGEST_SECRET:
            raise SetupError("secret", f"{len(secret)} bytes", f"{LONGEST_SECRET} bytes at most")
        self.secret = secret
        self._keyed = blake2b(b"fate", key=secret)

    def shuffled(self, cards: list[int], pile: bytes, ordinal: int) -> list[int]:
        """The cards in the order that this shuffle of this pile gives them."""
        order = cast("list[object]", sorted(cards))  # objects are swapped without being unpacked
        stream = b""
        block = 0
        at: i64 = 0
        last: i64 = len(order) - 1
        while last > 0:
            if at == len(stream):
                stream = self._block(pile, ordinal, block)
                block += 1
                at = 0
            product: i64 = (stream[at] + 256 * stream[at + 1]) * (last + 1)
            at += 2
            rest: i64 = product & (WORDS - 1)
            if rest <= last and rest < WORDS % (last + 1):
                continue  # this word would favour some numbers
            other: i64 = product >> 16
            order[last], order[other] = order[other], order[last]
            last -= 1
        return cast("list[int]", order)

    def _block(self, pile: bytes, ordinal: int, block: int) -> bytes:
        stream = self._keyed.copy()
        stream.update(pile + BYTES[ordinal & 255] + BYTES[ordinal >> 8] + BYTES[block])
        return stream.digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fate) and self.secret == other.secret

    def __hash__(self) -> int:
        return hash(self.secret)

    def __reduce__(self) -> tuple[type[Fate], tuple[object]]:
        return Fate, (self.secret,)
