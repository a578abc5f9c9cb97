"""Presence: everybody is told who is here."""

from __future__ import annotations

import asyncio

from tests.server.house import Ear, House, settle, until


async def test_who_is_here_is_told_when_it_changes(house: House) -> None:
    """A spectator hears it on coming, and nobody else hears of the spectator."""
    table = await house.set_up("titanic", ["me"])

    def heard(ear: Ear) -> list[list[int]]:
        return [one["people"] for one in ear.messages() if one["kind"] == "here"]

    async with house.hearing(table, 1) as host:
        for _ in range(3):
            async with house.hearing(table, 0) as other:
                await until(lambda: heard(other) == [[1]])
        assert heard(host) == [[1]]
        async with house.hearing(table, 0) as other:
            async with house.hearing(table, 1):
                await settle()
            assert heard(other) == [[1]]


async def test_whoever_asks_again_and_again_counts_as_here(house: House) -> None:
    """While a request waits, and for a moment after it; not after leaving."""
    table = await house.for_two()
    number = (await house.seen(table)).number
    async with house.hearing(table, 0) as ear:

        def heard() -> list[list[int]]:
            return [one["people"] for one in ear.messages() if one["kind"] == "here"]

        for _ in range(2):
            poll = asyncio.create_task(house.tables.updates(table, 2, "en", number, 20))
            await settle()
            assert heard() == [[], [2]]
            await house.pass_time(20)
            assert await poll == []
            await house.pass_time(4)
        assert heard() == [[], [2]]
        await house.pass_time(1)
        await until(lambda: heard() == [[], [2], []])
        await house.tables.updates(table, 2, "en", None, 0)
        await house.tables.leave(table, 2)
        await house.tables.updates(table, 1, "en", None, 0)
        await until(lambda: heard()[-1] == [1])
        assert heard()[3] == [2]
