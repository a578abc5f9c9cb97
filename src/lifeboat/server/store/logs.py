"""Logs: tables and their entries, written number by number.

Everything that happens with an entry is written with it or not at all. An entry whose number isn't
the next is refused, so if two nodes write at once, the log decides who was first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final, Self

from msgspec import json, structs
from sqlalchemy import Connection, bindparam, func, insert, select, update

from lifeboat.server.store import statistics, subscriptions
from lifeboat.server.store.access import Access, is_key
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.news import News, Renewed, Wrote
from lifeboat.server.store.places import add_tokens, copy_tokens, revoke_tokens, use_invite
from lifeboat.server.store.rows import HEADER, Founding
from lifeboat.server.store.schema import ENTRIES, TABLES
from lifeboat.server.store.writer import Joint
from lifeboat.table.deals import deal_key
from lifeboat.table.entries import Entry
from lifeboat.table.past.results import Result
from lifeboat.table.stored import entry_text, read_entry
from lifeboat.table.table import Header

# Built once, because building a statement costs more than running it.
_ADD_ENTRIES: Final = insert(ENTRIES)
_NEXT_NUMBER: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.number == bindparam("before"))
    .values(
        number=bindparam("last"),
        changed=bindparam("at"),
        due=bindparam("until"),
        owner=func.coalesce(bindparam("by"), TABLES.c.owner),
        status=func.coalesce(bindparam("new_status"), TABLES.c.status),
        summary=func.coalesce(bindparam("new_summary"), TABLES.c.summary),
    )
)
_LATER_ENTRIES: Final = (
    select(ENTRIES.c.text)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number > bindparam("before"))
    .order_by(ENTRIES.c.number)
)


class Append(Joint):
    """The next entries of a table, and what else is written with them."""

    def __init__(
        self,
        number: dict[str, Any],
        entries: list[dict[str, object]],
        also: list[Callable[[Connection], None]],
    ) -> None:
        self.number = number
        """The parameters of `_NEXT_NUMBER`."""
        self.entries = entries
        """The rows to add."""
        self.also = also

    @classmethod
    def write_all(cls, connection: Connection, appends: Sequence[Self]) -> None:
        """Write entries of several tables with as few statements as possible.

        Raise `StoreError` if the entries of any table don't continue its log.
        """
        # In the same order on all nodes, which would otherwise wait for each other.
        appends = sorted(appends, key=lambda append: str(append.number["table"]))
        numbers = [append.number for append in appends]
        if connection.execute(_NEXT_NUMBER, numbers).rowcount != len(appends):
            raise _misnumbered(connection, appends[0])
        rows = [row for append in appends for row in append.entries]
        if rows:
            connection.execute(_ADD_ENTRIES, rows)
        for append in appends:
            for write in append.also:
                write(connection)


class Logs(Access):
    """The logs of all tables."""

    async def create(
        self,
        header: Header,
        entries: Sequence[Entry],
        tokens: Mapping[str, int],
        *,
        status: str = "open",
        summary: str = "",
    ) -> None:
        """Store a new table, its first entries, and its people by the hashes of their tokens.

        Raise `StoreError` if a table with this id already exists.
        """
        founding = Founding(header, entries, tokens, status, summary)
        await self._write(partial(_found, founding=founding, node=self.node))

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        *,
        at: int,
        status: str | None = None,
        summary: str | None = None,
        tokens: Mapping[str, int] | None = None,
        revoked: Collection[int] = (),
        invite: str = "",
        result: Result | None = None,
        rematch: Founding | None = None,
        due: int | None = None,
        owns: bool = True,
    ) -> None:
        """Write the next entries of a table, numbered from `first`.

        Either everything is written or nothing: the entries, the table's new status and summary,
        new tokens by their hashes, the use of the invitation `invite`, the result of the game, the
        table of the rematch, where the same tokens are valid, and when a bot is `due` to take over.
        Earlier tokens and all subscriptions of the people in `revoked` become invalid; if the new
        status is ``over``, everybody's subscriptions do.

        With `owns`, the table's bots think on this node from now on.
        The other nodes hear that there are new entries, and that somebody got a new token.

        Raise `StoreError` with the code ``store-number`` if `first` isn't the next number, which
        means that another node was faster, or with ``store-invite`` if the invitation isn't open.
        """
        number = {
            "table": table,
            "before": first - 1,
            "last": first + len(entries) - 1,
            "at": at,
            "until": due,
            "by": self.node if owns else None,
            "new_status": status,
            "new_summary": summary,
        }
        also: list[Callable[[Connection], None]] = []
        also += [partial(revoke_tokens, table=table, person=one) for one in revoked]
        if revoked or status == "over":
            people = None if status == "over" else revoked
            also.append(partial(subscriptions.unsubscribe_people, table=table, people=people))
        if tokens:
            also.append(partial(add_tokens, table=table, tokens=tokens))
        if invite:
            also.append(partial(use_invite, table=table, invite=invite))
        if result:
            also.append(partial(statistics.add_result, result=result))
        if rematch:
            also.append(partial(_found, founding=rematch, node=self.node))
            also.append(partial(copy_tokens, table=table, to=rematch.header.id))
        news: list[News] = [Wrote(table, first + len(entries) - 1)]
        news += [Renewed(table)] if tokens else []
        await self._write(Append(number, _log(table, first, entries, at), also), news)

    async def load(self, table: str) -> tuple[Header, list[Entry]] | None:
        """Return a table's header, with its secret, and its log, or None if it doesn't exist."""
        if not is_key(table):
            return None

        def work(connection: Connection) -> tuple[Header, list[Entry]] | None:
            row = connection.execute(
                select(TABLES.c.header, TABLES.c.secret).where(TABLES.c.id == table)
            ).first()
            if row is None:
                return None
            header = structs.replace(HEADER.decode(row.header), secret=row.secret)
            return header, _entries(connection, table, 0)

        return await self._read(work)

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        """Return the entries of a table after this number, in their stored form."""
        return await self._read(partial(_entries, table=table, number=number))


def _found(connection: Connection, founding: Founding, node: str) -> None:
    """Write a new table, owned by a node; raise `StoreError` if a table has its id already."""
    header = founding.header
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == header.id)):
        raise StoreError("store-exists", header.id)
    row = {
        "id": header.id,
        "game": header.game,
        "header": json.encode(structs.replace(header, secret=b"")).decode(),
        "secret": header.secret,
        "deal": deal_key(header.game, header.setup, header.secret),
        "day": header.day,
        "listed": header.listed,
        "status": founding.status,
        "number": len(founding.entries),
        "summary": founding.summary,
        "created": header.created,
        "changed": header.created,
        "owner": node,
    }
    connection.execute(insert(TABLES), row)
    log = _log(header.id, 1, founding.entries, header.created)
    if log:
        connection.execute(_ADD_ENTRIES, log)
    add_tokens(connection, header.id, founding.tokens)


def _entries(connection: Connection, table: str, number: int) -> list[Entry]:
    """Return the entries of a table after this number, in their stored form."""
    rows = connection.scalars(_LATER_ENTRIES, {"table": table, "before": number})
    return [read_entry(text) for text in rows]


def _log(table: str, first: int, entries: Sequence[Entry], at: int) -> list[dict[str, object]]:
    """Return entries as database rows, numbered from `first`."""
    return [
        {"table_id": table, "number": number, "at": at, "text": entry_text(entry)}
        for number, entry in enumerate(entries, first)
    ]


def _misnumbered(connection: Connection, append: Append) -> StoreError:
    """Return the error for entries that don't continue a table's log, or whose table is unknown."""
    table, before = append.number["table"], append.number["before"]
    number = connection.scalar(select(TABLES.c.number).where(TABLES.c.id == table))
    if number is None:
        return StoreError("store-table", table)
    return StoreError("store-number", before + 1, number + 1)
