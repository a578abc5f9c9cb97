"""How soon a server answers that has many tables: ``python -m bench.start [database]``.

20,000 tables are stored, at 1,000 of which bots play. Then a server is started, and the time is
measured until it answers, until it lets somebody set up a table, and until it has woken all tables
at which bots play.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import track

from bench.crowd import Load, free_port, started
from lifeboat.server.live.stored_log import founding_of
from lifeboat.server.store.store import Store
from lifeboat.table.creation import first_entries, new_header, secret_for, setup_of
from lifeboat.table.requests import NewTable

AT_ONCE = 500
"""How many tables are stored at once."""
BOTS = ["captain"] * 4
PEOPLE = ["me", "open", "open", "open"]


async def fill(database: str, tables: int, bots: int, console: Console) -> None:
    """Store this many tables, at some of which bots play."""
    store = Store.open(database)
    now = int(time.time())
    for first in track(range(0, tables, AT_ONCE), "Storing tables", console=console):
        several = range(first, min(first + AT_ONCE, tables))
        await asyncio.gather(*(_stored(store, number < bots, now) for number in several))
    await store.close()


async def _stored(store: Store, has_bots: bool, now: int) -> None:
    seats = BOTS if has_bots else PEOPLE
    wish = NewTable(
        game="septentrick",
        name="Ada",
        seats=seats,
        setup={"players": str(len(seats))},
        start=has_bots,
        thinking=10.0,
    )
    header = new_header(wish, setup_of(wish), secret_for(wish), now)
    made = founding_of(header, first_entries(header, wish, ""), {})
    await store.create(header, made.entries, made.tokens, status=made.status, summary=made.summary)


def measure(database: str, bots: int) -> None:
    """Start a server, and print how long it takes to answer and to wake its tables."""
    port = free_port()
    load = Load(f"http://127.0.0.1:{port}", 0, "titanic")
    began = time.perf_counter()
    server = started(port, database)
    try:
        print(f"first answer          {time.perf_counter() - began:.2f} s")
        wish = {"game": "titanic", "name": "Bo", "seats": ["me"], "start": True}
        httpx.post(f"{load.base}/api/tables", json=wish, timeout=60).raise_for_status()
        print(f"first table set up    {time.perf_counter() - began:.2f} s")
        while asyncio.run(load.awake()) < bots + 1:
            time.sleep(0.2)
        print(f"all bots are awake    {time.perf_counter() - began:.2f} s ({bots} tables)")
    finally:
        server.terminate()
        server.wait(60)


def main() -> None:
    """Read the options, store the tables and measure."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("database", nargs="?")
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--bots", type=int, default=1_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder, "start.db"))
        asyncio.run(fill(database, options.tables, options.bots, Console(stderr=True)))
        measure(database, options.bots)


if __name__ == "__main__":
    main()
