"""What an address, a person and a deal are counts for all nodes: tokens, limits, reviews, days."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from lifeboat.server.metrics import Metrics
from lifeboat.server.past import reviews
from lifeboat.server.past.reviews import MOST_WAITING
from lifeboat.server.store.errors import StoreError
from lifeboat.server.web.limits import JOINS
from lifeboat.server.web.service import Service
from lifeboat.table.commands import CommandError, NewToken, Rematch, Remove, Resign, Sit, Start
from lifeboat.table.past import reviewing
from lifeboat.table.requests import Joining, NewTable
from lifeboat.table.wire.refusals import RequestError
from tests.server.asking import GENEROUS
from tests.server.fleet import GONE, Fleet, outcome
from tests.server.house import House, SlowBots, settle, until, with_bots
from tests.server.reviewing import Stepping, finished, judgements

ADDRESS = "192.0.2.7"


# Tokens


async def joined(house: House) -> tuple[str, str]:
    """Return a table whose person 2 has just joined, and their token."""
    table = await house.set_up("titanic", ["me", "open"])
    return table, (await house.tables.join(table, Joining(name="Bea"))).token


async def renewed(house: House, table: str, person: int = 2) -> str:
    """Return a new token of a person."""
    return (await house.tables.command(table, person, NewToken())).token


async def test_a_new_token_disconnects_those_who_came_with_the_old_one_on_all_nodes(
    fleet: Fleet,
) -> None:
    first, second = fleet.nodes
    table, old = await joined(first)
    async with (
        first.hearing(table, 2, token=old) as ear,
        second.hearing(table, 2, token=old) as other,
        second.hearing(table, 1, token=await renewed(first, table, 1)) as host,
        second.hearing(table, 0) as spectator,
    ):
        new = await renewed(first, table)
        async with second.hearing(table, 2, token=new) as again:
            await until(lambda: ear.is_over and other.is_over)
            assert ear.goodbye() == other.goodbye() == "token"
            newer = await renewed(second, table)
            await until(lambda: again.is_over)
        async with first.hearing(table, 2, token=newer) as last:
            await fleet.settle()
            assert not host.is_over
            assert not spectator.is_over
            assert not last.is_over


async def test_a_new_token_that_was_not_heard_of_disconnects_the_others_later(fleet: Fleet) -> None:
    first, second = fleet.nodes
    table, old = await joined(first)
    async with second.hearing(table, 2, token=old) as ear:
        second.deafen()
        await renewed(first, table)
        await fleet.settle()
        second.hear_again()
        await until(lambda: ear.is_over)
        assert ear.goodbye() == "token"


@pytest.mark.parametrize("how", ["left", "removed"])
async def test_whoever_is_gone_is_disconnected_everywhere(fleet: Fleet, how: str) -> None:
    first, second = fleet.nodes
    table, token = await joined(first)
    async with (
        second.hearing(table, 2, token=token) as ear,
        second.hearing(table, 1) as other,
    ):
        if how == "left":
            await first.tables.leave(table, 2)
        else:
            await first.command(table, 1, Remove(2))
        await until(lambda: ear.is_over)
        assert ear.goodbye() == how
        await fleet.settle()
        assert not other.is_over
    with pytest.raises(CommandError, match="token"):
        await second.tables.person_of(table, token)


async def test_of_two_new_tokens_at_once_one_is_valid(fleet: Fleet) -> None:
    for _ in range(5):
        table, _ = await joined(fleet.nodes[0])
        tokens = await asyncio.gather(*(renewed(node, table) for node in fleet.nodes))
        asked = [fleet.nodes[0].tables.person_of(table, token) for token in tokens]
        assert sorted([await outcome(one) for one in asked]) == ["done", "token"]


async def test_a_rematch_takes_over_the_tokens_that_are_valid_when_it_is_stored(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person gets a new token at one node while the other sets up the rematch."""
    first, second = fleet.nodes
    table = await first.set_up("titanic", ["me", "open"])
    old = (await first.tables.join(table, Joining(name="Bea"))).token
    new = ""
    append = first.tables.store.append

    async def late(*given: object, **more: object) -> None:
        nonlocal new
        if more.get("rematch"):
            new = await renewed(second, table)
        await append(*given, **more)  # type: ignore[arg-type]

    await first.command(table, 2, Sit(1))
    await first.command(table, 1, Start())
    for person in (1, 2):
        await first.command(table, person, Resign())
    monkeypatch.setattr(first.tables.store, "append", late)
    await first.command(table, 1, Rematch())
    rematch = (await second.seen(table)).rematch
    assert await second.tables.person_of(rematch, new) == 2
    assert await outcome(second.tables.person_of(rematch, old)) == "token"


# Rematches and deals of the day


