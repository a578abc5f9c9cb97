"""Databases: how they are opened."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Timer

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from lifeboat.server.store import databases
from lifeboat.server.store.databases import open_database
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.migrations import migrate
from lifeboat.server.store.store import Store
from tests.server.postgres import Postgres


def test_sqlite_waits_for_the_disk_and_keeps_its_foreign_keys(tmp_path: Path) -> None:
    opened = open_database(str(tmp_path / "new folder" / "100% & more?.db"))
    with opened.writing.connect() as connection:
        wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
        found = {name: connection.scalar(text(f"PRAGMA {name}")) for name in wanted}
    opened.close()
    assert found == wanted
    assert (tmp_path / "new folder" / "100% & more?.db").exists()


def test_only_one_connection_of_sqlite_can_write(tmp_path: Path) -> None:
    opened = open_database(f"sqlite:///{tmp_path}/lifeboat.db")
    with opened.writing.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER)"))
    with opened.reading.connect() as connection, pytest.raises(OperationalError, match="readonly"):
        connection.execute(text("INSERT INTO numbers VALUES (1)"))
    with pytest.raises(StoreError, match=r"store-in-use: tried lifeboat\.db"):
        open_database(str(tmp_path / "lifeboat.db"))
    opened.close()
    open_database(str(tmp_path / "lifeboat.db")).close()


def test_closing_leaves_one_whole_file_of_sqlite(tmp_path: Path) -> None:
    opened = open_database(str(tmp_path / "lifeboat.db"))
    with opened.writing.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER)"))
    with opened.reading.connect() as connection:
        connection.execute(text("SELECT * FROM numbers"))
    opened.close()
    assert not (tmp_path / "lifeboat.db-wal").exists()


def test_postgresql_waits_for_the_disk_even_if_it_is_set_up_not_to(postgres: Postgres) -> None:
    opened = open_database(postgres.new_database(synchronous_commit="off"))
    with opened.reading.connect() as reading:
        assert reading.scalar(text("SHOW synchronous_commit")) == "off"
    with opened.writing.connect() as writing:
        assert writing.scalar(text("SHOW synchronous_commit")) == "on"
    opened.close()


def test_a_server_that_freezes_in_a_transaction_holds_nobody_up(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "LET_GO", databases.LET_GO.replace("3s", "100ms"))
    url = postgres.new_database()
    frozen, other = open_database(url), open_database(url)
    migrate(other.writing)
    change = text("UPDATE compatibility SET oldest = oldest")
    with frozen.writing.connect() as connection:
        connection.execute(change)  # and then nothing more
        with other.writing.begin() as writing:
            assert writing.execute(change).rowcount == 1
        connection.invalidate()
    frozen.close()
    other.close()


def test_several_servers_can_use_a_postgresql_database(postgres: Postgres) -> None:
    url = postgres.new_database()
    first, second = open_database(url), open_database(url)
    assert first.channel == second.channel != ""
    other = open_database(postgres.new_database())
    assert other.channel != first.channel
    for opened in (first, second, other):
        opened.close()


@contextmanager
def older_server(url: str) -> Iterator[None]:
    """Lock a database as servers did that couldn't share it."""
    key = "19120415, hashtext(current_schema())"
    with psycopg.connect(url, autocommit=True) as lock:
        lock.execute(f"SELECT pg_advisory_lock({key})".encode())
        yield


