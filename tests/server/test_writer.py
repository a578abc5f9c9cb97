"""The writer: groups, neighbours, lost connections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, text

from lifeboat.server.store.databases import Database, open_database
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.writer import Writer
from tests.server.postgres import Postgres, on_postgresql

NUMBERS = text("SELECT number FROM numbers ORDER BY number")
ADD = text("INSERT INTO numbers VALUES (:number)")
KILL = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :pid")
OWN = text("SELECT pg_terminate_backend(pg_backend_pid())")


def prepared(url: str) -> Database:
    """Return an open database with a table of numbers."""
    opened = open_database(url)
    with opened.writing.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
    return opened


@pytest.fixture
def opened(database: str) -> Iterator[Database]:
    opened = prepared(database)
    yield opened
    opened.close()


def adding(number: int) -> Callable[[Connection], int]:
    def work(connection: Connection) -> int:
        connection.execute(ADD, {"number": number})
        return number

    return work


@pytest.fixture
def writer(opened: Database) -> Iterator[Writer]:
    writer = Writer(opened.writing)
    yield writer
    writer.close()


async def held_back(writer: Writer, *works: Callable[[Connection], Any]) -> list[Any]:
    """Queue all these writes while the writer is busy, and return what becomes of them."""
    is_busy, may_go_on = Event(), Event()

    def hold(connection: Connection) -> None:
        is_busy.set()
        assert may_go_on.wait(10)

    first = asyncio.ensure_future(writer.write(hold))
    await asyncio.to_thread(is_busy.wait, 10)
    tasks = [asyncio.ensure_future(writer.write(work)) for work in works]
    while writer.waiting() < len(works):
        await asyncio.sleep(0)
    may_go_on.set()
    await first
    return await asyncio.gather(*tasks, return_exceptions=True)


def stored(opened: Database) -> list[int]:
    with opened.reading.connect() as connection:
        return list(connection.scalars(NUMBERS))


def code_of(outcome: object) -> str:
    return outcome.code if isinstance(outcome, StoreError) else ""


async def test_what_is_queued_together_is_committed_once(writer: Writer, opened: Database) -> None:
    commits: list[Connection] = []
    event.listen(opened.writing, "commit", commits.append)
    assert await held_back(writer, *map(adding, range(100))) == list(range(100))
    assert len(commits) == 1
    assert stored(opened) == list(range(100))


async def test_nobody_hears_of_a_write_before_it_is_committed(
    writer: Writer, opened: Database
) -> None:
    for number in range(20):
        await writer.write(adding(number))
        assert stored(opened)[-1] == number


async def test_a_bad_write_does_not_fail_its_neighbours(writer: Writer, opened: Database) -> None:
    def faulty(connection: Connection) -> None:
        connection.execute(ADD, {"number": 77})
        raise ZeroDivisionError

    works = [adding(1), adding(2), adding(1), faulty, adding(3)]
    outcomes = await held_back(writer, *works)
    assert [outcomes[0], outcomes[1], outcomes[4]] == [1, 2, 3]
    assert code_of(outcomes[2]) == "store-failed"
    assert code_of(outcomes[3]) == "store-failed"
    assert isinstance(outcomes[3].__cause__, ZeroDivisionError)
    assert stored(opened) == [1, 2, 3]


async def test_a_failure_does_not_quote_what_was_to_be_written(
    writer: Writer, opened: Database
) -> None:
    await writer.write(adding(1912))
    with pytest.raises(StoreError) as refused:
        await writer.write(adding(1912))
    assert "1912" not in str(refused.value)
    assert refused.value.__cause__ is None


async def test_what_is_queued_is_written_before_the_writer_ends(
    writer: Writer, opened: Database
) -> None:
    tasks = [asyncio.ensure_future(writer.write(adding(number))) for number in range(50)]
    await asyncio.sleep(0)
    await asyncio.to_thread(writer.close)
    assert await asyncio.gather(*tasks) == list(range(50))
    with pytest.raises(StoreError, match="store-closed"):
        await writer.write(adding(99))
    assert stored(opened) == list(range(50))


async def test_anyone_who_stops_waiting_does_not_disturb_the_others(
    writer: Writer, opened: Database
) -> None:
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(writer.write(adding(1)), 0)
    assert await writer.write(adding(2)) == 2


@on_postgresql
async def test_a_connection_that_breaks_before_the_commit_costs_nothing(
    writer: Writer, opened: Database, postgres: Postgres
) -> None:
    outcomes = await held_back(
        writer, adding(1), lambda connection: connection.execute(OWN).all(), adding(2)
    )
    assert [outcomes[0], outcomes[2]] == [1, 2]
    assert code_of(outcomes[1]) == "store-lost"
    assert stored(opened) == [1, 2]


@on_postgresql
@pytest.mark.parametrize("state", ["40P01", "40001"])
async def test_a_write_that_gave_way_to_another_one_is_tried_once_more(
    writer: Writer, opened: Database, state: str
) -> None:
    tried: list[int] = []

    def giving_way(times: int) -> Callable[[Connection], int]:
        def work(connection: Connection) -> int:
            connection.execute(ADD, {"number": times})
            tried.append(times)
            if tried.count(times) <= times:
                connection.execute(text(f"DO $$ BEGIN RAISE SQLSTATE '{state}'; END $$"))
            return times

        return work

    assert await writer.write(giving_way(1)) == 1
    with pytest.raises(StoreError, match="store-failed"):
        await writer.write(giving_way(2))
    assert tried == [1, 1, 2, 2]
    assert stored(opened) == [1]


@on_postgresql
async def test_a_connection_that_breaks_at_the_commit_leaves_all_uncertain(
    writer: Writer, opened: Database, database: str
) -> None:
    other = create_engine(database.replace("://", "+psycopg://"))

    broken: list[Any] = []

    def break_off(connection: Connection) -> None:
        if broken:
            return
        broken.append(connection.scalar(text("SELECT pg_backend_pid()")))
        with other.begin() as killer:
            killer.execute(KILL, {"pid": broken[0]})

    event.listen(opened.writing, "commit", break_off)
    with pytest.raises(StoreError, match="store-uncertain"):
        await writer.write(adding(1))
    assert await writer.write(adding(2)) == 2
    assert stored(opened)[-1] == 2
    other.dispose()


@on_postgresql
async def test_the_writer_outlives_a_restart_of_the_server(
    writer: Writer, opened: Database, postgres: Postgres
) -> None:
    await writer.write(adding(1))
    postgres.stop("immediate")
    outcomes = await asyncio.gather(
        *(writer.write(adding(number)) for number in (2, 3)), return_exceptions=True
    )
    assert {code_of(outcome) for outcome in outcomes} == {"store-away"}
    postgres.start()
    assert await writer.write(adding(4)) == 4
    assert stored(opened) == [1, 4]


@on_postgresql
async def test_a_restart_between_two_writes_is_not_noticed(
    writer: Writer, opened: Database, postgres: Postgres
) -> None:
    await writer.write(adding(1))
    postgres.stop()
    postgres.start()
    assert await writer.write(adding(2)) == 2
