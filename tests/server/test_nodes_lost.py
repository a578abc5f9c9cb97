"""Nodes that die or freeze: the others go on, and nothing happens twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from sqlalchemy import update

from lifeboat.server.store.schema import NODES
from lifeboat.table.table import NO_PERSON
from tests.contract.playing import throws_for
from tests.server.fleet import BOTS, GONE, Fleet, Node, here, move
from tests.server.house import QuickBots, SlowBots, settle, until, with_bots
from tests.server.world import state_of

T = TypeVar("T")

PATIENCE = 30


async def make_old(node: Node, *others: Node) -> None:
    """Make the last beats of nodes look as if they were long ago."""
    change = update(NODES).where(NODES.c.id.in_([other.name for other in others]))
    await node.tables.store._change(change.values(beat=0))


# Nodes that die


async def test_the_nodes_know_each_other(fleet: Fleet) -> None:
    third = await fleet.add()
    names = {node.name for node in fleet.nodes}
    assert all(node.tables.peers.living == names for node in fleet.nodes)
    fleet.nodes.remove(third)
    await third.close()
    await fleet.settle()
    assert all(node.tables.peers.living == names - {third.name} for node in fleet.nodes)


@with_bots(SlowBots)
async def test_the_tables_of_a_dead_node_are_split_between_the_others(fleet: Fleet) -> None:
    """None is claimed twice, and all their bots go on."""
    dead, second, third = *fleet.nodes, await fleet.add()
    tables = [await dead.set_up("septentrick", BOTS) for _ in range(12)]
    await fleet.live(6)
    await dead.die()
    await fleet.live(GONE)
    assert await second.known_nodes() == {second.name, third.name}
    owned = Counter((await second.owners()).values())
    assert owned[dead.name] == 0
    assert owned[second.name] + owned[third.name] == len(tables)
    assert second.thinking() == owned[second.name]
    assert third.thinking() == owned[third.name]
    fleet.nodes.remove(dead)
    fleet.let_bots_decide()
    for table in tables:
        assert (await fleet.seen(table)).is_over()
    assert fleet.questions() == sum([await fleet.bot_steps(table) for table in tables])
    await dead.close()


@with_bots(SlowBots)
async def test_a_bot_that_was_thinking_on_a_dead_node_goes_on_where_people_are(
    fleet: Fleet,
) -> None:
    dead, other = fleet.nodes
    table = await dead.set_up("septentrick", BOTS)
    async with other.hearing(table, 1) as ear:
        await fleet.live(6)
        assert (dead.questions(), other.questions()) == (1, 0)
        await dead.die()
        await fleet.live(3)
        assert other.questions() == 0
        await fleet.live(GONE)
        assert other.questions() == 1
        fleet.let_bots_decide()
        await until(lambda: ear.kinds()[:1] == ["played"])


async def test_people_at_a_dead_node_are_forgotten_and_a_bot_stands_in(fleet: Fleet) -> None:
    dead, other = fleet.nodes
    table = await other.for_two(patience=PATIENCE)
    person, _ = move(await dead.seen(table), throws_for("forgotten"))
    async with other.hearing(table, 3 - person) as ear, dead.hearing(table, person):
        await fleet.live(6)
        assert here(ear) == [1, 2]
        await dead.die()
        await fleet.live(GONE)
        assert here(ear) == [3 - person]
        assert "taken-over" not in ear.kinds()
        await fleet.live(PATIENCE)
        assert ear.kinds().count("taken-over") == 1


@with_bots(SlowBots)
async def test_no_table_is_forgotten_if_nodes_die_one_after_the_other(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node is still waking what the first had when the second is given up."""
    first, last = fleet.nodes
    second = await fleet.add()
    for node in (first, second):
        for _ in range(5):
            await node.set_up("septentrick", BOTS)
    await fleet.live(6)
    actors, peers = last.tables.actors, last.tables.peers
    wake = actors.try_to_wake

    async def interrupted(table: str, person: int = NO_PERSON) -> None:
        await wake(table, person)
        if not second.is_dead:
            await second.die()
            peers._lose(frozenset({second.name}))
        await settle()

    monkeypatch.setattr(actors, "try_to_wake", interrupted)
    await first.die()
    peers._lose(frozenset({first.name}))
    await until(lambda: actors._claiming is not None and actors._claiming.done())
    assert set((await last.owners()).values()) == {last.name}
    await until(lambda: last.thinking() == 10)


