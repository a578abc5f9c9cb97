"""Migrations: a database of any earlier version can be opened, a later one can't."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from lifeboat.server.store.databases import open_database
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.migrations import migrate
from lifeboat.server.store.rows import DayDeal
from lifeboat.server.store.schema import METADATA
from lifeboat.server.store.store import Store
from lifeboat.table.entries import Joined, Said, Started
from lifeboat.table.past.tallies import Tally
from lifeboat.table.stored import StoredPlayed, entry_text
from lifeboat.table.table import Header

REVISION_1 = Path(__file__).with_name("revision_0001.sql")
"""A database as the first revision created it, with a table in it. It never changes."""
OLD_HEADER = (
    '{"id":"old","game":"titanic","setup":{"players":"1"},"secret":"","seats":1,"seed":"","day":"",'
    '"listed":true,"patience":120,"stand_in":"steady","proposals":false,"created":100}'
)
HEADER = Header("old", "titanic", {"players": "1"}, b"\x01\x02", 1, listed=True, created=100)
OLD_TABLE = text(
    "INSERT INTO tables VALUES ('old', 'titanic', :header, :secret, 'deal', '', :listed, 'playing',"
    " 3, '', 100, 100)"
)
OLD_ENTRY = text("INSERT INTO entries VALUES ('old', :number, 100, :text)")
OLD_TOKEN = text("INSERT INTO tokens VALUES ('old', 'hash', 1, :revoked)")
LOG = [Joined(1, "Ada", "me"), Started(), StoredPlayed(0, "rescue:1")]


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    opened = open_database(database)
    migrate(opened.writing)
    with opened.writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    opened.close()


def test_migrating_again_changes_nothing(database: str) -> None:
    opened = open_database(database)
    migrate(opened.writing)
    with opened.reading.connect() as connection:
        before = connection.exec_driver_sql("SELECT * FROM alembic_version").all()
    migrate(opened.writing)
    with opened.writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert connection.exec_driver_sql("SELECT * FROM alembic_version").all() == before != []
    opened.close()


async def use(url: str) -> None:
    """Go on with the old table, and use what the first revision didn't have."""
    store = Store.open(url)
    assert await store.load("old") == (HEADER, LOG)
    assert await store.person_of("old", "hash") == 1
    await store.append("old", 4, [Said(1, "still here")], at=200)
    deal = DayDeal({"players": "1"}, b"secret")
    assert await store.day("titanic", "2026-11-15", lambda: deal) == deal
    assert await store.results_of_person("me") == []
    await store.close()


def test_a_database_that_the_first_version_wrote_opens(tmp_path: Path) -> None:
    path = tmp_path / "lifeboat.db"
    old = sqlite3.connect(path)
    old.executescript(REVISION_1.read_text("utf-8"))
    old.close()
    asyncio.run(use(str(path)))


def test_an_older_database_is_upgraded(database: str) -> None:
    opened = open_database(database)
    migrate(opened.writing, "0001")
    with opened.writing.begin() as connection:
        table = {"header": OLD_HEADER, "secret": HEADER.secret, "listed": True}
        connection.execute(OLD_TABLE, table)
        for number, entry in enumerate(LOG, 1):
            connection.execute(OLD_ENTRY, {"number": number, "text": entry_text(entry)})
        connection.execute(OLD_TOKEN, {"revoked": False})
    opened.close()
    asyncio.run(use(database))


OLD_RESULT = text(
    "INSERT INTO results VALUES (:id, 'titanic', 'deal', '', 2, 'expert', :edition, :score, :won,"
    " 'saved', 3, 40, 20, 100)"
)
OLD_SEAT = text("INSERT INTO result_seats VALUES (:id, :seat, :seat, 'Ada', 'me', '', :crew)")


async def test_games_that_ended_before_there_were_totals_are_counted(database: str) -> None:
    opened = open_database(database)
    migrate(opened.writing, "0003")
    with opened.writing.begin() as connection:
        for name, score in (("old", -4), ("older", 0), ("oldest", -9), ("own", 5)):
            header = {"header": OLD_HEADER, "secret": HEADER.secret, "listed": True}
            connection.execute(text(str(OLD_TABLE).replace("'old'", f"'{name}'", 1)), header)
            edition = "own" if name == "own" else "standard"
            row = {"id": name, "score": score, "won": score == 0, "edition": edition}
            connection.execute(OLD_RESULT, row)
            for seat, crew in enumerate(("lee", "smith" if name == "old" else "")):
                connection.execute(OLD_SEAT, {"id": name, "seat": seat, "crew": crew})
    opened.close()
    store = Store.open(database)
    kind = ("titanic", "expert", 2)
    assert await store.tallies() == [Tally(*kind, "", 3, 1, -13, 0, 9)]
    assert await store.crew_tallies() == [
        Tally(*kind, "lee", 3, 1, -13, 0, 9),
        Tally(*kind, "smith", 1, 0, -4, -4, 3),
    ]
    assert await store.tallies("me") == await store.tallies()
    await store.close()


def test_a_newer_database_is_refused_and_left_as_it_is(database: str) -> None:
    opened = open_database(database)
    migrate(opened.writing)
    with opened.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("UPDATE compatibility SET oldest = '0007'"))
    opened.close()
    with pytest.raises(StoreError, match="store-newer: tried 9999; expected 0006"):
        Store.open(database)
    opened = open_database(database)
    with opened.reading.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    opened.close()


def test_a_newer_database_that_is_compatible_is_used_as_it_is(database: str) -> None:
    """So an older server can be started while others have been upgraded already."""
    opened = open_database(database)
    migrate(opened.writing)
    with opened.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("ALTER TABLE tables ADD COLUMN later TEXT"))
    migrate(opened.writing)
    with opened.reading.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    opened.close()


def test_a_migration_that_fails_leaves_the_database_as_it_was(database: str) -> None:
    opened = open_database(database)
    migrate(opened.writing, "0001")
    with opened.writing.begin() as connection:
        connection.execute(text("CREATE TABLE days (in_the_way INTEGER)"))
    opened.close()
    with pytest.raises(StoreError, match="store-open"):
        Store.open(database)
    opened = open_database(database)
    with opened.writing.begin() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "0001"
        connection.execute(text("DROP TABLE days"))
    migrate(opened.writing)
    opened.close()
