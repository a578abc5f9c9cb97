"""Sweeps: set-ups with every value of a field, written as `each` on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Final

from lifeboat.core.games import game_of
from lifeboat.lab.face import FACES

EACH: Final = "each"


def swept_setups(game: str, fields: Mapping[str, str]) -> list[dict[str, str]]:
    """Return the set-ups that these fields describe, one per combination of swept values.

    Each is checked and complete. Raise `SetupError` or `EditionError` if one is invalid.
    """
    values = FACES[game].sweeps
    choices = [
        values[name] if value == EACH and name in values else [value]
        for name, value in fields.items()
    ]
    combinations = [dict(zip(fields, chosen, strict=True)) for chosen in product(*choices)]
    return [game_of(game).setup_fields(combination) for combination in combinations]
