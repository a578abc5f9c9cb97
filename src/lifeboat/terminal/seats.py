"""Seats at one screen: which have people, which have bots, and the notation for that.

``random`` puts that bot in every seat but one, ``2=random`` puts it in seat 2 only, and ``none``
leaves the seats that aren't named to people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from lifeboat.core.errors import RecordError, SetupError
from lifeboat.core.games import game_of
from lifeboat.core.records import Record
from lifeboat.players import Player, player_of, strongest_of

NOTE: Final = "Bots"
"""The tag of a record that says which seats have bots."""
NO_BOT: Final = "none"


class Seats:
    """Who sits where: the bot in each seat, or None for a person."""

    def __init__(self, players: Sequence[Player | None]) -> None:
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player is None]
        """The seats with people at the screen."""
        self.bots = {seat: player for seat, player in enumerate(players) if player is not None}

    def __str__(self) -> str:
        return " ".join(f"{seat + 1}={bot.name}" for seat, bot in self.bots.items())

    def noted(self, notes: Mapping[str, str]) -> dict[str, str]:
        """Return a record's notes, changed to say which seats have bots."""
        others = {name: text for name, text in notes.items() if name != NOTE}
        return others | ({NOTE: str(self)} if self.bots else {})


def chosen_seats(game: str, count: int, bots: Sequence[str], own: str | None) -> Seats:
    """Return who sits where, as requested.

    `bots` is a list of words in the notation described at the top of this module; `own` is the
    number of the only seat with a person, or ``0`` if there is none. By default, a game with
    secrets has one person, in seat 1, and the strongest bots; any other game has only people.
    Raise `SetupError` for an unknown bot or seat, or one that is taken.
    """
    single, filling = _read_bots(game, count, bots)
    if own is not None:
        person: int | None = read_seat(own, 0, count) - 1
        if person in single:
            raise SetupError("seat-taken", f"{own}={single[person].name}", f"--seat {own}")
        if filling == NO_BOT:
            raise SetupError("seat-taken", NO_BOT, f"--seat {own}")
    else:
        # At a table for one, "every seat but one" would be none: the bot gets the only seat.
        free = [seat for seat in range(count) if seat not in single]
        person = free[0] if free and count > 1 else None
    if filling is None and (own is not None or (not bots and game_of(game).has_secrets)):
        filling = strongest_of(game).name
    if filling is None or filling == NO_BOT:
        return Seats([single.get(seat) for seat in range(count)])
    other = player_of(game, filling)
    return Seats([None if seat == person else single.get(seat, other) for seat in range(count)])


def recorded_seats(record: Record) -> Seats:
    """Return who sits where according to a record's note; without one, all seats have people.

    Raise `RecordError` if the note is invalid.
    """
    words = record.notes.get(NOTE, "").split() or [NO_BOT]
    try:
        return chosen_seats(record.game, record.begin().seats(), words, None)
    except SetupError as error:
        raise RecordError("record-bots", error.tried, error.expected) from error


def read_seat(typed: str, lowest: int, count: int) -> int:
    """Return the number of a seat that somebody typed, counted from 1.

    Raise `SetupError` if it isn't from `lowest` to `count`; where `lowest` is 0, 0 means no seat.
    """
    if not typed.isdecimal() or len(typed) > 2 or not lowest <= int(typed) <= count:
        raise SetupError("seat", typed, f"{lowest}-{count}")
    return int(typed)


def _read_bots(game: str, count: int, words: Sequence[str]) -> tuple[dict[int, Player], str | None]:
    """Return the bots for the seats that are named, and what to put in the other seats.

    The latter is the name of a bot, `NO_BOT`, or None if the words don't say. Raise `SetupError`
    for an unknown bot or seat, or one that is named twice.
    """
    single: dict[int, Player] = {}
    filling: str | None = None
    for word in words:
        number, equals, name = word.lower().rpartition("=")
        if not equals:
            if filling is not None:
                raise SetupError("seat-taken", word, filling)
            if name != NO_BOT:
                player_of(game, name)
            filling = name
            continue
        seat = read_seat(number, 1, count) - 1
        if seat in single:
            raise SetupError("seat-taken", word, f"{number}={single[seat].name}")
        single[seat] = player_of(game, name)
    return single, filling
