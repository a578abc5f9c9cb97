"""The overview: which tables are open, in play or due, found without loading their logs."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select, update

from lifeboat.server.store.access import Access
from lifeboat.server.store.rows import HEADER, Listed
from lifeboat.server.store.schema import TABLES

OPEN: Final = ("open", "playing")
"""The statuses of a table that counts as open."""
ABANDONED: Final = "abandoned"


class Overview(Access):
    """All tables, by their status and by when something is to happen there."""

    async def lobby(self, limit: int, since: int = 0) -> list[Listed]:
        """Return up to `limit` listed tables that are open and last changed at `since` or later.

        Tables that are waiting for people come before those in play. Within each group, the most
        recently changed tables come first.
        """
        query = (
            select(TABLES.c.header, TABLES.c.status, TABLES.c.changed, TABLES.c.summary)
            .where(TABLES.c.listed, TABLES.c.status.in_(OPEN), TABLES.c.changed >= since)
            .order_by(TABLES.c.status, TABLES.c.changed.desc(), TABLES.c.id)
            .limit(limit)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [
            Listed(HEADER.decode(row.header), row.status, row.changed, row.summary) for row in rows
        ]

    async def open_tables(self) -> int:
        """Return the number of tables that are neither over nor abandoned."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.status.in_(OPEN))
        return await self._read(lambda connection: connection.scalar(query) or 0)

    async def abandon(self, before: int) -> int:
        """Mark open tables that haven't changed since `before` as abandoned; return how many.

        The next entry of such a table sets its status again.
        """
        change = (
            update(TABLES)
            .where(TABLES.c.status.in_(OPEN), TABLES.c.changed < before)
            .values(status=ABANDONED)
        )
        return await self._write(lambda connection: connection.execute(change).rowcount)

    # Tables at rest at which a bot is to take over

    async def due(self, table: str) -> int | None:
        """Return when a bot is to take over at a table, or None if that isn't stored."""
        query = select(TABLES.c.due).where(TABLES.c.id == table)
        return await self._read(lambda connection: connection.scalar(query))

    async def note_due(self, table: str, number: int, due: int) -> None:
        """Store when a bot is to take over at a table, and leave it without an owner until then.

        Do nothing if the table has entries after this number: the time is then out of date.
        """
        change = update(TABLES).where(TABLES.c.id == table, TABLES.c.number == number)
        await self._change(change.values(due=due, owner=None))

    async def forget_due(self, table: str, now: int) -> None:
        """Forget when a bot was to take over at a table, unless that is later than now."""
        change = update(TABLES).where(TABLES.c.id == table, TABLES.c.due <= now)
        await self._change(change.values(due=None))
