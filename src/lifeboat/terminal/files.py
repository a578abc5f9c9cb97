"""Reading and writing text files; any failure is raised as a `FileError`."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from lifeboat.core.errors import LifeboatError

CODES: Final = {
    errno.ENAMETOOLONG: "file-long",
    errno.ENOSPC: "file-full",
    errno.EDQUOT: "file-full",
    errno.EROFS: "file-locked",
}
"""Our codes for system errors that don't have their own exception class."""


class FileError(LifeboatError):
    """A file can't be read or written; nothing has changed."""


def path_of(name: str) -> Path:
    """Return the path that somebody typed, with ``~`` expanded if possible."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file; raise `FileError` if it can't be read."""
    with named_errors(path):
        return path.read_bytes().decode("utf-8")


def write_text(path: Path, text: str, replace: bool) -> None:
    """Write a file completely or not at all.

    Raise `FileError` if it can't be written, or if it exists and `replace` is false.
    """
    with named_errors(path, writes=True):
        if path.is_dir():
            raise IsADirectoryError
        if path.exists() and not path.is_file():
            raise FileError("file-special", path)
        if path.exists() and not replace:
            raise FileError("file-exists", path)
        beside = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            beside.write_bytes(text.encode("utf-8"))
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)


@contextmanager
def named_errors(path: Path, writes: bool = False) -> Iterator[None]:
    """Turn system errors about a file into a `FileError`.

    `writes` is true if the file is being written rather than read.
    """
    try:
        yield
    except UnicodeDecodeError:
        raise FileError("file-text", path) from None
    except FileNotFoundError:
        raise _missing(path, writes) from None
    except IsADirectoryError:
        raise FileError("file-directory", path) from None
    except NotADirectoryError:
        raise FileError("file-not-folder", path.parent) from None
    except PermissionError:
        raise FileError("file-permission", path) from None
    except OSError as error:
        number = error.errno or 0
        raise FileError(CODES.get(number) or "file-other", path, number) from None
    except ValueError:
        raise FileError("file-characters", path) from None


def _missing(path: Path, writes: bool) -> FileError:
    """Return the error for a path that wasn't found.

    If a write fails although the folder exists, files can't be created in that folder.
    """
    if not path.parent.is_dir():
        return FileError("file-folder", path.parent)
    return FileError("file-locked" if writes else "file-missing", path)
