"""The turning point of a lost Septentrick game: the action after which it couldn't be won.

Once a game can't be won it stays that way, so the turning point is found by bisection.
"""

from __future__ import annotations

from collections.abc import Sequence

from lifeboat.players.player import Budget
from lifeboat.players.septentrick.solving.solver import solve
from lifeboat.players.solution import Solution, TurningPoint
from lifeboat.septentrick.state import State


def turning_point(positions: Sequence[State], budget: Budget) -> TurningPoint:
    """Return where a lost game was lost, given its positions before each action.

    The budget applies to each position that is solved. If it is too small to solve some of them,
    the result is a range: one of the actions from `winnable` to `lost - 1` lost the game.
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
    """Return the index of the first position before `end` that is lost, or `end` if there is none.

    With `undecided_too`, undecided positions count as well. Solutions are added to `solved`.
    """
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
