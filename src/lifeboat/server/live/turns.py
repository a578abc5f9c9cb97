"""Turns: places that many want, shared by the addresses for which something is done."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address for which the running task works; empty where nobody has asked."""


class _Waiting:
    """Somebody who waits for a place."""

    def __init__(self, share: str, is_patient: bool) -> None:
        self.share = share
        self.is_patient = is_patient
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """So many places. Each address has a share, and whose share holds the fewest places is next.

    Within a share, whoever comes first is first; whoever is patient lets all others pass. Where
    there are several places, one share never holds all of them: somebody else finds one free.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._most = max(places - 1, 1)
        self._held: Counter[str] = Counter()
        self._waiting: list[_Waiting] = []
        """In the order in which they came."""
        self._served: dict[str, int] = {}
        """When a share was served last, for those that hold a place or wait for one."""
        self._count = 0

    def waiting(self, share: str | None = None) -> int:
        """How many wait, in one share or in all, who are not patient."""
        return sum(
            not one.is_patient and share in (None, one.share) and not one.called.done()
            for one in self._waiting
        )

    def crowd(self, share: str) -> float:
        """How many there are of a share for each place that it can count on."""
        shares = {one.share for one in self._waiting if not one.is_patient} | set(self._held)
        places = min(self._most, (self._free + self._held.total()) / len(shares | {share}))
        return 1 + self.waiting(share) / max(places, 1)

    @asynccontextmanager
    async def turn(self, is_patient: bool = False, share: str = "") -> AsyncIterator[None]:
        """Hold a place; wait for it."""
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
            else:  # the place came at the same moment
                self._give_back(one.share)
            raise

    def _serve(self, share: str) -> None:
        self._count += 1
        self._held[share] += 1
        self._served[share] = self._count

    def _give_back(self, share: str) -> None:
        """Give the place to the next who waits and may have it."""
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
        """Keep nothing of a share that neither holds a place nor waits for one."""
        if not self._held[share]:
            del self._held[share]
            if not any(one.share == share for one in self._waiting):
                self._served.pop(share, None)
