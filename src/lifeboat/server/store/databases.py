"""Databases: how SQLite and PostgreSQL are opened, so that what is committed stays.

SQLite before 3.51.3 can spoil a database if two connections write or checkpoint at once. So
there is one connection that writes. All others are opened read-only, which keeps them from
checkpoints too, and a second server on the same file is refused.

A second server on one PostgreSQL database is refused too: a connection of its own holds a lock.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool

from lifeboat.server.store.errors import StoreError

READERS: Final = 4
"""So many reads can be under way at once ..."""
COUNTERS: Final = 2
"""... beside so many that may take long."""
CONNECTIONS: Final = READERS + COUNTERS
BUSY: Final = 5.0
"""So many seconds SQLite waits for a lock."""
TIMEOUTS: Final = {"connect_timeout": "5", "keepalives_idle": "30", "tcp_user_timeout": "10000"}
"""How long we wait for a PostgreSQL server that does not answer, unless the address says so."""
KINDS: Final = ("sqlite", "postgresql")
DRIVER: Final = "psycopg[binary]"
SQLITE: Final = b"SQLite format 3\0"
"""How a file of SQLite begins."""
HANDOVER: Final = 5.0
"""So many seconds we wait for the lock of a server that has just ended."""
OWNER_LOCK: Final = """
    SELECT pg_try_advisory_lock(19120415, hashtext(coalesce(current_schema(), '')))
"""
"""One server for each schema of a database; the lock ends with its connection."""
NOTICE: Final = """
    SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3
"""
"""So that PostgreSQL soon notices when our machine is gone, and lets go of the lock."""
FOR_GOOD: Final = """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
"""


class Database(NamedTuple):
    """The two ways into one database."""

    writing: Engine
    """One connection, for one thread."""
    reading: Engine
    lock: Any
    """The connection that keeps other servers out while the database is open."""

    def close(self) -> None:
        """Let go of it; the writing connection goes last and leaves no write-ahead log."""
        self.reading.dispose()
        self.writing.dispose()
        self.lock.close()


def open_database(url: str) -> Database:
    """The database of an address: ``postgresql://...``, ``sqlite:///...`` or a path."""
    if "://" not in url:
        return _sqlite(Path(url))
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("store-address", url.partition("://")[0], KINDS) from None
    if address.drivername == "sqlite" and address.database:
        return _sqlite(Path(address.database))
    if address.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return _postgresql(address)
    raise StoreError("store-address", address.drivername, KINDS)


def connected(engine: Engine) -> Connection:
    """A connection, or the word that there is none."""
    try:
        return engine.connect()
    except DBAPIError as error:
        raise StoreError("store-away", type(error.orig).__name__) from None


def _sqlite(path: Path) -> Database:
    path = path.absolute()
    try:
        _make_private(path)
    except OSError as error:
        raise StoreError("store-open", f"{path}: {error.strerror}") from None
    lock = _locked(path)
    options: dict[str, Any] = {"poolclass": QueuePool, "max_overflow": 0, "hide_parameters": True}
    address = f"{path.as_uri()}?mode="
    writing = create_engine(
        "sqlite://", creator=lambda: _connected(f"{address}rwc"), pool_size=1, **options
    )
    reading = create_engine(
        "sqlite://",
        creator=lambda: _connected(f"{address}ro"),
        pool_size=CONNECTIONS,
        **options,
    )
    event.listen(writing, "connect", _set_up_writing)
    event.listen(writing, "begin", _begin_writing)
    event.listen(reading, "begin", _begin_reading)
    return Database(writing, reading, lock)


def _make_private(path: Path) -> None:
    """Make the file of an SQLite database and its lock, for nobody else to read.

    It holds the secrets of all deals. SQLite gives the files beside it the same permissions. What
    is no database is left alone, and nothing is put beside it.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.exists():
        with path.open("rb") as file:
            if file.read(len(SQLITE)) not in (b"", SQLITE):
                raise StoreError("store-open", f"{path}: file is not a database")
    for one in (path, Path(f"{path}-owner")):
        os.close(os.open(one, os.O_RDWR | os.O_CREAT, 0o600))
    for ending in ("", "-owner", "-wal", "-shm"):
        with suppress(OSError):  # another's file that we may use
            Path(f"{path}{ending}").chmod(0o600)


def _locked(path: Path) -> sqlite3.Connection:
    """A lock beside an SQLite database, which ends with the process however that ends."""
    lock = sqlite3.connect(
        f"{path}-owner", timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError("store-in-use", path.name) from None
        raise StoreError("store-open", f"{path}-owner: {error}") from None
    return lock


def _connected(address: str) -> sqlite3.Connection:
    """A connection that leaves the beginning of transactions to us."""
    return sqlite3.connect(
        address, uri=True, timeout=BUSY, isolation_level=None, check_same_thread=False
    )


def _set_up_writing(connection: Any, record: object) -> None:
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "fullfsync=ON",  # what it takes on a Mac
        "checkpoint_fullfsync=ON",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _postgresql(address: URL) -> Database:
    if find_spec("psycopg") is None:
        raise StoreError("store-driver", "psycopg", DRIVER)
    address = address.set(drivername="postgresql+psycopg")
    address = address.set(query=TIMEOUTS | dict(address.query))
    options: dict[str, Any] = {"max_overflow": 0, "hide_parameters": True}
    writing = create_engine(address, pool_size=1, **options)
    reading = create_engine(address, pool_size=CONNECTIONS, pool_pre_ping=True, **options)
    event.listen(writing, "connect", _commit_for_good)
    return Database(writing, reading, _held(writing))


def _held(engine: Engine) -> Any:
    """A connection that holds a PostgreSQL database, outside any pool."""
    dialect, name = engine.dialect, engine.url.database
    words, options = dialect.create_connect_args(engine.url)
    try:
        lock: Any = dialect.connect(*words, autocommit=True, **options)
        lock.execute(NOTICE)
        end = time.monotonic() + HANDOVER
        while not lock.execute(OWNER_LOCK).fetchone()[0]:
            if time.monotonic() > end:
                lock.close()
                raise StoreError("store-in-use", name)
            time.sleep(0.1)
    except dialect.loaded_dbapi.Error as error:
        raise StoreError("store-open", str(error).partition("\n")[0]) from None
    return lock


def _commit_for_good(connection: Any, record: object) -> None:
    """Wait for the disk at each commit, even if the server is set up not to."""
    connection.execute(FOR_GOOD)
    connection.commit()
