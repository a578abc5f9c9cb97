"""The faces of the games towards open cards: what finds the best of a deal. No bot may ask them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from lifeboat.core.errors import LifeboatError
from lifeboat.core.faces import Faces
from lifeboat.core.games import GAMES
from lifeboat.players.player import Budget
from lifeboat.players.solution import Solution, TurningPoint


class Solver(Protocol):
    """What sees all cards of a game, and every fate."""

    def solve(self, state: Any, budget: Budget) -> Solution:
        """Return the best line of play from a state, as far as the budget goes."""

    def turning_point(self, positions: Sequence[Any], budget: Budget) -> TurningPoint | None:
        """Return where a lost game was lost, from its positions; None where that says nothing."""


SOLVERS: Final = Faces[Solver]("solver", "lifeboat.players.{game}.solver")
"""The solver of each game that has one."""


def solver_of(game: str) -> Solver:
    """Return the solver of a game; raise `LifeboatError` if it has none."""
    if game not in SOLVERS:
        raise LifeboatError("solver", game, [one for one in GAMES if one in SOLVERS])
    return SOLVERS[game]
