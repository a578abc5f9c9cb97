"""Turns: a limited number of places, shared fairly between the addresses that ask for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address that the running task works for; empty if nobody asked."""


class _Waiting:
    """A caller that is waiting for a place."""

    def __init__(self, share: str, is_patient: bool) -> None:
        self.share = share
        self.is_patient = is_patient
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """A limited number of places. Each address is a share, and places go to shares in turn.

    The next place goes to the share that holds the fewest or, if several do, to the one that was
    served longest ago. Within a share, callers are served in order of arrival. Patient callers
    wait until nobody else is waiting. If there are several places, no share ever holds all of
    them, so there is always one left for others.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._most = max(places - 1, 1)
        self._held: Counter[str] = Counter()
        self._waiting: list[_Waiting] = []
        """The callers that are waiting, in order of arrival."""
        self._served: dict[str, int] = {}
        """When each share that holds or awaits a place was last served, as a serial number."""
        self._count = 0

    def waiting(self, share: str | None = None) -> int:
        """Return how many callers are waiting, in one share or in all; patient ones don't count."""
        return sum(
            not one.is_patient and share in (None, one.share) and not one.called.done()
            for one in self._waiting
        )

    def crowd(self, share: str) -> float:
        """Return how crowded a share is: 1 plus its waiting callers per place it can count on."""
        shares = {one.share for one in self._waiting if not one.is_patient} | set(self._held)
        places = min(self._most, (self._free + self._held.total()) / len(shares | {share}))
        return 1 + self.waiting(share) / max(places, 1)

    @asynccontextmanager
    async def turn(self, is_patient: bool = False, share: str = "") -> AsyncIterator[None]:
        """Wait for a place, and hold it until the context ends."""
        if self._free and self._held[share] < self._most:
            self._free -= 1
            self._serve(share)
        else:
            await self._wait(_Waiting(share, is_patient))
        try:
            yield
        finally:
            self._give_back(share)

    async def _wait(self, one: _Waiting) -> None:
        self._waiting.append(one)
        self._served.setdefault(one.share, 0)
        try:
            await one.called
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
                self._forget(one.share)
            else:  # it was given a place at the same moment
                self._give_back(one.share)
            raise

    def _serve(self, share: str) -> None:
        self._count += 1
        self._held[share] += 1
        self._served[share] = self._count

    def _give_back(self, share: str) -> None:
        """Free a place, and give it to the next waiting caller that may have it."""
        self._held[share] -= 1
        self._free += 1
        self._forget(share)
        ready = [
            one
            for one in self._waiting
            if not one.called.done() and self._held[one.share] < self._most
        ]
        if ready:
            one = min(ready, key=self._rank)
            self._waiting.remove(one)
            self._free -= 1
            self._serve(one.share)
            one.called.set_result(None)

    def _rank(self, one: _Waiting) -> tuple[bool, int, int]:
        return one.is_patient, self._held[one.share], self._served[one.share]

    def _forget(self, share: str) -> None:
        """Forget a share that holds no place, unless it is waiting for one."""
        if not self._held[share]:
            del self._held[share]
            if not any(one.share == share for one in self._waiting):
                self._served.pop(share, None)
