"""Outcomes: how a game ended and why."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """The end of a game, shared by all players: both games are co-operative."""

    reason: str
    """Why it ended, as a word specific to the game."""
    won: bool
    """Whether the crew fully succeeded, as the game defines it."""
    score: int
    """The crew's points."""
