"""Failures: what the store says when something could not be written or read."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

from lifeboat.core.errors import LifeboatError


class StoreError(LifeboatError):
    """The store could not do it. Nothing was written, unless the code says otherwise.

    ``store-away``: there is no connection. ``store-lost``: it broke before the commit.
    ``store-uncertain``: the connection broke while the write was being committed. It may or may
    not be there; whoever owns the table must load it again.
    ``store-number``: somebody else has written to the table. Whoever believed to own it does not.
    """


def failure_of(error: DBAPIError) -> StoreError:
    """A failure of the database in our words, without the values that the database may quote."""
    if error.connection_invalidated:
        return StoreError("store-lost", type(error.orig).__name__)
    state = getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", "")
    return StoreError("store-failed", f"{type(error.orig).__name__} {state or ''}".strip())
