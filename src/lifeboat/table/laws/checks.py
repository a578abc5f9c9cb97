"""What several laws ask: who is here, whose decision it is, and whether it is still the moment."""

from __future__ import annotations

from typing import Final

from lifeboat.core.playthrough import Playthrough
from lifeboat.table import entries
from lifeboat.table.commands import Command, CommandError
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import NO_PERSON, Table

MOST_OF_A_KIND: Final = 1_000
"""How often a person can do each thing beside the game at a table, and how many can come."""
BESIDE_THE_GAME: Final = (
    entries.Joined,
    entries.Renamed,
    entries.Said,
    entries.Proposed,
    entries.Undone,
    entries.Sat,
    entries.BotSat,
    entries.Freed,
)
"""What people could do without end."""


def check_presence(table: Table, person: int, tried: str) -> None:
    """Refuse anyone who only watches, or has left."""
    if person == NO_PERSON or table.has_left(person):
        raise CommandError("not-at-table", tried)


def with_room(table: Table, entry: Entry) -> Entry:
    """Return an entry, if the log has room for one more of its kind by this person."""
    is_beside = isinstance(entry, BESIDE_THE_GAME)
    if is_beside and table.counts[table.counted_as(entry)] >= MOST_OF_A_KIND:
        raise CommandError("table-full", kind_of(entry), MOST_OF_A_KIND)
    return entry


def check_host(table: Table, person: int, command: Command) -> None:
    """Refuse anyone but the host."""
    if person != table.host():
        raise CommandError("host-only", kind_of(command))


def check_silence(table: Table, tried: str) -> None:
    """Let nothing through that all would read while nobody may talk: no name either."""
    if not table.may_talk():
        raise CommandError("silence", tried, "", table.rules.silence)


def running(table: Table, tried: str) -> Playthrough:
    """Return the game that is going on."""
    if table.playthrough is None:
        raise CommandError("game-not-begun", tried)
    if table.is_over():
        raise CommandError("game-ended", tried)
    return table.playthrough


def own_decision(table: Table, person: int, tried: str) -> int:
    """Return the seat that decides, if it is this person's."""
    running(table, tried)
    seat = table.deciding_seat()
    assert seat is not None
    if table.seats[seat].person != person:
        raise CommandError("not-your-turn", tried, f"seat {seat + 1}")
    return seat


def check_version(table: Table, version: int) -> None:
    """Refuse a command that was made against an earlier moment."""
    if version < table.version:
        raise CommandError("stale", version, table.version)
    if version > table.last_entry:
        raise CommandError("version", version, f"at most {table.last_entry}")


def legal_action(table: Table, text: str) -> int:
    """Return the action that a text names, if it is legal."""
    action = table.rules.read_action(text)
    check_legal(table, action)
    return action


def check_legal(table: Table, action: int) -> None:
    """Refuse an action that isn't legal, for the reason that the rules give."""
    state = table.state()
    assert state is not None
    if action not in state.legal():
        state.copy().play(action)
