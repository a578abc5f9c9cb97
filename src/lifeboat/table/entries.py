"""Entries: everything that can happen at a table, one after the other in its log.

A table is what its entries make of it. An entry is stored for good, in the form that
:mod:`lifeboat.table.stored` has, before anybody hears of it. It holds all that there is to know,
secrets too: what a viewer gets is made in :mod:`lifeboat.table.wire.rendering`.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

HALF: Final = -1
"""What stands for the first half of an action, which older logs name in two entries."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One thing that happened at a table."""


class Joined(Entry, frozen=True, tag="joined"):
    """A person came to the table; people are counted from 1, the host first."""

    person: int
    name: str
    me: str = ""
    """The hash of the key by which this person's own statistics are kept, if there is one."""


class Left(Entry, frozen=True, tag="left"):
    """A person left the table for good; the stand-in plays for the seats they still hold."""

    person: int


class Removed(Entry, frozen=True, tag="removed"):
    """The host sent a person away for good; their seats go on as those of somebody who left."""

    person: int


class Renamed(Entry, frozen=True, tag="renamed"):
    """A person goes by another name."""

    person: int
    name: str


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    person: int


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot was put on a seat."""

    seat: int
    player: str


class Freed(Entry, frozen=True, tag="freed"):
    """A seat is free again."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The game began."""


class Played(Entry, frozen=True, tag="played"):
    """A seat took an action."""

    seat: int
    action: int
    player: str = ""
    """The bot that decided; empty for the person in the seat."""


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took its last action back."""

    seat: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat laid a proposed action face down."""

    seat: int
    action: int


class TurnedUp(Entry, frozen=True, tag="turned-up"):
    """All proposals were turned up."""


class Said(Entry, frozen=True, tag="said"):
    """A person said something."""

    person: int
    text: str


class Hinted(Entry, frozen=True, tag="hinted"):
    """A person was given a hint for a seat; what it said only they know."""

    seat: int
    person: int


class TakenOver(Entry, frozen=True, tag="taken-over"):
    """A bot plays for a person who is away."""

    seat: int
    player: str


class ClaimedBack(Entry, frozen=True, tag="claimed-back"):
    """The person is back and plays again."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A person gives the game up; it ends when all who sit have, but for those who are away."""

    person: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """Another game was set up for the same people."""

    table: str
