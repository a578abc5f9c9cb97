"""Bots that stand in: once, on whichever node, and never for somebody who is at another one."""

from __future__ import annotations

import pytest

from lifeboat.server.live.actors import LOOK_FOR_DUE
from tests.contract.playing import throws_for
from tests.server.fleet import GONE, Fleet, here, move
from tests.server.house import SlowBots, with_bots

PATIENCE = 30
DAY = 86_400


@with_bots(SlowBots)
@pytest.mark.parametrize("patience", [PATIENCE, DAY])
async def test_a_bot_stands_in_once_whichever_nodes_have_the_table(
    fleet: Fleet, patience: int
) -> None:
    first, second = fleet.nodes
    for node in fleet.nodes:
        node.days_pass = True
    table = await first.for_two(patience=patience)
    person, _ = move(await second.seen(table), throws_for("stand-in"))
    async with first.hearing(table, 3 - person) as ear, second.hearing(table, 0) as other:
        await fleet.settle()
        fleet.clock.now += patience - 3
        await fleet.live(1)
        assert "taken-over" not in ear.kinds()
        await fleet.live(5)
        assert ear.kinds().count("taken-over") == other.kinds().count("taken-over") == 1


@with_bots(SlowBots)
async def test_no_bot_stands_in_for_somebody_who_is_at_another_node(fleet: Fleet) -> None:
    """Even where the table is woken after the time at which a bot was to take over."""
    first, second = fleet.nodes
    for node in fleet.nodes:
        node.days_pass = True
    table = await first.for_two(patience=DAY)
    person, _ = move(await first.seen(table), throws_for("elsewhere"))
    async with first.hearing(table, person) as ear:
        fleet.clock.now += 2 * DAY
        await fleet.settle()
        async with second.hearing(table, 3 - person) as other:
            await fleet.settle()
            await fleet.live(5)
            assert here(other) == [1, 2]
        await second.tables.actors.wake_due()
        await fleet.live(5)
        assert "taken-over" not in ear.kinds()


@with_bots(SlowBots)
@pytest.mark.parametrize("dies", [False, True])
async def test_a_table_whose_time_has_come_is_woken_by_one_node_only(
    fleet: Fleet, dies: bool
) -> None:
    """If that node dies before the bot stands in, another one wakes it."""
    first, second = fleet.nodes
    for node in fleet.nodes:
        node.days_pass = True
    table = await first.for_two(patience=DAY)
    await first.put_to_rest()
    fleet.clock.now += DAY
    await fleet.live(6)
    assert first.tables.awake() == second.tables.awake() == 0
    if dies:
        await first.tables.actors.wake_due()
        await first.die()
        await fleet.live(GONE)
        await second.tables.actors.wake_due()
        assert second.tables.awake() == 1
    else:
        for node in fleet.nodes:
            await node.tables.actors.wake_due()
        assert sorted(node.tables.awake() for node in fleet.nodes) == [0, 1]
    await fleet.live(3)
    lines = [line.what for line in await second.log(table)]
    assert lines.count("taken-over") == 1
    fleet.clock.now += LOOK_FOR_DUE
    await second.tables.actors.wake_due()
    await fleet.live(3)
    assert [line.what for line in await second.log(table)] == lines


async def test_a_node_that_puts_a_table_to_rest_does_not_overwrite_what_it_has_not_heard(
    fleet: Fleet,
) -> None:
    first, second = fleet.nodes
    for node in fleet.nodes:
        node.days_pass = True
    table = await first.for_two(patience=DAY)
    await second.seen(table)
    second.deafen()
    fleet.clock.now += 20
    throws = throws_for("rest")
    before = (await first.actor(table)).presence.awaited_person()
    while (await first.actor(table)).presence.awaited_person() == before:
        await first.command(table, *move(await first.seen(table), throws))
    due = await first.tables.store.due(table)
    actor = second.tables.actors.awake[table]
    await actor.stop("resting")
    assert await first.tables.store.due(table) == due == first.now() + DAY


@with_bots(SlowBots)
async def test_a_node_that_was_frozen_lets_no_bot_stand_in_for_somebody_who_came_back_elsewhere(
    fleet: Fleet,
) -> None:
    frozen, other = fleet.nodes
    table = await frozen.for_two(patience=PATIENCE)
    person, _ = move(await other.seen(table), throws_for("frozen"))
    async with frozen.hearing(table, 3 - person):
        await fleet.live(PATIENCE - 4)
        frozen.freeze()
        async with other.hearing(table, person) as back:
            await fleet.live(10)
            frozen.wake()
            await fleet.live(3)
            assert "taken-over" not in back.kinds()
