"""Solutions: what a deal allows with all cards open. Only solvers find them; no bot may look."""

from __future__ import annotations

from typing import NamedTuple


class Solution(NamedTuple):
    """What the best line of play reaches from a position, as far as it is known."""

    best: int
    """The best result found: the score in SOS Titanic; in Septentrick 1 for a win, else 0."""
    bound: int
    """No line of play reaches more than this."""
    winnable: bool | None
    """Whether the crew can reach everything: all 60 safe, all matched; None if not known."""
    line: list[int]
    """The actions that reach the best result found."""
    positions: int
    """How many positions were looked at."""

    @property
    def is_proved(self) -> bool:
        """Whether there is nothing better; else the best result means 'at least'."""
        return self.best == self.bound


class TurningPoint(NamedTuple):
    """Between which two positions a game was lost, all cards open."""

    winnable: int
    """The last position that is known to be winnable; -1 if none is."""
    lost: int
    """The first position that is known to be lost; the number of positions stands for the end."""
    line: list[int]
    """The actions that would have won from the last position known to be winnable."""

    @property
    def step(self) -> int | None:
        """The step whose action lost the game; None if positions between could not be decided."""
        return self.winnable if self.winnable >= 0 and self.lost == self.winnable + 1 else None
