"""The benchmark: ``make bench`` prints the table and writes it to bench/results.json.

Every row is measured in turn with its peer, in the same process; the ratio says how many times
faster we are. Both sides count the decisions of players; what chance does in between (our
shuffles, the peer's chance nodes) is part of their time. The row for plain Python is measured in a
separate process that uses the sources.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from lifeboat.core import fate

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results.json"
PLAIN = "--plain"
TARGETS = {
    "titanic.driven": "ratio at least 4",
    "titanic.loop": "ratio at least 3",
    "titanic.copy": "at most 0.5 us",
    "titanic.steady": "at least 4,000 games/s",
    "titanic.plain": "ratio at least 0.5",
    "septentrick.driven": "ratio at least 3",
    "septentrick.loop": "ratio at least 2",
    "septentrick.loop.2": "ratio at least 2",
    "septentrick.copy": "at most 0.15 us",
    **{f"septentrick.steady.{players}": "at least 10,000 games/s" for players in (3, 4, 5)},
}
PEERS = {
    "titanic.driven": "OpenSpiel solitaire, from Python",
    "titanic.loop": "OpenSpiel solitaire, evaluate_bots",
    "titanic.copy": "OpenSpiel solitaire, clone",
    "titanic.legal": "OpenSpiel solitaire, legal_actions",
    "titanic.plain": "OpenSpiel solitaire, from Python",
    "septentrick.driven": "OpenSpiel hearts, from Python",
    "septentrick.driven.2": "OpenSpiel spades, from Python",
    "septentrick.loop": "OpenSpiel hearts, evaluate_bots",
    "septentrick.loop.2": "OpenSpiel spades, evaluate_bots",
    "septentrick.copy": "OpenSpiel hearts, clone",
    "envs.titanic.aec": "PettingZoo hanabi_v5",
    "envs.septentrick.aec": "PettingZoo hanabi_v5",
    "envs.titanic.vector": "PettingZoo hanabi_v5",
    "envs.titanic.vector/driven": "OpenSpiel hanabi, from Python",
    "envs.titanic.vector/seen": "OpenSpiel hanabi, with tensors",
    "envs.septentrick.vector": "PettingZoo hanabi_v5",
    "envs.septentrick.vector/driven": "OpenSpiel hanabi, from Python",
    "envs.septentrick.vector/seen": "OpenSpiel hanabi, with tensors",
}


def rows(compiled: bool) -> list[dict[str, object]]:
    """Measure the rows of one engine in this process."""
    from bench import titanic  # noqa: PLC0415 (after the path is set)

    measured = titanic.rows(compiled)
    if compiled:
        from bench import envs, septentrick  # noqa: PLC0415

        measured += septentrick.rows() + envs.rows()
    return [row._asdict() for row in measured]


def plain_rows() -> list[dict[str, object]]:
    """Measure plain Python in a separate process."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, str(Path(__file__)), PLAIN]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    measured: list[dict[str, object]] = json.loads(run.stdout)
    return measured


def figure(measured: object) -> str:
    """Return a figure in readable form, or "" if there is no peer."""
    if measured is None:
        return ""
    number = float(str(measured))
    return f"{number:,.2f}" if number < 100 else f"{number:,.0f}"


def show(results: list[dict[str, object]], console: Console) -> None:
    """Print the table."""
    table = Table("row", "ours", "peer", "unit", "ratio", "goal", "compared with")
    for row in results:
        name = str(row["name"])
        ours, peer, ratio = (figure(row[key]) for key in ("ours", "peer", "ratio"))
        peers_name = PEERS.get(name, "")
        table.add_row(name, ours, peer, str(row["unit"]), ratio, TARGETS.get(name, ""), peers_name)
    console.print(table)


def main() -> None:
    """Measure everything, print it, and write it to a file."""
    console = Console(width=None if sys.stdout.isatty() else 140)
    if str(fate.__file__).endswith(".py"):
        sys.exit("The rules aren't compiled here: use `make bench`.")
    with console.status("Measuring, for about a minute"):
        results = rows(compiled=True) + plain_rows()
    show(results, console)
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", "utf-8")
    console.print(f"Written to {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    if PLAIN in sys.argv:
        json.dump(rows(compiled=False), sys.stdout)
    else:
        main()
