"""Turning the engine's bits into numpy arrays."""

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
    """Return rows of `size` bits as an array of 0s and 1s.

    In `raw`, each row starts with a new 32-bit word.
    """
    packed = np.frombuffer(raw, np.uint8).reshape(-1, 4 * words_of(size))
    return np.unpackbits(packed, axis=1, bitorder="little", count=size).view(np.int8)


def sight(form: Form, state: Any, seat: int) -> Array:
    """Return what a seat sees, as an array of 0s and 1s; a seat below 0 is a spectator."""
    bits = Bits()
    form.write(state, seat, bits)
    return rows(bits.to_bytes(), _size(form.game)).ravel()


@cache
def _size(game: str) -> int:
    return size_of(form_of(game).pieces)


def mask(legal: list[int], actions: int) -> Array:
    """Return an array with a 1 for every legal action and a 0 for all the others.

    `legal` must be sorted.
    """
    bits = Bits()
    write_mask(legal, actions, bits)
    return rows(bits.to_bytes(), actions).ravel()


def named(pieces: list[Piece], observation: NDArray[Number]) -> dict[str, NDArray[Number]]:
    """Return the pieces of an observation, or of an array of observations, by name.

    Each piece keeps its shape and shares memory with the observation.
    """
    found = {}
    begins = 0
    for piece in pieces:
        part = observation[..., begins : begins + piece.size]
        found[piece.name] = part.reshape(*observation.shape[:-1], *piece.shape)
        begins += piece.size
    return found
