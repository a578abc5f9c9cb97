"""The solver: whether the crew of Septentrick can win from a position, all hands known.

Variations of steady play find wins soon, mostly; a search through all lines finds the others, and
proves that there is none. They take turns, each turn twice as long as the one before. Before the
first trick there are too many lines to search: there only wins are found.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from lifeboat.core.dice import dice
from lifeboat.players.player import Budget
from lifeboat.players.septentrick.solving.endings import Endings, can_be_searched
from lifeboat.players.septentrick.solving.variations import Variations
from lifeboat.players.solution import Solution
from lifeboat.septentrick.questions import OVER
from lifeboat.septentrick.state import State

FIRST_TURN: Final = 250
"""The positions of the first turn of variations."""
SEARCHED: Final = 8
"""How many positions are searched for each one of a variation: they take less time."""


def solve(state: State, budget: Budget, clock: Callable[[], float] = perf_counter) -> Solution:
    """Whether a line of play wins, and which, as far as the budget allows to say.

    It looks at no more positions than the budget has playouts. Without a limit of time the same
    position and budget give the same solution.
    """
    if state.asks == OVER:
        outcome = state.outcome()
        return _verdict(outcome is not None and outcome.won, [], 0)
    ends = clock() + budget.seconds
    variations = Variations(state, dice("solve"))
    endings = Endings(state, clock) if can_be_searched(state) else None
    turn = FIRST_TURN
    positions = 0
    while positions < budget.playouts and clock() < ends:
        searched = int(endings.positions) if endings else 0
        _vary(variations, min(turn, budget.playouts - positions), ends, clock)
        if variations.is_won():
            return _verdict(True, variations.line, int(variations.positions) + searched)
        positions = int(variations.positions) + searched
        if endings:
            wins = endings.search(min(SEARCHED * turn, budget.playouts - positions), ends)
            positions = int(variations.positions + endings.positions)
            if wins is not None:
                return _verdict(wins, endings.line[::-1], positions)
        turn *= 2
    return Solution(0, 1, None, [], positions)


def _vary(variations: Variations, more: int, ends: float, clock: Callable[[], float]) -> None:
    """Play variations until one wins, for this many more positions at most, until this time."""
    limit = int(variations.positions) + more
    while variations.positions < limit and not variations.is_won() and clock() < ends:
        variations.look_on(limit)


def _verdict(wins: bool, line: list[int], positions: int) -> Solution:
    """A solution that leaves nothing open."""
    return Solution(int(wins), int(wins), wins, line, positions)
