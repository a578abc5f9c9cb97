"""Add nodes, the owners of tables, reviews under way, and which older versions may go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("owner", sa.Text, nullable=True))
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "review_work",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("parts", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_review_work"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_review_work_table_id"),
    )
    op.create_index("ix_review_work_node", "review_work", ["node"])
    compatibility = op.create_table(
        "compatibility",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("oldest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_compatibility"),
    )
    op.bulk_insert(compatibility, [{"id": 1, "oldest": "0006"}])
