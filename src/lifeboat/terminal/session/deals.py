"""Deals: new games, and another game at the same table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

from lifeboat.core.fate import checked_seed, secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record

CONSONANTS: Final = "bdfgklmnprstvz"
VOWELS: Final = "aeiou"


def new_record(game: str, fields: Mapping[str, str], seed: str | None = None) -> Record:
    """A new deal: a seed of our own where none is given."""
    if seed is None:
        seed = _new_seed()
    secret = secret_of(checked_seed(seed))
    setup = game_of(game).setup_fields(fields)
    return Record(game, setup, secret, [], notes={"Seed": seed})


def next_record(playthrough: Playthrough) -> Record:
    """Another game at the same table: a new deal, or the same position once more."""
    record = playthrough.record
    if record.start:
        return Record(record.game, {}, b"", [], record.start)
    fields = playthrough.rules.next_setup(record.setup, playthrough.state)
    return new_record(record.game, fields)


def _new_seed() -> str:
    """A short word that can be read out and typed again."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(4)]
    return f"{''.join(syllables)}-{secrets.randbelow(90) + 10}"
