"""Listening: everybody hears every update once and in order, or is told how things stand."""

from __future__ import annotations

import asyncio

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.table.commands import Say
from lifeboat.table.wire.gate import Viewer
from tests.contract.playing import throws_for
from tests.server.house import House, settle, until


async def test_anyone_who_comes_back_hears_the_rest_once_and_in_order(house: House) -> None:
    """They get the same bytes as those who stayed."""
    table = await house.set_up("septentrick", ["me", "random", "me"])
    throws = throws_for("back")
    pieces: list[bytes] = []
    since = 0
    async with house.hearing(table, 1, since=0) as stayed:
        while not (await house.wait_for_bots(table)).is_over():
            async with house.hearing(table, 1, since=since) as ear:
                await house.step(table, throws)
                await settle()
            pieces += [raw for raw in ear.raw if b'"kind":"update"' in raw]
            since = max([since, *ear.numbers()])
            if not (await house.wait_for_bots(table)).is_over():
                await house.step(table, throws)  # while nobody listens
        pieces += await house.tables.updates(table, 1, "en", since, 0)
    assert pieces == [raw for raw in stayed.raw if b'"kind":"update"' in raw]
    assert len(pieces) == (await house.seen(table)).last_entry


@pytest.fixture
async def missed_too_much(house: House, solo: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The number of the last update that somebody saw, a long time ago."""
    monkeypatch.setattr("lifeboat.table.session.MOST_MISSED", 5)
    for number in range(5):
        await house.command(solo, 1, Say(str(number)))
    return 1


async def test_anyone_who_missed_too_much_gets_the_whole_table(
    house: House, solo: str, missed_too_much: int
) -> None:
    async with house.hearing(solo, 1, since=missed_too_much) as ear:
        assert ear.messages()[0]["kind"] == "welcome"


async def test_anyone_who_polls_after_missing_too_much_gets_the_whole_table(
    house: House, solo: str, missed_too_much: int
) -> None:
    [message] = await house.tables.updates(solo, 1, "en", missed_too_much, 0)
    assert b'"kind":"welcome"' in message


async def test_anyone_who_missed_a_little_is_told_just_that(
    house: House, solo: str, missed_too_much: int
) -> None:
    async with house.hearing(solo, 1, since=missed_too_much + 4) as ear:
        assert ear.numbers() == [6, 7, 8]


async def test_anyone_who_comes_from_the_future_gets_the_whole_table(
    house: House, solo: str
) -> None:
    """A restored backup may be behind what clients have already seen."""
    number = (await house.seen(solo)).last_entry
    async with house.hearing(solo, 1, since=number + 1) as ear:
        assert ear.messages()[0]["kind"] == "welcome"


async def test_anyone_who_polls_from_the_future_gets_the_whole_table(
    house: House, solo: str
) -> None:
    number = (await house.seen(solo)).last_entry
    [message] = await house.tables.updates(solo, 1, "en", number + 1, 0)
    assert b'"kind":"welcome"' in message


async def test_anyone_who_polls_and_missed_nothing_is_told_nothing(house: House, solo: str) -> None:
    number = (await house.seen(solo)).last_entry
    assert await house.tables.updates(solo, 1, "en", number, 0) == []


async def test_a_slow_listener_is_closed_and_others_are_not_affected(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lifeboat.server.live.listener.MOST_WAITING", 10)
    table = await house.set_up("titanic", ["me"])
    async with house.tables.listen(table, 0, "en", None) as slow:
        async with house.hearing(table, 1) as ear:
            for number in range(20):
                await house.command(table, 1, Say(str(number)))
            await until(lambda: len(ear.updates()) == 20)
            assert not ear.is_over
        heard = [message async for message in slow]
    assert len(heard) == 11
    assert heard[-1] == b'{"kind":"goodbye","reason":"too-slow"}'


async def test_a_stop_says_goodbye_and_nothing_more_is_done(house: House, solo: str) -> None:
    async with house.hearing(solo, 1) as ear:
        await house.tables.stop()
        await until(lambda: ear.is_over)
        assert ear.goodbye() == "stopping"
        with pytest.raises(LifeboatError, match="stopping"):
            await house.command(solo, 1, Say("too late"))
    await house.start_again()


async def test_anyone_who_goes_before_being_let_in_does_not_listen(house: House, solo: str) -> None:
    """Otherwise they would count as here forever, and the table would never rest."""
    owner = await house.actor(solo)
    may_go_on = asyncio.Event()
    holding_up = asyncio.create_task(owner.do(may_go_on.wait))
    coming = asyncio.create_task(owner.listen(Viewer(1), None))
    await settle()
    coming.cancel()
    await settle()
    may_go_on.set()
    await holding_up
    await settle()
    assert not owner.listeners
    await house.put_to_rest()
