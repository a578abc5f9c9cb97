"""The shelf: saving a game to a file, and loading it."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from lifeboat.core.records import Record, read_record
from lifeboat.terminal.files import FileError, path_of, read_text, write_text

MOST_FILES: Final = 99
"""The most file names to try in a folder when writing a game to a new file."""


def file_name(game: str, number: int = 1) -> str:
    """Return a default file name for a game, which also serves as an example."""
    return f"{game}-{number}.txt"


class Shelf:
    """The file that a game came from or was last written to, if any."""

    def __init__(self, record: Record) -> None:
        self.file: Path | None = None
        self.kept = str(record)
        """The text of the record when it was last saved or loaded, or when the game began."""

    def put(self, record: Record, name: str, replace: bool) -> Path:
        """Write the game to a file, and return its path.

        If `name` is empty, the same file is used as before. Raise `FileError` if there isn't one,
        if the file can't be written, or if another file exists there and `replace` is false.
        """
        if not name and self.file is None:
            raise FileError("file-name", "save", file_name(record.game))
        path = path_of(name) if name else self.file
        assert path is not None
        write_text(path, str(record), replace or path == self.file)
        self.remember(record, path)
        return path

    def rescue(self, record: Record) -> Path:
        """Write the game to a new file, and return its path.

        The file is in the current folder or, if that fails, in the folder for temporary files.
        Raise `FileError` if both fail.
        """
        for folder in (Path(), Path(tempfile.gettempdir())):
            for number in range(1, MOST_FILES + 1):
                path = folder / file_name(record.game, number)
                with suppress(FileError):
                    write_text(path, str(record), replace=False)
                    self.remember(record, path)
                    return path
        raise FileError("file-nowhere", record.game)

    def take(self, name: str, game: str) -> tuple[Record, Path]:
        """Return the record in a file, and the file's path.

        Raise a `LifeboatError` if no file is named, or if the file can't be read.
        """
        if not name:
            raise FileError("file-name", "load", file_name(game))
        path = path_of(name)
        return read_record(read_text(path)), path

    def remember(self, record: Record, path: Path | None) -> None:
        """Note that the game in its current state is saved at `path`.

        `path` is None if the game came from a file that mustn't be overwritten.
        """
        self.file = path
        self.kept = str(record)

    def holds(self, record: Record) -> bool:
        """Return whether nothing can be lost: the current game is saved, or has no actions."""
        return self.kept == str(record) or not record.actions
