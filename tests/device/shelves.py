"""Shelves that fail when a test wants them to."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from lifeboat.device.shelf import MemoryShelf, ShelfError


class Crash(BaseException):
    """The page is gone."""


class FailingShelf(MemoryShelf):
    """A shelf that fails from a certain use on, before or after it has written."""

    def __init__(self, beside: MemoryShelf | None = None) -> None:
        super().__init__(beside)
        self.uses = 0
        """How often it was used."""
        self.last_use: int | None = None
        """The use during which the page is lost."""
        self.is_kept = False
        """Whether what is being written then is kept."""
        self.refusal: ShelfError | None = None
        """Why nothing can be written now."""

    async def read(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        self._use()
        return await super().read(prefix, after)

    async def write(self, kept: Mapping[str, str | None], new: Collection[str] = ()) -> bool:
        if self.refusal:
            raise self.refusal
        if self.is_kept and self.uses + 1 == self.last_use:
            await super().write(kept, new)
        self._use()
        return await super().write(kept, new)

    def _use(self) -> None:
        self.uses += 1
        if self.last_use is not None and self.uses >= self.last_use:
            raise Crash
