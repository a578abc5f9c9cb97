"""The forms of all games for programs that learn, by name."""

from __future__ import annotations

from typing import Final

from lifeboat.core.faces import Faces
from lifeboat.tensors.form import Form

FORMS: Final = Faces[Form]("form for programs that learn", "lifeboat.tensors.{game}")
"""The form of each game."""


def form_of(game: str) -> Form:
    """Return the form of a game.

    Raise `SetupError` if there is no such game, and `MissingFaceError` if it has no form.
    """
    return FORMS[game]
