"""Laws about chat and names."""

from __future__ import annotations

from lifeboat.table import entries
from lifeboat.table.commands import CommandError, NameSeat, Rename, Say
from lifeboat.table.entries import Entry
from lifeboat.table.laws.checks import check_not_begun, check_silence
from lifeboat.table.names import checked_name, checked_talk, is_same_name
from lifeboat.table.table import NO_PERSON, Table


def say(table: Table, person: int, command: Say) -> list[Entry]:
    """Return the entry for something that a person says to everybody.

    Raise `CommandError` if people may not talk now, or if the text is empty or has invisible
    characters.
    """
    check_silence(table, "say")
    return [entries.Said(person, checked_talk(command.text))]


def rename(table: Table, person: int, command: Rename) -> list[Entry]:
    """Return the entry for a person's new name.

    Raise `CommandError` if people may not talk now, or if the name is invalid or taken.
    """
    check_silence(table, "rename")
    return [entries.Renamed(person, own_name(table, command.name, person))]


def name_seat(table: Table, person: int, command: NameSeat) -> list[Entry]:
    """Return the entry that names one of a person's seats; an empty name removes the seat's name.

    Raise `CommandError` if the game has begun, if the seat isn't the person's or is their only one,
    or if the name is invalid or taken.
    """
    check_not_begun(table, command)
    own = table.seats_of(person)
    if command.seat not in own or len(own) == 1:
        raise CommandError("seat-name", command.seat + 1)
    name = command.name.strip() and _free_name(table, command.name, person, command.seat)
    return [entries.SeatNamed(command.seat, name)]


def own_name(table: Table, name: str, person: int) -> str:
    """Return a checked name for a person; raise `CommandError` if it is invalid or taken.

    People who have left keep their names only if they still have a seat. `person` is `NO_PERSON`
    for somebody who is just joining.
    """
    return _free_name(table, name, person)


def _free_name(table: Table, name: str, person: int, seat: int | None = None) -> str:
    """Return a checked name; raise `CommandError` if it is invalid or somebody else has it.

    The name is for a person or, if `seat` is given, for one of their seats. A seat may have the
    same name as its person, but not as another seat.
    """
    name = checked_name(name)
    others = [
        who.name
        for at, who in enumerate(table.people, 1)
        if at != person and (not who.has_left or table.seats_of(at))
    ]
    others += [
        other.name
        for at, other in enumerate(table.seats)
        if at != seat and (seat is not None or other.person != person or person == NO_PERSON)
    ]
    if any(is_same_name(name, other) for other in others):
        raise CommandError("name-taken", name)
    return name
