"""Where a game was lost for good: the step after which no line of play could win any more."""

from __future__ import annotations

from typing import Any, Final

from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.players.player import Budget
from lifeboat.players.solution import TurningPoint
from lifeboat.players.solvers import SOLVERS

LOOKS: Final = 12
"""About how many positions of a game are solved to find the one in which it was lost."""


def turning_point_of(record: Record, budget: Budget) -> TurningPoint | None:
    """Return between which positions a game was lost with all cards open.

    None if it was won, if no position is known in which it could be won, or if the game has no
    such moment. The time is for all positions that are solved, the playouts are for each.
    """
    if record.game not in SOLVERS:
        return None
    now = Playthrough(record)
    positions: list[Any] = []
    for word in record.actions:
        positions.append(now.state.copy())
        now.state.advance(now.rules.read_action(word))
    outcome = now.state.outcome()
    if outcome is None or outcome.won:
        return None
    solver = SOLVERS[record.game]
    found = solver.turning_point(positions, Budget(budget.playouts, budget.seconds / LOOKS))
    return found if found is not None and found.winnable >= 0 else None
