"""Records of new games, and of later games at the same table."""

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
    """Return the record of a new game, dealt from a random seed unless one is given.

    Raise `SetupError` or `EditionError` if the seed or the set-up is invalid.
    """
    if seed is None:
        seed = _new_seed()
    secret = secret_of(checked_seed(seed))
    setup = game_of(game).setup_fields(fields)
    return Record(game, setup, secret, [], notes={"Seed": seed})


def next_record(playthrough: Playthrough) -> Record:
    """Return the record of another game at the same table.

    It is a new deal, or the same position again if the last game began from a position.
    """
    record = playthrough.record
    if record.start:
        return Record(record.game, {}, b"", [], record.start)
    fields = playthrough.rules.next_setup(record.setup, playthrough.state)
    return new_record(record.game, fields)


def _new_seed() -> str:
    """Return a random seed that is easy to read out and to type."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(4)]
    return f"{''.join(syllables)}-{secrets.randbelow(90) + 10}"
