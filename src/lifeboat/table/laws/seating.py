"""Who comes, sits and goes, and when the game begins."""

from __future__ import annotations

from typing import Final

from lifeboat.players import player_of
from lifeboat.table import entries
from lifeboat.table.commands import Command, CommandError, Free, Remove, SeatBot, Sit, Start
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws.checks import check_host, check_silence, with_room
from lifeboat.table.laws.talking import own_name
from lifeboat.table.table import NO_PERSON, Seat, Table

MOST_PEOPLE: Final = 50
"""How many people can come to a table without an invitation."""


def join(table: Table, name: str, me: str = "", is_invited: bool = False) -> Entry:
    """Let somebody come; for anyone who is invited to a seat there is always a place."""
    here = sum(not who.has_left for who in table.people)
    if here >= MOST_PEOPLE and not is_invited:
        raise CommandError("people", name, f"at most {MOST_PEOPLE} people")
    check_silence(table, "join")
    name = own_name(table, name, NO_PERSON)
    return with_room(table, entries.Joined(len(table.people) + 1, name, me))


def leave(table: Table, person: int) -> list[Entry]:
    """Let a person go for good; before the game their seats are free again."""
    if table.has_left(person):
        return []
    freed = [] if table.playthrough else table.seats_of(person)
    return [*(entries.Freed(at) for at in freed), entries.Left(person)]


def remove(table: Table, person: int, command: Remove) -> list[Entry]:
    """Let the host send somebody away: they leave, whether they want to or not."""
    check_host(table, person, command)
    if command.person == person:
        raise CommandError("remove-self", kind_of(command))
    if command.person > len(table.people) or table.has_left(command.person):
        raise CommandError("person", command.person)
    *freed, _ = leave(table, command.person)
    return [*freed, entries.Removed(command.person)]


def claim(table: Table, person: int) -> list[Entry]:
    """Let anyone who is back play again at once; what was given up meanwhile stays given up."""
    if table.is_over():
        return []
    return [entries.ClaimedBack(at) for at in table.seats_of(person) if table.seats[at].stand_in]


def take_over(table: Table, seat: int) -> Entry:
    """Let a bot stand in for a person who is away too long."""
    if table.status() != "playing" or not table.seats[seat].person or table.seats[seat].stand_in:
        raise CommandError("take-over", seat + 1)
    return entries.TakenOver(seat, table.header.stand_in)


def sit(table: Table, person: int, command: Sit) -> list[Entry]:
    """Let a person take a free seat."""
    _free_seat(table, command, command.seat)
    return [entries.Sat(command.seat, person)]


def seat_bot(table: Table, person: int, command: SeatBot) -> list[Entry]:
    """Let the host put a bot on a free seat."""
    _free_seat(table, command, command.seat)
    check_host(table, person, command)
    player_of(table.header.game, command.player)
    return [entries.BotSat(command.seat, command.player)]


def free(table: Table, person: int, command: Free) -> list[Entry]:
    """Let a person leave a seat, and the host free any."""
    seat = _seat(table, command, command.seat)
    if seat.is_free():
        raise CommandError("seat-free", command.seat + 1)
    if seat.person != person:
        check_host(table, person, command)
    return [entries.Freed(command.seat)]


def start(table: Table, person: int, command: Start) -> list[Entry]:
    """Let the host begin the game, once all seats are filled."""
    _check_not_begun(table, command)
    check_host(table, person, command)
    unfilled = [str(at) for at, seat in enumerate(table.seats, 1) if seat.is_free()]
    if unfilled:
        raise CommandError("seats-free", ", ".join(unfilled))
    return [entries.Started()]


def _check_not_begun(table: Table, command: Command) -> None:
    if table.playthrough:
        raise CommandError("game-begun", kind_of(command))


def _seat(table: Table, command: Command, at: int) -> Seat:
    """Return a seat, which can be taken, filled and left until the game begins."""
    _check_not_begun(table, command)
    if at >= len(table.seats):
        raise CommandError("seat", at + 1, f"1-{len(table.seats)}")
    return table.seats[at]


def _free_seat(table: Table, command: Command, at: int) -> None:
    if not _seat(table, command, at).is_free():
        raise CommandError("seat-occupied", at + 1)
