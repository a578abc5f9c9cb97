"""Keeping several server processes running."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from lifeboat.core.errors import LifeboatError

log = logging.getLogger(__name__)

FIRST_PAUSE: Final = 1.0
"""The seconds before a process that has ended is started again."""
LONGEST_PAUSE: Final = 30.0
"""The longest of these pauses; a process that lasts longer than this isn't in trouble."""


class Kept(Protocol):
    """A process that can be kept running; see :class:`lifeboat.server.children.Child`."""

    async def listening(self) -> None:
        """Wait until it listens; raise `LifeboatError` or `ChildProcessError` if it never does."""

    async def ended(self) -> int:
        """Wait until it has ended, and return its exit status."""

    async def end(self) -> None:
        """End it and free what it needed."""


class Supervisor:
    """Starts several processes, numbered from 1, and keeps them running until it is cancelled."""

    def __init__(self, count: int, start: Callable[[int], Kept]) -> None:
        self._numbers = range(1, count + 1)
        self._start = start
        self._processes: dict[int, Kept] = {}

    async def run(self, announce: Callable[[], None]) -> None:
        """Start the processes, call `announce` once all of them listen, and keep them running.

        The first process starts before the others, so that only one can find out that the database
        has to be upgraded or can't be opened. Raise the error of a process that fails to start,
        or `ChildProcessError` if it gives no error. However this ends, all processes have ended.
        """
        first, *others = self._numbers
        try:
            await self._begin(first)
            await asyncio.gather(*(self._begin(number) for number in others))
            announce()
            await asyncio.gather(*(self._keep(number) for number in self._numbers))
        finally:
            await asyncio.gather(*(process.end() for process in self._processes.values()))

    async def _begin(self, number: int) -> None:
        """Start a process and wait until it listens."""
        self._processes[number] = self._start(number)
        await self._processes[number].listening()

    async def _keep(self, number: int) -> None:
        """Start a process again whenever it ends, after a pause that grows if it ends soon."""
        clock = asyncio.get_running_loop().time
        began, pause = clock(), 0.0
        while True:
            status = await self._processes[number].ended()
            log.error("process ended", extra={"child": number, "status": status})
            pause = _next_pause(pause, clock() - began)
            await asyncio.sleep(pause)
            began = clock()
            await self._begin_again(number)

    async def _begin_again(self, number: int) -> None:
        """Start a process that has ended; if it fails to start, only log that."""
        await self._processes[number].end()
        try:
            await self._begin(number)
        except LifeboatError as error:
            log.error("process failed to start", extra={"child": number, "code": error.code})
        except ChildProcessError:
            log.error("process failed to start", extra={"child": number})


def _next_pause(last: float, lasted: float) -> float:
    """Return the pause before the next start, given the last pause and how long it lasted since."""
    if lasted > LONGEST_PAUSE or not last:
        return FIRST_PAUSE
    return min(2 * last, LONGEST_PAUSE)
