"""The columns of a results file, which are the same for all games; unused ones are empty."""

from __future__ import annotations

from typing import Final

from lifeboat.core.games import GAMES
from lifeboat.lab.face import FACES

PLACE: Final = {"game": "string", "setup": "int32", "players": "int8"}
ENTRY: Final = {
    "edition": "string",
    "player": "string",
    "budget": "string",
    "seed": "string",
    "deal": "int32",
}
OUTCOME: Final = {"score": "int16", "won": "bool", "reason": "string"}
EFFORT: Final = {
    "proved": "bool",
    "decisions": "int32",
    "playouts": "int64",
    "seconds": "double",
    "version": "string",
}


def columns() -> dict[str, str]:
    """Return the Arrow type of each column, by name; docs/lab.md says what the columns mean."""
    setups: dict[str, str] = {}
    results: dict[str, str] = {}
    for game in sorted(GAMES, reverse=True):  # the order in files that older versions wrote
        if game in FACES:
            setups |= FACES[game].setup_columns
            results |= FACES[game].result_columns
    return PLACE | setups | ENTRY | OUTCOME | results | EFFORT
