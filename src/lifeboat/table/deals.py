"""Deals: which games have been dealt the same cards."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from msgspec import json

from lifeboat.core.games import game_of

ADDED_LATER: Final = {"ability": "action"}
"""Fields that set-ups have had only since a later version, with what was played by before it.

They are left out of the key, so that a deal keeps its key and is compared with older results.
"""


def deal_key(game: str, setup: Mapping[str, str], secret: bytes) -> str:
    """A word that two games share if and only if game, set-up and secret are the same.

    It is a hash keyed with the secret, so that it gives nothing of the secret away.
    """
    told = {name: value for name, value in setup.items() if ADDED_LATER.get(name) != value}
    what = json.encode([game, sorted(told.items())])
    return blake2b(what, digest_size=16, key=secret, person=b"lifeboat deal").hexdigest()


def day_setup(game: str) -> dict[str, str]:
    """The set-up of every deal of the day: the usual one."""
    return game_of(game).setup_fields({})
