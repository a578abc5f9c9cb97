"""Rest and waking: a table that nobody uses leaves memory, and comes back unchanged."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.stored_log import Addition
from lifeboat.table import laws
from lifeboat.table.api.refusals import status_of
from lifeboat.table.commands import Rename, Say, Start
from tests.contract.playing import throws_for
from tests.server.house import House, SlowBots, settle, until, with_bots


async def play_into_a_card(house: House, table: str) -> str:
    """Play until a question comes up in the middle of a card's effect, and return the position."""
    throws = throws_for("card")
    while True:
        state = (await house.seen(table)).state()
        assert state is not None
        decision = state.decision()
        assert decision is not None
        if decision.kind not in ("first", "turn"):
            return str(state)
        await house.step(table, throws)


@pytest.mark.parametrize("how", ["rest", "restart"])
async def test_a_table_goes_on_in_the_middle_of_a_card(house: House, how: str) -> None:
    table = await house.set_up("titanic", ["me", "me"], deal="seed", seed="card")
    position = await play_into_a_card(house, table)
    if how == "rest":
        await house.put_to_rest()
    else:
        await house.start_again()
        await house.tables.actors.claim_playing()
    assert str((await house.seen(table)).state()) == position
    assert (await house.play_out(table)).outcome() is not None


async def test_a_table_does_not_rest_while_somebody_listens(house: House, solo: str) -> None:
    async with house.hearing(solo, 0):
        await house.pass_time(1000)
        await house.pass_time(1000)
        assert house.tables.awake() == 1
    await house.put_to_rest()


async def test_a_table_does_not_rest_while_somebody_waits_for_news(house: House, solo: str) -> None:
    number = (await house.seen(solo)).last_entry
    poll = asyncio.create_task(house.tables.updates(solo, 1, "en", number, 10_000))
    await settle()
    await house.pass_time(1000)
    await house.pass_time(1000)
    assert house.tables.awake() == 1
    await house.command(solo, 1, Say("here"))
    assert len(await poll) == 1
    await house.put_to_rest()


@with_bots(SlowBots)
async def test_a_table_at_which_a_bot_thinks_does_not_rest(house: House, bots: SlowBots) -> None:
    await house.set_up("titanic", ["random", "random"])
    await until(lambda: bool(bots.asked))
    for _ in range(3):
        await house.pass_time(1000)
    assert house.tables.awake() == 1
    assert len(bots.asked) == 1
    bots.may_decide.set()


@pytest.fixture
def no_garbage_collection() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_garbage_collection")
async def test_a_table_at_rest_leaves_nothing_in_memory(house: House) -> None:
    """Not even what only the garbage collector would find: it seldom runs."""
    table = await house.for_two()
    throws = throws_for("rest")
    async with house.hearing(table, 1), house.hearing(table, 0):
        for _ in range(5):
            await house.step(table, throws)
        with pytest.raises(LifeboatError):
            await house.command(table, 1, Start())
        await house.tables.updates(table, 2, "en", 3, 0)
    left: list[weakref.ref[Any]] = [
        weakref.ref(await house.actor(table)),
        weakref.ref(await house.seen(table)),
    ]
    await house.put_to_rest()
    await settle()
    assert [one() for one in left] == [None, None]


async def test_a_bot_whose_turn_it_is_plays_on_after_a_restart(house: House) -> None:
    table = await house.set_up("septentrick", ["random", "random", "random"])
    await house.start_again()
    await house.tables.actors.claim_playing()
    assert (await house.wait_for_bots(table)).outcome() is not None


async def test_a_game_without_bots_is_not_woken_until_people_come(house: House) -> None:
    alone = await house.set_up("titanic", ["me"])
    away = await house.set_up("titanic", ["me", "me"])
    await house.set_up("titanic", ["me", "random"])
    owner = await house.actor(away)
    await owner.do(lambda: owner.write(lambda: Addition([laws.take_over(owner.table, 0)])))
    await house.start_again()
    await house.tables.actors.claim_playing()
    assert house.tables.awake() == 2
    assert (await house.tables.info(alone)).status == "playing"


async def test_people_are_let_in_before_the_tables_of_bots_are_awake(house: House) -> None:
    for _ in range(3):
        await house.set_up("titanic", ["me", "random"])
    await house.start_again()
    house.tables.actors.start_waking()
    assert house.tables.awake() == 0
    await until(lambda: house.tables.awake() == 3)


@pytest.mark.parametrize(
    "bad", ['{"kind":"later"}', "no JSON", '{"kind":"played","seat":7,"action":"rescue:1"}']
)
async def test_an_unreadable_table_does_not_keep_others_from_waking(
    house: House, tmp_path: Path, bad: str, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await house.set_up("titanic", ["me", "random"]) for _ in range(3)]
    await house.tables.stop()
    with sqlite3.connect(tmp_path / "lifeboat.db") as connection:
        spoil = "UPDATE entries SET text = ? WHERE table_id = ? AND number = 2"
        connection.execute(spoil, (bad, tables[1]))
    connection.close()
    house.tables = house._opened()
    await house.tables.actors.claim_playing()
    assert house.tables.awake() == 2
    assert tables[1] in [vars(line).get("table") for line in caplog.records]
    with pytest.raises(LifeboatError) as refused:
        await house.tables.info(tables[1])
    assert (refused.value.code, status_of(refused.value)) == ("table-unreadable", 503)


async def test_a_table_that_wakes_up_while_the_server_stops_is_not_left_behind(
    house: House,
    solo: str,
) -> None:
    await house.put_to_rest()
    waking = asyncio.create_task(house.tables.info(solo))
    await asyncio.sleep(0)
    await house.tables.stop()
    with pytest.raises(LifeboatError, match=r"stopping|store-closed"):
        await waking
    assert house.tables.awake() == 0
    await house.start_again()


async def test_a_name_and_its_change_are_stored(house: House, solo: str) -> None:
    await house.command(solo, 1, Rename("Ida"))
    await house.start_again()
    assert (await house.tables.info(solo)).people == ["Ida"]


async def test_nobody_has_to_wait_for_a_table_that_cannot_be_woken(house: House) -> None:
    """If everybody who waited for it is gone, the refusal isn't reported as a failure."""
    reported: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
    waiting = asyncio.create_task(house.tables.actors.of("no-such-table"))
    await asyncio.sleep(0)
    waiting.cancel()
    await settle()
    with pytest.raises(LifeboatError):
        await house.tables.actors.of("no-such-table")
    gc.collect()
    assert waiting.cancelled()
    assert reported == []