async def test_a_rematch_that_is_asked_for_on_both_nodes_at_once_is_one_table(
    fleet: Fleet,
) -> None:
    first, second = fleet.nodes
    for _ in range(3):
        table = await first.for_two()
        for person in (1, 2):
            await second.command(table, person, Resign())
        before = len(await first.owners())
        asked = [node.command(table, at, Rematch()) for at, node in enumerate(fleet.nodes, 1)]
        assert len(set(await asyncio.gather(*asked))) == 1
        assert len(await first.owners()) == before + 1
        rematches = {(await node.seen(table)).rematch for node in fleet.nodes}
        assert rematches < set(await first.owners())
        assert len(rematches) == 1


async def test_the_deal_of_the_day_is_the_same_on_all_nodes(fleet: Fleet) -> None:
    for date in ("2026-04-14", "2026-04-15", "2026-04-16"):
        asked = [node.tables.day("titanic", date) for node in fleet.nodes]
        first, second = await asyncio.gather(*asked)
        assert first == second
    wish = NewTable(game="titanic", name="Ada", seats=["me"], start=True, deal="day")
    created = [await node.tables.create(wish) for node in fleet.nodes]
    headers = [(await fleet.nodes[0].seen(one.table)).header for one in created]
    assert headers[0].secret == headers[1].secret


# Limits


async def test_tables_and_joins_of_an_address_count_on_all_nodes(fleet: Fleet) -> None:
    settings = structs.replace(GENEROUS, tables_per_address=3)
    services = [Service(node.tables, settings, Metrics()) for node in fleet.nodes]
    wish = NewTable(game="titanic", name="Ada", seats=["me"])
    tables = []
    for at in range(3):
        tables.append((await services[at % 2].create(ADDRESS, wish)).table)
        await fleet.settle()
    for service in services:
        with pytest.raises(RequestError, match="too-many-tables"):
            await service.create(ADDRESS, wish)
        await service.create("198.51.100.7", wish)
    for at in range(JOINS):
        await services[at % 2].join(tables[0], ADDRESS, Joining(name=f"P{at}"))
        await fleet.settle()
    for service in services:
        with pytest.raises(RequestError, match="too-many-requests"):
            await service.join(tables[0], ADDRESS, Joining(name="one more"))


async def test_open_tables_are_counted_on_all_nodes(fleet: Fleet) -> None:
    settings = structs.replace(GENEROUS, tables=4)
    services = [Service(node.tables, settings, Metrics()) for node in fleet.nodes]
    wish = NewTable(game="titanic", name="Ada", seats=["me"])
    for at in range(4):
        await services[at % 2].create(ADDRESS, wish)
    for service in services:
        with pytest.raises(RequestError, match="too-many-tables"):
            await service.create(ADDRESS, wish)


@with_bots(SlowBots)
async def test_of_two_hints_that_are_asked_for_at_once_only_those_that_are_left_are_given(
    fleet: Fleet,
) -> None:
    first, second = fleet.nodes
    table = await first.set_up("titanic", ["me"], hints=1)
    asking = [asyncio.create_task(node.tables.hint(table, 1, 0, "en")) for node in fleet.nodes]
    await until(lambda: fleet.questions() == 2)
    fleet.let_bots_decide()
    assert sorted([await outcome(one) for one in asking]) == ["done", "hints-used-up"]
    assert (await second.seen(table)).hints_given(1) == 1


