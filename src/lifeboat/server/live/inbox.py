"""Inboxes: the jobs for a table, done one at a time by the table's own task."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from lifeboat.core.errors import LifeboatError

log = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[], Awaitable[T]]


class Inbox:
    """The jobs for one table."""

    def __init__(self, table: str, broken: Callable[[], None]) -> None:
        """Prepare for jobs; `broken` is called if one fails in an unexpected way."""
        self.table = table
        self.is_closed = False
        self._broken = broken
        self._jobs: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()

    def is_empty(self) -> bool:
        """Return whether no job is waiting."""
        return self._jobs.empty()

    async def do(self, job: Job[T]) -> T:
        """Have a job done after all earlier ones; return its result.

        Raise the job's `LifeboatError`, or one with the code ``table-broken`` if the inbox is
        closed or the job fails in any other way.
        """
        if self.is_closed:
            raise LifeboatError("table-broken", self.table)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        try:
            return await done
        finally:
            del done  # else an error and its future would keep each other and the table in memory

    def ask(self, job: Job[Any]) -> None:
        """Have a job done whose result nobody awaits."""
        if not self.is_closed:
            self._jobs.put_nowait((job, asyncio.get_running_loop().create_future()))

    async def work(self, alarm: Callable[[], float | None], ring: Job[Any]) -> None:
        """Do the jobs, one at a time, until the inbox is closed.

        Whenever `alarm` returns a number, the job `ring` is asked for after that many seconds,
        unless another job comes first.
        """
        loop = asyncio.get_running_loop()
        while not self.is_closed:
            wait = alarm()
            timer = loop.call_later(wait, self.ask, ring) if wait is not None else None
            job, done = await self._jobs.get()
            if timer:
                timer.cancel()
            await self._finish(job, done)
            del job, done  # the next job may be hours away, and an answer has several kB

    async def _finish(self, job: Job[Any], done: asyncio.Future[Any]) -> None:
        """Do a job if its result is still wanted, and pass its result or its error to the caller.

        An error that isn't a `LifeboatError` is passed on as ``table-broken``.
        """
        if done.done():
            return
        try:
            answer = await job()
        except LifeboatError as error:
            _fail(done, error)
        except Exception:
            # The table may be ahead of its log.
            self._broken()
            _fail(done, LifeboatError("table-broken", self.table))
            log.exception("table failed", extra={"table": self.table})
        except BaseException:  # the table's task ends
            _fail(done, LifeboatError("table-broken", self.table))
            raise
        else:
            if not done.done():
                done.set_result(answer)
        finally:
            del done  # see do()

    def close(self) -> None:
        """Refuse all jobs that are waiting or still to come."""
        self.is_closed = True
        self._broken = _nothing  # else an inbox and its owner would keep each other in memory
        while not self._jobs.empty():
            _, done = self._jobs.get_nowait()
            _fail(done, LifeboatError("table-broken", self.table))


def _nothing() -> None:
    """Do nothing."""


def _fail(done: asyncio.Future[Any], error: LifeboatError) -> None:
    """Make a job fail with an error, and mark the error as seen in case nobody awaits the job."""
    if not done.done():
        done.set_exception(error)
        done.exception()
