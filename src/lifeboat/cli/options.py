"""What the options of several commands mean."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lifeboat.core.games import game_of, setup_names
from lifeboat.players import PLAYERS
from lifeboat.terminal.command_line import UsageError
from lifeboat.terminal.files import read_text
from lifeboat.titanic.rulebooks import RULEBOOKS

SETUP_OPTIONS: Final = (
    "players",
    "crew",
    "layout",
    "rulebook",
    "murdoch",
    "latimer",
    "ability",
    "first",
    "captain",
)
"""The options that are fields of a set-up, or preset some."""
RULEBOOK: Final = "|".join(RULEBOOKS)


def player_names() -> str:
    """The names of all players there are."""
    return ", ".join(dict.fromkeys(name for players in PLAYERS.values() for name in players))


def setup_fields(game: str, given: dict[str, str]) -> dict[str, str]:
    """The fields of a set-up among the options."""
    fields: dict[str, str] = {name: given[name] for name in SETUP_OPTIONS if name in given}
    known = setup_names(game_of(game))
    for name in fields:
        if name not in known:
            raise UsageError("option-game", f"--{name}", [f"--{field}" for field in known])
    if "edition" in given:
        fields["edition"] = game_of(game).edition(read_text(Path(given["edition"]))).word
    return fields
