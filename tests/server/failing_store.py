"""A store that fails when a test wants it to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.store import Store
from lifeboat.table.entries import Entry


class FailingStore(Store):
    """A store that fails on demand, before or after writing."""

    fails = ""

    async def append(self, table: str, first: int, entries: Sequence[Entry], **more: Any) -> None:
        how, FailingStore.fails = FailingStore.fails, ""
        if how == "before":
            await self.open_tables()  # so that it takes a moment
            raise StoreError("store-failed", "disk")
        await super().append(table, first, entries, **more)
        if how == "after":
            raise StoreError("store-uncertain", "connection")
        if how == "fault":
            raise RuntimeError("a bug")
