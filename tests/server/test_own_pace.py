"""At one's own pace: patience of days, or without end, through rest and restarts."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest
from msgspec import ValidationError, convert

from lifeboat.server.live.actors import Actors
from lifeboat.table.commands import Claim, Say
from lifeboat.table.requests import NewTable
from tests.contract.playing import throws_for
from tests.server.house import House, SlowBots, settle, until, with_bots

DAY = 86_400


class Two(NamedTuple):
    """A table of two people whose game has begun; neither is connected."""

    table: str
    decider: int
    other: int


@pytest.fixture
def patience() -> int | None:
    return DAY


@pytest.fixture
async def two(house: House, patience: int | None) -> Two:
    house.days_pass = True
    table = await house.for_two(patience=patience, stand_in="random")
    decider = (await house.actor(table)).presence.awaited_person()
    return Two(table, decider, 3 - decider)


async def rest(house: House) -> None:
    """Let the tables rest, which takes between one and two minutes."""
    await house.put_to_rest()


async def due(house: House, at: int) -> list[str]:
    """Return the tables at which a bot is to take over by this time."""
    return await house.tables.store.claim_due(house.tables.peers.living, at, 10)


async def look(house: House) -> None:
    """Let the server look for tables at which a bot is to take over, and let the bots play."""
    await house.tables.actors.wake_due()
    await settle()


async def stand_ins(house: House, two: Two) -> set[int]:
    return {seat.person for seat in (await house.seen(two.table)).seats if seat.stand_in}


async def was_taken_over(house: House, two: Two) -> bool:
    return "taken-over" in [line.what for line in await house.log(two.table)]


@with_bots(SlowBots)
@pytest.mark.parametrize("how", ["awake", "rest", "restart"])
async def test_a_bot_stands_in_a_day_after_the_turn_began_and_no_earlier(
    house: House, two: Two, how: str
) -> None:
    if how == "awake":
        async with house.hearing(two.table, 0):
            await house.pass_time(DAY - 10)
            assert await stand_ins(house, two) == set()
            await house.pass_time(10)
            await until(lambda: bool(house.tables.actors.awake))
            assert await stand_ins(house, two) == {two.decider}
        return
    await rest(house)
    if how == "restart":
        await house.start_again()
    await house.pass_time(DAY - 1200)
    await look(house)
    assert house.tables.awake() == 0
    await house.pass_time(1200)
    await look(house)
    assert await stand_ins(house, two) == {two.decider}


@with_bots(SlowBots)
async def test_the_day_is_counted_from_the_turn_not_from_the_last_visit(
    house: House, two: Two
) -> None:
    """Somebody plays, is away for most of a day, and then it is their turn again."""
    throws, presence = throws_for("pace"), (await house.actor(two.table)).presence
    while presence.awaited_person() == two.decider:
        await house.step(two.table, throws)
    await house.pass_time(DAY - 1000)
    presence = (await house.actor(two.table)).presence
    while presence.awaited_person() == two.other:
        await house.step(two.table, throws)
    await house.pass_time(DAY - 1000)
    assert await stand_ins(house, two) == set()
    await house.pass_time(1000)
    await look(house)
    assert await stand_ins(house, two) == {two.decider}


@with_bots(SlowBots)
async def test_what_others_say_does_not_put_it_off_but_a_visit_does(house: House, two: Two) -> None:
    await house.pass_time(DAY / 2)
    await house.command(two.table, two.other, Say("still there?"))
    await rest(house)
    assert await due(house, house.now() + DAY // 2) == [two.table]
    async with house.hearing(two.table, two.decider):
        await house.pass_time(100)
    await rest(house)
    assert await due(house, house.now() + DAY // 2) == []
    assert await due(house, house.now() + DAY) == [two.table]


async def test_bots_never_play_on_alone(house: House, two: Two) -> None:
    """Once a bot stands in for one of two, the table waits for the other."""
    for _ in range(5):
        await house.pass_time(DAY)
        await look(house)
        await rest(house)
    assert await stand_ins(house, two) == {two.decider}
    assert await due(house, house.now() + 9 * DAY) == []
    here = await house.seen(two.table)
    assert here.status() == "playing"
    await house.command(two.table, two.decider, Claim())
    assert await stand_ins(house, two) == set()


@pytest.mark.parametrize("patience", [None])
async def test_without_patience_s_end_no_bot_ever_stands_in(house: House, two: Two) -> None:
    async with house.hearing(two.table, two.other):
        await house.pass_time(100 * DAY)
        await settle()
    await rest(house)
    await look(house)
    assert house.tables.awake() == 0
    assert not await was_taken_over(house, two)
    assert (await house.tables.info(two.table)).patience is None


async def test_a_table_in_no_hurry_leaves_no_timer_when_it_rests(house: House, two: Two) -> None:
    await rest(house)
    await settle()
    loop = asyncio.get_running_loop()
    later = [timer.when() for timer in loop._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
    assert not [when for when in later if when > house.clock() + DAY / 2]


async def test_a_table_that_cannot_be_read_is_not_looked_at_again(
    house: House, two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rest(house)
    await house.pass_time(2 * DAY)

    async def fail(self: Actors, table: str, person: int = 0) -> None:
        return None

    monkeypatch.setattr(Actors, "try_to_wake", fail)
    for _ in range(2):
        await look(house)
    assert await due(house, house.now()) == []


@pytest.mark.parametrize("patience", [0, 9, 8 * DAY, "day", -1])
def test_patience_is_within_reason(patience: object) -> None:
    with pytest.raises(ValidationError):
        convert({"game": "titanic", "name": "Ada", "patience": patience}, NewTable)
