"""Migrations: how a database of an older version becomes one of this version."""

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
"""The number of the lock that keeps two servers from upgrading one PostgreSQL database at once."""


def configuration() -> Config:
    """How Alembic finds the migrations, without any file of settings."""
    config = Config()
    config.set_main_option("script_location", str(PLACE).replace("%", "%%"))
    return config


def migrate(engine: Engine, to: str = "head") -> None:
    """Make a new database, or bring an older one up to date; a newer one is refused."""
    config = configuration()
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
        _check_known(connection, ScriptDirectory.from_config(config))
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _check_known(connection: Connection, scripts: ScriptDirectory) -> None:
    """Refuse a database that a later version has written."""
    known = {script.revision for script in scripts.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise StoreError("store-newer", revision, scripts.get_current_head() or "")
