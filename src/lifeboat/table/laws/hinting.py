"""Laws about hints: who may ask for one, and when it is too late to give one."""

from __future__ import annotations

from typing import Final

from lifeboat.players import adviser_of
from lifeboat.table import entries
from lifeboat.table.commands import CommandError
from lifeboat.table.entries import Entry
from lifeboat.table.laws.checks import check_presence, own_decision
from lifeboat.table.laws.seating import claim
from lifeboat.table.table import Table

HINT: Final = "hint"
"""The name that errors use for a request for a hint."""


def ask_hint(table: Table, person: int, seat: int) -> list[Entry]:
    """Check that a person may have a hint; return the entries that bring them back, if any.

    Raise `CommandError` unless the seat is theirs and is the one that decides, and they have hints
    left. Raise `SetupError` if the game has no adviser.
    """
    check_presence(table, person, HINT)
    deciding = own_decision(table, person, HINT)
    if seat != deciding:
        raise CommandError("not-your-turn", HINT, f"seat {deciding + 1}")
    adviser_of(table.header.game)
    if not table.header.hints:
        raise CommandError("hints-off", HINT)
    _check_left(table, person)
    return claim(table, person)


def give_hint(table: Table, person: int, seat: int, version: int) -> list[Entry]:
    """Return the entries that count a hint requested at this version and bring the person back.

    Raise `CommandError` if the table's version has changed since then, or the person has left or
    used up their hints meanwhile.
    """
    if table.version != version:
        raise CommandError("stale", version, table.version)
    check_presence(table, person, HINT)
    _check_left(table, person)
    return [*claim(table, person), entries.Hinted(seat, person)]


def _check_left(table: Table, person: int) -> None:
    most = table.header.hints
    if table.hints_given(person) >= most:
        raise CommandError("hints-used-up", HINT, most)
