"""What a device refuses: whatever needs a server, broken files, and failures of its shelf."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from lifeboat.core.errors import LifeboatError
from lifeboat.device.device import Device
from lifeboat.device.exchange import imported
from lifeboat.device.shelf import failure_of
from lifeboat.device.tables import Tables
from lifeboat.table.requests import NewTable
from tests.device.shelves import FailingShelf
from tests.hosts.hosts import HereThinker
from tests.refusals.provoking import provocation
from tests.server.house import NOW

WISH = NewTable(game="titanic", name="Ada", setup={"crew": "lee"}, seats=["me"])


def refusal(
    attempt: Callable[[Tables], Awaitable[object]], shelf: FailingShelf | None = None
) -> LifeboatError:
    """Return the error with which a device refuses something."""

    async def tried() -> LifeboatError:
        device = Device(shelf or FailingShelf(), HereThinker(), lambda: NOW)
        try:
            await attempt(device.tables)
        except LifeboatError as error:
            return error
        raise AssertionError("nothing was refused")

    return asyncio.run(tried())


@provocation
def what_takes_a_server(_: Path) -> Iterator[LifeboatError]:
    yield refusal(lambda tables: tables.lobby())
    yield refusal(lambda tables: tables.invite("table", 1, 0))
    yield refusal(lambda tables: tables.past.results_of_day("titanic", "1912-04-14"))


@provocation
def broken_files(_: Path) -> Iterator[LifeboatError]:
    heading = b'{"lifeboat":"games","form":%d}\n'
    for text in (b"Dear diary", heading % 1 + b"{}\n", heading % 2):
        yield refusal(lambda tables, text=text: imported(tables, text))  # type: ignore[misc]


@provocation
def a_shelf_that_fails(_: Path) -> Iterator[LifeboatError]:
    for name in ("QuotaExceededError", "SecurityError", "AbortError"):
        shelf = FailingShelf()
        shelf.refusal = failure_of(name)
        yield refusal(lambda tables: tables.create(WISH), shelf)
