"""Compare two builds: ``python -m bench.against OLD NEW`` measures both in turn.

OLD and NEW are checkouts in which ``make bench`` has run once, so that each has its own
environment. Every round measures both builds, alternating which goes first; a row's figure is the
median over the rounds. The last column says how much slower the new build is; a negative number
means that it is faster.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

SLOWER: Final = 3.0
"""A row that is slower by more than this percentage is marked."""


def measured(checkout: Path) -> dict[str, Any]:
    """Run the benchmark of a checkout and return its rows by name."""
    subprocess.run(
        [checkout / ".venv/bin/python", "bench/run.py"],
        cwd=checkout,
        check=True,
        capture_output=True,
    )
    rows = json.loads((checkout / "bench/results.json").read_text("utf-8"))
    return {row["name"]: row for row in rows}


def slowdown(old: float, new: float, unit: str) -> float:
    """Return how much slower the new figure is, in per cent; for ``us``, less is better."""
    return 100 * (new / old - 1 if unit == "us" else old / new - 1)


def main() -> None:
    """Measure both builds in turn, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    rounds = []
    for at in range(wanted.rounds):
        pair = [wanted.old, wanted.new] if at % 2 == 0 else [wanted.new, wanted.old]
        found = {checkout: measured(checkout) for checkout in pair}
        rounds.append((found[wanted.old], found[wanted.new]))
        print(f"round {at + 1} of {wanted.rounds}", flush=True)
    table = Table("row", "unit", "old", "new", "slower by")
    for name, row in rounds[0][0].items():
        old = median(one[name]["ours"] for one, _ in rounds)
        new = median(other[name]["ours"] for _, other in rounds)
        slower = slowdown(old, new, row["unit"])
        mark = " !" if slower > SLOWER else ""
        table.add_row(name, row["unit"], f"{old:,.2f}", f"{new:,.2f}", f"{slower:+.1f}%{mark}")
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
