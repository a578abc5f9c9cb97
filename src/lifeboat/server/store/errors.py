"""Errors that the store raises when a read or write fails."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError

from lifeboat.table.log import StorageError


class StoreError(StorageError):
    """A store failure. Nothing was written, unless the code is ``store-uncertain``.

    - ``store-away``: there is no connection.
    - ``store-lost``: the connection broke before the commit.
    - ``store-uncertain``: the connection broke during the commit. The write may or may not be
      there, so the owner of the table must load it again.
    - ``store-number``: somebody else has written to the table, so the caller no longer owns it.

    Other codes say what was wrong with a request, an address or the database.
    """


class GaveWay(StoreError):
    """A write that the database refused for another one's sake, and that may be tried again."""


GAVE_WAY: Final = ("40P01", "40001")
"""PostgreSQL's codes for a deadlock and for transactions that can't be put in an order."""


def failure_of(error: DBAPIError) -> StoreError:
    """Return a `StoreError` for a database error, leaving out values that its message may quote."""
    if error.connection_invalidated:
        return StoreError("store-lost", type(error.orig).__name__)
    kind = GaveWay if state_of(error) in GAVE_WAY else StoreError
    return kind("store-failed", f"{type(error.orig).__name__} {state_of(error)}".strip())


def state_of(error: DBAPIError) -> str:
    """Return the database's own code for an error, or "" if there is none."""
    cause = error.orig
    return getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None) or ""
