"""Decisions: the questions that a game asks, and the seats that have to answer them."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """A question that one seat has to answer with one of the legal actions."""

    seat: int
    """The seat that decides, counted from 0."""
    kind: str
    """The question, as a word specific to the game."""