@with_bots(SlowBots)
async def test_a_table_that_is_being_woken_when_its_owner_is_lost_has_its_bots_think(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    dead, other = fleet.nodes
    table = await dead.set_up("septentrick", BOTS)
    await fleet.settle()
    await dead.die()
    claim, store = other.tables.store.claim, other.tables.store

    async def slow_claim(*given: object) -> bool:
        is_ours = await claim(*given)  # type: ignore[arg-type]
        other.tables.peers._lose(frozenset({dead.name}))
        for _ in range(5):
            await settle()
        return is_ours

    monkeypatch.setattr(store, "claim", slow_claim)
    await other.seen(table)
    await until(lambda: other.questions() == 1)


async def test_a_node_that_was_away_itself_buries_nobody(fleet: Fleet) -> None:
    """The database was away, so all beats are old."""
    first, second = fleet.nodes
    await fleet.live(8)
    for seconds in (3, 10):
        await make_old(first, first, second)
        await first.tables.peers.beat()
        assert await first.known_nodes() == {first.name, second.name}
        assert first.tables.peers.living == {first.name, second.name}
        await second.tables.peers.beat()
        await fleet.live(seconds)
    assert await first.known_nodes() == {first.name, second.name}
    await second.die()
    await make_old(first, second)
    await fleet.live(1)
    assert await first.known_nodes() == {first.name}


async def test_a_new_node_buries_nobody_at_once(fleet: Fleet) -> None:
    old = fleet.nodes[0]
    await make_old(old, *fleet.nodes)
    new = await fleet.add()
    assert await new.known_nodes() == {node.name for node in fleet.nodes}
    await fleet.live(10)
    assert new.tables.peers.living == {node.name for node in fleet.nodes}


# Nodes that freeze


@with_bots(SlowBots)
async def test_a_frozen_node_that_wakes_plays_nothing_twice_and_shows_everything_in_order(
    fleet: Fleet,
) -> None:
    frozen, other = fleet.nodes
    table = await frozen.set_up("septentrick", BOTS)
    async with frozen.hearing(table, 0, since=0) as late, other.hearing(table, 0, since=0) as ear:
        await fleet.live(6)
        assert frozen.questions() == 1
        frozen.freeze()
        await fleet.live(GONE)
        assert other.tables.peers.living == {other.name}
        fleet.let_bots_decide()
        await fleet.seen(table)
        assert "played" not in late.kinds()
        frozen.wake()
        await fleet.live(2)
        now = await frozen.seen(table)
        assert now.is_over()
        await until(lambda: late.numbers() == ear.numbers() == list(range(1, now.last_entry + 1)))
        assert late.updates() == ear.updates()
    assert other.tables.peers.living == frozen.tables.peers.living == {frozen.name, other.name}
    assert await other.known_nodes() == {frozen.name, other.name}
    assert other.questions() == await fleet.bot_steps(table)


class OneByOne(QuickBots):
    """Bots that take one decision each time a test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.may_decide = asyncio.Semaphore(0)
        self.limit = 1e6

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        thought = await super().think(work, *given)
        await self.may_decide.acquire()
        return thought


@with_bots(OneByOne)
async def test_a_decision_that_comes_late_is_not_taken_for_a_later_one(fleet: Fleet) -> None:
    """One bot has the only seat, so it always decides, and what it chose is legal again."""
    frozen, other = fleet.nodes
    table = await frozen.set_up("titanic", ["random"], deal="seed", seed="a")
    await fleet.live(6)
    frozen.freeze()
    await fleet.live(GONE)
    assert isinstance(frozen.bots, OneByOne)
    assert isinstance(other.bots, OneByOne)
    steps, first, legal = 0, "", [""]
    while steps == 0 or first not in legal:
        other.bots.may_decide.release()
        steps += 1
        await until(lambda: other.questions() == steps + 1)  # noqa: B023
        now = await other.seen(table)
        first = now.record().actions[0]
        legal = [now.rules.action_text(action) for action in state_of(now).legal()]
    frozen.wake()
    frozen.bots.may_decide.release()
    await fleet.live(2)
    assert await fleet.bot_steps(table) == steps
    assert (frozen.questions(), other.questions()) == (1, steps + 1)


async def test_who_was_at_a_frozen_node_is_told_again_when_it_wakes(fleet: Fleet) -> None:
    frozen, other = fleet.nodes
    table = await frozen.for_two()
    async with frozen.hearing(table, 1) as late, other.hearing(table, 2) as ear:
        await fleet.live(6)
        frozen.freeze()
        await fleet.live(GONE)
        assert here(ear) == [2]
        frozen.wake()
        await fleet.live(2)
        assert here(ear) == here(late) == [1, 2]
