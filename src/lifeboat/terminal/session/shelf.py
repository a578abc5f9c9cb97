"""The shelf: where a game is kept between two sittings."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from lifeboat.core.records import Record, read_record
from lifeboat.terminal.files import FileError, path_of, read_text, write_text

MOST_FILES: Final = 99
"""So many games that were left find a name in one folder."""


def file_name(game: str, number: int = 1) -> str:
    """A name for the file of a game, in hints and where nobody chooses one."""
    return f"{game}-{number}.txt"


class Shelf:
    """The file that a game came from or went to last."""

    def __init__(self, record: Record) -> None:
        self.file: Path | None = None
        self.kept = str(record)
        """The game as it would be found again."""

    def put(self, record: Record, name: str, replace: bool) -> Path:
        """Write the game to a file; without a name, to the same file as before."""
        if not name and self.file is None:
            raise FileError("file-name", "save", file_name(record.game))
        path = path_of(name) if name else self.file
        assert path is not None
        write_text(path, str(record), replace or path == self.file)
        self.remember(record, path)
        return path

    def rescue(self, record: Record) -> Path:
        """Write the game to a new file, here or else in the folder for passing things."""
        for folder in (Path(), Path(tempfile.gettempdir())):
            for number in range(1, MOST_FILES + 1):
                path = folder / file_name(record.game, number)
                with suppress(FileError):
                    write_text(path, str(record), replace=False)
                    self.remember(record, path)
                    return path
        raise FileError("file-nowhere", record.game)

    def take(self, name: str, game: str) -> tuple[Record, Path]:
        """The game that a file holds."""
        if not name:
            raise FileError("file-name", "load", file_name(game))
        path = path_of(name)
        return read_record(read_text(path)), path

    def remember(self, record: Record, path: Path | None) -> None:
        """The game as it is now lies in this file, or in none that may be overwritten."""
        self.file = path
        self.kept = str(record)

    def holds(self, record: Record) -> bool:
        """Whether the game would be found again as it is now."""
        return self.kept == str(record) or not record.actions
