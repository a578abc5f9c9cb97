"""Sweeps: a study that tries every value of a field, written `each`."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Final

from lifeboat.core.games import game_of
from lifeboat.septentrick import edition as sea
from lifeboat.titanic.rulebooks import HOUSE, RULEBOOKS
from lifeboat.titanic.setup import LAYOUTS, MOST_PLAYERS, OPTIONS, crew_allowed

EACH: Final = "each"
VALUES: Final[dict[str, dict[str, list[str]]]] = {
    "titanic": {
        "players": [str(number) for number in range(1, MOST_PLAYERS + 1)],
        "crew": crew_allowed(1),
        "layout": list(LAYOUTS),
        "rulebook": list(RULEBOOKS),
        **{option: list(OPTIONS[option]) for option in RULEBOOKS[HOUSE]},
    },
    "septentrick": {
        "players": [str(n) for n in range(sea.FEWEST_PLAYERS, sea.MOST_PLAYERS + 1)],
    },
}
"""What `each` stands for; the crew members are those who can sail alone."""


def swept_setups(game: str, fields: Mapping[str, str]) -> list[dict[str, str]]:
    """Every set-up that these fields describe, checked and complete."""
    values = VALUES[game]
    choices = [
        values[name] if value == EACH and name in values else [value]
        for name, value in fields.items()
    ]
    combinations = [dict(zip(fields, chosen, strict=True)) for chosen in product(*choices)]
    return [game_of(game).setup_fields(combination) for combination in combinations]
