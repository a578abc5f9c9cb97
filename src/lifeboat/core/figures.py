"""Figures: the numbers, words and things in a hint's reasons, before they become text."""

from __future__ import annotations

from typing import NamedTuple


class Thing(NamedTuple):
    """Something in a game that a reason names: one or more cards, a place or a seat."""

    kind: str
    """What it is, as a word specific to the game."""
    numbers: tuple[int, ...]
    """Which one or ones, in the game's own numbering."""


Figure = str | int | float | Thing
"""A number, a chance from 0 to 1, an average, a thing, or a word that picks a message variant."""
