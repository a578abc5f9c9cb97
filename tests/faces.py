"""Temporary faces for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from lifeboat.core.faces import Faces

F = TypeVar("F")


@contextmanager
def faced(faces: Faces[F], game: str, face: F) -> Iterator[None]:
    """Give one of our games another face for the duration of the block."""
    faces.register(game, face)
    try:
        yield
    finally:
        faces.unregister(game)
