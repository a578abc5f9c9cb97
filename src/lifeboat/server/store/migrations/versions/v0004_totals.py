"""Add running totals of finished games, and a table for testing whether writes work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

KIND = "results.game, results.layout, results.players"
SUMS = "count(*), sum(CASE WHEN won THEN 1 ELSE 0 END), sum(score), max(score), sum(pages)"


def upgrade() -> None:
    """Apply the migration, and add all finished games to the totals."""
    op.create_table(
        "totals",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("crew", sa.Text, nullable=False),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("won", sa.BigInteger, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("best", sa.BigInteger, nullable=False),
        sa.Column("pages", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "layout", "players", "crew", name="pk_totals"),
    )
    op.execute(
        f"INSERT INTO totals SELECT {KIND}, '', {SUMS} FROM results"
        f" WHERE edition = 'standard' GROUP BY {KIND}"
    )
    op.execute(
        f"INSERT INTO totals SELECT {KIND}, crew, {SUMS} FROM results"
        " JOIN result_seats ON result_seats.table_id = results.table_id"
        f" WHERE edition = 'standard' AND crew != '' GROUP BY {KIND}, crew"
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
