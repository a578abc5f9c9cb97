"""Outcomes: how a game ended and why."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """The end of a game, shared by all: both games are co-operative."""

    reason: str
    """Why it ended, a word of the game's own."""
    won: bool
    """Whether the crew reached everything there was to reach."""
    score: int
    """The points of the crew."""
