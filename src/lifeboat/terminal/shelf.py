"""The shelf: where a game is kept between two sittings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lifeboat.core.records import Record, read_record
from lifeboat.terminal.files import FileError, path_of, read_text, write_text

FILE_NAME: Final = "titanic-1.txt"
"""The example of a file name in hints."""


class Shelf:
    """The file that a game came from or went to last."""

    def __init__(self, record: Record) -> None:
        self.file: Path | None = None
        self.kept = str(record)
        """The game as it would be found again."""

    def put(self, record: Record, name: str, replace: bool) -> Path:
        """Write the game to a file; without a name, to the same file as before."""
        if not name and self.file is None:
            raise FileError("file-name", "save", FILE_NAME)
        path = path_of(name) if name else self.file
        assert path is not None
        write_text(path, str(record), replace or path == self.file)
        self.remember(record, path)
        return path

    def take(self, name: str) -> tuple[Record, Path]:
        """The game that a file holds."""
        if not name:
            raise FileError("file-name", "load", FILE_NAME)
        path = path_of(name)
        return read_record(read_text(path)), path

    def remember(self, record: Record, path: Path | None) -> None:
        """The game as it is now lies in this file, or in none that may be overwritten."""
        self.file = path
        self.kept = str(record)

    def holds(self, record: Record) -> bool:
        """Whether the game would be found again as it is now."""
        return self.kept == str(record) or not record.actions
