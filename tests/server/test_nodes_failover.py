"""Databases that are replaced by an older copy: all nodes notice, and nobody is stuck."""

from __future__ import annotations

import pytest
from sqlalchemy import delete, update

from lifeboat.server.store.schema import ENTRIES, METADATA, TABLES
from lifeboat.table.commands import Say
from tests.contract.playing import throws_for
from tests.server.fleet import Fleet, move, outcome
from tests.server.house import SlowBots, until, with_bots


async def lose(fleet: Fleet, table: str, number: int) -> None:
    """Remove all entries of a table after this number, as if they had never been copied."""

    def work(connection: object) -> None:
        for change in (
            delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number > number),
            update(TABLES).where(TABLES.c.id == table).values(number=number),
        ):
            connection.execute(change)  # type: ignore[attr-defined]

    await fleet.nodes[0].tables.store._write(work)


def connect_again(fleet: Fleet) -> None:
    """Let all nodes have new connections to the database."""
    for node in fleet.nodes:
        node.tables.peers._look_again()


@with_bots(SlowBots)
async def test_a_bot_goes_on_where_it_thought_although_its_people_are_elsewhere(
    fleet: Fleet,
) -> None:
    node, other = fleet.nodes
    table = await node.set_up("titanic", ["me", "random", "random"])
    actor = await node.actor(table)
    while not actor.table.deciding_bot():
        await node.command(table, *move(actor.table, throws_for("failover")))
    last = actor.table.last_entry
    await node.command(table, 1, Say("never copied"))
    await fleet.settle()
    await lose(fleet, table, last)
    connect_again(fleet)
    await fleet.live(2)
    assert actor.is_broken()
    async with other.hearing(table, 1, since=last) as ear:
        fleet.let_bots_decide()
        await fleet.live(5)
        assert ear.kinds()[0] == "played"


@pytest.mark.parametrize("more", [0, 1, 2])
async def test_what_another_node_wrote_on_the_old_copy_is_not_mixed_with_what_was_lost(
    fleet: Fleet, more: int
) -> None:
    """The log has as many entries again as this node knows, or more or fewer."""
    node, other = fleet.nodes
    table = await node.for_two()
    last = (await node.seen(table)).last_entry
    actor = await node.actor(table)
    for text in ("never", "copied"):
        await node.command(table, 1, Say(text))
    async with node.hearing(table, 1) as ear:
        node.deafen()
        await lose(fleet, table, last)
        other.tables.actors.awake.clear()
        said = [f"{at} on the old copy" for at in range(1 + more)]
        for text in said:
            await other.command(table, 2, Say(text))
        node.hear_again()
        await until(lambda: ear.is_over)
        assert ear.goodbye() == "reload"
        assert "played" not in ear.kinds()
        assert "said" not in ear.kinds()
    assert actor.is_broken()
    for one in fleet.nodes:
        lines = await one.log(table, 1, since=last)
        assert [line.text for line in lines] == said


async def test_a_table_that_is_missing_from_the_old_copy_is_not_shown_any_more(
    fleet: Fleet,
) -> None:
    node = fleet.nodes[0]
    table = await node.for_two()
    async with node.hearing(table, 1) as ear:
        for kind in reversed(METADATA.sorted_tables):
            if "table_id" in kind.c:
                await node.tables.store._change(delete(kind).where(kind.c.table_id == table))
        await node.tables.store._change(delete(TABLES).where(TABLES.c.id == table))
        connect_again(fleet)
        await until(lambda: ear.is_over)
        assert ear.goodbye() == "reload"
    assert await outcome(node.seen(table)) == "table-unknown"


async def test_what_was_lost_is_not_retold(fleet: Fleet) -> None:
    """The process that retells logs has been sent it."""
    node, other = fleet.nodes
    table = await node.for_two()
    last = (await node.seen(table)).last_entry
    for text in ("never", "copied"):
        await node.command(table, 1, Say(text))
    assert [line.text for line in await node.log(table, 1, since=last)] == ["never", "copied"]
    await lose(fleet, table, last)
    connect_again(fleet)
    await fleet.settle()
    for text in ("first", "second", "third"):
        await other.command(table, 2, Say(text))
    async with node.hearing(table, 1, since=last) as ear:
        await until(lambda: len(ear.updates()) == 3)
        assert [update["text"] for update in ear.updates()] == ["first", "second", "third"]
    lines = await node.log(table, 1, since=last)
    assert [line.text for line in lines] == ["first", "second", "third"]
