"""Checks of the store, and the recovery of tables stopped by a failure."""

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
"""How many seconds the result of a check is reused for."""
PING_SECONDS: Final = 5.0
"""How many seconds the store may take to answer before it counts as unavailable."""
FIRST_TRY: Final = 1.0
"""How many seconds to wait before trying to wake stuck tables; the wait doubles after each try."""
LONGEST_WAIT: Final = 30.0


class Pinged(Protocol):
    """A store that can be checked."""

    async def ping(self) -> None:
        """Check that reading and writing work, or raise `StoreError`."""


class Health:
    """Checks whether the store can read and write, at most once every `FRESH` seconds."""

    def __init__(self, store: Pinged, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._trouble: StoreError | None = None
        self._asked = float("-inf")
        self._asking = asyncio.Lock()

    async def trouble(self) -> StoreError | None:
        """Return what is wrong with the store, or None if all is well."""
        async with self._asking:  # so that simultaneous calls share one answer
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
    """Keeps track of tables stopped by a failure, and wakes them once the store works."""

    def __init__(self, health: Health, wake: Callable[[str], Awaitable[object]]) -> None:
        self._health = health
        self._wake = wake
        self._stuck: dict[str, str] = {}
        """The tables that have stopped, each with the address whose share its bots use."""
        self._task: asyncio.Task[None] | None = None

    def note(self, table: str, address: str) -> None:
        """Note that a table has stopped, and wake it once the store works again.

        The table's bots then use the share of `address`.
        """
        self._stuck[table] = address
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._recover())

    def release(self, table: str) -> str:
        """Forget a table that is awake again or has been given up on.

        Return the address whose share the table's bots use, or "" if the table hadn't stopped.
        """
        return self._stuck.pop(table, "")

    def stop(self) -> None:
        """Stop trying to wake tables."""
        if self._task:
            self._task.cancel()

    async def _recover(self) -> None:
        ASKER.set("")  # not the first stopped table's address: this task works for all of them
        wait = FIRST_TRY
        while self._stuck:
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
            if await self._health.trouble() is None:
                await self._wake_all()

    async def _wake_all(self) -> None:
        """Try to wake the stuck tables; if the store fails again for a table, it stays stuck.

        Tables that can't be woken for another reason are given up on.
        """
        for table in list(self._stuck):
            try:
                await self._wake(table)
                log.info("table recovered", extra={"table": table})
            except StoreError:
                continue
            except LifeboatError as error:
                log.warning("could not wake table", extra={"table": table, "code": error.code})
                self.release(table)
