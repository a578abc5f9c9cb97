"""The turning point of a lost game of Septentrick: the action after which it could not be won.

What cannot be won at one moment cannot be won later. So positions are solved by halves, not one
after the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from lifeboat.players.player import Budget
from lifeboat.players.septentrick.solving.solver import solve
from lifeboat.players.solution import Solution, TurningPoint
from lifeboat.septentrick.state import State


def turning_point(positions: Sequence[State], budget: Budget) -> TurningPoint:
    """Where a lost game was lost, from its positions before each action.

    Each position that is looked at is solved within the budget. Where that is too little the
    bracket stays open: the action is one from `winnable` to `lost - 1`.
    """
    solved: dict[int, Solution] = {}
    lost = _first(positions, budget, solved, len(positions), undecided_too=False)
    winnable = _first(positions, budget, solved, lost, undecided_too=True) - 1
    return TurningPoint(winnable, lost, solved[winnable].line if winnable >= 0 else [])


def _first(
    positions: Sequence[State],
    budget: Budget,
    solved: dict[int, Solution],
    end: int,
    undecided_too: bool,
) -> int:
    """The first position before an end that is lost, or else not known to be winnable."""
    begin = 0
    while begin < end:
        middle = (begin + end) // 2
        if middle not in solved:
            solved[middle] = solve(positions[middle], budget)
        winnable = solved[middle].winnable
        if winnable is False or (winnable is None and undecided_too):
            end = middle
        else:
            begin = middle + 1
    return begin
