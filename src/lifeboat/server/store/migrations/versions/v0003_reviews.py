"""Add reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Apply the migration."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("findings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
    )
