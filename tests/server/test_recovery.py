"""Recovery: what stopped because the store was away goes on by itself when it is back."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager

import pytest

from lifeboat.server.live.health import PING_SECONDS, Health
from lifeboat.server.live.turns import ASKER
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.store import Store
from lifeboat.table.commands import Say
from lifeboat.table.entries import Said
from lifeboat.table.kinds import kind_of
from tests.server.house import Clock, House, SlowBots, settle, until, with_bots
from tests.server.postgres import Postgres

BOTS = {"titanic": ["random", "random"], "septentrick": ["random", "steady", "random"]}


def set_on(store: Store, pragma: str) -> None:
    """Set a pragma on the one connection that writes."""
    connection = store._database.writing.raw_connection()
    connection.cursor().execute(f"PRAGMA {pragma}")
    connection.close()


@contextmanager
def nothing_written(store: Store) -> Iterator[None]:
    """Make the database read-only for a while."""
    set_on(store, "query_only=ON")
    yield
    set_on(store, "query_only=OFF")


def is_awake(house: House, table: str) -> bool:
    actor = house.tables.actors.awake.get(table)
    return actor is not None and not actor.is_broken()


async def wait_for_recovery(house: House, *tables: str) -> None:
    """Let time pass until these tables are awake, however slowly the store answers."""
    for _ in range(100):
        await house.pass_time(40)
        if all(is_awake(house, table) for table in tables):
            return
    raise AssertionError("a table was not woken")


async def stored(store: Store, table: str) -> int:
    found = await store.load(table)
    assert found is not None
    return len(found[1])


@pytest.mark.parametrize("game", BOTS)
@with_bots(SlowBots)
async def test_bots_alone_play_on_when_there_is_room_again(
    house: House, game: str, bots: SlowBots
) -> None:
    store = house.tables.store
    table = await house.set_up(game, BOTS[game])
    before = await stored(store, table)
    with nothing_written(store):
        bots.may_decide.set()
        await until(house.tables.actors.awake[table].is_broken)
        for _ in range(3):
            await house.pass_time(40)
        assert await stored(store, table) == before
    await wait_for_recovery(house, table)
    assert (await house.wait_for_bots(table)).is_over()


@with_bots(SlowBots)
async def test_bots_alone_play_on_after_a_fault(
    house: House, bots: SlowBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is there whose request would wake the table."""
    table = await house.set_up("septentrick", BOTS["septentrick"])
    actor = house.tables.actors.awake[table]

    def failing(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(actor.session, "bot_answer", failing)
    bots.may_decide.set()
    await until(actor.is_broken)
    await wait_for_recovery(house, table)
    assert (await house.wait_for_bots(table)).is_over()


@with_bots(SlowBots)
async def test_bots_alone_play_on_after_postgresql_was_restarted(
    house: House, bots: SlowBots, postgres: Postgres
) -> None:
    address = postgres.new_database()
    house.open_store = lambda path: Store.open(address)
    await house.start_again()
    table = await house.set_up("titanic", BOTS["titanic"])
    postgres.stop("immediate")
    bots.may_decide.set()
    await until(house.tables.actors.awake[table].is_broken)
    await house.pass_time(40)
    assert await house.tables.trouble() is not None
    postgres.start()
    await wait_for_recovery(house, table)
    assert (await house.wait_for_bots(table)).is_over()
    assert await house.tables.trouble() is None


@with_bots(SlowBots)
async def test_tables_of_bots_are_woken_though_the_store_was_away_at_the_start(
    house: House,
) -> None:
    table = await house.set_up("titanic", BOTS["titanic"])
    await house.start_again()
    is_away, claim = True, house.tables.store.claim_playing

    async def sometimes(living: Collection[str], since: int, limit: int) -> dict[str, str]:
        if is_away:
            raise StoreError("store-away", "for a while")
        return await claim(living, since, limit)

    house.tables.store.claim_playing = sometimes  # type: ignore[method-assign]
    house.tables.actors.start_waking()
    await settle()
    assert not house.tables.awake()
    is_away = False
    await wait_for_recovery(house, table)


async def test_a_table_of_people_is_left_to_them(house: House, solo: str) -> None:
    await house.seen(solo)
    failing = pytest.raises(StoreError, match="store-failed")
    with nothing_written(house.tables.store), failing:
        await house.command(solo, 1, Say("Ice!"))
    await house.pass_time(40)
    assert not is_awake(house, solo)


@with_bots(SlowBots)
async def test_a_bot_plays_on_after_what_was_written_elsewhere(
    house: House, bots: SlowBots
) -> None:
    table = await house.set_up("titanic", BOTS["titanic"])
    store, here = house.tables.store, house.tables.actors.awake[table]
    number = here.table.last_entry + 1
    await store.append(table, number, [Said(1, "Me first!")], at=0)
    bots.may_decide.set()
    await until(lambda: here.table.last_entry > number)
    assert is_awake(house, table)
    assert [kind_of(entry) for entry in here.session.entries[number - 1 :][:2]] == [
        "said",
        "played",
    ]


async def set_up_from(house: House, address: str) -> str:
    """Set up a table of bots from this address."""
    ASKER.set(address)
    return await house.set_up("titanic", BOTS["titanic"])


@contextmanager
def nothing_loaded(store: Store) -> Iterator[None]:
    """Keep the store from loading tables for a while, although it looks healthy."""
    load = store.load

    async def fail(table: str) -> None:
        raise StoreError("store-failed", table)

    store.load = fail  # type: ignore[method-assign]
    yield
    store.load = load  # type: ignore[method-assign]


@with_bots(SlowBots)
async def test_nobody_pays_for_the_recovery(house: House, bots: SlowBots) -> None:
    bill: list[str] = []
    tables = [await set_up_from(house, f"192.0.2.{number}") for number in (1, 2)]
    house.tables.charge_to(lambda address, cost: bill.append(address))
    with nothing_written(house.tables.store):
        bots.may_decide.set()
        await until(lambda: not any(is_awake(house, table) for table in tables))
    await wait_for_recovery(house, *tables)
    assert bill == ["", ""]


@pytest.mark.parametrize("comes", ["nobody", "a spectator"])
@with_bots(SlowBots)
async def test_a_table_keeps_its_address_through_a_long_outage(
    house: House, comes: str, bots: SlowBots
) -> None:
    """Broken tables leave memory meanwhile; whoever wakes them, they keep their addresses."""
    owners = {await set_up_from(house, address): address for address in ("192.0.2.1", "::2")}
    ASKER.set("192.0.2.9")
    with nothing_written(house.tables.store):
        bots.may_decide.set()
        await until(lambda: not any(is_awake(house, table) for table in owners))
        bots.may_decide.clear()
        for _ in range(5):
            await house.pass_time(40)
        assert not house.tables.awake()
    if comes == "a spectator":
        for table in owners:
            await house.tables.info(table)
    else:
        await wait_for_recovery(house, *owners)
    assert all(is_awake(house, table) for table in owners)
    assert {table: house.tables.actors.awake[table].address for table in owners} == owners
    assert not house.tables.actors.recovery._stuck


@with_bots(SlowBots)
async def test_a_table_that_fails_to_load_is_tried_again(house: House, bots: SlowBots) -> None:
    """The store says that it is healthy, but doesn't load the table."""
    store, table = house.tables.store, await set_up_from(house, "192.0.2.1")
    with nothing_written(store):
        bots.may_decide.set()
        await until(house.tables.actors.awake[table].is_broken)
    with nothing_loaded(store):
        for _ in range(3):
            await house.pass_time(40)
        assert await house.tables.trouble() is None
        assert not is_awake(house, table)
    await wait_for_recovery(house, table)


async def test_a_new_table_that_fails_to_wake_up_still_exists(house: House) -> None:
    """It has been stored, so its host is let in, and its bots begin when they can."""
    with nothing_loaded(house.tables.store):
        table = await set_up_from(house, "192.0.2.1")
        await settle()
        assert not is_awake(house, table)
    await wait_for_recovery(house, table)
    assert house.tables.actors.awake[table].address == "192.0.2.1"
    assert (await house.wait_for_bots(table)).is_over()


@pytest.mark.parametrize("pragma", ["query_only=ON", "max_page_count=1"])
async def test_the_server_says_in_words_that_nothing_can_be_written(
    house: House, pragma: str
) -> None:
    """A database that can't grow stands for a full disk."""
    store = house.tables.store
    set_on(store, pragma)
    trouble = await house.tables.trouble()
    assert trouble is not None
    assert trouble.code == "store-failed"
    for back in ("query_only=OFF", f"max_page_count={2**30}"):
        set_on(store, back)
    house.clock.now += 2
    assert await house.tables.trouble() is None


async def test_a_store_that_does_not_answer_is_away(clock: Clock) -> None:
    class Silent:
        async def ping(self) -> None:
            await asyncio.Event().wait()

    asking = asyncio.create_task(Health(Silent(), clock).trouble())
    await settle()
    clock.now += PING_SECONDS
    trouble = await asking
    assert trouble is not None
    assert trouble.code == "store-away"
