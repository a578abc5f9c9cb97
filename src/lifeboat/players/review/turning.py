"""Finding where a game was lost for good: the step after which no line of play could win."""

from __future__ import annotations

from typing import Any, Final

from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.players.player import Budget
from lifeboat.players.solution import TurningPoint
from lifeboat.players.solvers import SOLVERS

LOOKS: Final = 12
"""The approximate number of positions that are solved to find where a game was lost."""


def turning_point_of(record: Record, budget: Budget) -> TurningPoint | None:
    """Return the positions between which a game was lost, judged with all cards visible.

    Return None if the game was won or isn't over, if no position was found to be winnable, or if
    games of this kind have no turning point. The record must be valid. The budget's seconds are
    shared by all positions that are solved; its playouts apply to each one.
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
