"""Storage of table logs, along with what the lobby and the statistics need."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from math import ceil
from typing import Final

from msgspec import Struct, json

from lifeboat.core.errors import LifeboatError
from lifeboat.server.store.rows import Founding
from lifeboat.server.store.store import Store
from lifeboat.table import entries
from lifeboat.table.entries import Entry
from lifeboat.table.past.results import new_result
from lifeboat.table.session import Session
from lifeboat.table.stored import read_log, stored
from lifeboat.table.table import Header, Table, table_of
from lifeboat.table.wire.gate import table_info

BUILT_AT_ONCE: Final = 100
"""How many entries of a log are applied before other tasks get a chance to run."""


class Addition(Struct, frozen=True):
    """What a job adds to the log of a table."""

    entries: list[Entry] = []
    tokens: Mapping[str, int] = {}
    """The people who get new tokens, by the hashes of these; their earlier ones become invalid."""
    invite: str = ""
    """The hash of the invitation that is used; empty if there is none."""
    rematch: Founding | None = None
    """The table of a rematch, which is set up along with the entries."""

    def is_empty(self) -> bool:
        """Return whether there is nothing to write."""
        return not self.entries and not self.tokens


class LogLost(LifeboatError):
    """Entries that were stored are gone, as after a failover to an older copy of the database."""


class StoredLog:
    """The log that actors write to, stored with what the lobby and the statistics need."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        took: Callable[[float], None],
        stopped: Callable[[str], None],
    ) -> None:
        self.store = store
        self.now = now
        self.took = took
        """A function that is called with the seconds that each commit took."""
        self.stopped = stopped
        """A function that is called with the id of a table with bots that was abandoned."""

    async def append(
        self, session: Session, addition: Addition, left: float | None, is_ours: bool
    ) -> None:
        """Write the entries that a session applied last, and return once they are on disk.

        These are stored with the entries: the table's status and summary, the rest of the addition,
        and the result if the game has ended, unless the deal was a repeat or the table is for
        practice. The earlier tokens of people who left or got new tokens become invalid, and their
        browsers are no longer notified; once the game is over, nobody's are. `left` is the number
        of seconds after which a bot takes over, even if the table is at rest by then. With
        `is_ours`, the table's bots think on this node from now on, not where they did before.

        Raise `StoreError` if the write fails; with the code ``store-number``, another node has
        written to the table.
        """
        table, new, tokens = session.table, addition.entries, addition.tokens
        gone = [one.person for one in new if isinstance(one, entries.Left | entries.Removed)]
        began = time.perf_counter()
        await self.store.append(
            table.header.id,
            table.last_entry - len(new) + 1,
            stored(table.header.game, new),
            at=self.now(),
            status=table.status(),
            summary=json.encode(session.info).decode(),
            tokens=tokens,
            revoked={*gone, *tokens.values()},  # a person has only one valid token
            invite=addition.invite,
            result=new_result(table, new, self.now()),
            rematch=addition.rematch,
            due=None if left is None else self._due(left),
            owns=is_ours,
        )
        self.took(time.perf_counter() - began)

    def abandon(self, table: Table) -> None:
        """Report a table that has to be loaded again, if there are bots at it.

        There may be nobody whose request would wake it.
        """
        if any(seat.bot() for seat in table.seats):
            self.stopped(table.header.id)

    async def after(self, table: Table, last: list[Entry]) -> list[Entry]:
        """Return the entries that were written since the table's last one.

        `last` is that one in its stored form. Raise `LogLost` if it isn't stored any more.
        """
        number = table.last_entry - len(last)
        found = await self.store.entries_after(table.header.id, number)
        if found[: len(last)] != last:
            raise LogLost("table-broken", table.header.id)
        return list(read_log(table.header.game, found[len(last) :]))

    async def note_due(self, table: Table, left: float) -> None:
        """Store that a bot is to take over in this many seconds."""
        await self.store.note_due(table.header.id, table.last_entry, self._due(left))

    def _due(self, left: float) -> int:
        return self.now() + ceil(left)


async def built(header: Header, log: Iterable[Entry]) -> Session:
    """Build a session from its entries, letting other tasks run every `BUILT_AT_ONCE` of them."""
    session = Session(Table(header))
    for entry in log:
        session.table.apply(entry)
        session.entries.append(entry)
        if len(session.entries) % BUILT_AT_ONCE == 0:
            await asyncio.sleep(0)
    return session


def founding_of(header: Header, log: list[Entry], tokens: Mapping[str, int]) -> Founding:
    """Return a new table in the form that is stored."""
    table = table_of(header, log)
    summary = json.encode(table_info(table)).decode()
    return Founding(header, stored(header.game, log), tokens, table.status(), summary)
