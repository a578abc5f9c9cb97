"""Steps of the game: taken by people and by bots, taken back, and given up."""

from __future__ import annotations

from lifeboat.table import entries
from lifeboat.table.commands import CommandError, Play, Undo
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws.checks import (
    check_legal,
    check_version,
    legal_action,
    own_decision,
    running,
)
from lifeboat.table.table import Table


def play(table: Table, person: int, command: Play) -> list[Entry]:
    """Let the person whose seat decides take an action."""
    check_version(table, command.version)
    seat = own_decision(table, person, kind_of(command))
    return [entries.Played(seat, legal_action(table, command.action))]


def bot_step(table: Table, seat: int, player: str, action: int, decider: str = "") -> Entry:
    """Let a bot take an action, if it is still the one to decide; another may have chosen it."""
    if seat != table.deciding_seat() or table.seats[seat].bot() != player:
        raise CommandError("bot-late", table.rules.action_text(action), f"seat {seat + 1}")
    check_legal(table, action)
    return entries.Played(seat, action, decider or player)


def undo(table: Table, person: int, command: Undo) -> list[Entry]:
    """Let the person who made the last step take it back, by the undo law."""
    check_version(table, command.version)
    playthrough = running(table, kind_of(command))
    if not playthrough.steps:
        raise CommandError("undo-nothing", "undo")
    seat = playthrough.deciders[-1]
    if table.seats[seat].person != person or table.bot_steps[-1]:
        raise CommandError("undo-not-yours", "undo")
    if not playthrough.can_undo():
        raise CommandError("undo-law", "undo")
    return [entries.Undone(seat)]


def may_undo(table: Table, person: int) -> bool:
    """Return whether a person can take the last step back now."""
    try:
        undo(table, person, Undo(table.version))
    except CommandError:
        return False
    return True


def resign(table: Table, person: int) -> list[Entry]:
    """Let a person who sits at the table give the game up."""
    running(table, "resign")
    if not table.seats_of(person):
        raise CommandError("not-seated", "resign")
    # Anyone who has resigned says so again when those whom that was up to are away by now.
    if person in table.resigned and not table.all_resigned({person}, or_are_away=True):
        return []
    return [entries.Resigned(person)]


def check_rematch(table: Table, person: int) -> None:
    """Refuse a rematch to anyone who doesn't sit at the table, and while the game goes on."""
    if not table.seats_of(person):
        raise CommandError("not-seated", "rematch")
    if not table.is_over():
        raise CommandError("rematch", "rematch")
