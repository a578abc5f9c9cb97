"""The turning point of a lost Septentrick game: the action after which it couldn't be won.

Once a game can't be won it stays that way, so the turning point is found by bisection. All
positions of a game share one search, which remembers what it has found to be lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from lifeboat.players.player import Budget
from lifeboat.players.septentrick.solving.endings import Endings, can_be_searched
from lifeboat.players.septentrick.solving.solver import solve_with
from lifeboat.players.solution import Solution, TurningPoint
from lifeboat.septentrick.state import State


def turning_point(positions: Sequence[State], budget: Budget) -> TurningPoint:
    """Return where a lost game was lost, given its positions before each action.

    The budget applies to each position that is solved. If it is too small to solve some of them,
    the result is a range: one of the actions from `winnable` to `lost - 1` lost the game.
    """
    game = Game(positions, budget)
    game.bisect()
    game.narrow()
    line = game.solved[game.winnable].line if game.winnable >= 0 else []
    return TurningPoint(game.winnable, game.lost, line)


class Game:
    """A lost game: the last position known to be winnable and the first one known to be lost."""

    def __init__(self, positions: Sequence[State], budget: Budget) -> None:
        self.positions = positions
        self.budget = budget
        self.winnable = -1
        self.lost = len(positions)
        self.solved: dict[int, Solution] = {}
        """What was found out about positions so far."""
        self.first = 0
        """The first position that can be searched."""
        while self.first < self.lost and not can_be_searched(positions[self.first]):
            self.first += 1
        self.endings = Endings(positions[self.first]) if self.first < self.lost else None

    def bisect(self) -> None:
        """Find two neighbouring positions that are winnable and lost, as far as that succeeds."""
        self.lost = self._first(self.lost, undecided_too=False)
        self.winnable = self._first(self.lost, undecided_too=True) - 1

    def narrow(self) -> None:
        """Go back from the first lost position until the turning point or an undecided position.

        Positions are searched again, because more of what follows is now known to be lost.
        """
        while self.lost - 1 > self.winnable:
            at = self.lost - 1
            self.solved.pop(at, None)
            winnable = self._solve(at)
            if winnable is None:
                return
            if winnable:
                self.winnable = at
            else:
                self.lost = at

    def _first(self, end: int, undecided_too: bool) -> int:
        """Return the index of the first position before `end` that is lost, or `end` if there is
        none.

        With `undecided_too`, undecided positions count as well.
        """
        begin = 0
        while begin < end:
            middle = (begin + end) // 2
            winnable = self._solve(middle)
            if winnable is False or (winnable is None and undecided_too):
                end = middle
            else:
                begin = middle + 1
        return begin

    def _solve(self, at: int) -> bool | None:
        """Return whether a position is winnable, or None if that remains undecided."""
        if at not in self.solved:
            endings = self.endings if at >= self.first else None
            self.solved[at] = solve_with(endings, self.positions[at], self.budget)
        return self.solved[at].winnable
