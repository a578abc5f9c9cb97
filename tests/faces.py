"""Other faces for a test: what is registered here is taken away again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from lifeboat.core.faces import Faces

F = TypeVar("F")


@contextmanager
def faced(faces: Faces[F], game: str, face: F) -> Iterator[None]:
    """Give a game of ours another face, for a while."""
    faces.register(game, face)
    try:
        yield
    finally:
        faces.unregister(game)
