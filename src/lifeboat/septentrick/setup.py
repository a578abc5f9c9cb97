"""The set-up of a game: how many players, who is Captain, which edition (S2-S4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from lifeboat.core.errors import SetupError
from lifeboat.septentrick.edition import FEWEST_PLAYERS, MOST_PLAYERS, edition_of

CAPTAINS: Final = ("drawn", "table", "1", "2", "3", "4", "5")
"""The values of `captain`: drawn by the deal, picked by the table, or a seat counted from 1."""


class Setup(NamedTuple):
    """What a table agrees on before the deal."""

    players: int = 4
    captain: str = "drawn"
    edition: str = "standard"

    def fields(self) -> dict[str, str]:
        """Return the fields of the set-up as text, by name."""
        return {
            "players": str(self.players),
            "captain": self.captain,
            "edition": self.edition,
        }


def read_setup(fields: Mapping[str, str]) -> Setup:
    """Return the set-up that these fields describe, with defaults for those left out.

    Raise `SetupError` if a field is unknown or invalid, and `EditionError` if the edition is.
    """
    for name in fields:
        if name not in Setup._fields:
            raise SetupError("setup-field", name, Setup._fields)
    players = fields.get("players", "4")
    if players not in ("3", "4", "5"):
        raise SetupError("setup-players", players, f"{FEWEST_PLAYERS}-{MOST_PLAYERS}", "S2")
    setup = Setup(int(players), fields.get("captain", "drawn"), fields.get("edition", "standard"))
    check_setup(setup)
    return setup


def check_setup(setup: Setup) -> None:
    """Raise `SetupError` or `EditionError` if the set-up is invalid."""
    edition_of(setup.edition)
    if not FEWEST_PLAYERS <= setup.players <= MOST_PLAYERS:
        raise SetupError("setup-players", setup.players, f"{FEWEST_PLAYERS}-{MOST_PLAYERS}", "S2")
    if setup.captain not in CAPTAINS:
        expected = [who for who in CAPTAINS if not who.isdecimal() or int(who) <= setup.players]
        raise SetupError("setup-option", f"captain={setup.captain}", expected, "S4")
    if setup.captain.isdecimal() and int(setup.captain) > setup.players:
        raise SetupError("setup-captain", setup.captain, f"1-{setup.players}", "S4")
