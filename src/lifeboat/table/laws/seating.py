"""Laws about joining, leaving, taking seats and beginning the game."""

from __future__ import annotations

from typing import Final

from lifeboat.players import player_of
from lifeboat.table import entries
from lifeboat.table.commands import Command, CommandError, Free, Remove, SeatBot, Sit, Start
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws.checks import check_host, check_not_begun, check_silence, with_room
from lifeboat.table.laws.talking import own_name
from lifeboat.table.table import NO_PERSON, Seat, Table

MOST_PEOPLE: Final = 50
"""The most people who can be at a table at once; people invited to a seat can join beyond that."""


def join(table: Table, name: str, me: str = "", is_invited: bool = False) -> Entry:
    """Return the entry for somebody who joins the table.

    `me` is the hash of their statistics key, or empty. Raise `CommandError` if the table is full,
    people may not talk now, or the name is invalid or taken. `MOST_PEOPLE` doesn't limit people
    invited to a seat.
    """
    here = sum(not who.has_left for who in table.people)
    if here >= MOST_PEOPLE and not is_invited:
        raise CommandError("people", name, f"at most {MOST_PEOPLE} people")
    check_silence(table, "join")
    name = own_name(table, name, NO_PERSON)
    return with_room(table, entries.Joined(len(table.people) + 1, name, me))


def leave(table: Table, person: int) -> list[Entry]:
    """Return the entries for a person leaving for good, or [] if they have left already.

    Before the game begins, their seats become free.
    """
    if table.has_left(person):
        return []
    freed = [] if table.playthrough else table.seats_of(person)
    return [*(entries.Freed(at) for at in freed), entries.Left(person)]


def remove(table: Table, person: int, command: Remove) -> list[Entry]:
    """Return the entries for the host removing another person for good.

    Before the game begins, that person's seats become free. Raise `CommandError` if somebody other
    than the host asks, if the host names themselves, or if there is no such person at the table.
    """
    check_host(table, person, command)
    if command.person == person:
        raise CommandError("remove-self", kind_of(command))
    if command.person > len(table.people) or table.has_left(command.person):
        raise CommandError("person", command.person)
    *freed, _ = leave(table, command.person)
    return [*freed, entries.Removed(command.person)]


def claim(table: Table, person: int) -> list[Entry]:
    """Return the entries that give a person their seats back from a stand-in.

    There are none once the game is over: an abandoned game can't be resumed.
    """
    if table.is_over():
        return []
    return [entries.ClaimedBack(at) for at in table.seats_of(person) if table.seats[at].stand_in]


def take_over(table: Table, seat: int) -> Entry:
    """Return the entry for a bot standing in for the person in a seat.

    Raise `CommandError` if no game is being played, the seat isn't a person's, or a bot is already
    standing in.
    """
    if table.status() != "playing" or not table.seats[seat].person or table.seats[seat].stand_in:
        raise CommandError("take-over", seat + 1)
    return entries.TakenOver(seat, table.header.stand_in)


def sit(table: Table, person: int, command: Sit) -> list[Entry]:
    """Return the entry for a person taking a seat.

    Raise `CommandError` if the seat isn't free or the game has begun.
    """
    _free_seat(table, command, command.seat)
    return [entries.Sat(command.seat, person)]


def seat_bot(table: Table, person: int, command: SeatBot) -> list[Entry]:
    """Return the entry for the host giving a seat to a bot.

    Raise `CommandError` for anyone but the host, or if the seat isn't free or the game has begun;
    raise `SetupError` if there is no such bot.
    """
    _free_seat(table, command, command.seat)
    check_host(table, person, command)
    player_of(table.header.game, command.player)
    return [entries.BotSat(command.seat, command.player)]


def free(table: Table, person: int, command: Free) -> list[Entry]:
    """Return the entry that frees a seat: a person's own or, for the host, any.

    Raise `CommandError` if the person may not free it, if it is free already, or if the game has
    begun.
    """
    seat = _seat(table, command, command.seat)
    if seat.is_free():
        raise CommandError("seat-free", command.seat + 1)
    if seat.person != person:
        check_host(table, person, command)
    return [entries.Freed(command.seat)]


def start(table: Table, person: int, command: Start) -> list[Entry]:
    """Return the entry that begins the game.

    Raise `CommandError` for anyone but the host, if a seat is free, or if the game has begun.
    """
    check_not_begun(table, command)
    check_host(table, person, command)
    unfilled = [str(at) for at, seat in enumerate(table.seats, 1) if seat.is_free()]
    if unfilled:
        raise CommandError("seats-free", ", ".join(unfilled))
    return [entries.Started()]


def _seat(table: Table, command: Command, at: int) -> Seat:
    """Return a seat; raise `CommandError` if it doesn't exist or the game has begun."""
    check_not_begun(table, command)
    if at >= len(table.seats):
        raise CommandError("seat", at + 1, f"1-{len(table.seats)}")
    return table.seats[at]


def _free_seat(table: Table, command: Command, at: int) -> None:
    if not _seat(table, command, at).is_free():
        raise CommandError("seat-occupied", at + 1)
