"""Faces: the parts that a game contributes to the floors, the packages above the rules.

A floor (words, wire, terminal, lab, tensors) defines what it needs from a game in a protocol, and
keeps the faces of all games in one `Faces`. The faces of the games in this package are found by
module name: the words of a game, for example, are the ``FACE`` in ``lifeboat.texts.GAME.words``.
Games from other packages register their faces. Nothing above the rules asks which game it is
dealing with.
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
        """What this floor calls its faces in error messages: words, wire, ..."""
        self.module = module
        """The name of each game's module, with ``{game}`` in place of the game's name."""
        self._faces: dict[str, F] = {}

    def register(self, game: str, face: F) -> None:
        """Register the face of a game, usually one from another package."""
        self._faces[game] = face

    def unregister(self, game: str) -> None:
        """Forget the face that was registered for a game, if there is one."""
        self._faces.pop(game, None)

    def __contains__(self, game: str) -> bool:
        """Return whether a game has a face on this floor."""
        if game in self._faces:
            return True
        return game in GAMES and self._is_there(self.module.format(game=game))

    def __getitem__(self, game: str) -> F:
        """Return the face of a game.

        Raise `SetupError` if there is no such game, and `MissingFaceError` if it has no face on
        this floor.
        """
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
