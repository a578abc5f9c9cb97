"""The open-card solver: what a position allows when all cards and all shuffles are known.

First a line of the steady player; then one sweep after another, until the budget is spent or a
sweep has tried everything and let nothing go: then the best line is proved.
"""

from __future__ import annotations

from typing import Final

from lifeboat.players.player import Budget
from lifeboat.players.solution import Solution
from lifeboat.players.titanic.solving.bound import upper_bound
from lifeboat.players.titanic.solving.search import Search
from lifeboat.players.titanic.solving.sweep import Sweep
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.state import State

ROOM: Final = 128
"""How many positions of each turn the first sweep keeps."""
MORE_ROOM: Final = 4
"""How many times as many the next one keeps, when there was not room enough,"""
MOST_ROOM: Final = 1 << 13
"""up to what the memory of a common machine holds."""


def solve(state: State, budget: Budget) -> Solution:
    """The best line found; it leads to the end of the game.

    The first line is always played out; from then on the budget counts, in positions looked at
    and in time on the clock. A larger budget goes on where a smaller one stops.
    """
    search = Search(state, budget)
    search.play_first_line()
    proved = state.asks == OVER or sweep_all(search)
    winnable = True if search.all_safe else False if proved else None
    bound = search.best if proved else upper_bound(state)
    return Solution(search.best, bound, winnable, search.line, search.positions)


def sweep_all(search: Search) -> bool:
    """Sweep after sweep; whether the last one has seen all there is."""
    room = ROOM
    tries_all = False
    while not search.is_spent and room <= MOST_ROOM:
        sweep = Sweep(search, room, tries_all)
        sweep.run()
        if sweep.has_seen_all():
            return True
        if sweep.is_cut_short():
            continue  # all are safe for the first time: from now on the points count
        if sweep.frontier.has_let_go:
            room *= MORE_ROOM
        else:
            tries_all = True
    return False
