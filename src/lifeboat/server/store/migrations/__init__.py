"""Migrations, which upgrade a database written by an older version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from lifeboat.server.store.errors import StoreError

PLACE = Path(__file__).parent
UPGRADE_LOCK = 19120414
"""The key of the lock that keeps two servers from upgrading one PostgreSQL database at once."""


def configuration() -> Config:
    """Return an Alembic configuration that finds the migrations without an ini file."""
    config = Config()
    config.set_main_option("script_location", str(PLACE).replace("%", "%%"))
    return config


def migrate(engine: Engine, to: str = "head") -> None:
    """Create the schema in a new database, or upgrade an older one, up to the revision `to`.

    Raise `StoreError` if a later version wrote the database.
    """
    config = configuration()
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        _check_known(connection, ScriptDirectory.from_config(config))
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _check_known(connection: Connection, scripts: ScriptDirectory) -> None:
    """Raise `StoreError` if a later version wrote the database."""
    known = {script.revision for script in scripts.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise StoreError("store-newer", revision, scripts.get_current_head() or "")
