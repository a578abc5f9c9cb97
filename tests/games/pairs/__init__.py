"""Pairs, a game that isn't part of Lifeboat: registered on every floor, and removed again.

It takes 8 files and none of ours: its rules, its faces on seven floors (words and wire have their
own files), three catalogues, and this one, which registers them. The client has no face for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from lifeboat.cli.face import OPTIONS
from lifeboat.core.faces import Faces
from lifeboat.core.games import GAMES, register
from lifeboat.lab.face import FACES as STUDIES
from lifeboat.players.face import FACES as PLAYERS
from lifeboat.table.wire.face import WIRE
from lifeboat.table.wire.gate import texts_of
from lifeboat.tensors.forms import FORMS
from lifeboat.terminal.tables import TABLES
from lifeboat.texts import add_catalogues
from lifeboat.texts.catalogue import FOLDERS
from lifeboat.texts.words import WORDS
from tests.games.pairs.faces import PairsForm, PairsPlayers, PairsStudies, PairsTable
from tests.games.pairs.rules import NAME, Pairs
from tests.games.pairs.wire import PairsWire
from tests.games.pairs.words import CATALOGUES, PairsWords

FACES: Final[list[tuple[Faces[Any], object]]] = [
    (PLAYERS, PairsPlayers()),
    (WORDS, PairsWords()),
    (WIRE, PairsWire()),
    (TABLES, PairsTable),
    (STUDIES, PairsStudies()),
    (FORMS, PairsForm()),
    (OPTIONS, {"players": "2"}),
]
"""Its face on each floor."""


@contextmanager
def pairs_registered(lacking: Faces[Any] | None = None) -> Iterator[None]:
    """Register Pairs for the duration of the block; its face on one floor can be left out."""
    register(Pairs())
    for floor, face in FACES:
        if floor is not lacking:
            floor.register(NAME, face)
    add_catalogues(CATALOGUES)
    texts_of.cache_clear()  # catalogues read earlier don't have its words
    try:
        yield
    finally:
        for floor, _ in FACES:
            floor.unregister(NAME)
        FOLDERS.remove(CATALOGUES)
        texts_of.cache_clear()
        del GAMES[NAME]
