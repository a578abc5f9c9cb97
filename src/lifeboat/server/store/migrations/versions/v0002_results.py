"""Add results of finished games, and deals of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Apply the migration."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("pages", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("bot_steps", sa.Integer, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )
    op.create_index("ix_results_deal", "results", ["deal"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("me", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("crew", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["results.table_id"], name="fk_result_seats_table_id"
        ),
    )
    op.create_index("ix_result_seats_me", "result_seats", ["me"])
    op.create_index("ix_result_seats_crew", "result_seats", ["crew"])
    op.create_table(
        "days",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "date", name="pk_days"),
    )
