"""The store: what goes in comes out, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lifeboat.server.store.databases import open_database
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.migrations import migrate
from lifeboat.server.store.store import Store
from lifeboat.table import entries
from lifeboat.table.entries import Entry, Joined, Said, Sat, Started
from lifeboat.table.stored import StoredPlayed, StoredProposed
from lifeboat.table.table import NO_PERSON
from tests.server.postgres import Postgres, on_postgresql
from tests.server.stored import BEGINNING, HEADER, header, log_of


async def test_a_table_comes_back_as_it_was_written_after_the_store_is_opened_again(
    database: str,
) -> None:
    more: list[Entry] = [Joined(2, "Zoë ⚓ \x00'\"\\", ""), Sat(1, 2), Started()]
    first = Store.open(database)
    await first.create(HEADER, BEGINNING, {"hash": 1})
    await first.append("first", 3, more, at=105, tokens={"other": 2})
    await first.close()
    second = Store.open(database)
    assert await second.load("first") == (HEADER, BEGINNING + more)
    assert await second.person_of("first", "other") == 2
    await second.close()


async def test_every_kind_of_entry_comes_back(store: Store) -> None:
    kinds: list[Entry] = [
        entries.BotSat(1, "steady"),
        entries.Renamed(1, "Bea"),
        entries.Freed(0),
        StoredPlayed(1, "rescue:1", "steady"),
        entries.Undone(1),
        StoredProposed(0, "stop"),
        entries.TurnedUp(),
        entries.Said(1, "line\nbreak"),
        entries.TakenOver(0, "steady"),
        entries.ClaimedBack(0),
        entries.Resigned(1),
        entries.Rematched("second"),
    ]
    await store.create(HEADER, BEGINNING, {})
    await store.append("first", 3, kinds, at=101)
    assert log_of(await store.load("first")) == BEGINNING + kinds


async def test_an_unknown_table_loads_as_none(store: Store) -> None:
    assert await store.load("nowhere") is None
    assert await store.person_of("nowhere", "hash") == NO_PERSON
    with pytest.raises(StoreError, match="store-table: tried nowhere"):
        await store.append("nowhere", 1, BEGINNING, at=1)


async def test_creating_a_table_twice_is_refused(store: Store) -> None:
    await store.create(HEADER, BEGINNING, {"hash": 1})
    with pytest.raises(StoreError, match="store-exists"):
        await store.create(header("first", secret=b"other"), [], {})
    assert await store.load("first") == (HEADER, BEGINNING)


@pytest.mark.parametrize("first", [1, 2, 4])
async def test_only_the_next_number_is_accepted_and_otherwise_nothing_is_written(
    store: Store, first: int
) -> None:
    await store.create(HEADER, BEGINNING, {})
    with pytest.raises(StoreError, match=f"store-number: tried {first}; expected 3"):
        await store.append(
            "first", first, [Started()], at=200, status="playing", tokens={"late": 2}
        )
    assert log_of(await store.load("first")) == BEGINNING
    assert await store.person_of("first", "late") == NO_PERSON
    assert await store.claim_playing((), 0, 10) == {}


async def test_one_of_two_owners_is_refused(store: Store) -> None:
    await store.create(HEADER, [], {})
    said: list[Entry] = [Said(1, f"owner {number}") for number in range(20)]
    outcomes = await asyncio.gather(
        *(store.append("first", 1, [entry], at=1) for entry in said), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
    assert {error.code for error in refused} == {"store-number"}
    assert len(refused) == 19
    assert log_of(await store.load("first")) == [said[outcomes.index(None)]]


@on_postgresql
async def test_two_servers_on_one_postgresql_database_cannot_both_write_a_number(
    store: Store, database: str
) -> None:
    other = Store.open(database)
    names = [f"table {number}" for number in range(10)]
    for name in names:
        await store.create(header(name), [], {})
    for number in range(1, 3):
        outcomes = await asyncio.gather(
            *(
                owner.append(name, number, [Said(1, "mine")], at=1)
                for owner, order in ((store, names), (other, names[::-1]))
                for name in order
            ),
            return_exceptions=True,
        )
        refused = [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
        assert [error.code for error in refused] == ["store-number"] * len(names)
    await other.close()


async def test_many_tables_are_written_at_once(store: Store) -> None:
    async def play(store: Store, name: str) -> None:
        await store.create(header(name), BEGINNING, {name: 1})
        for number in range(3, 23):
            await store.append(name, number, [StoredPlayed(0, f"{name} {number}")], at=number)

    names = [f"table {number}" for number in range(50)]
    await asyncio.gather(*(play(store, name) for name in names))
    for name in names:
        played = [StoredPlayed(0, f"{name} {number}") for number in range(3, 23)]
        assert log_of(await store.load(name)) == [*BEGINNING, *played]


async def test_the_lobby_shows_listed_tables_without_their_secret(store: Store) -> None:
    await store.create(header("old"), BEGINNING, {}, summary="one seat free")
    await store.create(header("new", created=300), BEGINNING, {})
    await store.create(header("hidden", listed=False), BEGINNING, {})
    await store.create(header("busy", created=900), BEGINNING, {}, status="playing")
    await store.create(header("ended"), BEGINNING, {})
    await store.append("ended", 3, [], at=999, status="over")
    tables = await store.lobby(10)
    assert [(table.header.id, table.status) for table in tables] == [
        ("new", "open"),
        ("old", "open"),
        ("busy", "playing"),
    ]
    assert {table.header.secret for table in tables} == {b""}
    assert tables[1].summary == "one seat free"
    await store.append("old", 3, [Said(1, "hello")], at=301, summary="no seat free")
    first = (await store.lobby(1))[0]
    assert (first.header, first.changed) == (header("old", secret=b""), 301)
    assert first.summary == "no seat free"


async def test_tables_that_nobody_touches_are_abandoned_until_their_next_entry(
    store: Store,
) -> None:
    for name, status in (("open", "open"), ("going", "playing"), ("ended", "over")):
        await store.create(header(name), BEGINNING, {}, status=status)
    await store.create(header("new", created=200), BEGINNING, {})
    assert await store.open_tables() == 3
    assert await store.abandon(100) == 0
    assert await store.abandon(101) == 2
    assert await store.abandon(101) == 0
    assert await store.open_tables() == 1
    assert await store.claim_playing((), 0, 10) == {}
    assert [table.header.id for table in await store.lobby(10)] == ["new"]
    await store.append("going", 3, [Said(1, "hello")], at=300, status="playing")
    assert await store.open_tables() == 2
    assert [table.header.id for table in await store.lobby(10, since=201)] == ["going"]
    await store.ping()


def test_counting_open_tables_reads_an_index_alone(tmp_path: Path) -> None:
    opened = open_database(str(tmp_path / "lifeboat.db"))
    migrate(opened.writing)
    query = "SELECT count(*) FROM tables WHERE status IN ('open', 'playing')"
    with opened.reading.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}").all()
    opened.close()
    assert "COVERING INDEX ix_tables_status_changed" in str(plan)


async def test_games_that_go_on_are_found_after_a_restart(store: Store) -> None:
    for name, status in (("open", "open"), ("going", "playing"), ("long ago", "playing")):
        await store.create(header(name), BEGINNING, {}, status=status)
    await store.append("going", 3, [Started()], at=500)
    assert [*await store.claim_playing((), 0, 10)] == ["going", "long ago"]
    assert [*await store.claim_playing((), 200, 10)] == ["going"]
    await store.append("going", 4, [], at=501, status="over")
    assert [*await store.claim_playing((), 200, 10)] == []


@pytest.mark.parametrize("word", ["", "\0", "first\0", "é", "\ud800", "'; --", "x" * 10_000])
async def test_any_strange_address_is_at_worst_not_found(store: Store, word: str) -> None:
    await store.create(HEADER, BEGINNING, {"hash": 1})
    assert await store.load(word) is None
    assert await store.person_of("first", word) == NO_PERSON
    assert await store.person_of(word, "hash") == NO_PERSON
    assert await store.invite(word) is None
    assert await store.results_of_deal(word) == []
    assert await store.results_of_person(word) == []


async def test_a_closed_store_says_so(database: str) -> None:
    store = Store.open(database)
    await store.close()
    with pytest.raises(StoreError, match="store-closed: tried read"):
        await store.load("first")
    with pytest.raises(StoreError, match="store-closed: tried write"):
        await store.create(HEADER, [], {})


@on_postgresql
async def test_reads_say_when_the_database_is_away_and_go_on_when_it_is_back(
    store: Store, postgres: Postgres
) -> None:
    await store.create(HEADER, BEGINNING, {})
    postgres.stop("immediate")
    with pytest.raises(StoreError, match="store-away"):
        await store.load("first")
    postgres.start()
    assert await store.load("first") == (HEADER, BEGINNING)
