"""The solver of Septentrick: deals per second, and lost games from the middle on.

The peer is DDS, the bridge solver, which solves 22 boards per second on one core here. Times are
CPU times.
"""

from __future__ import annotations

from time import process_time
from typing import NamedTuple

from lifeboat.core.fate import secret_of
from lifeboat.players import Budget
from lifeboat.players.septentrick.solving.solver import solve
from lifeboat.players.septentrick.solving.turning_point import turning_point
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.septentrick import Setup, State, deal

Table = list[list[str]]
"""Rows of cells, with the heading first."""

MIDDLES = 100
"""How many lost games are solved from the middle on."""
AFTER = (3, 5, 6, 7, 8, 9)
"""The numbers of tricks after which they are solved."""
DDS_RATE = 22
"""Boards per second on one core."""


class Tally(NamedTuple):
    """What was found out about some positions."""

    winnable: int
    lost: int
    undecided: int
    seconds: float

    def cells(self) -> list[str]:
        """Return the shares, and the positions decided per second."""
        count = self.winnable + self.lost + self.undecided
        shares = [f"{part / count:.1%}" for part in (self.winnable, self.lost, self.undecided)]
        return [*shares, f"{(self.winnable + self.lost) / self.seconds:,.0f}"]


def solved(states: list[State], budget: Budget) -> Tally:
    """Solve every state within the budget."""
    start = process_time()
    verdicts = [solve(state, budget).winnable for state in states]
    spent = process_time() - start
    return Tally(verdicts.count(True), verdicts.count(False), verdicts.count(None), spent)


def lost_games(players: int, count: int) -> list[list[State]]:
    """Return the first games that the steady crew loses, as the positions before each action."""
    games: list[list[State]] = []
    number = 0
    while len(games) < count:
        state = deal(Setup(players), secret_of(f"strength {number}"))
        crew = SteadyCrew(state.terms)
        along: list[State] = []
        while state.legal():
            along.append(state.copy())
            state.advance(crew.choose(state))
        outcome = state.outcome()
        if outcome is not None and not outcome.won:
            games.append(along)
        number += 1
    return games


def after_tricks(games: list[list[State]], tricks: int) -> list[State]:
    """Return each game at the moment when this many tricks have been played."""
    return [next(state for state in along if state.tricks == tricks) for along in games]


def septentrick_tables(deals: int, budget: Budget) -> list[Table]:
    """Measure what is decided from the deal and in lost games, and where those were lost."""
    verdicts = ["winnable", "not winnable", "undecided", "decided per second"]
    rows = []
    for players in (3, 4, 5):
        states = [deal(Setup(players), secret_of(f"strength {number}")) for number in range(deals)]
        rows.append([str(players), *solved(states, budget).cells(), str(DDS_RATE)])
    from_the_deal = [["players", *verdicts, "DDS (bridge)"], *rows]

    middles, turns = [], []
    for players in (3, 4, 5):
        games = lost_games(players, min(MIDDLES, deals))
        for tricks in AFTER:
            tally = solved(after_tricks(games, tricks), budget)
            middles.append([str(players), str(tricks), *tally.cells()])
        start = process_time()
        points = [turning_point(along, budget) for along in games]
        spent = (process_time() - start) / len(games)
        named = sum(point.step is not None for point in points)
        turns.append([str(players), f"{named / len(games):.0%}", f"{spent:.2f}"])
    return [
        from_the_deal,
        [["players", "after trick", *verdicts], *middles],
        [["players", "losing action found", "seconds per game"], *turns],
    ]
