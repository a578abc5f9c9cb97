"""Add tables, their logs, tokens and invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Apply the migration."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_listed_status_changed", "tables", ["listed", "status", "changed"])
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tokens_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "invites",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_invites"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invites_table_id"),
    )
    op.create_index("ix_invites_table_id", "invites", ["table_id"])
