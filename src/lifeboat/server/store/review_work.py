"""Reviews that are waiting or being made: which node makes each, and how far it is."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from lifeboat.server.store.access import Access
from lifeboat.server.store.databases import INSERTS
from lifeboat.server.store.schema import REVIEW_WORK, REVIEWS

OWN = REVIEW_WORK.c
FAILED = ""
"""What stands in place of the node once a review has failed."""


class Work(Struct, frozen=True):
    """How far a review is."""

    node: str
    done: int
    parts: int

    def has_failed(self) -> bool:
        """Return whether the review has failed, so that somebody may ask for it again."""
        return self.node == FAILED


class ReviewWork(Access):
    """The reviews under way on all nodes, and the findings of those that are made."""

    async def take_review(
        self, table: str, record: str, living: Collection[str], at: int, most: int
    ) -> int:
        """Become the one who makes a review, unless a living node is or too many are waiting.

        Return the number of other reviews that are waiting or being made; if there are `most` of
        them, the review isn't taken.
        """

        def work(connection: Connection) -> int:
            others = select(func.count()).where(OWN.node != FAILED, OWN.table_id != table)
            waiting: int = connection.scalar(others) or 0
            if waiting < most:
                connection.execute(
                    delete(REVIEW_WORK).where(OWN.table_id == table, OWN.node.not_in(living))
                )
                row = {"table_id": table, "node": self.node, "record": record, "asked": at}
                add = INSERTS[connection.dialect.name](REVIEW_WORK).on_conflict_do_nothing()
                connection.execute(add, {**row, "done": 0, "parts": 0})
            return waiting

        return await self._write(work)

    async def review_work(self, table: str) -> Work | None:
        """Return how far a review is, or None if nobody has asked for it or it is ready."""
        query = select(OWN.node, OWN.done, OWN.parts).where(OWN.table_id == table)
        row = await self._read(lambda connection: connection.execute(query).first())
        return Work(*row) if row else None

    async def note_review(self, table: str, done: int, parts: int) -> None:
        """Store how far a review is that this node makes."""
        own = (OWN.table_id == table) & (OWN.node == self.node)
        await self._change(update(REVIEW_WORK).where(own).values(done=done, parts=parts))

    async def give_review_up(self, table: str) -> None:
        """Note that a review that this node was making has failed."""
        own = (OWN.table_id == table) & (OWN.node == self.node)
        await self._change(update(REVIEW_WORK).where(own).values(node=FAILED))

    async def adopt_reviews(self, living: Collection[str]) -> dict[str, str]:
        """Become the one who makes the reviews of nodes that are gone.

        Return the records of all that this node makes now.
        """
        orphans = OWN.node.not_in({FAILED, *living} - {self.node})
        change = update(REVIEW_WORK).where(orphans).values(node=self.node)
        change = change.returning(OWN.table_id, OWN.record)

        def work(connection: Connection) -> dict[str, str]:
            return {row.table_id: row.record for row in connection.execute(change)}

        return await self._write(work)

    async def review(self, table: str) -> str | None:
        """Return the stored findings of a table's review, or None."""
        query = select(REVIEWS.c.findings).where(REVIEWS.c.table_id == table)
        return await self._read(lambda connection: connection.scalar(query))

    async def keep_review(self, table: str, findings: str, at: int) -> None:
        """Store the findings of a table's review, made at time `at`, replacing earlier ones."""
        row = {"table_id": table, "made": at, "findings": findings}

        def work(connection: Connection) -> None:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
            connection.execute(insert(REVIEWS), row)
            connection.execute(delete(REVIEW_WORK).where(OWN.table_id == table))

        await self._write(work)
