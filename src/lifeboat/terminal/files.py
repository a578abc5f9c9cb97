"""Files: texts read and written, every mishap a named error."""

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
"""What the system says, and has no class of its own for."""


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
    """Turn what the system says into errors with codes."""
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
    """Name what is not there: the folder, or the file in it, which in some none can be made."""
    if not path.parent.is_dir():
        return FileError("file-folder", path.parent)
    return FileError("file-locked" if writes else "file-missing", path)
