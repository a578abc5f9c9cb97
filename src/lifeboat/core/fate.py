"""Fate: every shuffle of a deal, fixed by the deal's secret before the first card is turned.

The outcome of a shuffle depends on three things alone: the deal's secret, the name of the pile,
and how many times that pile has been shuffled before (its ordinal, from 0). Undo, forks and other
teams on the same deal therefore meet the same fate, and anyone who knows the secret can check
every shuffle. This is the specification; it never changes:

1. Block ``i`` of a shuffle's random stream is the 64-byte BLAKE2b digest, keyed with the secret,
   of ``fate`` and the name of the pile in ASCII, followed by three bytes: two for the ordinal, low
   byte first, and one for ``i``. (The key and ``fate`` are absorbed once per deal; a block costs
   one compression.)
2. A block is read as 32 little-endian 16-bit words, in order; then comes the next block.
3. A number below ``n`` is drawn by taking the next word ``w``. If ``w * n mod 65536`` is below
   ``65536 mod n``, the word is thrown away and the next one is taken; otherwise the number is
   ``w * n // 65536``. So every number is equally likely (Lemire's method).
4. The cards are sorted in ascending order. Then, for ``i`` from the last position down to 1, a
   number below ``i + 1`` is drawn, and the cards at that position and at ``i`` are swapped
   (Fisher-Yates).
5. A seed is text that people can share. Its secret is the 32-byte BLAKE2b digest of its UTF-8
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
"""The most bytes that a secret can have, since it is a BLAKE2b key."""
WORDS: Final[i64] = 1 << 16
BYTES: Final = [bytes([number]) for number in range(256)]


def checked_seed(seed: str) -> str:
    """Return the seed; raise `SetupError` if it has quotation marks or unprintable characters."""
    if '"' in seed or not seed.isprintable():
        raise SetupError("seed", seed)
    return seed


def secret_of(seed: str) -> bytes:
    """Return the secret of the deal with this seed."""
    return blake2b(seed.encode(), digest_size=32, person=b"lifeboat seed").digest()


def commitment_of(secret: bytes) -> str:
    """Return the commitment to a secret.

    It is shown before the game, so that anyone can check the secret afterwards.
    """
    return sha256(b"lifeboat commitment" + secret).hexdigest()


class Fate:
    """All shuffles of one deal, known only to the rules and never part of a view."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) > LONGEST_SECRET:
            raise SetupError("secret", f"{len(secret)} bytes", f"{LONGEST_SECRET} bytes at most")
        self.secret = secret
        self._keyed: blake2b | None = None

    def shuffled(self, cards: list[int], pile: bytes, ordinal: int) -> list[int]:
        """Return the cards in the order of the pile's shuffle number `ordinal`, counted from 0.

        The order of `cards` doesn't matter.
        """
        order = cast("list[object]", sorted(cards))  # mypyc swaps objects without unboxing
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
        if self._keyed is None:
            self._keyed = blake2b(b"fate", key=self.secret)
        stream = self._keyed.copy()
        stream.update(pile + BYTES[ordinal & 255] + BYTES[ordinal >> 8] + BYTES[block])
        return stream.digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fate) and self.secret == other.secret

    def __hash__(self) -> int:
        return hash(self.secret)

    def __reduce__(self) -> tuple[type[Fate], tuple[object]]:
        return Fate, (self.secret,)
