"""Laws about sealed proposals, which other people make to the seat that decides."""

from __future__ import annotations

from lifeboat.table import entries
from lifeboat.table.commands import Command, CommandError, Propose, TurnUp
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws.checks import check_version, legal_action, own_decision, running
from lifeboat.table.table import NO_PERSON, Table


def propose(table: Table, person: int, command: Propose) -> list[Entry]:
    """Return the entry for a sealed proposal.

    If this was the last proposal expected, the entry that reveals all proposals follows. Raise a
    `LifeboatError` if the person can't propose for this seat now, or if the action isn't legal.
    """
    _check_proposals(table, command)
    check_version(table, command.version)
    deciding = table.deciding_seat()
    assert deciding is not None
    own = table.seats_of(person)
    if command.seat not in own or deciding in own:
        raise CommandError("propose-seat", command.seat + 1)
    proposed: list[Entry] = [entries.Proposed(command.seat, legal_action(table, command.action))]
    if _awaited(table, deciding, person) <= table.proposals.keys() | {command.seat}:
        proposed.append(entries.TurnedUp())
    return proposed


def turn_up(table: Table, person: int, command: TurnUp) -> list[Entry]:
    """Return the entry that reveals the proposals.

    Raise `CommandError` if there are none, or the person's seat isn't the one that decides.
    """
    _check_proposals(table, command)
    check_version(table, command.version)
    own_decision(table, person, kind_of(command))
    if not table.proposals:
        raise CommandError("proposals-none", "turn-up")
    return [entries.TurnedUp()]


def _awaited(table: Table, deciding: int, person: int) -> set[int]:
    """Return the seats that are expected to propose: those of people other than the decider.

    Seats with a stand-in don't count, except those of `person`, whose proposal brings them back.
    """
    decider = table.seats[deciding].person
    return {
        at
        for at, seat in enumerate(table.seats)
        if at != deciding
        and seat.person not in (NO_PERSON, decider)
        and (not seat.stand_in or seat.person == person)
    }


def _check_proposals(table: Table, command: Command) -> None:
    """Raise `CommandError` if no game is in progress, or if proposals are off or revealed."""
    running(table, kind_of(command))
    if not table.header.proposals or table.rules.has_secrets:
        raise CommandError("proposals-off", kind_of(command))
    if table.are_turned_up:
        raise CommandError("proposals-up", kind_of(command))
