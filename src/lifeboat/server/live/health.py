"""Health: whether the store can be used, and tables that go on by themselves once it can again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.presence import Clock
from lifeboat.server.live.turns import ASKER
from lifeboat.server.store.errors import StoreError

log = logging.getLogger(__name__)

FRESH: Final = 1.0
"""For so many seconds an answer of the store is believed."""
PING_SECONDS: Final = 5.0
"""A store that has not answered after so many seconds is away."""
FIRST_TRY: Final = 1.0
"""After so many seconds stuck tables are tried again; each time that fails, the wait doubles."""
LONGEST_WAIT: Final = 30.0


class Pinged(Protocol):
    """A store that can be tried."""

    async def ping(self) -> None:
        """Read and write, to see whether that can be done."""


class Health:
    """What keeps the store from reading and writing; it is asked once in a while at most."""

    def __init__(self, store: Pinged, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._trouble: StoreError | None = None
        self._asked = float("-inf")
        self._asking = asyncio.Lock()

    async def trouble(self) -> StoreError | None:
        """What is wrong with the store; nothing if all is well."""
        async with self._asking:  # so that all who ask at once get one answer
            if self._clock() - self._asked >= FRESH:
                self._trouble = await self._found()
                self._asked = self._clock()
            return self._trouble

    async def _found(self) -> StoreError | None:
        try:
            await asyncio.wait_for(self._store.ping(), PING_SECONDS)
        except TimeoutError:
            return StoreError("store-away", "TimeoutError")
        except StoreError as error:
            return error
        return None


class Recovery:
    """The tables that a failure of the store has stopped, until they are awake again."""

    def __init__(self, health: Health, wake: Callable[[str], Awaitable[object]]) -> None:
        self._health = health
        self._wake = wake
        self._stuck: dict[str, str] = {}
        """The tables that have stopped, and the address for which the bots of each think."""
        self._task: asyncio.Task[None] | None = None

    def note(self, table: str, address: str) -> None:
        """Note that a table of an address has stopped; it is woken when the store is well."""
        self._stuck[table] = address
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._recover())

    def release(self, table: str) -> str:
        """Forget a table, which is awake again, and return its address if it had stopped."""
        return self._stuck.pop(table, "")

    def stop(self) -> None:
        """Leave off."""
        if self._task:
            self._task.cancel()

    async def _recover(self) -> None:
        ASKER.set("")  # not whoever's table stopped first: this is done for all of them
        wait = FIRST_TRY
        while self._stuck:
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
            if await self._health.trouble() is None:
                await self._wake_all()

    async def _wake_all(self) -> None:
        """Wake the tables that are stuck now; those that fail again are tried again."""
        for table in list(self._stuck):
            try:
                await self._wake(table)
                log.info("table goes on", extra={"table": table})
            except StoreError:
                continue
            except LifeboatError as error:
                log.warning("table was not woken", extra={"table": table, "code": error.code})
                self.release(table)
