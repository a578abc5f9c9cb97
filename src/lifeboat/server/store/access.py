"""Access to the database, from the event loop through threads.

When a write returns, it is on disk. There is one thread for writing and there are a few for
reading. Queries that may go through many rows have their own threads, so that quick ones, such as
looking up a token, never wait behind them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import Final, Self, TypeVar

from sqlalchemy import Connection, Executable, delete, func, insert, literal, select
from sqlalchemy.exc import DBAPIError

from lifeboat.server.store.databases import COUNTERS, READERS, Database, connected, open_database
from lifeboat.server.store.ears import Ears, Hear
from lifeboat.server.store.errors import StoreError, failure_of
from lifeboat.server.store.migrations import migrate
from lifeboat.server.store.news import News, bulletins
from lifeboat.server.store.rights import check_rights, opening_failure
from lifeboat.server.store.schema import PULSE
from lifeboat.server.store.writer import Writer

T = TypeVar("T")

BEAT: Final = "." * 10_000
"""Text that takes up more than a database page."""


class Access:
    """An open database, which can be read and written. All calls must come from one event loop."""

    def __init__(self, database: Database) -> None:
        """Use an open database whose schema is up to date; see :meth:`open`."""
        self.node = token_hex(8)
        """The name of this server among all that use the database."""
        self.is_shared = bool(database.channel)
        """Whether other servers may use the database at the same time."""
        self._database = database
        self._writer = Writer(database.writing, self._notify if self.is_shared else None)
        self._readers = ThreadPoolExecutor(READERS, "lifeboat-reader")
        self._counters = ThreadPoolExecutor(COUNTERS, "lifeboat-counter")
        self._is_closed = False

    @classmethod
    def open(cls, url: str) -> Self:
        """Open the store at an address: ``postgresql://...``, ``sqlite:///...`` or a path.

        The database is created if it doesn't exist, and upgraded if it is older. Raise
        `StoreError` if it can't be opened, if its user lacks rights, or if it was written by a
        later version that this one doesn't understand.
        """
        database = open_database(url)
        try:
            migrate(database.writing)
            check_rights(database.writing)
        except DBAPIError as error:
            database.close()
            raise opening_failure(database.writing, error) from None
        except BaseException:
            database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Finish all writes and reads, and close the database."""
        self._is_closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._counters.shutdown()
        self._database.close()

    def waiting(self) -> int:
        """Return the number of queued writes."""
        return self._writer.waiting()

    async def ping(self) -> None:
        """Read, then write, to check that both work; raise `StoreError` if one doesn't."""
        await self._read(lambda connection: connection.scalar(select(literal(1))))
        await self._write(_beat)

    # News from and for other nodes

    async def tell(self, news: Sequence[News]) -> None:
        """Tell the other nodes something that isn't stored; raise `StoreError` if that fails."""
        await self._writer.write(_nothing, news)

    def listen(
        self, hear: Hear, heard_itself: Callable[[float], None], missed: Callable[[], None]
    ) -> Ears:
        """Hear the news from other nodes; see `Ears`. The database must be shared."""
        return Ears(self._database, self.node, hear, heard_itself, missed)

    def _notify(self, connection: Connection, news: Sequence[News]) -> None:
        for text in bulletins(self.node, news):
            connection.execute(select(func.pg_notify(self._database.channel, text)))

    # For those who know what is stored

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Return the result of a quick read, made in a thread; raise `StoreError` if it fails."""
        return await self._read_by(self._readers, work)

    async def _count(self, work: Callable[[Connection], T]) -> T:
        """Return the result of a read that may be slow, made in a thread for slow reads only."""
        return await self._read_by(self._counters, work)

    async def _read_by(self, readers: ThreadPoolExecutor, work: Callable[[Connection], T]) -> T:
        if self._is_closed:
            raise StoreError("store-closed", "read")
        return await asyncio.get_running_loop().run_in_executor(readers, self._answer, work)

    def _answer(self, work: Callable[[Connection], T]) -> T:
        connection = connected(self._database.reading)
        try:
            with connection:
                return work(connection)
        except DBAPIError as error:
            raise failure_of(error) from None

    async def _write(self, work: Callable[[Connection], T], news: Sequence[News] = ()) -> T:
        """Return the result of a write once it is on disk; raise `StoreError` if it fails.

        The other nodes hear the news when it is.
        """
        return await self._writer.write(work, news)

    async def _change(self, statement: Executable) -> None:
        """Execute a single statement that writes."""

        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self._write(work)


def _nothing(connection: Connection) -> None:
    """Write nothing."""


def _beat(connection: Connection) -> None:
    """Write something large and delete it again; this fails if the disk is full."""
    connection.execute(insert(PULSE), {"id": 1, "text": BEAT})
    connection.execute(delete(PULSE))


def is_key(text: str) -> bool:
    """Return whether untrusted text can be used as a key; PostgreSQL rejects some characters."""
    return text.isascii() and text.isprintable()
