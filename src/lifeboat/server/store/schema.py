"""The database schema.

A change here needs a migration in :mod:`lifeboat.server.store.migrations`; a test checks that the
two match. Times are whole seconds since 1970. Tokens, invitations and the keys of people's own
statistics are stored only as hashes.
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
    return Column("table_id", Text, ForeignKey("tables.id"), nullable=False, **options)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),  # JSON, without the secret
    Column("secret", LargeBinary, nullable=False),
    Column("deal", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # open, playing, over, abandoned
    Column("number", Integer, nullable=False),  # of the last entry
    Column("summary", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger, index=True),  # when a bot takes over, if it may be at rest till then
    Column("owner", Text),  # the node that lets its bots think
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
    Column("hash", Text, nullable=False),
    Column("person", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "hash"),
    sqlite_with_rowid=False,
)

INVITES: Final = Table(
    "invites",
    METADATA,
    Column("hash", Text, primary_key=True),
    _table_id(index=True),
    Column("seat", Integer, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("revoked", Boolean, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    _table_id(primary_key=True),
    Column("game", Text, nullable=False),
    Column("deal", Text, nullable=False, index=True),
    Column("day", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("layout", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("reason", Text, nullable=False),
    Column("pages", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("bot_steps", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
)

RESULT_SEATS: Final = Table(
    "result_seats",
    METADATA,
    Column("table_id", Text, ForeignKey("results.table_id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("me", Text, nullable=False, index=True),
    Column("player", Text, nullable=False),
    Column("crew", Text, nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "seat"),
)

TOTALS: Final = Table(
    "totals",
    METADATA,
    Column("game", Text, nullable=False),
    Column("layout", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("crew", Text, nullable=False),  # empty if all games are counted
    Column("games", BigInteger, nullable=False),
    Column("won", BigInteger, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("best", BigInteger, nullable=False),
    Column("pages", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "layout", "players", "crew"),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    _table_id(primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("findings", Text, nullable=False),  # JSON
)

DAYS: Final = Table(
    "days",
    METADATA,
    Column("game", Text, nullable=False),
    Column("date", Text, nullable=False),
    Column("setup", Text, nullable=False),  # JSON
    Column("secret", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game", "date"),
)

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    _table_id(),
    Column("person", Integer, nullable=False),
    Column("endpoint", Text, nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "endpoint"),
)

PUSH_KEYS: Final = Table(
    "push_keys",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", LargeBinary, nullable=False),
)

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),  # milliseconds, by the clock of the database
    Column("about", Text, nullable=False),  # JSON
)

REVIEW_WORK: Final = Table(
    "review_work",
    METADATA,
    _table_id(primary_key=True),
    Column("node", Text, nullable=False, index=True),  # empty once it has failed
    Column("record", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("parts", Integer, nullable=False),
    Column("asked", BigInteger, nullable=False),
)

COMPATIBILITY: Final = Table(
    "compatibility",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("oldest", Text, nullable=False),  # the oldest revision whose servers can use the schema
)

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)
