"""Databases that are replaced by an older copy: all nodes notice, and nobody is stuck."""

from __future__ import annotations

from sqlalchemy import delete, update

from lifeboat.server.store.schema import ENTRIES, TABLES
from lifeboat.table.commands import Say
from tests.contract.playing import throws_for
from tests.server.fleet import Fleet, move
from tests.server.house import SlowBots, with_bots


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
