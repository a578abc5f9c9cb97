"""Games to render, and their viewers."""

from __future__ import annotations

from msgspec import json, structs

from lifeboat.table.table import Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.messages import Refused, Update, Welcome
from lifeboat.texts import LANGUAGES
from tests.table.tables import Sitter

SEED = "a seed that nobody may see"
GAMES: list[tuple[str, dict[str, str], list[Sitter]]] = [
    ("titanic", {"crew": "lee"}, [1]),
    ("titanic", {"players": "4"}, [1, 2, "random", 1]),
    ("titanic", {"crew": "latimer,phillips,smith", "first": "table"}, [1, "random", 2]),
    ("titanic", {"crew": "fleet,lowe", "layout": "expert"}, ["random", 1]),
    ("septentrick", {"players": "3"}, [1, 2, 3]),
    ("septentrick", {"players": "4"}, [1, "random", 2, 1]),
    ("septentrick", {"players": "5"}, [1, 2, 2, "random", 3]),
]
"""Set-ups and who sits there: people by number, some of them in two seats, and bots."""
IDS = [f"{game}-{len(sitters)}-{number}" for number, (game, _, sitters) in enumerate(GAMES)]


def viewers_of(table: Table) -> list[Viewer]:
    """Return everybody who can look on: a spectator, and all people with or without a seat."""
    return [Viewer(person, LANGUAGES[person % 3]) for person in range(len(table.people) + 1)]


def sent(message: Welcome | Update | Refused) -> bytes:
    """Return a message as it is sent, without what inevitably differs between worlds.

    That is the commitment and, at the end, the seed.
    """
    if isinstance(message, Refused):
        return json.encode(message)
    table = structs.replace(message.table, commitment="")
    if table.status == "over":
        table = structs.replace(table, seed="")
    return json.encode(structs.replace(message, table=table))
