"""Versions: which Lifeboat plays here."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def lifeboat_version() -> str:
    """The version of the installed package, or nothing where it is not installed."""
    try:
        return version("lifeboat")
    except PackageNotFoundError:
        return ""
