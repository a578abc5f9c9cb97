"""A writing process that is killed at any moment loses nothing that was confirmed to it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from lifeboat.server.store.store import Store
from lifeboat.table.entries import Said

PROGRAM = Path(__file__).with_name("appending.py")
KILLS = 4


def promised(url: str, run: str, seconds: float) -> dict[str, int]:
    """Run a process that appends, kill it, and return the last number confirmed for each table."""
    command = [sys.executable, str(PROGRAM), url, run]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]  # it has started
        time.sleep(seconds)
        process.kill()
        lines += process.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {table: int(number) for table, number in whole}


async def stored(url: str, tables: list[str]) -> dict[str, int]:
    """Return how many entries each table has, and check that they are complete and in order."""
    store = Store.open(url)
    numbers = {}
    for table in tables:
        loaded = await store.load(table)
        assert loaded is not None
        log = loaded[1]
        assert log == [Said(1, f"{table} {number}") for number in range(1, len(log) + 1)]
        numbers[table] = len(log)
    await store.close()
    return numbers


def test_no_promised_append_is_lost_by_kill_9(database: str) -> None:
    rng = Random(1912)
    total = 0
    for kill in range(KILLS):
        numbers = promised(database, f"run{kill}", rng.uniform(0, 0.2))
        kept = asyncio.run(stored(database, list(numbers)))
        # A group of at most two entries may have been committed without time to say so.
        assert all(0 <= kept[table] - last <= 2 for table, last in numbers.items())
        total += sum(numbers.values())
    assert total >= 10 * KILLS
