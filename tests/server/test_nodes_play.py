"""People at one table on two nodes: they see the same, and the log decides who was first."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from msgspec import json

from lifeboat.table.commands import Claim, Propose, Resign, Say
from lifeboat.table.requests import Joining
from tests.contract.playing import throws_for
from tests.server.fleet import Fleet, Node, here, move, outcome
from tests.server.house import Ear, SlowBots, until, with_bots

GAMES = ["titanic", "septentrick"]
PEOPLE = (0, 1, 2)


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_sees_the_same_in_the_same_order_whichever_node_they_use(
    fleet: Fleet, game: str
) -> None:
    """A whole game, in which each command reaches one of the nodes by chance."""
    throws, nodes = throws_for("fleet", game), fleet.nodes
    table = await nodes[0].for_two(game, proposals=game == "titanic")
    ears: dict[tuple[Node, int], Ear] = {}
    async with AsyncExitStack() as stack:
        for node in nodes:
            for person in PEOPLE:
                hearing = node.hearing(table, person, since=0)
                ears[node, person] = await stack.enter_async_context(hearing)
        now = await fleet.seen(table)
        while not now.is_over():
            near, far = nodes if throws.below(2) else reversed(nodes)
            seen = await near.seen(table)
            if seen.deciding_bot():
                now = await fleet.seen(table)
                continue
            person, play = move(seen, throws)
            if seen.may_talk() and throws.below(4) == 0:
                await far.command(table, 3 - person, Say(f"after {seen.last_entry}"))
            if seen.may_propose() and throws.below(4) == 0:
                proposal = Propose(seen.seats_of(3 - person)[0], play.action, seen.last_entry)
                await near.command(table, 3 - person, proposal)
            await far.command(table, person, play)
            now = await fleet.seen(table)
        numbers = list(range(1, now.last_entry + 1))
        await until(lambda: all(ear.numbers() == numbers for ear in ears.values()))
        for person in PEOPLE:
            first, second = (
                [raw for raw in ears[node, person].raw if b'"update"' in raw] for node in nodes
            )
            assert first == second
        kinds = set(ears[nodes[0], 0].kinds())
    assert kinds >= ({"played", "said", "proposed"} if game == "titanic" else {"played"})


async def test_whoever_only_listens_hears_of_everything_at_once(fleet: Fleet) -> None:
    """Nobody asks the node at which they are, so it has to hear of it by itself."""
    first, second = fleet.nodes
    table, throws = await first.for_two(), throws_for("listening")
    async with second.hearing(table, 0) as ear:
        start = (await first.seen(table)).last_entry
        for number in range(start + 1, start + 6):
            await first.command(table, *move(await first.seen(table), throws))
            await until(lambda: ear.numbers() == list(range(start + 1, number + 1)))  # noqa: B023


async def test_everybody_hears_who_is_here_on_any_node(fleet: Fleet) -> None:
    throws, (first, second) = throws_for("here"), fleet.nodes
    table = await first.for_two()
    async with first.hearing(table, 0) as ear, second.hearing(table, 0) as other:
        stack: list[tuple[int, AsyncExitStack]] = []
        for _ in range(12):
            if stack and throws.below(2):
                _, leaving = stack.pop(throws.below(len(stack)))
                await leaving.aclose()
            else:
                node, person = fleet.nodes[throws.below(2)], 1 + throws.below(2)
                coming = AsyncExitStack()
                await coming.enter_async_context(node.hearing(table, person))
                stack.append((person, coming))
            await fleet.settle()
            assert here(ear) == here(other) == sorted({person for person, _ in stack})
        for _, leaving in stack:
            await leaving.aclose()


async def test_somebody_who_polls_is_here_on_all_nodes_for_a_while(fleet: Fleet) -> None:
    first, second = fleet.nodes
    table = await first.for_two()
    async with second.hearing(table, 1) as ear:
        await first.tables.updates(table, 2, "en", 0, 0)
        await fleet.settle()
        assert here(ear) == [1, 2]
        await fleet.live(6)
        assert here(ear) == [1]


@pytest.mark.parametrize("game", GAMES)
async def test_of_two_moves_at_once_one_is_stored_and_the_other_is_stale(
    fleet: Fleet, game: str
) -> None:
    throws, (first, second) = throws_for("at once", game), fleet.nodes
    table = await first.for_two(game)
    async with (
        first.hearing(table, 1, since=0) as ear,
        second.hearing(table, 1, since=0) as other,
    ):
        for _ in range(20):
            now = await fleet.seen(table)
            if now.is_over():
                break
            number, (person, play) = now.last_entry, move(now, throws)
            await second.seen(table)
            moves = [node.command(table, person, play) for node in fleet.nodes]
            answers = await asyncio.gather(*(outcome(one) for one in moves))
            assert sorted(answers) == ["done", "stale"]
            assert (await second.seen(table)).version > number
        numbers = list(range(1, (await fleet.seen(table)).last_entry + 1))
        await until(lambda: ear.numbers() == other.numbers() == numbers)
        assert ear.updates() == other.updates()


async def test_everything_that_is_said_at_once_is_stored(fleet: Fleet) -> None:
    table = await fleet.nodes[0].for_two()
    start = (await fleet.nodes[1].seen(table)).last_entry
    async with fleet.nodes[0].hearing(table, 1) as ear, fleet.nodes[1].hearing(table, 2) as other:
        talk = [
            node.command(table, person, Say(f"{at} {node.name} {person}"))
            for at in range(10)
            for node in fleet.nodes
            for person in (1, 2)
        ]
        numbers = await asyncio.gather(*talk)
        assert sorted(numbers) == list(range(start + 1, start + 41))
        await until(lambda: len(ear.updates()) == len(other.updates()) == 40)
        said = [[update["text"] for update in one.updates()] for one in (ear, other)]
    assert said[0] == said[1]
    assert len(set(said[0])) == 40


@pytest.mark.parametrize("is_deaf", [False, True])
async def test_nobody_is_shown_or_refused_anything_because_of_what_a_node_has_not_heard(
    fleet: Fleet, is_deaf: bool
) -> None:
    """Each request reaches the node that did not take the last one, at once."""
    first, second = fleet.nodes
    table = await first.for_two()
    if is_deaf:
        first.deafen()
        second.deafen()
    throws, nodes = throws_for("fresh", is_deaf), fleet.nodes
    for at in range(8):
        near, far = nodes[at % 2], nodes[1 - at % 2]
        now = await near.seen(table)
        person, play = move(now, throws)
        number = await near.command(table, person, play)
        assert (await far.tables.info(table)).number == number
        updates = await far.tables.updates(table, 2, "en", number - 1, 0)
        assert [json.decode(update)["number"] for update in updates] == [number]
        said = await near.command(table, 1, Say("and?"))
        assert (await far.log(table))[-1].number == said
        async with far.hearing(table, 1, since=number) as ear:
            await until(lambda: ear.numbers() == [said])  # noqa: B023
        person, play = move(await near.seen(table), throws)
        await near.command(table, person, play)
        person, play = move(await near.seen(table), throws)
        assert await outcome(far.command(table, person, play)) == "done"
        assert await outcome(near.command(table, person, play)) == "stale"


async def test_somebody_who_joins_at_one_node_is_known_at_the_other(fleet: Fleet) -> None:
    first, second = fleet.nodes
    table = await first.set_up("titanic", ["me", "open", "open"])
    await second.seen(table)
    second.deafen()
    for person in range(2, 6):
        joined = await fleet.nodes[person % 2].tables.join(table, Joining(name=f"P{person}"))
        assert joined.person == person
        other = fleet.nodes[1 - person % 2]
        assert await other.tables.person_of(table, joined.token) == person
        await other.command(table, person, Say("hello"))
    joining = [node.tables.join(table, Joining(name="same")) for node in fleet.nodes]
    codes = await asyncio.gather(*(outcome(one) for one in joining))
    assert sorted(codes) == ["done", "name-taken"]


@with_bots(SlowBots)
async def test_a_request_that_changes_nothing_is_not_answered_from_memory(fleet: Fleet) -> None:
    """Somebody claims their seat back at a node that has not heard that it was taken over."""
    first, second = fleet.nodes
    table = await first.for_two(patience=30)
    person, _ = move(await second.seen(table), throws_for("claim"))
    second.deafen()
    async with first.hearing(table, 3 - person) as ear:
        await fleet.live(40)
        assert "taken-over" in ear.kinds()
        number = await second.command(table, person, Claim())
        await until(lambda: "claimed-back" in ear.kinds())
        assert ear.numbers()[-1] == number
    await first.command(table, person, Resign())
    assert await second.command(table, person, Resign()) > number


@pytest.mark.parametrize("game", GAMES)
async def test_each_bot_thinks_once_about_each_step_on_the_node_that_wrote_last(
    fleet: Fleet, game: str
) -> None:
    throws = throws_for("think", game)
    seats = ["me", "random"] if game == "titanic" else ["me", "random", "steady", "random"]
    table = await fleet.nodes[0].set_up(game, seats)
    async with fleet.nodes[0].hearing(table, 1), fleet.nodes[1].hearing(table, 1):
        while not (now := await fleet.seen(table)).is_over():
            await fleet.settle()
            node = fleet.nodes[throws.below(2)]
            idle = fleet.nodes[1 - fleet.nodes.index(node)]
            before = idle.questions()
            await node.command(table, *move(now, throws))
            await fleet.seen(table)
            assert idle.questions() == before
    assert fleet.questions() == await fleet.bot_steps(table) > 0


@with_bots(SlowBots)
async def test_a_remark_elsewhere_does_not_make_a_thinking_bot_begin_again(fleet: Fleet) -> None:
    thinker, other = fleet.nodes
    table = await thinker.set_up("titanic", ["me", "random", "random"])
    async with other.hearing(table, 1) as ear:
        while not (seen := await thinker.seen(table)).deciding_bot():
            await thinker.command(table, *move(seen, throws_for("remark")))
        await fleet.settle()
        await other.command(table, 1, Say("well played"))
        await fleet.settle()
        assert [node.questions() for node in fleet.nodes] == [1, 0]
        assert (await other.owners())[table] == thinker.name
        fleet.let_bots_decide()
        await until(lambda: ear.kinds()[-1] == "played")
