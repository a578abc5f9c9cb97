"""Telling: what takes more than a moment to put into words is told by another process.

Each address has its turn there, and long work is done in pieces: nobody waits behind all that
another has asked for. Neither the event loop nor any thread of this process tells it.
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
"""So many seconds a piece of work may take."""
PIECE: Final = 1_000
"""So many entries cross to the other process at once."""
TRIES: Final = 5
"""So often the process is told again what it has forgotten, to make room for others."""
MOST_KNOWN: Final = 10_000
"""Of so many tables it is remembered how much of their log has crossed."""
NICENESS: Final = 1
"""Who tells gives way to the server itself."""


class Telling:
    """The process that tells, and what it knows."""

    def __init__(self, processes: Processes | None = None) -> None:
        self.processes = processes or Processes(1, NICENESS)
        self.charge: Charge = free
        """Makes whoever asks pay for it."""
        self._known: OrderedDict[str, int] = OrderedDict()
        """How many entries of a table have crossed; the process may have forgotten them."""

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        """Have something told in its turn."""
        async with self.processes.turns.turn(share=ASKER.get()):
            try:
                return await self.processes.run(LIMIT, work, *given)
            except (BrokenExecutor, TimeoutError):
                raise LifeboatError("not-finished", work.__name__) from None

    async def updates(
        self, header: Header, log: Sequence[Entry], viewer: Viewer, since: int, upto: int
    ) -> list[bytes]:
        """The updates of a table after a number up to another, encoded."""
        self.charge(ASKER.get(), max(upto - since, 0) * MISSED_UPDATE)
        return await self._retold(retold_updates, header, log, viewer, since, upto)

    async def lines(
        self, header: Header, log: Sequence[Entry], viewer: Viewer, since: int, upto: int
    ) -> list[bytes]:
        """The same in words alone."""
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
                    break  # the log isn't played by today's rules; what they expect is nobody's
                if told is not None:
                    return told
                self._know(header.id, 0)
        raise LifeboatError("table-broken", header.id)

    async def _hand_over(self, header: Header, log: Sequence[Entry], upto: int) -> bool:
        """Whether the process knows the log so far; it may have forgotten what it knew."""
        have = self._known.get(header.id, 0)
        while have < upto:
            before = have
            have = await self.work(taken, header, have, log[have : min(have + PIECE, upto)])
            self._know(header.id, have)
            if have < before:
                return False
        return True

    def _know(self, table: str, count: int) -> None:
        self._known[table] = count
        self._known.move_to_end(table)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def start(self) -> None:
        """Have the process ready."""
        await self.processes.start()

    def close(self) -> None:
        """End the process."""
        self.processes.close()
