"""All games in the form for programs that learn, by name."""

from __future__ import annotations

from typing import Final

from lifeboat.core.faces import Faces
from lifeboat.tensors.form import Form

FORMS: Final = Faces[Form]("form for programs that learn", "lifeboat.tensors.{game}")
"""The form of each game."""


def form_of(game: str) -> Form:
    """Return the form of a game; raise `SetupError` if there is no such game."""
    return FORMS[game]
