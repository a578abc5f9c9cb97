"""The version of Lifeboat that is running."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def lifeboat_version() -> str:
    """Return the version of the installed package, or "" if it isn't installed."""
    try:
        return version("lifeboat")
    except PackageNotFoundError:
        return ""
