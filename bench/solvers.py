"""How many deals the solvers decide: print the tables for docs/strength.md.

``python -m bench.solvers titanic --deals 100 --seconds 1`` (or ``septentrick``) solves deals with
all cards visible, each within the given time. A deal is decided when it is known whether the crew
can win. Solvers go by the clock, so don't run anything else at the same time. With ``--positions``
the solutions are the same on every machine; the rates, by CPU time, say what that stands for.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from math import inf
from time import process_time

from rich.console import Console
from rich.progress import track

from bench.septentrick_solver import Table, septentrick_tables
from lifeboat.core import fate
from lifeboat.core.fate import secret_of
from lifeboat.lab.intervals import mean, share
from lifeboat.players import Budget
from lifeboat.players.solution import Solution
from lifeboat.players.titanic import solving as titanic
from lifeboat.titanic import Setup, deal
from lifeboat.titanic.setup import crew_allowed

NO_LIMIT = 1 << 60
"""More positions than any solver looks at."""


def titanic_tables(deals: int, budget: Budget) -> list[Table]:
    """Measure SOS Titanic in the standard layout, solo, with every crew member."""
    rows = [["crew member", "decided", "all 60 can be saved", "best score found", "positions/s"]]
    everything: list[Solution] = []
    begun = process_time()
    for member in crew_allowed(1):
        solutions: list[Solution] = []
        started = process_time()
        for number in track(range(deals), member, console=Console(stderr=True), transient=True):
            state = deal(Setup(crew=(member,)), secret_of(f"solver {number}"))
            solutions.append(titanic.solve(state, budget))
        rows.append([member, *titanic_cells(solutions, process_time() - started)])
        everything += solutions
    return [[*rows, ["all six", *titanic_cells(everything, process_time() - begun)]]]


def titanic_cells(solutions: list[Solution], seconds: float) -> list[str]:
    """Return what was found out about some deals, in this many seconds of CPU time."""
    deals = len(solutions)
    decided = sum(solution.winnable is not None for solution in solutions)
    winnable = sum(solution.winnable is True for solution in solutions)
    scores = mean([solution.best for solution in solutions])
    known = share(decided / deals, deals)
    return [
        f"{known.value:.0%} ({known.low:.0%} to {known.high:.0%})",
        f"at least {winnable / deals:.0%}",
        f"{scores.value:.1f} ({scores.low:.1f} to {scores.high:.1f})",
        f"{sum(solution.positions for solution in solutions) / seconds:,.0f}",
    ]


TABLES: dict[str, Callable[[int, Budget], list[Table]]] = {
    "titanic": titanic_tables,
    "septentrick": septentrick_tables,
}
"""What is measured for each game."""


def main() -> None:
    """Print the tables of one game in Markdown."""
    reader = argparse.ArgumentParser(description="How many deals the solvers decide.")
    reader.add_argument("game", choices=TABLES)
    reader.add_argument("--deals", type=int, default=100)
    reader.add_argument("--seconds", type=float, default=inf)
    reader.add_argument("--positions", type=int, default=NO_LIMIT)
    asked = reader.parse_args()
    if asked.seconds == inf and asked.positions == NO_LIMIT:
        reader.error("give --seconds or --positions")
    if str(fate.__file__).endswith(".py"):
        sys.exit("The rules aren't compiled here: run this where they are, as `make bench` does.")
    for heading, *rows in TABLES[asked.game](asked.deals, Budget(asked.positions, asked.seconds)):
        for row in (heading, ["---"] * len(heading), *rows):
            print(f"| {' | '.join(row)} |")
        print()


if __name__ == "__main__":
    main()
