"""Figures: what a reason of a hint counts out or names, before anybody puts it into words."""

from __future__ import annotations

from typing import NamedTuple


class Thing(NamedTuple):
    """Something of a game that a reason names: a card or several, a place, a seat."""

    kind: str
    """What it is, a word of the game's own."""
    numbers: tuple[int, ...]
    """Which one, or which ones, as the game numbers them."""


Figure = str | int | float | Thing
"""A word of a message, a number, a chance from 0 to 1 or an average, or a thing."""
