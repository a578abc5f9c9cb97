"""Decisions: what is asked of whom."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """A question that one seat has to answer with one of the legal actions."""

    seat: int
    """Who decides, counted from 0."""
    kind: str
    """What is asked, a word of the game's own."""
