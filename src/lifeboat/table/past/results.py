"""Results: what a finished game leaves behind for comparisons and statistics."""

from __future__ import annotations

from msgspec import Struct, structs

from lifeboat.table.deals import deal_key
from lifeboat.table.table import NO_PERSON, Table
from lifeboat.table.wire.face import WIRE


class ResultSeat(Struct, frozen=True):
    """Who had a seat in a finished game."""

    seat: int
    person: int = 0
    """Who sat there, counted from 1; 0 for a bot."""
    name: str = ""
    me: str = ""
    """The hash of the key by which this person's own statistics are kept."""
    player: str = ""
    """The bot of the seat."""
    crew: str = ""
    """The crew member of the seat (SOS Titanic)."""


class Result(Struct, frozen=True):
    """A finished game, as far as comparisons and statistics ask for it."""

    table: str
    game: str
    deal: str
    """The key of the deal; see :func:`lifeboat.table.deals.deal_key`."""
    players: int
    score: int
    won: bool
    reason: str
    finished: int
    """When, in seconds since 1970."""
    day: str = ""
    """The date of a deal of the day."""
    layout: str = ""
    edition: str = "standard"
    pages: int = 0
    """How many pages of the log book were turned (SOS Titanic)."""
    steps: int = 0
    """How many decisions there were."""
    bot_steps: int = 0
    """How many of them were bots'."""
    seats: tuple[ResultSeat, ...] = ()


def result_of(table: Table, finished: int) -> Result:
    """The result of a game that was played to its end."""
    header = table.header
    outcome, state = table.outcome(), table.state()
    assert outcome is not None
    own = WIRE[header.game].particulars(header.setup, state)
    seats = []
    for at, seat in enumerate(table.seats):
        found = ResultSeat(seat=at, crew=own.crew[at] if own.crew else "")
        if seat.person == NO_PERSON or table.has_left(seat.person):
            found = structs.replace(found, player=seat.bot())  # who has left has not played it
        else:
            who = table.people[seat.person - 1]
            found = structs.replace(found, person=seat.person, name=who.name, me=who.me)
        seats.append(found)
    return Result(
        table=header.id,
        game=header.game,
        deal=deal_key(header.game, header.setup, header.secret),
        players=header.seats,
        score=outcome.score,
        won=outcome.won,
        reason=outcome.reason,
        finished=finished,
        day="" if header.again else header.day,  # a second try does not count for the day
        layout=own.layout,
        edition=header.setup["edition"].partition("(")[0],
        pages=own.pages,
        steps=len(table.bot_steps),
        bot_steps=sum(player != "" for player in table.bot_steps),
        seats=tuple(seats),
    )
