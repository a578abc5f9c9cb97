"""Presence: everybody is told who is here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.server.house import Ear, House, settle, until


def told(ear: Ear) -> list[list[int]]:
    """Return who was here, each time that somebody was told."""
    return [one["people"] for one in ear.messages() if one["kind"] == "here"]


def awaited(ear: Ear) -> list[tuple[int, int] | None]:
    """Return whom a bot will stand in for and in how many seconds, each time this was told."""
    told = [one["awaited"] for one in ear.messages() if one["kind"] == "here"]
    return [(one["seat"], one["seconds"]) if one else None for one in told]


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


async def test_a_second_connection_of_a_person_is_not_announced(house: House, solo: str) -> None:
    async with house.hearing(solo, 1), house.hearing(solo, 0) as spectator:
        async with house.hearing(solo, 1):
            await settle()
        assert told(spectator) == [[1]]


async def test_anyone_who_keeps_polling_is_here(house: House, for_two: str, spectator: Ear) -> None:
    """They are here while a request is waiting, and for a moment afterwards."""
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


async def test_anyone_who_asked_and_left_is_not_here(
    house: House, for_two: str, spectator: Ear
) -> None:
    await house.tables.updates(for_two, 2, "en", None, 0)
    await house.tables.leave(for_two, 2)
    await house.tables.updates(for_two, 1, "en", None, 0)
    await until(lambda: told(spectator)[-1] == [1])
    assert told(spectator)[:2] == [[], [2]]


async def test_whoever_waits_is_told_when_a_bot_stands_in(house: House, for_two: str) -> None:
    """Everybody counts the seconds themselves, so they are told again only if something changes."""
    seat = (await house.seen(for_two)).deciding_seat()
    assert seat is not None
    other = 2 - seat
    async with house.hearing(for_two, other) as waiting:
        async with house.hearing(for_two, seat + 1):
            await until(lambda: awaited(waiting)[-1:] == [None])
        await until(lambda: awaited(waiting)[-1] == (seat, 120))
        await house.pass_time(30.5)
        assert awaited(waiting)[-1] == (seat, 120)
        async with house.hearing(for_two, 0) as spectator:
            await until(lambda: awaited(spectator) == [(seat, 90)])
        async with house.hearing(for_two, seat + 1):
            await until(lambda: awaited(waiting)[-1] is None)
        await house.pass_time(120)
        await until(lambda: awaited(waiting)[-1] is None)
    assert awaited(waiting).count((seat, 120)) == 3


async def test_nobody_counts_down_for_somebody_whose_turn_it_is_not(
    house: House, for_two: str
) -> None:
    seat = (await house.seen(for_two)).deciding_seat()
    assert seat is not None
    async with house.hearing(for_two, seat + 1) as deciding:
        async with house.hearing(for_two, 2 - seat):
            await settle()
        await settle()
    assert set(awaited(deciding)) == {None}


async def test_nobody_counts_down_for_spectators_alone(
    house: House, for_two: str, spectator: Ear
) -> None:
    await house.pass_time(10)
    assert set(awaited(spectator)) == {None}
