"""Putting things into words in another process, if that takes more than a moment.

Addresses take turns there, and long work is done in pieces, so nobody has to wait for everything
that somebody else asked for. None of this work runs in the server's own process.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, Final, TypeVar

from lifeboat.core.errors import IllegalAction, LifeboatError, NotationError
from lifeboat.server.live.prices import LINE, MISSED_UPDATE, Charge, free
from lifeboat.server.live.processes import Processes
from lifeboat.server.live.turns import ASKER
from lifeboat.table.entries import Entry
from lifeboat.table.past.retelling import retold_lines, retold_updates, taken
from lifeboat.table.table import Header
from lifeboat.table.wire.gate import Viewer

T = TypeVar("T")

LIMIT: Final = 30.0
"""The time limit for one piece of work, in seconds."""
PIECE: Final = 1_000
"""The maximum number of entries sent to the other process at once."""
TRIES: Final = 5
"""How many times to try to retell a log; the process may drop a log to make room for others."""
MOST_KNOWN: Final = 10_000
"""The maximum number of tables for which to remember how much of the log was sent."""
NICENESS: Final = 1
"""The niceness of the process, which lets the server itself go first."""


class Telling:
    """A process that puts things into words, and a note of what has been sent to it."""

    def __init__(self, processes: Processes | None = None) -> None:
        self.processes = processes or Processes(1, NICENESS)
        self.charge: Charge = free
        """The function that charges an address for its requests."""
        self._known: OrderedDict[str, int] = OrderedDict()
        """The number of entries sent for each table; the process may have forgotten them."""

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        """Have the process call `work` when it is the asker's turn, and return the result.

        Raise `LifeboatError` (``not-finished``) if `work` takes too long or the process breaks
        down. Errors raised by `work` itself are passed on unchanged.
        """
        async with self.processes.turns.turn(share=ASKER.get()):
            try:
                return await self.processes.run(LIMIT, work, *given)
            except (BrokenExecutor, TimeoutError):
                raise LifeboatError("not-finished", work.__name__) from None

    async def updates(
        self, header: Header, log: Sequence[Entry], viewer: Viewer, since: int, upto: int
    ) -> list[bytes]:
        """Return the encoded updates after number `since` up to `upto`, and charge for them.

        Raise `LifeboatError` (``table-broken``) if the log can't be retold.
        """
        self.charge(ASKER.get(), max(upto - since, 0) * MISSED_UPDATE)
        return await self._retold(retold_updates, header, log, viewer, since, upto)

    async def lines(
        self, header: Header, log: Sequence[Entry], viewer: Viewer, since: int, upto: int
    ) -> list[bytes]:
        """Return what happened after entry `since` up to `upto`, as encoded lines for a viewer.

        The address that asks is charged. Raise `LifeboatError` (``table-broken``) if the log can't
        be retold.
        """
        self.charge(ASKER.get(), max(upto - since, 0) * LINE)
        told: list[bytes] = []
        while since + len(told) < upto:
            at = since + len(told)
            told += await self._retold(retold_lines, header, log, viewer, at, upto)
        return told

    async def _retold(
        self,
        work: Callable[[Header, Viewer, int, int], list[bytes] | None],
        header: Header,
        log: Sequence[Entry],
        viewer: Viewer,
        since: int,
        upto: int,
    ) -> list[bytes]:
        for _ in range(TRIES):
            if await self._hand_over(header, log, upto):
                try:
                    told = await self.work(work, header, viewer, since, upto)
                except (IllegalAction, NotationError):
                    break  # invalid under today's rules; the error itself could reveal something
                if told is not None:
                    return told
                self._know(header.id, 0)
        raise LifeboatError("table-broken", header.id)

    async def _hand_over(self, header: Header, log: Sequence[Entry], upto: int) -> bool:
        """Send the missing part of a log; return False if the process has forgotten some of it."""
        have = self._known.get(header.id, 0)
        while have < upto:
            before = have
            have = await self.work(taken, header, have, log[have : min(have + PIECE, upto)])
            self._know(header.id, have)
            if have < before:
                return False
        return True

    def forget(self, table: str) -> None:
        """Send a table's log again from its first entry, since it has become another one."""
        self._known.pop(table, None)

    def _know(self, table: str, count: int) -> None:
        self._known[table] = count
        self._known.move_to_end(table)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def start(self) -> None:
        """Start the process."""
        await self.processes.start()

    def close(self) -> None:
        """Kill the process; it is started again when it is needed."""
        self.processes.close()
