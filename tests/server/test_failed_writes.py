"""Failed writes: a table that may be ahead of its log is abandoned and woken up again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.tables import Tables
from lifeboat.table.api.refusals import status_of
from lifeboat.table.commands import Play, Say
from tests.contract.playing import throws_for
from tests.server.failing_store import FailingStore
from tests.server.house import House, SlowBots, until, with_bots
from tests.table.tables import legal_text

FAILURES = {"before": "store-failed", "after": "store-uncertain", "fault": "table-broken"}


@pytest.mark.parametrize("how", FAILURES)
async def test_a_failed_write_leaves_nothing_half_told(house: House, how: str) -> None:
    """Listeners are sent away, nobody sees what may not be stored, and the game goes on."""
    house.open_store = FailingStore.open
    await house.start_again()
    table = await house.set_up("titanic", ["me", "random"])
    here = await house.wait_for_bots(table)
    number = here.last_entry
    poll = asyncio.create_task(house.tables.updates(table, 1, "en", number, 1000))
    async with house.hearing(table, 1) as ear, house.hearing(table, 0) as other:
        before = ear.updates()
        FailingStore.fails = how
        doing = asyncio.create_task(
            house.command(table, 1, Play(legal_text(here), here.last_entry))
        )
        await asyncio.sleep(0)
        looks = [asyncio.create_task(house.tables.info(table)) for _ in range(3)]
        with pytest.raises(LifeboatError, match=FAILURES[how]):
            await doing
        for look in looks:
            with pytest.raises(LifeboatError, match="table-broken"):
                await look
        with pytest.raises(LifeboatError, match="table-broken"):
            await poll
        await until(lambda: ear.is_over and other.is_over)
        assert ear.goodbye() == other.goodbye() == "reload"
        assert ear.updates() == before
    loaded = await house.tables.store.load(table)
    assert loaded is not None
    assert len(loaded[1]) == number + (how != "before")
    async with house.hearing(table, 1, since=number - 1) as again:
        ended = await house.play_out(table)
        await until(lambda: ended.last_entry in again.numbers())
    assert again.numbers() == list(range(number, ended.last_entry + 1))


async def test_an_entry_that_fails_to_render_breaks_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is then ahead of its log, so it must be woken up again."""

    def failing(*_: object) -> Any:
        raise LifeboatError("render", "an update")

    table = await house.set_up("titanic", ["me"])
    number = (await house.seen(table)).last_entry
    async with house.hearing(table, 1):
        with monkeypatch.context() as patched:
            patched.setattr("lifeboat.table.session.updates", failing)
            with pytest.raises(LifeboatError, match="render"):
                await house.command(table, 1, Say("never stored"))
    assert (await house.seen(table)).last_entry == number
    assert await house.command(table, 1, Say("stored")) == number + 1


def test_a_broken_table_is_a_temporary_fault_of_the_server() -> None:
    assert status_of(LifeboatError("table-broken", "table")) == 503


async def test_what_waits_behind_a_failed_write_is_not_done(house: House) -> None:
    """A table that is ahead of its log must not obey the next command."""
    house.open_store = FailingStore.open
    await house.start_again()
    table = await house.set_up("titanic", ["me"])
    number = (await house.seen(table)).last_entry
    FailingStore.fails = "before"
    answers = await asyncio.gather(
        *(house.command(table, 1, Say(text)) for text in "abc"), return_exceptions=True
    )
    assert [getattr(answer, "code", "done") for answer in answers] == [
        "store-failed",
        "table-broken",
        "table-broken",
    ]
    assert await house.command(table, 1, Say("d")) == number + 1


async def test_what_another_owner_wrote_comes_first_and_nothing_is_lost(
    house: House, solo: str
) -> None:
    """The owner that is behind the log takes in what the other wrote, and then writes its own."""
    number = (await house.seen(solo)).last_entry
    second = Tables(house.tables.store, house.bots, house.clock, house.tables.now)
    await second.command(solo, 1, Say("from elsewhere"))
    async with house.hearing(solo, 1) as ear:
        assert await house.command(solo, 1, Say("from here")) == number + 2
        await until(lambda: ear.numbers() == [number + 1, number + 2])
        assert [update["text"] for update in ear.updates()] == ["from elsewhere", "from here"]
    await (await second.actors.of(solo)).stop("stopping")
    assert second.actors._resting is not None
    second.actors._resting.cancel()


async def test_a_move_that_came_second_is_refused_as_stale(house: House, solo: str) -> None:
    here = await house.seen(solo)
    move = Play(legal_text(here, throws_for("stale")), here.last_entry)
    second = Tables(house.tables.store, house.bots, house.clock, house.tables.now)
    await second.command(solo, 1, move)
    with pytest.raises(LifeboatError, match="stale"):
        await house.command(solo, 1, move)
    there = await second.read(solo, lambda table: str(table.state()))
    assert str((await house.seen(solo)).state()) == there
    await (await second.actors.of(solo)).stop("stopping")
    assert second.actors._resting is not None
    second.actors._resting.cancel()


@with_bots(SlowBots)
async def test_a_server_that_stops_leaves_no_bot_of_a_broken_table_thinking(house: House) -> None:
    house.open_store = FailingStore.open
    await house.start_again()
    table = await house.set_up("titanic", ["me", "random", "random"])
    actor = await house.actor(table)
    while not actor.table.deciding_bot():
        move = Play(legal_text(actor.table, throws_for("stopping")), actor.table.last_entry)
        await house.command(table, 1, move)
    FailingStore.fails = "before"
    with pytest.raises(LifeboatError, match="store-failed"):
        await house.command(table, 1, Say("never stored"))
    await actor.stop("stopping")
    assert actor._thinking is not None
    await until(actor._thinking.done)
    assert actor._task.done()
