"""The log of a table, as a host needs it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from lifeboat.table.entries import Entry
from lifeboat.table.stored import entry_text, read_entry, read_log, stored


class Log(Protocol):
    """Where the entries of one table are kept."""

    def entries(self) -> Iterable[Entry]:
        """Return all entries so far."""

    def append(self, entries: Sequence[Entry]) -> None:
        """Keep more entries; they are stored for good on return."""


class MemoryLog:
    """A log that lasts as long as the program."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._entries = list(entries)

    def entries(self) -> list[Entry]:
        """Return all entries so far."""
        return list(self._entries)

    def append(self, entries: Sequence[Entry]) -> None:
        """Keep more entries."""
        self._entries += entries


class FileLog:
    """A log in a file, one entry a line, in the form that the server stores too."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.game = game

    def entries(self) -> Iterable[Entry]:
        """Return all entries that the file holds; a file that isn't there holds none."""
        if not self.path.exists():
            return []
        lines = self.path.read_text("utf-8").splitlines()
        return read_log(self.game, [read_entry(line) for line in lines])

    def append(self, entries: Sequence[Entry]) -> None:
        """Write more entries into the file."""
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(f"{entry_text(entry)}\n" for entry in stored(self.game, entries))
