"""Tallies: totals of finished games."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

STANDARD: Final = "standard"
"""The only edition whose games count in totals."""


class Tally(Struct, frozen=True):
    """Totals of finished games, for one combination of game, layout and number of players."""

    game: str
    layout: str
    players: int
    crew: str
    """The crew member whose games are counted; empty if all games are."""
    games: int
    won: int
    score: int
    """The sum of the scores."""
    best: int
    """The highest score."""
    pages: int
    """The sum of the pages turned (SOS Titanic)."""
