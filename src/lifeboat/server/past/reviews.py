"""Reviews of finished games, made one at a time when the processes are idle, then stored.

Only the findings are stored, without words in any language. If a node stops during a review,
another one, or the same after its restart, makes it from the beginning.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.review_work import ReviewWork
from lifeboat.table.commands import CommandError
from lifeboat.table.past.findings import Findings, findings_text, read_findings
from lifeboat.table.past.progress import Progress, finished
from lifeboat.table.past.reviewing import Making, Ponderer

log = logging.getLogger(__name__)

MOST_WAITING: Final = 20
"""The maximum number of reviews that are waiting or being made; more are refused."""
TRIES: Final = 60
"""How often to try to store a finished review; while the store is away, tries don't count."""
AWAY: Final = ("store-away", "store-lost", "store-uncertain")
"""The errors of a store that is away."""
TRY_AGAIN: Final = 1.0
"""The seconds between these tries."""


class Reviews:
    """The reviews that this node makes, and how far those of other nodes are."""

    def __init__(
        self,
        shelf: ReviewWork,
        bots: Ponderer,
        now: Callable[[], int],
        living: Callable[[], Collection[str]],
    ) -> None:
        """Make reviews with `bots` and keep them on the shelf; `living` names the living nodes."""
        self._shelf = shelf
        self._bots = bots
        self._now = now
        self._living = living
        self._makings: dict[str, Making] = {}
        """The reviews to make here, by table; the first one is being made."""
        self._task: asyncio.Task[None] | None = None

    def waiting(self) -> int:
        """Return the number of reviews that are waiting or being made on this node."""
        return len(self._makings)

    async def start(self, table: str, record: str) -> None:
        """Queue a review of a table's record, unless one already exists or is queued.

        Raise `CommandError` if too many reviews are waiting.
        """
        if table in self._makings or await self._kept(table):
            return
        living, now = self._living(), self._now()
        others = await self._shelf.take_review(table, record, living, now, MOST_WAITING)
        if others >= MOST_WAITING:
            raise CommandError("reviews-full", others)
        work = await self._shelf.review_work(table)
        if work and work.node == self._shelf.node:
            self._make(table, record)

    async def adopt(self) -> None:
        """Make the reviews of nodes that are gone."""
        for table, record in (await self._shelf.adopt_reviews(self._living())).items():
            self._make(table, record)

    def _make(self, table: str, record: str) -> None:
        self._makings.setdefault(table, Making(record))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._make_all())

    async def progress(self, table: str) -> Progress:
        """Return how far along a table's review is, with its findings once it is ready."""
        making = self._makings.get(table)
        if making:
            return making.progress()
        findings = await self._kept(table)
        if findings:
            return finished(findings)
        work = await self._shelf.review_work(table)
        if work is None:
            return Progress("none")
        return (
            Progress("failed") if work.has_failed() else Progress("making", work.done, work.parts)
        )

    async def stop(self) -> None:
        """Stop making reviews; those that aren't finished have to be made from the beginning."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _kept(self, table: str) -> Findings | None:
        text = await self._shelf.review(table)
        return None if text is None else read_findings(text)

    async def _make_all(self) -> None:
        while self._makings:
            table, making = next(iter(self._makings.items()))
            try:
                await self._keep(table, await self._made(table, making))
            except Exception:  # whatever goes wrong, the next review must be made
                log.exception("review failed", extra={"table": table})
                await self._give_up(table)
            finally:
                del self._makings[table]

    async def _keep(self, table: str, findings: Findings) -> None:
        """Store a finished review; if that fails, try again, as long as the store is away."""
        text, tries = findings_text(findings), 0
        while True:
            try:
                await self._shelf.keep_review(table, text, self._now())
            except StoreError as error:
                tries += error.code not in AWAY
                if tries == TRIES:
                    raise
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    async def _give_up(self, table: str) -> None:
        """Store that a review has failed, however long the store is away.

        Until then, the other nodes take it that the review is being made here.
        """
        while True:
            try:
                await self._shelf.give_review_up(table)
            except StoreError:
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    async def _made(self, table: str, making: Making) -> Findings:
        """Make a review and return its findings; people who ask other nodes hear of each part."""

        async def stepped() -> None:
            if self._shelf.is_shared:
                with suppress(StoreError):  # the review itself needn't fail for that
                    await self._shelf.note_review(table, making.done, making.of)

        return await making.findings(self._bots, stepped)
