"""The solver, which looks for the best line of play from a position, knowing all cards and
shuffles.

It first plays out the steady player's line. Then it makes one sweep after another, until the
budget or the memory is used up, or until a sweep has tried everything and dropped nothing. In that
last case, the best line found is proved to be the best possible.
"""

from __future__ import annotations

from typing import Final

from lifeboat.players.player import Budget
from lifeboat.players.solution import Solution
from lifeboat.players.titanic.solving.bound import most_safe, upper_bound
from lifeboat.players.titanic.solving.search import Search
from lifeboat.players.titanic.solving.sweep import Sweep
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.passengers import PASSENGER_COUNT
from lifeboat.titanic.state import State

ROOM: Final = 128
"""The number of positions per turn that the first sweep is guaranteed to keep."""
MORE_ROOM: Final = 4
"""If a sweep dropped positions, the next one has this many times as much room."""
MOST_ROOM: Final = 1 << 13
"""The most positions per turn to keep, so that they fit into the memory of an ordinary machine."""


def solve(state: State, budget: Budget) -> Solution:
    """Return the best line found from a state to the end of the game.

    The steady player's line is always played out. After that the budget limits the positions
    looked at and the time. With a larger budget, the search takes the same course but goes
    further.
    """
    search = Search(state, budget)
    search.play_first_line()
    proved = state.asks == OVER or sweep_all(search)
    is_hopeless = proved or most_safe(state) < PASSENGER_COUNT
    winnable = True if search.all_safe else False if is_hopeless else None
    bound = search.best if proved else upper_bound(state)
    return Solution(search.best, bound, winnable, search.line, search.positions)


def sweep_all(search: Search) -> bool:
    """Make sweeps until nothing is left to try; return False if the budget or the room runs out
    first.
    """
    room = ROOM
    tries_all = False
    while not search.is_spent and room <= MOST_ROOM:
        sweep = Sweep(search, room, tries_all)
        sweep.run()
        if sweep.has_seen_all():
            return True
        if sweep.is_cut_short():
            continue  # a line saves everybody for the first time: now points count
        if sweep.frontier.has_let_go:
            room *= MORE_ROOM
        else:
            tries_all = True
    return False
