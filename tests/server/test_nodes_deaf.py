"""Nodes that hear nothing for a while: they find out what they have missed."""

from __future__ import annotations

import pytest

from lifeboat.server.store.errors import StoreError
from lifeboat.table.commands import Say
from tests.contract.playing import throws_for
from tests.server.fleet import Fleet, here, move
from tests.server.house import SlowBots, settle, until, with_bots


async def test_a_node_that_heard_nothing_for_a_while_finds_out_everything(fleet: Fleet) -> None:
    deaf, other = fleet.nodes
    tables = [await deaf.for_two() for _ in range(3)]
    throws = throws_for("deaf")
    for table in tables:
        async with (
            deaf.hearing(table, 0) as late,
            other.hearing(table, 0) as ear,
        ):
            async with other.hearing(table, 2):
                await fleet.settle()
                assert here(late) == [2]
                deaf.deafen()
            async with other.hearing(table, 1):
                for _ in range(4):
                    await other.command(table, *move(await other.seen(table), throws))
                await other.command(table, 1, Say("can you hear me?"))
                await fleet.settle()
                assert late.numbers() == []
                deaf.hear_again()
                await fleet.live(2)
                assert len(late.numbers()) == 5
                assert late.updates() == ear.updates()
                assert here(late) == here(ear) == [1]


async def test_whoever_left_unheard_is_not_here_even_if_nobody_answers(fleet: Fleet) -> None:
    """The other node has put the table to rest meanwhile."""
    deaf, other = fleet.nodes
    table = await deaf.for_two()
    async with deaf.hearing(table, 1) as ear:
        async with other.hearing(table, 2):
            await fleet.settle()
            assert here(ear) == [1, 2]
            deaf.deafen()
        await other.tables.actors.awake.pop(table).stop("resting")
        await fleet.settle()
        assert here(ear) == [1, 2]
        deaf.hear_again()
        await fleet.live(2)
        assert here(ear) == [1]


async def test_lost_ears_are_replaced(fleet: Fleet) -> None:
    """The database ends the connection, and news is missed until there is another."""
    deaf, other = fleet.nodes
    table = await deaf.for_two()
    peers = deaf.tables.peers
    async with deaf.hearing(table, 1) as late, other.hearing(table, 2):
        await fleet.settle()
        assert peers._ears
        end = f"SELECT pg_terminate_backend({peers._ears._connection.info.backend_pid})"
        await other.tables.store._write(lambda connection: connection.exec_driver_sql(end).scalar())
        await other.command(table, 1, Say("can you hear me?"))
        await until(lambda: late.kinds() == ["said"])
        await fleet.live(2)
        assert here(late) == [1, 2]


async def test_ears_through_which_nothing_comes_are_replaced(fleet: Fleet) -> None:
    """The network was cut: the connection seems to be open, but not even own news comes."""
    deaf, other = fleet.nodes
    table = await deaf.for_two()
    ears = deaf.tables.peers._ears
    assert ears
    async with deaf.hearing(table, 1) as late:
        await fleet.settle()
        ears._connection.execute("UNLISTEN *")
        await other.command(table, 1, Say("can you hear me?"))
        for _ in range(7):
            for node in fleet.nodes:
                await node.tables.peers.beat()
        assert not ears.is_open
        await until(lambda: late.kinds() == ["said"])
        assert ears.is_open


@with_bots(SlowBots)
async def test_what_could_not_be_told_is_told_later(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = fleet.nodes
    table = await first.for_two()
    async with second.hearing(table, 1) as ear:
        await fleet.settle()
        with monkeypatch.context() as patched:

            async def fail(news: object) -> None:
                await first.tables.store.open_tables()
                raise StoreError("store-lost", "connection")

            patched.setattr(first.tables.store, "tell", fail)
            listening = first.hearing(table, 2)
            await listening.__aenter__()
            await settle()
        assert here(ear) == [1]
        await fleet.live(2)
        assert here(ear) == [1, 2]
        await listening.__aexit__(None, None, None)
