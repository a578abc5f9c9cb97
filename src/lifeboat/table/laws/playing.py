"""Laws about steps of the game, undo, resigning and rematches."""

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
    """Return the entry for a person's action.

    Raise a `LifeboatError` unless the action is legal, the person's seat decides, and the
    command's version is current.
    """
    check_version(table, command.version)
    seat = own_decision(table, person, kind_of(command))
    return [entries.Played(seat, legal_action(table, command.action))]


def bot_step(table: Table, seat: int, player: str, action: int, decider: str = "") -> Entry:
    """Return the entry for a bot's action.

    `player` is the bot that was asked; `decider` is the one that chose, if different. Raise
    `CommandError` if `player` doesn't decide for the seat now, and the rules' own error if the
    action isn't legal.
    """
    if seat != table.deciding_seat() or table.seats[seat].bot() != player:
        raise CommandError("bot-late", table.rules.action_text(action), f"seat {seat + 1}")
    check_legal(table, action)
    return entries.Played(seat, action, decider or player)


def undo(table: Table, person: int, command: Undo) -> list[Entry]:
    """Return the entry that undoes the last step; at a practice table there may be several.

    Raise `CommandError` unless this person took the step, nothing has been played since the
    version they saw, and the rules let it be undone. At a practice table it is enough that the
    person has a seat.
    """
    check_version(table, command.version)
    playthrough = running(table, kind_of(command))
    if not playthrough.steps:
        raise CommandError("undo-nothing", "undo")
    if table.header.practice:
        return _practice_undo(table, person)
    if not _took_last_step(table, person):
        raise CommandError("undo-not-yours", "undo")
    if not playthrough.can_undo():
        raise CommandError("undo-law", "undo")
    return [entries.Undone(playthrough.deciders[-1])]


def _took_last_step(table: Table, person: int) -> bool:
    """Return whether a person, and not a bot in their place, took the last step of the game."""
    if table.playthrough is None or not table.playthrough.deciders:
        return False
    seat = table.playthrough.deciders[-1]
    return table.seats[seat].person == person and not table.bot_steps[-1]


def _practice_undo(table: Table, person: int) -> list[Entry]:
    """Return the entries that undo everything back to the last step that a person can redo.

    A bot would immediately play its step again, so it is undone along with the step before it.
    """
    assert table.playthrough is not None
    own = table.seats_of(person)
    if not own:
        raise CommandError("not-seated", "undo")
    undone: list[Entry] = []
    for seat in reversed(table.playthrough.deciders):
        undone.append(entries.Undone(seat, person))
        if seat in own or not table.seats[seat].bot():
            return undone
    raise CommandError("undo-nothing", "undo")


def may_undo(table: Table, person: int) -> bool:
    """Return whether a person can undo the last step now."""
    if not table.header.practice and not _took_last_step(table, person):
        return False  # which is what most are told, and quicker to find out
    try:
        undo(table, person, Undo(table.version))
    except CommandError:
        return False
    return True


def resign(table: Table, person: int) -> list[Entry]:
    """Return the entry for a person's resignation.

    Return [] if they have resigned before and resigning again would change nothing. Raise
    `CommandError` if no game is in progress or the person has no seat.
    """
    running(table, "resign")
    if not table.seats_of(person):
        raise CommandError("not-seated", "resign")
    # Resigning again matters once all others who haven't resigned are away.
    if person in table.resigned and not table.all_resigned({person}, or_are_away=True):
        return []
    return [entries.Resigned(person)]


def check_rematch(table: Table, person: int) -> None:
    """Raise `CommandError` if the person has no seat or the game isn't over."""
    if not table.seats_of(person):
        raise CommandError("not-seated", "rematch")
    if not table.is_over():
        raise CommandError("rematch", "rematch")