# Reviews


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews of four decisions, for which there is hardly any time."""
    monkeypatch.setattr(reviewing, "decisions_in", lambda text, budget: 4)
    monkeypatch.setattr(reviewing, "DECISION_SECONDS", 0.01)
    monkeypatch.setattr(reviewing, "SOLVING_SECONDS", 0.01)


async def record_of(house: House, table: str) -> str:
    return await house.tables.read(table, lambda one: str(one.record()))


@with_bots(Stepping)
@pytest.mark.usefixtures("hasty")
async def test_a_review_is_made_once_and_all_nodes_know_how_far_it_is(fleet: Fleet) -> None:
    first, second = fleet.nodes
    table = await finished(first)
    record = await record_of(second, table)
    assert (await second.tables.reviews.progress(table)).status == "none"
    asked = [node.tables.reviews.start(table, record) for node in fleet.nodes]
    await asyncio.gather(*asked)
    makers = [node for node in fleet.nodes if node.tables.reviews.waiting()]
    assert len(makers) == 1
    maker, (other,) = makers[0], [node for node in fleet.nodes if node not in makers]
    assert isinstance(maker.bots, Stepping)
    for _ in range(3):
        maker.bots.may_judge.release()
    await until(lambda: judgements(maker.bots) == 3)  # type: ignore[arg-type]
    await settle()
    progress = [await node.tables.reviews.progress(table) for node in (maker, other)]
    assert progress[0] == progress[1]
    assert (progress[0].status, progress[0].done) == ("making", 3)
    for _ in range(progress[0].of):
        maker.bots.may_judge.release()
    await until(lambda: not maker.tables.reviews.waiting())
    states = [await node.tables.reviews.progress(table) for node in fleet.nodes]
    assert states[0] == states[1]
    assert states[0].status == "ready"
    await other.tables.reviews.start(table, record)
    assert not other.tables.reviews.waiting()


@with_bots(Stepping)
@pytest.mark.usefixtures("hasty")
async def test_the_review_of_a_dead_node_is_made_by_another(fleet: Fleet) -> None:
    dead, other = fleet.nodes
    table = await finished(dead)
    await dead.tables.reviews.start(table, await record_of(dead, table))
    assert isinstance(dead.bots, Stepping)
    assert isinstance(other.bots, Stepping)
    dead.bots.may_judge.release()
    await until(lambda: judgements(dead.bots) == 1)  # type: ignore[arg-type]
    await fleet.live(6)
    assert (await other.tables.reviews.progress(table)).done == 1
    await dead.die()
    await fleet.live(GONE)
    assert other.tables.reviews.waiting() == 1
    for _ in range(200):
        other.bots.may_judge.release()
    await until(lambda: not other.tables.reviews.waiting())
    assert (await other.tables.reviews.progress(table)).status == "ready"


@with_bots(Stepping)
async def test_waiting_reviews_are_counted_on_all_nodes(fleet: Fleet) -> None:
    first, second = fleet.nodes
    tables = [await first.set_up("titanic", ["me"]) for _ in range(MOST_WAITING + 1)]
    record = await record_of(first, await finished(first))
    for at, table in enumerate(tables[:-1]):
        await fleet.nodes[at % 2].tables.reviews.start(table, record)
    assert first.tables.reviews.waiting() == second.tables.reviews.waiting() == MOST_WAITING / 2
    for node in fleet.nodes:
        with pytest.raises(CommandError, match="reviews-full"):
            await node.tables.reviews.start(tables[-1], record)


@with_bots(Stepping)
@pytest.mark.usefixtures("hasty")
async def test_a_review_survives_a_store_that_is_away(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker, other = fleet.nodes
    table = await finished(maker)
    await maker.tables.reviews.start(table, await record_of(maker, table))
    assert isinstance(maker.bots, Stepping)
    store, keep, tried = maker.tables.store, maker.tables.store.keep_review, []

    async def away(*given: object) -> None:
        tried.append(given)
        raise StoreError("store-away", "OperationalError")

    with monkeypatch.context() as patched:
        patched.setattr(reviews, "TRY_AGAIN", 0)
        patched.setattr(reviews, "TRIES", 1)
        patched.setattr(store, "note_review", away)
        patched.setattr(store, "keep_review", away)
        patched.setattr(store, "give_review_up", away)
        for _ in range(10):
            maker.bots.may_judge.release()
        await until(lambda: len(tried) > 6)
        assert maker.tables.reviews.waiting() == 1
        patched.setattr(store, "keep_review", keep)
        await until(lambda: not maker.tables.reviews.waiting())
    assert (await other.tables.reviews.progress(table)).status == "ready"


@with_bots(Stepping)
@pytest.mark.usefixtures("hasty")
async def test_all_hear_of_a_review_that_cannot_be_stored_although_the_store_is_away_then(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker, other = fleet.nodes
    table = await finished(maker)
    await maker.tables.reviews.start(table, await record_of(maker, table))
    assert isinstance(maker.bots, Stepping)
    store, give_up, tried = maker.tables.store, maker.tables.store.give_review_up, []

    async def full(*given: object) -> None:
        tried.append("kept")
        raise StoreError("store-failed", "DiskFull")

    async def away(*given: object) -> None:
        tried.append("given up")
        raise StoreError("store-away", "OperationalError")

    with monkeypatch.context() as patched:
        patched.setattr(reviews, "TRY_AGAIN", 0)
        patched.setattr(reviews, "TRIES", 3)
        patched.setattr(store, "keep_review", full)
        patched.setattr(store, "give_review_up", away)
        for _ in range(10):
            maker.bots.may_judge.release()
        await until(lambda: len(tried) > 6)
        assert tried[:4] == ["kept", "kept", "kept", "given up"]
        assert maker.tables.reviews.waiting() == 1
        patched.setattr(store, "give_review_up", give_up)
        await until(lambda: not maker.tables.reviews.waiting())
    states = [await node.tables.reviews.progress(table) for node in (maker, other)]
    assert [state.status for state in states] == ["failed", "failed"]
