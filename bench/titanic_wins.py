"""How soon SOS Titanic's solver finds a line that saves everybody, by CPU time.

``python -m bench.titanic_wins --deals 40 --positions 150000`` solves the deals of
``bench.solvers``, but goes on to the next one as soon as all 60 are safe. It is much quicker, and
other work on the machine matters less.
"""

from __future__ import annotations

import argparse
from math import inf
from time import process_time

from lifeboat.core.fate import secret_of
from lifeboat.lab.intervals import share
from lifeboat.players import Budget
from lifeboat.players.titanic.solving.search import Search
from lifeboat.players.titanic.solving.solver import MORE_ROOM, ROOM
from lifeboat.players.titanic.solving.sweep import Sweep
from lifeboat.titanic import Setup, State, deal
from lifeboat.titanic.setup import crew_allowed

SECONDS = (0.1, 0.25, 1.0, inf)


def seconds_to_win(state: State, positions: int) -> float | None:
    """Return the CPU time until a line that saves everybody was found, or None if none was."""
    started = process_time()
    search = Search(state, Budget(positions, inf))
    search.play_first_line()
    room = ROOM
    while not search.all_safe and not search.is_spent:
        Sweep(search, room, tries_all=False).run()
        room *= MORE_ROOM
    spent = process_time() - started
    end = state.copy()
    for action in search.line:
        end.play(action)
    outcome = end.outcome()
    return spent if outcome is not None and outcome.won else None


def cells(times: list[float | None]) -> list[str]:
    """Return the share of deals won within each of SECONDS."""
    won = [sum(time is not None and time <= limit for time in times) for limit in SECONDS]
    shares = [share(count / len(times), len(times)) for count in won]
    return [f"{known.value:.1%} ({known.low:.1%} to {known.high:.1%})" for known in shares]


def main() -> None:
    """Print the table in Markdown."""
    reader = argparse.ArgumentParser(description="How soon the solver saves everybody.")
    reader.add_argument("--deals", type=int, default=40)
    reader.add_argument("--positions", type=int, default=150_000)
    asked = reader.parse_args()
    headings = [*(f"within {limit} s" for limit in SECONDS[:-1]), f"{asked.positions:,} positions"]
    print(f"| crew member | {' | '.join(headings)} |")
    print(f"| --- |{' --- |' * len(headings)}")
    everything: list[float | None] = []
    for member in crew_allowed(1):
        deals = [
            deal(Setup(crew=(member,)), secret_of(f"solver {number}"))
            for number in range(asked.deals)
        ]
        times = [seconds_to_win(state, asked.positions) for state in deals]
        print(f"| {member} | {' | '.join(cells(times))} |", flush=True)
        everything += times
    print(f"| all six | {' | '.join(cells(everything))} |")


if __name__ == "__main__":
    main()
