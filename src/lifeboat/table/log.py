"""The log of a table, as whoever plays it needs it."""

from __future__ import annotations

import os
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
    """A log in a file, one entry a line, in the form that the server stores too.

    A last line that isn't whole was being written when the program ended: nobody was told of it.
    """

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.game = game

    def entries(self) -> Iterable[Entry]:
        """Return all entries that the file holds; a file that isn't there holds none."""
        return read_log(self.game, [read_entry(line) for line in self._whole().splitlines()])

    def append(self, entries: Sequence[Entry]) -> None:
        """Write more entries into the file, and on the disk."""
        lines = "".join(f"{entry_text(entry)}\n" for entry in stored(self.game, entries))
        with self.path.open("ab") as file:
            if file.tell() and not self._ends_whole():
                file.truncate(len(self._whole()))
            file.write(lines.encode())
            file.flush()
            os.fsync(file.fileno())

    def _whole(self) -> bytes:
        """Return what the file holds, without a last line that isn't whole."""
        text = self.path.read_bytes() if self.path.exists() else b""
        return text[: text.rfind(b"\n") + 1]

    def _ends_whole(self) -> bool:
        with self.path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read() == b"\n"
