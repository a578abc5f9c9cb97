"""The bits of the engine as arrays of numpy."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from lifeboat.tensors.bits import Bits, Piece, size_of, words_of
from lifeboat.tensors.form import Form, write_mask
from lifeboat.tensors.forms import form_of

Array = NDArray[np.int8]
Number = TypeVar("Number", bound=np.generic)


def rows(raw: bytes, size: int) -> Array:
    """Rows of so many bits each, as 0s and 1s; every row begins with a 32-bit word of its own."""
    packed = np.frombuffer(raw, np.uint8).reshape(-1, 4 * words_of(size))
    return np.unpackbits(packed, axis=1, bitorder="little", count=size).view(np.int8)


def sight(form: Form, state: Any, seat: int) -> Array:
    """What a seat sees."""
    bits = Bits()
    form.write(state, seat, bits)
    return rows(bits.to_bytes(), _size(form.game)).ravel()


@cache
def _size(game: str) -> int:
    return size_of(form_of(game).pieces)


def mask(legal: list[int], actions: int) -> Array:
    """A 1 for every legal action."""
    bits = Bits()
    write_mask(legal, actions, bits)
    return rows(bits.to_bytes(), actions).ravel()


def named(pieces: list[Piece], observation: NDArray[Number]) -> dict[str, NDArray[Number]]:
    """The pieces of an observation by name, each in its shape; rows of observations likewise."""
    found = {}
    begins = 0
    for piece in pieces:
        part = observation[..., begins : begins + piece.size]
        found[piece.name] = part.reshape(*observation.shape[:-1], *piece.shape)
        begins += piece.size
    return found
