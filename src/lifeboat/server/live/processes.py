"""Worker processes, which keep slow work out of the event loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

from lifeboat.server.live.turns import Turns

T = TypeVar("T")

LONGEST_START: Final = 60.0
"""How many seconds the processes may take to start."""


class Processes:
    """A pool of worker processes that callers take turns using."""

    def __init__(self, count: int = 1, niceness: int = 0) -> None:
        self.count = count
        self.turns = Turns(count)
        """The turns that callers wait for before `run`; the wait isn't part of the time limit."""
        self._niceness = niceness
        """The niceness of these processes: how readily they yield to others on the machine."""
        self._pool: ProcessPoolExecutor | None = None
        self._ready: ProcessPoolExecutor | None = None
        """The pool whose processes have started."""
        self._starting = asyncio.Lock()

    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        """Return the result of the work, or raise `TimeoutError` after `limit` seconds.

        A timeout kills all processes. Work that is interrupted because other work timed out is
        started again; after the last try, raise `BrokenExecutor`.
        """
        for tries_left in reversed(range(self.count + 1)):
            try:
                await self.start()
                async with asyncio.timeout(limit):
                    return await self.work(work, *given)
            except BrokenExecutor:
                if not tries_left:
                    raise
        raise AssertionError("there is a last try")

    async def start(self) -> None:
        """Start the processes if they aren't running yet; the time limit of `run` doesn't apply.

        Raise `TimeoutError` or `BrokenExecutor` if they don't start.
        """
        async with self._starting:
            pool = self._running_pool()
            if self._ready is pool:
                return
            try:
                starts = [pool.submit(_wake_up) for _ in range(self.count)]
                async with asyncio.timeout(LONGEST_START):
                    await asyncio.gather(*(asyncio.wrap_future(one) for one in starts))
            except (TimeoutError, BrokenExecutor):
                if pool is self._pool:
                    self.close()
                raise
            self._ready = pool

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        """Return the result of work done in one of the processes.

        If the work is cancelled or a process breaks down, all processes are killed, and new ones
        are started when needed.
        """
        pool = self._running_pool()
        try:
            return await asyncio.wrap_future(pool.submit(work, *given))
        except (asyncio.CancelledError, BrokenExecutor):
            if pool is self._pool:
                self.close()
            raise

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            begin = partial(_begin, self._niceness)
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"), begin)
        return self._pool

    def close(self) -> None:
        """Kill the processes, whatever they are doing; new ones are started when needed."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
        for process in list(processes.values()):
            process.kill()
        pool.shutdown(wait=False)


def _wake_up() -> None:
    """Do nothing; running this shows that a process has started."""


def _begin(niceness: int) -> None:
    """Lower this process's priority, and make it exit when the server ends or is killed."""
    if hasattr(os, "nice"):
        os.nice(niceness)

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
