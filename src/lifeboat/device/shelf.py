"""Shelves, where a device keeps its games: texts under keys, in one place for all its pages.

In a browser it is a database that outlives the page, and each tab is a device of its own on the
same shelf. Which of two tabs was first is decided by the keys that must be new.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from lifeboat.table.log import StorageError


class ShelfError(StorageError):
    """A failure of the shelf; nothing was written.

    - ``shelf-full``: there is no room left.
    - ``shelf-denied``: the browser doesn't let us keep anything.
    - ``shelf-failed``: anything else.
    """


class Shelf(Protocol):
    """A place that keeps texts under keys, and carries news between the devices that share it."""

    async def read(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        """Return the keys that begin with `prefix` and come after `after`, with their texts.

        They are in order. Raise `ShelfError` if they can't be read.
        """

    async def write(self, kept: Mapping[str, str | None], new: Collection[str] = ()) -> bool:
        """Keep texts under their keys, all or none, and return True once they are kept for good.

        None removes a key. If a key in `new` exists already, change nothing and return False.
        Raise `ShelfError` if nothing can be written.
        """

    def tell(self, news: str) -> None:
        """Send news to the other devices on this shelf, without waiting."""

    def hear(self, heard: Callable[[str], None]) -> None:
        """Set the function that is called with the news of other devices."""


class MemoryShelf:
    """A shelf in memory, which is lost when the program ends."""

    def __init__(self, beside: MemoryShelf | None = None) -> None:
        """Make an empty shelf, or one that shares everything with another."""
        self.kept: dict[str, str] = beside.kept if beside else {}
        self._all: list[MemoryShelf] = beside._all if beside else []
        self._all.append(self)
        self._heard: Callable[[str], None] = _nobody

    async def read(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        """Return the keys that begin with `prefix` and come after `after`, with their texts."""
        found = [key for key in self.kept if key.startswith(prefix) and key > after]
        return [(key, self.kept[key]) for key in sorted(found)]

    async def write(self, kept: Mapping[str, str | None], new: Collection[str] = ()) -> bool:
        """Keep texts under their keys, unless one of those in `new` exists already."""
        if any(key in self.kept for key in new):
            return False
        for key, text in kept.items():
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text
        return True

    def tell(self, news: str) -> None:
        """Send news to the other devices that share this shelf."""
        for other in self._all:
            if other is not self:
                other._heard(news)

    def hear(self, heard: Callable[[str], None]) -> None:
        """Set the function that is called with the news of other devices."""
        self._heard = heard


def _nobody(news: str) -> None:
    """Hear nothing."""
