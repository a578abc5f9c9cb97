"""The solver, which finds out whether a Septentrick crew can win from a position, with all hands
known.

Variations of steady play usually find a win quickly; a search of all lines finds wins that they
miss, or proves that there is none. The two methods take turns, and each method's turns double in
length. The search only handles the tricks, and with five players the first trick has too many
cards for it, so earlier positions can't be proved lost.
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
"""The number of positions in the first turn of variations."""
SEARCHED: Final = 8
"""The search is faster, so each of its turns gets this many times as many positions as a turn of
variations.
"""


def solve(state: State, budget: Budget, clock: Callable[[], float] = perf_counter) -> Solution:
    """Look for a winning line of play within the budget, and return what was found.

    The budget's playouts limit the number of positions looked at. Unless time runs out, the same
    position and budget give the same solution.
    """
    endings = Endings(state, clock) if can_be_searched(state) else None
    return solve_with(endings, state, budget, clock)


def solve_with(
    endings: Endings | None,
    state: State,
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
) -> Solution:
    """Solve a position with the search of an earlier one of the same game, which remembers what it
    has found to be lost; None if the position can't be searched.
    """
    if state.asks == OVER:
        outcome = state.outcome()
        return _verdict(outcome is not None and outcome.won, [], 0)
    ends = clock() + budget.seconds
    variations = Variations(state, dice("solve"))
    searched_before = 0
    if endings:
        endings.begin(state)
        searched_before = int(endings.positions)
    turn = FIRST_TURN
    positions = 0
    while positions < budget.playouts and clock() < ends:
        searched = int(endings.positions) - searched_before if endings else 0
        _vary(variations, min(turn, budget.playouts - positions), ends, clock)
        if variations.is_won():
            return _verdict(True, variations.line, int(variations.positions) + searched)
        positions = int(variations.positions) + searched
        if endings:
            wins = endings.search(min(SEARCHED * turn, budget.playouts - positions), ends)
            positions = int(variations.positions + endings.positions) - searched_before
            if wins is not None:
                return _verdict(wins, endings.line[::-1], positions)
        turn *= 2
    return Solution(0, 1, None, [], positions)


def _vary(variations: Variations, more: int, ends: float, clock: Callable[[], float]) -> None:
    """Play variations until one wins, `more` positions have been looked at, or the time is up."""
    limit = int(variations.positions) + more
    while variations.positions < limit and not variations.is_won() and clock() < ends:
        variations.look_on(limit)


def _verdict(wins: bool, line: list[int], positions: int) -> Solution:
    """Return a proved solution."""
    return Solution(int(wins), int(wins), wins, line, positions)
