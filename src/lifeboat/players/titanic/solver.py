"""SOS Titanic's solver, in the module where `lifeboat.players.solvers` looks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lifeboat.players.player import Budget
from lifeboat.players.solution import Solution, TurningPoint
from lifeboat.players.solvers import Solver
from lifeboat.players.titanic.solving.solver import solve
from lifeboat.titanic.state import State


class TitanicSolver:
    """A solver that looks for the highest score. Games played for points have no turning point."""

    def solve(self, state: State, budget: Budget) -> Solution:
        return solve(state, budget)

    def turning_point(self, positions: Sequence[State], budget: Budget) -> TurningPoint | None:
        return None


FACE: Final[Solver] = TitanicSolver()
