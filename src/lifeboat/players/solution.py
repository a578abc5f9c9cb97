"""Solutions: what can be reached from a position if all cards are visible.

Only solvers find solutions; bots never do.
"""

from __future__ import annotations

from typing import NamedTuple


class Solution(NamedTuple):
    """The best result that can be reached from a position, as far as a solver could find out."""

    best: int
    """The best result found: a score in SOS Titanic; in Septentrick, 1 for a win, otherwise 0."""
    bound: int
    """An upper bound: no line of play reaches more."""
    winnable: bool | None
    """Whether the crew can win (save all 60, or end with all seats matched); None if unknown."""
    line: list[int]
    """The actions that lead to the best result found; in Septentrick, empty unless they win."""
    positions: int
    """The number of positions that were looked at."""

    @property
    def is_proved(self) -> bool:
        """Whether the best result found is known to be the best possible."""
        return self.best == self.bound


class TurningPoint(NamedTuple):
    """The two positions between which a game was lost, judged with all cards visible."""

    winnable: int
    """The index of the last position found to be winnable, or -1 if there is none."""
    lost: int
    """The index of the first position found to be lost, or the number of positions if none was."""
    line: list[int]
    """Actions that would have won from the last position found to be winnable."""

    @property
    def step(self) -> int | None:
        """The index of the action that lost the game, or None if that isn't known."""
        return self.winnable if self.winnable >= 0 and self.lost == self.winnable + 1 else None
