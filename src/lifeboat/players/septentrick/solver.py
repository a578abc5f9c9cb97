"""Septentrick's solver, in the module where `lifeboat.players.solvers` looks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lifeboat.players.player import Budget
from lifeboat.players.septentrick.solving.solver import solve
from lifeboat.players.septentrick.solving.turning_point import turning_point
from lifeboat.players.solution import Solution, TurningPoint
from lifeboat.players.solvers import Solver
from lifeboat.septentrick.state import State


class SeptentrickSolver:
    """A solver that looks for a win."""

    def solve(self, state: State, budget: Budget) -> Solution:
        return solve(state, budget)

    def turning_point(self, positions: Sequence[State], budget: Budget) -> TurningPoint | None:
        return turning_point(positions, budget)


FACE: Final[Solver] = SeptentrickSolver()
