"""What a device refuses: whatever needs a server, broken files, and failures of its shelf."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from lifeboat.core.errors import LifeboatError
from lifeboat.device.device import Device
from lifeboat.device.exchange import Bringing, exported, imported
from lifeboat.device.shelf import ShelfError
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
    heading = '{"lifeboat":"games","form":%d}\n'
    for text in ("Dear diary", heading % 1 + "{}\n", heading % 2):
        bringing = Bringing(text)
        yield refusal(lambda tables, it=bringing: imported(tables, it))  # type: ignore[misc]


@provocation
def another_game_with_the_same_id(_: Path) -> Iterator[LifeboatError]:
    async def bring(tables: Tables) -> object:
        await tables.create(WISH)
        text = (await exported(tables)).replace('"hints":10', '"hints":9')
        return await imported(tables, Bringing(text))

    yield refusal(bring)


@provocation
def a_shelf_that_fails(_: Path) -> Iterator[LifeboatError]:
    for code in ("shelf-full", "shelf-denied", "shelf-failed"):
        shelf = FailingShelf()
        shelf.refusal = ShelfError(code)
        yield refusal(lambda tables: tables.create(WISH), shelf)
