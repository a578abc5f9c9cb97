"""Migrations, which upgrade a database written by an older version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, select, text

from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.schema import COMPATIBILITY

PLACE = Path(__file__).parent
UPGRADE_LOCK = 19120414
"""The key of the lock that keeps two servers from upgrading one PostgreSQL database at once."""

NONE = "~"
"""More than any revision."""


def configuration() -> Config:
    """Return an Alembic configuration that finds the migrations without an ini file."""
    config = Config()
    config.set_main_option("script_location", str(PLACE).replace("%", "%%"))
    return config


def migrate(engine: Engine, to: str = "head") -> None:
    """Create the schema in a new database, or upgrade an older one, up to the revision `to`.

    A later version's schema is left alone if it says that this version can use it. Raise
    `StoreError` if it doesn't.
    """
    config = configuration()
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        if _is_newer(connection, ScriptDirectory.from_config(config)):
            return
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _is_newer(connection: Connection, scripts: ScriptDirectory) -> bool:
    """Return whether a later version wrote the database in a way that this one understands.

    Raise `StoreError` if a later version wrote it in another way.
    """
    known = {script.revision for script in scripts.walk_revisions()}
    current = MigrationContext.configure(connection).get_current_heads()
    newer = [revision for revision in current if revision not in known]
    ours = scripts.get_current_head() or ""
    if newer and _oldest_that_fits(connection) > ours:
        raise StoreError("store-newer", newer[0], ours)
    return bool(newer)


def _oldest_that_fits(connection: Connection) -> str:
    """Return the oldest revision whose servers can use the schema, as its writer says."""
    if not inspect(connection).has_table(COMPATIBILITY.name):
        return NONE
    return connection.scalar(select(COMPATIBILITY.c.oldest)) or NONE
