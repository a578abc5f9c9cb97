"""The schema: what the database holds.

A change here needs a migration in :mod:`lifeboat.server.migrations`; a test compares the two.
Times are whole seconds since 1970. Tokens, invitations and the keys of people's own statistics
are kept as hashes only.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id(**options: Any) -> Column[str]:
    return Column("table_id", String(64), ForeignKey("tables.id"), nullable=False, **options)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(30), nullable=False),
    Column("header", Text, nullable=False),  # JSON, without the secret
    Column("secret", LargeBinary, nullable=False),
    Column("deal", String(64), nullable=False),
    Column("day", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # open, playing, over
    Column("number", Integer, nullable=False),  # of the last entry
    Column("summary", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "listed", "status", "changed"),
    Index(None, "status", "changed"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    _table_id(),
    Column("hash", String(128), nullable=False),
    Column("person", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "hash"),
    sqlite_with_rowid=False,
)

INVITES: Final = Table(
    "invites",
    METADATA,
    Column("hash", String(128), primary_key=True),
    _table_id(index=True),
    Column("seat", Integer, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("revoked", Boolean, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    _table_id(primary_key=True),
    Column("game", String(30), nullable=False),
    Column("deal", String(64), nullable=False, index=True),
    Column("day", String(10), nullable=False),
    Column("players", Integer, nullable=False),
    Column("layout", String(30), nullable=False),
    Column("edition", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("reason", String(30), nullable=False),
    Column("pages", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("bot_steps", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
)

RESULT_SEATS: Final = Table(
    "result_seats",
    METADATA,
    Column("table_id", String(64), ForeignKey("results.table_id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("me", String(128), nullable=False, index=True),
    Column("player", String(30), nullable=False),
    Column("crew", String(30), nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "seat"),
)

DAYS: Final = Table(
    "days",
    METADATA,
    Column("game", String(30), nullable=False),
    Column("date", String(10), nullable=False),
    Column("setup", Text, nullable=False),  # JSON
    Column("secret", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game", "date"),
)
