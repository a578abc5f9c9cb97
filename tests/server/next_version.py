"""The next version of this program: the same, with one more migration of the database.

Nodes of neighbouring versions have to serve side by side, but there is only one version here. So
this makes another: a copy of the package whose migration adds a column and says that servers of
today's revision can go on.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory

import lifeboat
from lifeboat.server.store.migrations import configuration

NEXT: Final = "next"
"""The revision of the next version's migration."""
MIGRATION: Final = '''"""Add a colour to every table."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("colour", sa.Text, nullable=False, server_default="white"))
    op.execute(sa.text("UPDATE compatibility SET oldest = '{before}'"))
'''


def next_version(folder: Path) -> Path:
    """Write the next version into a folder; return what to put on Python's path to run it."""
    package = Path(lifeboat.__file__).parent
    without_caches = shutil.ignore_patterns("__pycache__")
    copied = Path(shutil.copytree(package, folder / "lifeboat", ignore=without_caches))
    before = ScriptDirectory.from_config(configuration()).get_current_head()
    text = MIGRATION.format(revision=NEXT, before=before)
    migrations = copied / "server" / "store" / "migrations" / "versions"
    (migrations / "v9999_next.py").write_text(text, "utf-8")
    return folder
