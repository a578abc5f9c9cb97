"""A program that appends to many tables and prints each append once the store has confirmed it.

It is called with the address of a database and a name for the run, and goes on until it is killed.
"""

from __future__ import annotations

import asyncio
import sys

from lifeboat.server.store.store import Store
from lifeboat.table.entries import Said
from lifeboat.table.table import Header

TABLES = 8


async def append_for_ever(store: Store, table: str) -> None:
    """Append to one table forever, one or two entries at a time."""
    await store.create(Header(table, "titanic", {"players": "1"}, b"secret", 1), [], {})
    last = 0
    while True:
        said = [Said(1, f"{table} {number}") for number in range(last + 1, last + 2 + last % 2)]
        await store.append(table, last + 1, said, at=last)
        last += len(said)
        print(table, last, flush=True)


async def main(url: str, run: str) -> None:
    """Append to all tables at once."""
    store = Store.open(url)
    await asyncio.gather(*(append_for_ever(store, f"{run}-{at}") for at in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
