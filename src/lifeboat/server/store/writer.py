"""The writer: one thread that does all the writing, in groups.

Writes that were queued while the thread was busy are committed in one transaction, because waiting
for the disk takes as long for one write as for a hundred. The news that belongs to them is told in
the same transaction.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from copy import copy
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from lifeboat.server.store.databases import connected
from lifeboat.server.store.errors import GaveWay, StoreError, failure_of
from lifeboat.server.store.news import News

MOST_IN_A_GROUP: Final = 500
FINAL: Final = ("store-away", "store-uncertain")
"""The errors after which nothing is tried again."""

T = TypeVar("T")
Tell = Callable[[Connection, Sequence[News]], None]
"""A function that tells the other nodes some news once the transaction is committed."""


class Joint(ABC):
    """Something to write that takes fewer statements together with others of its kind."""

    @classmethod
    @abstractmethod
    def write_all(cls, connection: Connection, joint: Sequence[Self]) -> None:
        """Write all of these, or raise `StoreError`."""

    def __call__(self, connection: Connection) -> None:
        """Write this alone."""
        self.write_all(connection, [self])


class Write:
    """Something to write, its news, and the future that the caller is waiting for."""

    def __init__(self, work: Callable[[Connection], Any], news: Sequence[News]) -> None:
        self.work = work
        self.news = news
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.value: Any = None
        self.error: StoreError | None = None

    def tell(self) -> None:
        """Give the caller the value or the error, unless it has stopped waiting."""
        if self.future.done():
            return
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.value)


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine, tell: Tell | None = None) -> None:
        """Write with an engine; without `tell`, there are no other nodes to be told anything."""
        self._engine = engine
        self._tell_others = tell
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._gate = Lock()
        self._is_closed = False
        self._thread = Thread(target=self._run, name="lifeboat-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T], news: Sequence[News] = ()) -> T:
        """Call `work` in the thread that writes, and return the result once it is on disk.

        The other nodes are told the news if, and as soon as, the write is committed. `work` may be
        called several times, each time in a new transaction, and is called even if the caller stops
        waiting. Raise `StoreError` if it fails or the writer is closed.
        """
        write = Write(work, news)
        with self._gate:
            if self._is_closed:
                raise StoreError("store-closed", "write")
            self._queue.put(write)
        value: T = await write.future
        return value

    def waiting(self) -> int:
        """Return the number of queued writes."""
        return self._queue.qsize()

    def close(self) -> None:
        """Refuse new writes, finish those that are queued, and end the thread."""
        with self._gate:
            if not self._is_closed:
                self._is_closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group, is_last = self._next_group()
            if group:
                self._write(group)
                _tell(group)

    def _next_group(self) -> tuple[list[Write], bool]:
        """Wait for a write; return a group of queued writes, and whether it is the last group."""
        group: list[Write] = []
        while len(group) < MOST_IN_A_GROUP:
            try:
                write = self._queue.get(block=not group)
            except Empty:
                break
            if write is None:
                return group, True
            group.append(write)
        return group, False

    def _write(self, group: list[Write]) -> None:
        """Write a group in one transaction; if that fails, write each half of it.

        That way one bad write doesn't make the others fail. Each write gets its value or its
        error. If it lost its connection or gave way to another node's, it is tried once more. If
        the database is unavailable or the outcome of the commit is uncertain, nothing is tried
        again.
        """
        error = self._try(group)
        if error and len(group) == 1 and _may_succeed(error):
            error = self._try(group)
        group[0].error = error
        for write in group[1:]:
            write.error = error and copy(error)
        if error is None or error.code in FINAL or len(group) == 1:
            return
        half = len(group) // 2
        self._write(group[:half])
        away = group[half - 1].error
        if away and away.code == "store-away":
            for write in group[half:]:
                write.error = copy(away)
            return
        self._write(group[half:])

    def _try(self, group: list[Write]) -> StoreError | None:
        """Write a group in one transaction; return the error if it fails."""
        is_committing = False
        try:
            with connected(self._engine) as connection:
                joint: dict[type[Joint], list[Any]] = {}
                for write in group:
                    if isinstance(write.work, Joint):
                        joint.setdefault(type(write.work), []).append(write.work)
                    else:
                        write.value = write.work(connection)
                for kind, works in joint.items():
                    kind.write_all(connection, works)
                news = [one for write in group for one in write.news]
                if news and self._tell_others:
                    self._tell_others(connection, news)
                is_committing = True
                connection.commit()
        except Exception as error:  # whatever it is, the thread must go on
            return _uncertain(error) if is_committing else _refusal(error)
        return None


def _may_succeed(error: StoreError) -> bool:
    """Return whether a write that failed may succeed if it is tried again at once."""
    return error.code == "store-lost" or isinstance(error, GaveWay)


def _uncertain(error: Exception) -> StoreError:
    """Return the error for a failed commit, after which nobody knows what was written."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return StoreError("store-uncertain", type(cause).__name__)


def _refusal(error: Exception) -> StoreError:
    """Return the error for a write that failed before its commit."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, DBAPIError):
        return failure_of(error)
    fault = StoreError("store-failed", type(error).__name__)
    fault.__cause__ = error
    return fault


def _tell(group: list[Write]) -> None:
    """Give all callers their values or errors, scheduling one callback per event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in group:
        loops.setdefault(write.loop, []).append(write)
    for loop, writes in loops.items():
        try:
            loop.call_soon_threadsafe(_tell_all, writes)
        except RuntimeError:  # the loop has ended, so nobody is waiting any more
            continue


def _tell_all(writes: list[Write]) -> None:
    for write in writes:
        write.tell()
