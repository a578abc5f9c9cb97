"""Hints: who may ask for one, and whether it is still of use when it is there."""

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
"""What was tried, in refusals."""


def ask_hint(table: Table, person: int, seat: int) -> list[Entry]:
    """Let a person ask for a hint for their own seat, if it decides; anyone who asks is back.

    A game in which nobody gives hints refuses it.
    """
    check_presence(table, person, HINT)
    deciding = own_decision(table, person, HINT)
    if seat != deciding:
        raise CommandError("not-your-turn", HINT, f"seat {deciding + 1}")
    adviser_of(table.header.game)
    most = table.header.hints
    if not most:
        raise CommandError("hints-off", HINT)
    if table.hints_given(person) >= most:
        raise CommandError("hints-used-up", HINT, most)
    return claim(table, person)


def give_hint(table: Table, person: int, seat: int, version: int) -> list[Entry]:
    """Count a hint that was asked for at a version, unless it has come too late."""
    if table.version != version:
        raise CommandError("stale", version, table.version)
    check_presence(table, person, HINT)
    return [*claim(table, person), entries.Hinted(seat, person)]
