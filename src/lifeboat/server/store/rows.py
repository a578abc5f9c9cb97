"""The types that the store takes and returns, apart from headers and entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct, json

from lifeboat.table.entries import Entry
from lifeboat.table.table import Header

HEADER: Final = json.Decoder(Header)
"""Reads a table's header as it is stored."""


class Founding(Struct, frozen=True):
    """A table that is being set up."""

    header: Header
    entries: Sequence[Entry]
    """The table's first entries, in their stored form."""
    tokens: Mapping[str, int]
    """The numbers of the people at the table, by the hashes of their tokens."""
    status: str
    summary: str
    """The public information about the table, encoded."""


class Listed(Struct, frozen=True):
    """A listed table, with what the lobby needs to know about it."""

    header: Header
    """The header, without the secret."""
    status: str
    changed: int
    """When the table's last entry was written, in seconds since 1970."""
    summary: str
    """The public information about the table, encoded when its last entry was written."""


class Invite(Struct, frozen=True):
    """An invitation to a seat."""

    table: str
    seat: int
    used: bool
    revoked: bool

    def is_open(self) -> bool:
        """Return whether the invitation can still be used."""
        return not self.used and not self.revoked


class KeptPlace(Struct, frozen=True):
    """A table as it was when its last entry was written, and who holds a token there."""

    table: str
    summary: str
    """The public information about the table, encoded."""
    person: int
    """The number of the token's person; 0 if the token isn't valid."""


class Subscription(Struct, frozen=True):
    """Where a person's browser wants to be notified, and how a message to it is encrypted."""

    endpoint: str
    """The address of the browser's push service that stands for this browser."""
    p256dh: str
    """The browser's public key, in URL-safe base64."""
    auth: str
    """The browser's secret, in URL-safe base64."""
    language: str


class DayDeal(Struct, frozen=True):
    """A game's deal of the day, which is the same at all tables that ask for it."""

    setup: dict[str, str]
    secret: bytes
