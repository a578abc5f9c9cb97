"""The games' solvers, which see all cards and look for the best line of play.

No bot may use a solver.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from lifeboat.core.errors import LifeboatError
from lifeboat.core.faces import Faces
from lifeboat.core.games import GAMES
from lifeboat.players.player import Budget
from lifeboat.players.solution import Solution, TurningPoint


class Solver(Protocol):
    """A program that looks for the best line of play, knowing all cards and the whole fate of a
    game.
    """

    def solve(self, state: Any, budget: Budget) -> Solution:
        """Return the best line of play found from a state within the budget."""

    def turning_point(self, positions: Sequence[Any], budget: Budget) -> TurningPoint | None:
        """Return where a lost game was lost, or None if games of this kind have no turning point.

        `positions` are the states before each of the game's actions; the budget applies to each
        position that is solved.
        """


SOLVERS: Final = Faces[Solver]("solver", "lifeboat.players.{game}.solver")
"""The solver of each game that has one."""


def solver_of(game: str) -> Solver:
    """Return the solver of a game; raise `LifeboatError` if it has none."""
    if game not in SOLVERS:
        raise LifeboatError("solver", game, [one for one in GAMES if one in SOLVERS])
    return SOLVERS[game]
