"""Where a game was lost for good: the step after which no line of play could win any more."""

from __future__ import annotations

from typing import Final

from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.players.player import Budget
from lifeboat.players.septentrick.solving.turning_point import TurningPoint, turning_point
from lifeboat.septentrick.state import State

LOOKS: Final = 12
"""About so many positions of a game are solved to find the one in which it was lost."""


def turning_point_of(record: Record, budget: Budget) -> TurningPoint | None:
    """Between which positions a game of Septentrick was lost with all cards open.

    None if it was won, or if no position is known in which it could be won. The time is for all
    positions that are solved, the playouts are for each. SOS Titanic has no such positions.
    """
    now = Playthrough(record)
    positions: list[State] = []
    for word in record.actions:
        if not isinstance(now.state, State):
            return None
        positions.append(now.state.copy())
        now.state.advance(now.rules.read_action(word))
    outcome = now.state.outcome()
    if outcome is None or outcome.won:
        return None
    found = turning_point(positions, Budget(budget.playouts, budget.seconds / LOOKS))
    return found if found.winnable >= 0 else None
