"""Logs of local tables, in memory or in a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from lifeboat.core.errors import LifeboatError
from lifeboat.table.entries import Entry
from lifeboat.table.stored import entry_text, read_entry, read_log, stored


class StorageError(LifeboatError):
    """Something couldn't be stored or read."""


class Log(Protocol):
    """Storage for the entries of one table."""

    def entries(self) -> Iterable[Entry]:
        """Return all entries so far, in order."""

    def append(self, entries: Sequence[Entry]) -> None:
        """Add entries, and return once they are stored for good."""


class MemoryLog:
    """A log in memory, which is lost when the program ends."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._entries = list(entries)

    def entries(self) -> list[Entry]:
        """Return all entries so far, in order."""
        return list(self._entries)

    def append(self, entries: Sequence[Entry]) -> None:
        """Add entries."""
        self._entries += entries


class FileLog:
    """A log in a file, one entry per line, in the same form as the server's.

    An incomplete last line is ignored, and removed when entries are next appended. It was being
    written when the program ended, so nobody has been told of its entry.
    """

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.game = game

    def entries(self) -> Iterable[Entry]:
        """Return all entries in the file, or none if it doesn't exist."""
        return read_log(self.game, [read_entry(line) for line in self._whole().splitlines()])

    def append(self, entries: Sequence[Entry]) -> None:
        """Write entries to the file, and wait until they are on disk."""
        lines = "".join(f"{entry_text(entry)}\n" for entry in stored(self.game, entries))
        with self.path.open("ab") as file:
            if file.tell() and not self._ends_whole():
                file.truncate(len(self._whole()))
            file.write(lines.encode())
            file.flush()
            os.fsync(file.fileno())

    def _whole(self) -> bytes:
        """Return the content of the file without its last line if that is incomplete."""
        text = self.path.read_bytes() if self.path.exists() else b""
        return text[: text.rfind(b"\n") + 1]

    def _ends_whole(self) -> bool:
        with self.path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read() == b"\n"
