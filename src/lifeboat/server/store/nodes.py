"""Nodes: the servers that use the database, and which of them lets the bots of a table think.

A node shows that it lives by a beat. All times are by the clock of the database, so it doesn't
matter what the nodes' own clocks say. The owner of a table is the node that wrote the entry after
which a bot has to decide, or claimed the table; if that node is gone, another claims it. Nothing
depends on there being only one owner, since the log decides who was first: owners only keep work
from being done twice.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

from msgspec import DecodeError, Struct, json
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, text, update

from lifeboat.server.store.access import Access
from lifeboat.server.store.news import Beat, Leaving
from lifeboat.server.store.schema import NODES, TABLES

LIFE: Final = 5_000
"""The number of milliseconds after its last beat for which a node counts as living."""
PUNCTUAL: Final = LIFE // 2
"""The most milliseconds between two beats of a node that may judge others."""
_DATABASE_TIME: Final = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")


class About(Struct, frozen=True):
    """What nodes know about each other."""

    settings: dict[str, str] = {}
    """The settings that should be the same on all nodes, as text."""


class Roll(Struct, frozen=True):
    """The nodes that were living at the time of a beat."""

    living: dict[str, About]
    time: int
    """The time of the database, in milliseconds since 1970."""
    is_new: bool
    """Whether this node wasn't known before, or had been forgotten."""
    is_punctual: bool
    """Whether this node's own last beat wasn't long ago; if it was, others' may be old as well."""


_ABOUT: Final = json.Decoder(About)


class Nodes(Access):
    """The nodes, and which tables they own."""

    async def beat(self, about: About, may_bury: bool, at: float = 0.0) -> Roll:
        """Show that this node lives, and return all that do; the others hear of it at once.

        This node hears of it too, and `at` what time by its own clock the beat began.
        With `may_bury`, nodes that haven't shown it for long are forgotten, unless this one hasn't
        either: then the database was away, or this machine was asleep.
        """

        def work(connection: Connection) -> Roll:
            now = _milliseconds(connection)
            own = NODES.c.id == self.node
            last = connection.scalar(select(NODES.c.beat).where(own))
            is_punctual = last is not None and now - last <= PUNCTUAL
            row = {"beat": now, "about": json.encode(about).decode()}
            is_new = connection.execute(update(NODES).where(own), row).rowcount == 0
            if is_new:
                connection.execute(insert(NODES), {"id": self.node, **row})
            if may_bury and is_punctual:
                connection.execute(delete(NODES).where(NODES.c.beat < now - LIFE))
            found = connection.execute(select(NODES).where(NODES.c.beat >= now - LIFE))
            living = {row.id: _about(row.about) for row in found}
            return Roll(living, now, is_new, is_punctual)

        return await self._write(work, [Beat(at)])

    async def depart(self) -> None:
        """Let another node take over what this one owns; the others hear of it at once."""

        def work(connection: Connection) -> None:
            connection.execute(delete(NODES).where(NODES.c.id == self.node))

        await self._write(work, [Leaving()])

    # Owners

    async def claim(self, table: str, living: Collection[str]) -> bool:
        """Become the owner of a table, unless another living node is; return whether we are."""
        own = or_(TABLES.c.owner == self.node, _is_orphan(living))
        change = update(TABLES).where(TABLES.c.id == table, own).values(owner=self.node)
        return await self._write(lambda connection: connection.execute(change).rowcount == 1)

    async def claim_playing(
        self, living: Collection[str], since: int, limit: int
    ) -> dict[str, str]:
        """Become the owner of tables in play that no living node owns, at most `limit`.

        Only tables that changed at `since` or later are taken, the most recently changed first.
        Return their summaries by id.
        """
        is_playing = (TABLES.c.status == "playing") & (TABLES.c.changed >= since)
        return await self._claim(is_playing & _is_orphan(living), limit)

    async def owned_playing(self, since: int) -> dict[str, str]:
        """Return the summaries of this node's tables in play that changed at `since` or later."""
        own = (TABLES.c.owner == self.node) & (TABLES.c.status == "playing")
        query = select(TABLES.c.id, TABLES.c.summary).where(own, TABLES.c.changed >= since)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.id: row.summary for row in rows}

    async def claim_due(self, living: Collection[str], now: int, limit: int) -> list[str]:
        """Become the owner of tables at which a bot is to take over by now, at most `limit`.

        Tables that a living node owns are left to it. Return the ids.
        """
        is_due = (TABLES.c.due <= now) & or_(TABLES.c.owner == self.node, _is_orphan(living))
        return list(await self._claim(is_due, limit))

    async def _claim(self, condition: ColumnElement[bool], limit: int) -> dict[str, str]:
        found = (
            select(TABLES.c.id)
            .where(condition)
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
            .limit(limit)
            .with_for_update(skip_locked=True)  # others claim at the same time
        )
        change = update(TABLES).where(TABLES.c.id.in_(found)).values(owner=self.node)
        change = change.returning(TABLES.c.id, TABLES.c.summary, TABLES.c.changed)

        def work(connection: Connection) -> dict[str, str]:
            rows = sorted(connection.execute(change), key=lambda row: (-row.changed, row.id))
            return {row.id: row.summary for row in rows}

        return await self._write(work)


def _is_orphan(living: Collection[str]) -> ColumnElement[bool]:
    """Return the condition that no living node owns a table."""
    return or_(TABLES.c.owner.is_(None), TABLES.c.owner.not_in(living))


def _milliseconds(connection: Connection) -> int:
    """Return the time by the clock of the database, in milliseconds since 1970."""
    if connection.dialect.name == "postgresql":
        return connection.scalar(_DATABASE_TIME) or 0
    return time.time_ns() // 1_000_000


def _about(text: str) -> About:
    """Read what a node says about itself; a later version may say it in another way."""
    try:
        return _ABOUT.decode(text)
    except DecodeError:
        return About()
