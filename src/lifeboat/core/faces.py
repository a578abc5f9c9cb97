"""Faces: what a game looks like on a floor of the house above its rules.

A floor (words, wire, terminal, lab, tensors) says what it needs of a game in a protocol, and keeps
the faces of all games in one `Faces`. A game that is part of this package is found by itself: on a
floor whose faces are in the modules ``lifeboat.texts.GAME.words``, its module has a ``FACE``. Any
other game is registered. Nothing above the rules asks which game it is.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Generic, TypeVar, cast

from lifeboat.core.games import GAMES, game_of

F = TypeVar("F")


class MissingFaceError(LookupError):
    """A game has no face on a floor."""


class Faces(Generic[F]):
    """The faces of all games on one floor."""

    def __init__(self, floor: str, module: str) -> None:
        self.floor = floor
        """What the faces are, for messages: words, wire, ..."""
        self.module = module
        """The name of each game's module, with ``{game}`` for the game."""
        self._faces: dict[str, F] = {}

    def register(self, game: str, face: F) -> None:
        """Give a game of another package its face."""
        self._faces[game] = face

    def unregister(self, game: str) -> None:
        """Forget the face of a game, if it is known."""
        self._faces.pop(game, None)

    def __contains__(self, game: str) -> bool:
        """Return whether a game has a face here."""
        if game in self._faces:
            return True
        return game in GAMES and self._is_there(self.module.format(game=game))

    def __getitem__(self, game: str) -> F:
        """Return the face of a game; raise `MissingFaceError` if it has none."""
        if game not in self._faces:
            self._faces[game] = self._found(game_of(game).name)
        return self._faces[game]

    def _found(self, game: str) -> F:
        module = self.module.format(game=game)
        if not self._is_there(module):
            raise MissingFaceError(f"{game} has no {self.floor}: {module} is missing")
        return cast("F", import_module(module).FACE)

    def _is_there(self, module: str) -> bool:
        package = module.rpartition(".")[0]
        return find_spec(package) is not None and find_spec(module) is not None
