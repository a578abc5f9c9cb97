"""Checks that the user of a PostgreSQL database may do what a server has to do."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from lifeboat.server.store.errors import StoreError, state_of
from lifeboat.server.store.schema import METADATA

NEEDED: Final = ("SELECT", "INSERT", "UPDATE", "DELETE")
NOT_ALLOWED: Final = "42501"
"""PostgreSQL's code for something that the user has no right to."""
_MAY: Final = text("SELECT has_table_privilege(:table, :right)")


def check_rights(engine: Engine) -> None:
    """Raise `StoreError` if the user may not read and write all tables of the schema."""
    if engine.dialect.name != "postgresql":
        return
    with engine.connect() as connection:
        for table in METADATA.tables:
            for right in NEEDED:
                if not connection.scalar(_MAY, {"table": table, "right": right}):
                    raise StoreError("store-rights", _user_of(engine), f"{right} {table}")


def opening_failure(engine: Engine, error: DBAPIError) -> StoreError:
    """Return the error for a database that can't be opened or upgraded."""
    reason = str(error.orig).partition("\n")[0]
    if state_of(error) == NOT_ALLOWED:
        return StoreError("store-rights", _user_of(engine), reason)
    return StoreError("store-open", reason)


def _user_of(engine: Engine) -> str:
    return engine.url.username or "-"
