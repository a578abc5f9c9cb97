"""Files: texts read and written, every mishap a named error."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lifeboat.core.errors import LifeboatError


class FileError(LifeboatError):
    """A file cannot be read or written; nothing has changed."""


def path_of(name: str) -> Path:
    """The file that somebody calls by this name; ~ is their home."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def read_text(path: Path) -> str:
    """The text of a file in UTF-8."""
    with named_errors(path):
        return path.read_bytes().decode("utf-8")


def write_text(path: Path, text: str, replace: bool) -> None:
    """Write a file whole or not at all; one that exists is replaced only on request."""
    with named_errors(path):
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
def named_errors(path: Path) -> Iterator[None]:
    """Turn what the system says into errors with codes."""
    try:
        yield
    except UnicodeDecodeError:
        raise FileError("file-text", path) from None
    except FileNotFoundError:
        raise FileError("file-missing", path) from None
    except IsADirectoryError:
        raise FileError("file-directory", path) from None
    except PermissionError:
        raise FileError("file-permission", path) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise FileError("file-other", path, reason) from None