def test_a_server_that_cannot_share_its_database_keeps_others_out(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    monkeypatch.setattr(databases, "HANDOVER", 0.2)
    with older_server(url):
        with pytest.raises(StoreError, match="store-in-use: tried postgres"):
            open_database(url)
        open_database(postgres.new_database()).close()
    open_database(url).close()


def test_a_server_that_is_about_to_end_is_waited_for(postgres: Postgres) -> None:
    url, stack = postgres.new_database(), ExitStack()
    stack.enter_context(older_server(url))
    ending = Timer(0.3, stack.close)
    ending.start()
    open_database(url).close()
    ending.join()


@pytest.mark.parametrize(
    "url", ["mysql://localhost/x", "sqlite://", "://", "postgresql+asyncpg://localhost/x"]
)
def test_an_address_that_leads_nowhere_is_refused_by_name(url: str) -> None:
    with pytest.raises(StoreError, match="store-address"):
        open_database(url)


def test_a_refused_address_does_not_show_its_password() -> None:
    with pytest.raises(StoreError) as refused:
        open_database("mysql://ada:iceberg@localhost:port/x")
    assert "iceberg" not in str(refused.value)


def test_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(databases, "find_spec", lambda name: None)
    with pytest.raises(StoreError, match=r"store-driver: tried psycopg; .*psycopg\[binary\]"):
        open_database("postgresql://localhost/x")


def test_a_server_that_does_not_answer_is_said_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="store-open"):
        Store.open(f"postgresql://ada:iceberg@/x?host={tmp_path}")


def test_a_file_that_is_not_a_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 100)
    with pytest.raises(StoreError, match="store-open"):
        Store.open(str(path))
    assert path.read_text() == "Dear Ada, " * 100


def test_nothing_is_put_beside_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 100)
    with pytest.raises(StoreError, match="store-open"):
        Store.open(str(path))
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("path", ["/proc/foo.db", "/proc/a/b.db", "/dev/null/x.db", "/"])
def test_a_place_where_no_file_can_be_made_is_said_in_a_sentence(path: str) -> None:
    with pytest.raises(StoreError, match="store-open") as refused:
        Store.open(path)
    assert path in refused.value.tried


def test_nobody_else_can_read_a_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    umask = os.umask(0o022)
    try:
        opened = open_database(str(folder / "lifeboat.db"))
        with opened.writing.begin() as connection:
            connection.execute(text("CREATE TABLE numbers (number INTEGER)"))
        modes = {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir()}
        opened.close()
    finally:
        os.umask(umask)
    assert oct(folder.stat().st_mode & 0o777) == "0o700"
    assert modes.keys() >= {f"lifeboat.db{ending}" for ending in ("", "-owner", "-shm", "-wal")}
    assert set(modes.values()) == {"0o600"}


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "lifeboat.db"
    open_database(str(path)).close()
    for one in tmp_path.iterdir():
        one.chmod(0o644)
    open_database(str(path)).close()
    assert {one.stat().st_mode & 0o777 for one in tmp_path.iterdir()} == {0o600}


def test_the_lock_is_free_again_after_a_refusal(tmp_path: Path) -> None:
    path = tmp_path / "broken.db"
    path.write_bytes(b"SQLite format 3\0" + b"Dear Ada, " * 1000)
    with pytest.raises(StoreError, match="store-open"):
        Store.open(str(path))
    lock = sqlite3.connect(f"{path}-owner", timeout=0, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    lock.close()


@pytest.mark.parametrize(
    ("is_created", "missing"), [(False, "permission denied for schema"), (True, "INSERT tables")]
)
def test_a_user_without_rights_is_told_which(
    postgres: Postgres, is_created: bool, missing: str
) -> None:
    """Some may not create the schema, others not use what somebody else created."""
    url = postgres.new_database()
    schema = url.rpartition("%3D")[2]
    with psycopg.connect(postgres.url(), autocommit=True) as host:
        host.execute("CREATE ROLE guest LOGIN")
        host.execute(f"GRANT USAGE ON SCHEMA {schema} TO guest".encode())
        if is_created:
            opened = open_database(url)
            migrate(opened.writing)
            opened.close()
            host.execute(f"GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO guest".encode())
        with pytest.raises(StoreError, match=f"store-rights: tried guest; expected {missing}"):
            Store.open(url.replace("lifeboat@", "guest@"))
        host.execute("DROP OWNED BY guest")
        host.execute("DROP ROLE guest")
