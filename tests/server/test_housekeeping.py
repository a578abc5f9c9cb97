"""Housekeeping: the lobby, abandoned tables, and the health of the store."""

from __future__ import annotations

import asyncio

from lifeboat.server.store.errors import StoreError
from tests.server.house import NOW, House, settle


async def test_a_table_of_another_version_does_not_close_the_lobby(house: House) -> None:
    old = await house.set_up("titanic", ["open"], listed=True)
    new = await house.set_up("titanic", ["open"], listed=True)
    await house.tables.store.append(old, 2, [], at=NOW, summary='{"id":"old"}')
    assert [table.id for table in await house.tables.lobby()] == [new]


async def test_tables_are_swept_from_time_to_time_whatever_the_store_says(house: House) -> None:
    asked: list[int] = []

    async def abandon(before: int) -> int:
        asked.append(before)
        raise StoreError("store-away", "for a while")

    house.tables.store.abandon = abandon  # type: ignore[method-assign]
    house.tables.start_sweeping()
    await settle()
    assert asked == [NOW - 30 * 86_400]
    await house.pass_time(3_600)
    assert len(asked) == 2


async def test_the_store_is_not_asked_for_its_health_again_and_again(house: House) -> None:
    pings = 0

    async def ping() -> None:
        nonlocal pings
        pings += 1
        await asyncio.sleep(0)
        if pings == 2:
            raise StoreError("store-away", "for a while")

    house.tables.store.ping = ping  # type: ignore[method-assign]
    asked = [house.tables.trouble() for _ in range(3)]
    assert await asyncio.gather(*asked) == [None] * 3
    assert pings == 1
    house.clock.now += 1
    assert await house.tables.trouble() is not None
    house.clock.now += 1
    assert await house.tables.trouble() is None
