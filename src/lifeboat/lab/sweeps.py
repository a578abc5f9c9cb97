"""Sweeps: a study that tries every value of a field, written `each`."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Final

from lifeboat.core.games import game_of
from lifeboat.lab.face import FACES

EACH: Final = "each"


def swept_setups(game: str, fields: Mapping[str, str]) -> list[dict[str, str]]:
    """Every set-up that these fields describe, checked and complete."""
    values = FACES[game].sweeps
    choices = [
        values[name] if value == EACH and name in values else [value]
        for name, value in fields.items()
    ]
    combinations = [dict(zip(fields, chosen, strict=True)) for chosen in product(*choices)]
    return [game_of(game).setup_fields(combination) for combination in combinations]
