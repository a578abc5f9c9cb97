"""The entries of a table's log: everything that can happen at a table.

A table can be rebuilt from its entries. An entry is stored for good, in the form that
:mod:`lifeboat.table.stored` defines, before anybody is told of it. Entries may contain secrets;
:mod:`lifeboat.table.wire.rendering` turns them into messages for each viewer.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

HALF: Final = -1
"""The action in `Played` for the first half of an action; older logs store some in two halves."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One thing that happened at a table."""


class Joined(Entry, frozen=True, tag="joined"):
    """A person joined the table; people are numbered from 1, in the order in which they join."""

    person: int
    name: str
    me: str = ""
    """The hash of the person's statistics key; empty if they gave none."""


class Left(Entry, frozen=True, tag="left"):
    """A person left the table for good; during a game, the stand-in plays their seats."""

    person: int


class Removed(Entry, frozen=True, tag="removed"):
    """The host removed a person for good; during a game, the stand-in plays their seats."""

    person: int


class Renamed(Entry, frozen=True, tag="renamed"):
    """A person changed their name."""

    person: int
    name: str


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    person: int


class SeatNamed(Entry, frozen=True, tag="seat-named"):
    """A seat of a person who has several was given its own name, or lost it."""

    seat: int
    name: str
    """The name; empty if the seat lost its name."""


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot was given a seat."""

    seat: int
    player: str


class Freed(Entry, frozen=True, tag="freed"):
    """A seat became free again."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The game began."""


class Played(Entry, frozen=True, tag="played"):
    """A seat took an action."""

    seat: int
    action: int
    player: str = ""
    """The bot that decided; empty if it was the person in the seat."""


class Undone(Entry, frozen=True, tag="undone", omit_defaults=True):
    """The last step of the game, which this seat had taken, was undone."""

    seat: int
    person: int = 0
    """The person who undid it, at a practice table; elsewhere 0, for the one in the seat."""


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat made a sealed proposal."""

    seat: int
    action: int


class TurnedUp(Entry, frozen=True, tag="turned-up"):
    """All proposals were revealed."""


class Said(Entry, frozen=True, tag="said"):
    """A person said something."""

    person: int
    text: str


class Hinted(Entry, frozen=True, tag="hinted"):
    """A person was given a hint for a seat; only they know what it said."""

    seat: int
    person: int


class TakenOver(Entry, frozen=True, tag="taken-over"):
    """A bot began to stand in for a person who is away."""

    seat: int
    player: str


class ClaimedBack(Entry, frozen=True, tag="claimed-back"):
    """A person came back and took their seat back from the stand-in."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A person resigned; the game was abandoned if everybody else had resigned or was away."""

    person: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """A rematch was set up for the same people."""

    table: str
