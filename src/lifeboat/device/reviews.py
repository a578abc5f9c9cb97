"""Reviews on a device, made one at a time by the worker that searches.

A review that has been asked for is noted on the shelf. If the page is closed meanwhile, the next
one to ask how far it is begins it again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from lifeboat.core.errors import LifeboatError
from lifeboat.device.library import Library
from lifeboat.table.past.findings import findings_text, read_findings
from lifeboat.table.past.progress import Progress, finished
from lifeboat.table.past.reviewing import Making, Ponderer

log = logging.getLogger(__name__)


class Reviews:
    """The reviews of a device's games."""

    def __init__(self, library: Library, ponderer: Ponderer) -> None:
        self._library = library
        self._ponderer = ponderer
        self._makings: dict[str, Making] = {}
        """The reviews to make, by table; the first one is being made."""
        self._failed: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def start(self, table: str, record: str) -> None:
        """Queue a review of a table's record, unless one already exists or is queued."""
        progress = await self.progress(table)
        if progress.status in ("none", "failed"):
            await self._library.ask_review(table, record)
            self._make(table, record)

    async def progress(self, table: str) -> Progress:
        """Return how far along a table's review is, with its findings once it is ready."""
        if making := self._makings.get(table):
            return making.progress()
        if findings := read_findings(await self._library.findings(table)):
            return finished(findings)
        if table in self._failed:
            return Progress("failed")
        if record := await self._library.review_asked(table):
            return self._make(table, record).progress()
        return Progress("none")

    def _make(self, table: str, record: str) -> Making:
        self._failed.discard(table)
        making = self._makings.setdefault(table, Making(record))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._make_all())
        return making

    async def _make_all(self) -> None:
        while self._makings:
            table, making = next(iter(self._makings.items()))
            try:
                findings = await making.findings(self._ponderer, _nothing)
                await self._library.keep_findings(table, findings_text(findings))
            except Exception:  # whatever goes wrong, the next review must be made
                log.exception("review failed", extra={"table": table})
                self._failed.add(table)
                with suppress(LifeboatError):
                    await self._library.drop_review(table)
            finally:
                del self._makings[table]


async def _nothing() -> None:
    """Tell nobody that another part is done: whoever wants to know asks."""
