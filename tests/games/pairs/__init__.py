"""Pairs, a game that is no part of Lifeboat: registered on every floor, and taken away again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from lifeboat.cli.face import OPTIONS
from lifeboat.core.faces import Faces
from lifeboat.core.games import GAMES, register
from lifeboat.lab.face import FACES as STUDIES
from lifeboat.players.face import FACES as PLAYERS
from lifeboat.tensors.forms import FORMS
from lifeboat.terminal.tables import TABLES
from tests.games.pairs.faces import PairsForm, PairsPlayers, PairsStudies, PairsTable
from tests.games.pairs.rules import Pairs

NAME = "pairs"
FLOORS: Final[list[Faces[Any]]] = [PLAYERS, TABLES, STUDIES, FORMS, OPTIONS]
"""Where it has a face."""


@contextmanager
def pairs_registered() -> Iterator[None]:
    """Make Pairs known, for a while."""
    register(Pairs())
    PLAYERS.register(NAME, PairsPlayers())
    TABLES.register(NAME, PairsTable)
    STUDIES.register(NAME, PairsStudies())
    FORMS.register(NAME, PairsForm())
    OPTIONS.register(NAME, {"players": "2"})
    try:
        yield
    finally:
        for faces in FLOORS:
            faces.unregister(NAME)
        del GAMES[NAME]
