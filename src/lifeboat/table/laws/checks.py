"""Checks that several laws share, such as who is at the table and whose decision it is."""

from __future__ import annotations

from typing import Final

from lifeboat.core.playthrough import Playthrough
from lifeboat.table import entries
from lifeboat.table.commands import Command, CommandError
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import NO_PERSON, Table

MOST_OF_A_KIND: Final = 1_000
"""The most entries of each kind in `BESIDE_THE_GAME` per person, and the most joins at a table."""
BESIDE_THE_GAME: Final = (
    entries.Joined,
    entries.Renamed,
    entries.Said,
    entries.Proposed,
    entries.Undone,
    entries.Sat,
    entries.SeatNamed,
    entries.BotSat,
    entries.Freed,
)
"""The kinds of entries that are limited, because people could make any number of them."""


def check_presence(table: Table, person: int, tried: str) -> None:
    """Raise `CommandError` for spectators and people who have left or haven't joined."""
    if not NO_PERSON < person <= len(table.people) or table.has_left(person):
        raise CommandError("not-at-table", tried)


def with_room(table: Table, entry: Entry) -> Entry:
    """Return the entry; raise `CommandError` if the limit for its kind has been reached."""
    is_beside = isinstance(entry, BESIDE_THE_GAME)
    if is_beside and table.counts[table.counted_as(entry)] >= MOST_OF_A_KIND:
        raise CommandError("table-full", kind_of(entry), MOST_OF_A_KIND)
    return entry


def check_not_begun(table: Table, command: Command) -> None:
    """Raise `CommandError` if the game has begun."""
    if table.playthrough:
        raise CommandError("game-begun", kind_of(command))


def check_host(table: Table, person: int, command: Command) -> None:
    """Raise `CommandError` for anyone but the host."""
    if person != table.host():
        raise CommandError("host-only", kind_of(command))


def check_silence(table: Table, tried: str) -> None:
    """Raise `CommandError` while people may not talk.

    Call this before accepting anything that others would read, even a name.
    """
    if not table.may_talk():
        raise CommandError("silence", tried, "", table.rules.silence)


def running(table: Table, tried: str) -> Playthrough:
    """Return the game in progress; raise `CommandError` if it hasn't begun or is over."""
    if table.playthrough is None:
        raise CommandError("game-not-begun", tried)
    if table.is_over():
        raise CommandError("game-ended", tried)
    return table.playthrough


def own_decision(table: Table, person: int, tried: str) -> int:
    """Return the seat that decides; raise `CommandError` unless it is this person's."""
    running(table, tried)
    seat = table.deciding_seat()
    assert seat is not None
    if table.seats[seat].person != person:
        raise CommandError("not-your-turn", tried, f"seat {seat + 1}")
    return seat


def check_version(table: Table, version: int) -> None:
    """Raise `CommandError` if what can be played has changed since entry number `version`.

    Also raise it if there is no such entry yet.
    """
    if version < table.version:
        raise CommandError("stale", version, table.version)
    if version > table.last_entry:
        raise CommandError("version", version, f"at most {table.last_entry}")


def legal_action(table: Table, text: str) -> int:
    """Return the action that `text` names; raise a `LifeboatError` if it isn't a legal one."""
    action = table.rules.read_action(text)
    check_legal(table, action)
    return action


def check_legal(table: Table, action: int) -> None:
    """Raise the rules' own error if an action isn't legal now; a game must have begun."""
    state = table.state()
    assert state is not None
    if action not in state.legal():
        state.copy().play(action)
