"""Presence: everybody is told who is here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.server.house import Ear, House, settle, until


def told(ear: Ear) -> list[list[int]]:
    """Who was here, each time that somebody was told."""
    return [one["people"] for one in ear.messages() if one["kind"] == "here"]


@pytest.fixture
async def for_two(house: House) -> str:
    """A table of two people whose game has begun; neither is here."""
    return await house.for_two()


@pytest.fixture
async def spectator(house: House, for_two: str) -> AsyncIterator[Ear]:
    async with house.hearing(for_two, 0) as ear:
        yield ear


async def test_a_spectator_is_told_on_coming_who_is_here(house: House, solo: str) -> None:
    async with house.hearing(solo, 1), house.hearing(solo, 0) as spectator:
        await until(lambda: told(spectator) == [[1]])


async def test_nobody_is_told_of_spectators(house: House, solo: str) -> None:
    async with house.hearing(solo, 1) as host:
        for _ in range(3):
            async with house.hearing(solo, 0):
                await settle()
        assert told(host) == [[1]]


async def test_a_second_connection_of_a_person_is_no_news(house: House, solo: str) -> None:
    async with house.hearing(solo, 1), house.hearing(solo, 0) as spectator:
        async with house.hearing(solo, 1):
            await settle()
        assert told(spectator) == [[1]]


async def test_whoever_asks_again_and_again_is_here(
    house: House, for_two: str, spectator: Ear
) -> None:
    """While a request waits, and for a moment after it."""
    number = (await house.seen(for_two)).last_entry
    for _ in range(2):
        poll = asyncio.create_task(house.tables.updates(for_two, 2, "en", number, 20))
        await settle()
        assert told(spectator) == [[], [2]]
        await house.pass_time(20)
        assert await poll == []
        await house.pass_time(4)
    assert told(spectator) == [[], [2]]
    await house.pass_time(1)
    await until(lambda: told(spectator) == [[], [2], []])


async def test_whoever_asked_and_left_is_not_here(
    house: House, for_two: str, spectator: Ear
) -> None:
    await house.tables.updates(for_two, 2, "en", None, 0)
    await house.tables.leave(for_two, 2)
    await house.tables.updates(for_two, 1, "en", None, 0)
    await until(lambda: told(spectator)[-1] == [1])
    assert told(spectator)[:2] == [[], [2]]
