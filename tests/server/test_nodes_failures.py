"""Nodes whose database fails at the worst moment: no table is stuck."""

from __future__ import annotations

from typing import Any

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.actor import Actor
from lifeboat.server.store.errors import StoreError
from lifeboat.table.commands import Say, Undo
from tests.contract.playing import throws_for
from tests.server.fleet import Fleet, Node, move, outcome
from tests.server.house import SlowBots, until, with_bots

SEATS = ["me", "random", "random"]


class Once:
    """A function of the store that fails the first time."""

    def __init__(self, function: Any) -> None:
        self.function = function
        self.has_failed = False

    async def __call__(self, *given: Any, **more: Any) -> Any:
        if self.has_failed:
            return await self.function(*given, **more)
        self.has_failed = True
        raise StoreError("store-away", "OperationalError")


def failing(*_: object) -> Any:
    raise LifeboatError("render", "an update")


async def let_a_bot_decide(node: Node, table: str, seed: str) -> Actor:
    """Play until a bot has to decide, and return the table's actor."""
    actor = await node.actor(table)
    while not actor.table.deciding_bot():
        await node.command(table, *move(actor.table, throws_for(seed)))
    return actor


@with_bots(SlowBots)
async def test_a_bot_whose_answer_came_second_is_asked_again_although_a_read_fails(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news of a remark comes while the answer is being written, so it tells nothing new."""
    node, other = fleet.nodes
    table = await node.set_up("titanic", SEATS)
    actor, store = await let_a_bot_decide(node, table, "second"), node.tables.store
    await other.seen(table)
    append, reading = store.append, Once(store.entries_after)

    async def late(*given: Any, **more: Any) -> None:
        monkeypatch.setattr(store, "append", append)
        await other.command(table, 1, Say("well played"))
        await fleet._mark()
        monkeypatch.setattr(store, "entries_after", reading)
        await append(*given, **more)

    monkeypatch.setattr(store, "append", late)
    fleet.let_bots_decide()
    await until(lambda: reading.has_failed)
    await fleet.live(3)
    assert not actor.is_broken()
    assert not actor.table.deciding_bot()


@with_bots(SlowBots)
async def test_a_bot_whose_answer_is_out_of_date_is_asked_again_although_a_read_fails(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = fleet.nodes[0]
    table = await node.set_up("titanic", SEATS, practice=True, deal="seed", seed="b")
    actor, store = await let_a_bot_decide(node, table, "before"), node.tables.store
    await node.command(table, 1, Undo(actor.table.version))
    await let_a_bot_decide(node, table, "after")
    reading = Once(store.entries_after)
    monkeypatch.setattr(store, "entries_after", reading)
    fleet.let_bots_decide()
    await until(lambda: reading.has_failed)
    await fleet.live(3)
    assert not actor.is_broken()
    assert not actor.table.deciding_bot()


async def test_a_table_that_fails_while_it_takes_in_entries_is_loaded_again(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be half ahead of what was told."""
    node, other = fleet.nodes
    table = await node.for_two()
    actor = await node.actor(table)
    node.deafen()
    async with node.hearing(table, 1) as ear:
        await other.command(table, 2, Say("one"))
        await other.command(table, 2, Say("two"))
        with monkeypatch.context() as patched:
            patched.setattr("lifeboat.table.session.updates", failing)
            assert await outcome(node.command(table, 1, Undo(99))) == "render"
        assert actor.is_broken()
        await until(lambda: ear.is_over)
        assert ear.goodbye() == "reload"
    assert (await node.seen(table)).last_entry == (await other.seen(table)).last_entry
