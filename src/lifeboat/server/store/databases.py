"""Opening SQLite and PostgreSQL databases in such a way that commits are durable.

SQLite before 3.51.3 can corrupt a database if two connections write or checkpoint at once. To
prevent this, only one connection writes. All others are opened read-only, which also keeps them
from checkpointing, and a second server can't open the same file.

Any number of servers can share a PostgreSQL database. They tell each other what they write through
a channel of the database.
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
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool

from lifeboat.server.store.errors import StoreError

READERS: Final = 4
"""The maximum number of quick reads at a time."""
COUNTERS: Final = 2
"""The maximum number of long reads at a time, in addition to the quick ones."""
CONNECTIONS: Final = READERS + COUNTERS
BUSY: Final = 5.0
"""How many seconds SQLite waits for a lock."""
TIMEOUTS: Final = {"connect_timeout": "5", "keepalives_idle": "30", "tcp_user_timeout": "10000"}
"""Parameters that limit the wait for a PostgreSQL server, unless the database URL sets them."""
INSERTS: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""Each dialect's own insert statement, which can handle conflicts with an existing row."""
KINDS: Final = tuple(INSERTS)
DRIVER: Final = "psycopg[binary]"
SQLITE: Final = b"SQLite format 3\0"
"""The first bytes of an SQLite file."""
HANDOVER: Final = 5.0
"""How many seconds to wait for another server, which may be shutting down, to release the lock."""
SHARED_LOCK: Final = """
    SELECT pg_try_advisory_lock_shared(19120415, hashtext(coalesce(current_schema(), '')))
"""
"""Locks a schema together with other servers, as long as the connection lasts.

Versions up to database revision 0005 lock it for themselves, since they can't share it.
"""
CHANNEL: Final = "SELECT 'lifeboat_' || md5(coalesce(current_schema(), ''))"
NOTICE: Final = """
    SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3
"""
"""Makes PostgreSQL notice quickly if our machine is gone, so that it releases the lock."""
FOR_GOOD: Final = """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
"""

LET_GO: Final = "SELECT set_config('idle_in_transaction_session_timeout', '3s', false)"
"""Makes PostgreSQL end a transaction whose server has frozen, since others may wait for its locks.

The server writes again what it was writing; if it isn't the next number any more, it is refused.
"""


class Database(NamedTuple):
    """An open database: its connections, and what keeps servers out that can't share it."""

    writing: Engine
    """The engine for writing: one connection, for one thread."""
    reading: Engine
    lock: Any
    """The connection that holds a lock while the database is open."""
    channel: str = ""
    """The channel on which servers tell each other news; empty if only one can use the database."""

    def close(self) -> None:
        """Close all connections, readers first, so that SQLite leaves no write-ahead log behind."""
        self.reading.dispose()
        self.writing.dispose()
        self.lock.close()


def open_database(url: str) -> Database:
    """Open the database at an address: ``postgresql://...``, ``sqlite:///...`` or a path.

    Raise `StoreError` if the address is invalid, the database can't be opened, or another server
    is using it.
    """
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
    """Return a connection, or raise `StoreError` if the database is unavailable."""
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
    """Create an SQLite database file and its lock file, accessible only to this user.

    The database holds the secrets of all deals. SQLite creates its other files with the same
    permissions. Raise `StoreError` if the file exists but isn't a database; in that case nothing
    is changed or created.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.exists():
        with path.open("rb") as file:
            if file.read(len(SQLITE)) not in (b"", SQLITE):
                raise StoreError("store-open", f"{path}: file is not a database")
    for one in (path, Path(f"{path}-owner")):
        os.close(os.open(one, os.O_RDWR | os.O_CREAT, 0o600))
    for ending in ("", "-owner", "-wal", "-shm"):
        with suppress(OSError):  # the file is somebody else's, but we may use it
            Path(f"{path}{ending}").chmod(0o600)


def _locked(path: Path) -> sqlite3.Connection:
    """Lock an SQLite database, and return the connection that holds the lock.

    The lock is released when the process ends, even if it crashes. Raise `StoreError` if another
    server holds the lock.
    """
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
    """Return an SQLite connection that never begins a transaction on its own."""
    return sqlite3.connect(
        address, uri=True, timeout=BUSY, isolation_level=None, check_same_thread=False
    )


def _set_up_writing(connection: Any, record: object) -> None:
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "fullfsync=ON",  # needed on macOS
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
    event.listen(writing, "connect", _set_up_postgresql)
    lock = new_connection(writing)
    channel = _shared(lock, str(address.database))
    return Database(writing, reading, lock, channel)


def new_connection(engine: Engine) -> Any:
    """Return a driver's connection to PostgreSQL outside any pool, or raise `StoreError`."""
    dialect = engine.dialect
    words, options = dialect.create_connect_args(engine.url)
    try:
        connection: Any = dialect.connect(*words, autocommit=True, **options)
        connection.execute(NOTICE)
    except dialect.loaded_dbapi.Error as error:
        raise StoreError("store-open", str(error).partition("\n")[0]) from None
    return connection


def _shared(lock: Any, name: str) -> str:
    """Lock a PostgreSQL database together with others that share it; return its channel.

    Raise `StoreError` if a server that can't share it still holds it after `HANDOVER` seconds.
    """
    end = time.monotonic() + HANDOVER
    while not lock.execute(SHARED_LOCK).fetchone()[0]:
        if time.monotonic() > end:
            lock.close()
            raise StoreError("store-in-use", name)
        time.sleep(0.1)
    channel: str = lock.execute(CHANNEL).fetchone()[0]
    return channel


def _set_up_postgresql(connection: Any, record: object) -> None:
    """Make each commit wait for the disk, and no other server wait for one that has frozen."""
    connection.execute(FOR_GOOD)
    connection.execute(LET_GO)
    connection.commit()
