"""Keys that show which games were dealt the same cards, and the set-up of the deal of the day."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from msgspec import json

from lifeboat.core.games import game_of

ADDED_LATER: Final = {"ability": "action"}
"""Fields that were added to set-ups later, each with the value that applied to all earlier games.

A field with that value is left out of a deal's key, so that the key stays the same and new results
can be compared with older ones.
"""


def deal_key(game: str, setup: Mapping[str, str], secret: bytes) -> str:
    """Return a key that two games share if and only if game, set-up and secret are the same.

    It is a hash keyed with the secret, so it reveals nothing about the secret.
    """
    told = {name: value for name, value in setup.items() if ADDED_LATER.get(name) != value}
    what = json.encode([game, sorted(told.items())])
    return blake2b(what, digest_size=16, key=secret, person=b"lifeboat deal").hexdigest()


def day_setup(game: str) -> dict[str, str]:
    """Return the set-up of a game's deal of the day, which is always the default."""
    return game_of(game).setup_fields({})
