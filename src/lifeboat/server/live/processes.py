"""Processes in which something is worked out, so that nobody is kept waiting in the event loop."""

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
"""Processes that are not ready after so many seconds never will be."""


class Processes:
    """Some processes that work for this one, and the turns at them."""

    def __init__(self, count: int = 1, niceness: int = 0) -> None:
        self.count = count
        self.turns = Turns(count)
        """Only time that somebody has a process for counts against a limit."""
        self._niceness = niceness
        """How much these processes give way to others of the machine."""
        self._pool: ProcessPoolExecutor | None = None
        self._ready: ProcessPoolExecutor | None = None
        """The pool whose processes have started."""
        self._starting = asyncio.Lock()

    async def run(self, limit: float, work: Callable[..., T], *given: Any) -> T:
        """Have something worked out within a limit; whose processes were ended begins anew.

        Each of the other processes may be given up meanwhile, which ends all of them.
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
        """Have the processes ready, so that their start is nobody's time."""
        async with self._starting:
            pool = self._running_pool()
            if self._ready is pool:
                return
            try:
                starts = [pool.submit(_wake_up) for _ in range(self.count)]
                awaited = asyncio.gather(*(asyncio.wrap_future(one) for one in starts))
                await asyncio.wait_for(awaited, LONGEST_START)
            except (TimeoutError, BrokenExecutor):
                if pool is self._pool:
                    self.close()
                raise
            self._ready = pool

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        """Have something worked out in another process; a process that fails is replaced."""
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
        """End the processes, whatever they are doing; the next who needs them starts new ones."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
        for process in list(processes.values()):
            process.kill()
        pool.shutdown(wait=False)


def _wake_up() -> None:
    """Nothing to do: whoever does it has started, and has imported all that players need."""


def _begin(niceness: int) -> None:
    """Let others of the machine go first, and end when the server does, also when it was killed."""
    if hasattr(os, "nice"):
        os.nice(niceness)

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
