"""Add subscriptions to notifications, the key that signs them, and when bots take over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "subscriptions",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "endpoint", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_subscriptions_table_id"),
    )
    op.create_index("ix_subscriptions_endpoint", "subscriptions", ["endpoint"])
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("private", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_keys"),
    )
