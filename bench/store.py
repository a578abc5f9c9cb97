"""How many durable appends per second the store writes: ``python -m bench.store [address]``."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from secrets import token_hex
from statistics import quantiles
from time import perf_counter

from lifeboat.server.store.store import Store
from lifeboat.table.stored import StoredPlayed
from lifeboat.table.table import Header

APPENDS = 20_000


async def play(store: Store, table: str, appends: int) -> list[float]:
    """Append to a table, one entry at a time; return how long each took."""
    await store.create(Header(table, "titanic", {"players": "1"}, b"secret", 1), [], {})
    times = []
    for number in range(1, appends + 1):
        start = perf_counter()
        await store.append(table, number, [StoredPlayed(0, "rescue:1")], at=number)
        times.append(perf_counter() - start)
    return times


async def measure(url: str) -> None:
    """Measure with one table, and with many at once."""
    store = Store.open(url)
    for tables in (1, 10, 100, 500):
        appends = APPENDS // max(tables, 10) // 2
        start = perf_counter()
        played = await asyncio.gather(*(play(store, token_hex(16), appends) for _ in range(tables)))
        rate = tables * appends / (perf_counter() - start)
        percentiles = quantiles([one for times in played for one in times], n=100)
        p50, p99 = (1000 * percentiles[at] for at in (49, 98))
        print(f"{tables:4} tables {rate:8,.0f} appends/s   p50 {p50:6.2f} ms   p99 {p99:6.2f} ms")
    await store.close()


def main() -> None:
    """Measure on the given database, or on a new SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else str(Path(folder, "bench.db"))))


if __name__ == "__main__":
    main()
