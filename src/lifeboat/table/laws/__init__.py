"""The laws of a table: what people and bots may do there, and which entries follow from it.

Laws don't change the table. They return entries to be applied, or raise a `LifeboatError`, usually
a `CommandError`, if something isn't allowed.
"""

from __future__ import annotations

from typing import Final

from lifeboat.table.commands import (
    Claim,
    Command,
    CommandError,
    Free,
    NameSeat,
    NewToken,
    Play,
    Propose,
    Rematch,
    Remove,
    Rename,
    Resign,
    Say,
    SeatBot,
    Sit,
    Start,
    TurnUp,
    Undo,
)
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws.checks import check_presence, with_room
from lifeboat.table.laws.hinting import ask_hint, give_hint
from lifeboat.table.laws.playing import bot_step, check_rematch, may_undo, play, resign, undo
from lifeboat.table.laws.proposing import propose, turn_up
from lifeboat.table.laws.seating import (
    claim,
    free,
    join,
    leave,
    remove,
    seat_bot,
    sit,
    start,
    take_over,
)
from lifeboat.table.laws.talking import name_seat, rename, say
from lifeboat.table.table import Table

__all__ = [
    "answer",
    "ask_hint",
    "bot_step",
    "check_rematch",
    "give_hint",
    "join",
    "leave",
    "may_undo",
    "renew_token",
    "take_over",
]

RENEWAL: Final = "new-token"
"""The name that errors use for a request for a new token."""


def renew_token(table: Table, person: int) -> list[Entry]:
    """Return the entries that bring back a person who gets a new token.

    The token itself is up to the server. Raise `CommandError` for spectators and people who have
    left.
    """
    check_presence(table, person, RENEWAL)
    return claim(table, person)


def answer(table: Table, person: int, command: Command) -> list[Entry]:
    """Return the entries that follow from a person's command.

    If a bot has been standing in for the person, the first entries bring the person back. Raise a
    `LifeboatError` if the command is refused.
    """
    check_presence(table, person, kind_of(command))
    answered = [with_room(table, entry) for entry in _answer(table, person, command)]
    return [*claim(table, person), *answered]


def _answer(table: Table, person: int, command: Command) -> list[Entry]:
    match command:
        case Play():
            return play(table, person, command)
        case Undo():
            return undo(table, person, command)
        case Propose():
            return propose(table, person, command)
        case TurnUp():
            return turn_up(table, person, command)
        case Resign():
            return resign(table, person)
        case Say():
            return say(table, person, command)
        case Rename():
            return rename(table, person, command)
        case NameSeat():
            return name_seat(table, person, command)
        case Sit():
            return sit(table, person, command)
        case SeatBot():
            return seat_bot(table, person, command)
        case Free():
            return free(table, person, command)
        case Start():
            return start(table, person, command)
        case Remove():
            return remove(table, person, command)
        case Claim():
            return []  # bringing the person back is all it does
        case NewToken() | Rematch():  # the types rule these out, but callers may be untyped
            raise CommandError("server-only", kind_of(command))
    raise TypeError(f"{kind_of(command)} is a command without a law")
