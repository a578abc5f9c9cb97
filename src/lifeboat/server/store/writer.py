"""The writer: one thread that writes all there is to write, in groups.

It takes whatever has been queued while it wrote the last group and commits it in one
transaction, because waiting for the disk costs the same for one write and for a hundred.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from lifeboat.server.store.databases import connected
from lifeboat.server.store.errors import StoreError, failure_of

MOST_IN_A_GROUP: Final = 500

T = TypeVar("T")


class Write:
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.value: Any = None
        self.error: StoreError | None = None

    def tell(self) -> None:
        """Wake who waits, unless they have given up."""
        if self.future.done():
            return
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.value)


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._gate = Lock()
        self._is_closed = False
        self._thread = Thread(target=self._run, name="lifeboat-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Have something written; it is on the disk when this returns.

        The work may be done twice, each time in a new transaction. Who stops waiting does not
        stop it.
        """
        write = Write(work)
        with self._gate:
            if self._is_closed:
                raise StoreError("store-closed", "write")
            self._queue.put(write)
        value: T = await write.future
        return value

    def waiting(self) -> int:
        """How many writes are queued."""
        return self._queue.qsize()

    def close(self) -> None:
        """Write what is queued, then end."""
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
        """What is queued, and whether it is the last; wait if there is nothing."""
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
        """Write a group at once; if that fails, each alone, so that a bad write fails no other."""
        error = self._try(group)
        for write in group:
            write.error = error and copy(error)
        if error is None or error.code in ("store-away", "store-uncertain"):
            return
        if len(group) == 1 and error.code != "store-lost":
            return
        for at, write in enumerate(group):
            write.error = self._try([write])
            if write.error and write.error.code == "store-away":
                for other in group[at + 1 :]:
                    other.error = copy(write.error)
                return

    def _try(self, group: list[Write]) -> StoreError | None:
        """One transaction; if it fails, why."""
        is_committing = False
        try:
            with connected(self._engine) as connection:
                for write in group:
                    write.value = write.work(connection)
                is_committing = True
                connection.commit()
        except Exception as error:  # whatever it is, it must not end the thread
            return _uncertain(error) if is_committing else _refusal(error)
        return None


def _uncertain(error: Exception) -> StoreError:
    """A commit broke off."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return StoreError("store-uncertain", type(cause).__name__)


def _refusal(error: Exception) -> StoreError:
    """Why a write was not made."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, DBAPIError):
        return failure_of(error)
    fault = StoreError("store-failed", type(error).__name__)
    fault.__cause__ = error
    return fault


def _tell(group: list[Write]) -> None:
    """Wake all who wait, one call for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in group:
        loops.setdefault(write.loop, []).append(write)
    for loop, writes in loops.items():
        try:
            loop.call_soon_threadsafe(_tell_all, writes)
        except RuntimeError:  # the loop has ended, and nobody waits any more
            continue


def _tell_all(writes: list[Write]) -> None:
    for write in writes:
        write.tell()
