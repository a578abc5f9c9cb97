"""Rows: what the store takes and gives beside headers and entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from lifeboat.table.entries import Entry
from lifeboat.table.table import Header


class Tally(Struct, frozen=True):
    """Finished games of one kind, counted."""

    game: str
    layout: str
    players: int
    crew: str
    """The crew member that the games have in common; empty where all are counted together."""
    games: int
    won: int
    score: int
    """The sum of the scores."""
    best: int
    """The highest score."""
    pages: int
    """The sum of the pages turned."""


class Founding(Struct, frozen=True):
    """A table that is set up."""

    header: Header
    entries: Sequence[Entry]
    """Its first entries, as they are stored."""
    tokens: Mapping[str, int]
    """The people by the hashes of their tokens."""
    status: str
    summary: str
    """The table as all may know it, encoded."""


class Listed(Struct, frozen=True):
    """A table as the lobby shows it."""

    header: Header
    """The header, without the secret."""
    status: str
    changed: int
    """When its last entry was written, in seconds since 1970."""
    summary: str
    """What the owner of the table last wrote for the lobby."""


class Invite(Struct, frozen=True):
    """An invitation to a seat."""

    table: str
    seat: int
    used: bool
    revoked: bool

    def is_open(self) -> bool:
        """Whether somebody can still come by it."""
        return not self.used and not self.revoked


class DayDeal(Struct, frozen=True):
    """The deal of a day: what all tables of that day are dealt."""

    setup: dict[str, str]
    secret: bytes
