"""Storage of table logs, along with what the lobby and the statistics need."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from math import ceil

from msgspec import json

from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.rows import Founding
from lifeboat.server.store.store import Store
from lifeboat.table import entries
from lifeboat.table.entries import Entry
from lifeboat.table.past.results import result_of
from lifeboat.table.stored import stored
from lifeboat.table.table import Header, Table, table_of
from lifeboat.table.wire.gate import table_info


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
        """A function that is called with a table's id if its entries couldn't be stored.

        Only tables with bots are reported.
        """

    async def append(
        self,
        table: Table,
        new: list[Entry],
        tokens: Mapping[str, int],
        invite: str,
        rematch: Founding | None,
        left: float | None,
    ) -> None:
        """Write the entries that the table applied last, and return once they are on disk.

        These are stored with the entries: the table's status and summary, new tokens by their
        hashes, the invitation that was used, the table of a rematch, and the result if the game
        has ended, unless the deal was a repeat or the table is for practice. The earlier tokens of
        people who left or got new tokens become invalid, and their browsers are no longer
        notified; once the game is over, nobody's are. `left` is the number of seconds after which
        a bot takes over, even if the table is at rest by then. Raise `StoreError` if the write
        fails.
        """
        has_ended = table.outcome() is not None and any(
            isinstance(entry, entries.Played) for entry in new
        )
        gone = [one.person for one in new if isinstance(one, entries.Left | entries.Removed)]
        header = table.header  # people who repeat a deal, or undo a look at it, know the cards
        counts = has_ended and not header.again and not header.practice
        began = time.perf_counter()
        try:
            await self.store.append(
                table.header.id,
                table.last_entry - len(new) + 1,
                stored(table.header.game, new),
                at=self.now(),
                status=table.status(),
                summary=json.encode(table_info(table)).decode(),
                tokens=tokens,
                revoked={*gone, *tokens.values()},  # a person has only one valid token
                invite=invite,
                result=result_of(table, self.now()) if counts else None,
                rematch=rematch,
                due=None if left is None else self._due(left),
            )
        except StoreError as error:
            # With store-number, somebody else owns the table. After any other error the table has
            # to be woken again, and there may be nobody whose request would wake it.
            if error.code != "store-number" and any(seat.bot() for seat in table.seats):
                self.stopped(table.header.id)
            raise
        self.took(time.perf_counter() - began)

    async def note_due(self, table: str, left: float) -> None:
        """Store that a bot is to take over in this many seconds."""
        await self.store.note_due(table, self._due(left))

    def _due(self, left: float) -> int:
        return self.now() + ceil(left)


def founding_of(header: Header, log: list[Entry], tokens: Mapping[str, int]) -> Founding:
    """Return a new table in the form that is stored."""
    table = table_of(header, log)
    summary = json.encode(table_info(table)).decode()
    return Founding(header, stored(header.game, log), tokens, table.status(), summary)
