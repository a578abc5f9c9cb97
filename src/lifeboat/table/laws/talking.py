"""What people say, and what they are called."""

from __future__ import annotations

from lifeboat.table import entries
from lifeboat.table.commands import CommandError, Rename, Say
from lifeboat.table.entries import Entry
from lifeboat.table.laws.checks import check_silence
from lifeboat.table.names import checked_name, checked_talk, is_same_name
from lifeboat.table.table import Table


def say(table: Table, person: int, command: Say) -> list[Entry]:
    """Let a person say something to all, where people may talk."""
    check_silence(table, "say")
    return [entries.Said(person, checked_talk(command.text))]


def rename(table: Table, person: int, command: Rename) -> list[Entry]:
    """Let a person go by another name, where people may talk."""
    check_silence(table, "rename")
    return [entries.Renamed(person, own_name(table, command.name, person))]


def own_name(table: Table, name: str, person: int) -> str:
    """Return a name for a person, if nobody else who is here or has a seat has it."""
    name = checked_name(name)
    others = [
        who.name
        for at, who in enumerate(table.people, 1)
        if at != person and (not who.has_left or table.seats_of(at))
    ]
    if any(is_same_name(name, other) for other in others):
        raise CommandError("name-taken", name)
    return name
