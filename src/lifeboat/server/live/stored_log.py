"""The stored log: where actors write, with what the lobby and the statistics need."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

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
    """Where actors write: the store, with what the lobby and the statistics need."""

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
        """Is told how many seconds a commit took."""
        self.stopped = stopped
        """Is told of a table that the store has stopped, and at which bots play."""

    async def append(
        self,
        table: Table,
        new: list[Entry],
        tokens: Mapping[str, int],
        invite: str,
        rematch: Founding | None,
    ) -> None:
        """Write the entries that the table took in last; they are stored for good on return."""
        has_ended = table.outcome() is not None and any(
            isinstance(entry, entries.Played) for entry in new
        )
        gone = [one.person for one in new if isinstance(one, entries.Left | entries.Removed)]
        counts = has_ended and not table.header.again  # they knew the cards
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
                revoked={*gone, *tokens.values()},  # a person has one good token
                invite=invite,
                result=result_of(table, self.now()) if counts else None,
                rematch=rematch,
            )
        except StoreError as error:
            # With another number somebody else owns the table. Else nobody may come to wake it.
            if error.code != "store-number" and any(seat.bot() for seat in table.seats):
                self.stopped(table.header.id)
            raise
        self.took(time.perf_counter() - began)


def founding_of(header: Header, log: list[Entry], tokens: Mapping[str, int]) -> Founding:
    """A new table as it is stored."""
    table = table_of(header, log)
    summary = json.encode(table_info(table)).decode()
    return Founding(header, stored(header.game, log), tokens, table.status(), summary)
