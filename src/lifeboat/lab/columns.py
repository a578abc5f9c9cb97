"""The columns of a file of results: the same for both games, empty where one has no use for it."""

from __future__ import annotations

from typing import Final

COLUMNS: Final[dict[str, str]] = {
    "game": "string",
    "setup": "int32",
    "players": "int8",
    "crew": "string",
    "layout": "string",
    "murdoch": "string",
    "latimer": "string",
    "ability": "string",
    "first": "string",
    "captain": "string",
    "edition": "string",
    "player": "string",
    "budget": "string",
    "seed": "string",
    "deal": "int32",
    "score": "int16",
    "won": "bool",
    "reason": "string",
    "page": "int8",
    "turned": "int8",
    "saved": "int8",
    "matched": "int8",
    "proved": "bool",
    "decisions": "int32",
    "playouts": "int64",
    "seconds": "double",
    "version": "string",
}
"""Each column with its Arrow type; docs/lab.md says what they mean."""
