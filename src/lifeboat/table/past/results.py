"""Results of finished games, for comparisons and statistics."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from lifeboat.table.deals import deal_key
from lifeboat.table.entries import Entry, Played
from lifeboat.table.table import NO_PERSON, Table
from lifeboat.table.wire.face import WIRE


class ResultSeat(Struct, frozen=True):
    """The person or bot that had a seat at the end of a game."""

    seat: int
    person: int = 0
    """The number of the person, from 1; 0 for a bot."""
    name: str = ""
    me: str = ""
    """The hash of the person's statistics key; empty if they gave none."""
    player: str = ""
    """The bot that had the seat, or stood in for a person who had left; empty for a person."""
    crew: str = ""
    """The seat's crew member (SOS Titanic); otherwise empty."""


class Result(Struct, frozen=True):
    """What comparisons and statistics need to know about a finished game."""

    table: str
    game: str
    deal: str
    """The key of the deal; see :func:`lifeboat.table.deals.deal_key`."""
    players: int
    score: int
    won: bool
    reason: str
    finished: int
    """When the game ended, in seconds since 1970."""
    day: str = ""
    """The date of a deal of the day; empty for other deals.

    It is also empty if these people have played the deal before.
    """
    layout: str = ""
    edition: str = "standard"
    pages: int = 0
    """The number of booklet pages that were turned (SOS Titanic)."""
    steps: int = 0
    """The number of decisions."""
    bot_steps: int = 0
    """The number of decisions that bots made."""
    seats: tuple[ResultSeat, ...] = ()


def result_of(table: Table, finished: int) -> Result:
    """Return the result of a game that was played to the end.

    `finished` is when it ended, in seconds since 1970.
    """
    header = table.header
    outcome, state = table.outcome(), table.state()
    assert outcome is not None
    own = WIRE[header.game].particulars(header.setup, state)
    seats = []
    for at, seat in enumerate(table.seats):
        found = ResultSeat(seat=at, crew=own.crew[at] if own.crew else "")
        if seat.person == NO_PERSON or table.has_left(seat.person):
            found = structs.replace(found, player=seat.bot())  # leavers didn't play to the end
        else:
            who = table.people[seat.person - 1]
            name = table.sitter(at)
            found = structs.replace(found, person=seat.person, name=name, me=who.me)
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
        day="" if header.again else header.day,  # a second try isn't the deal of the day
        layout=own.layout,
        edition=header.setup["edition"].partition("(")[0],
        pages=own.pages,
        steps=len(table.bot_steps),
        bot_steps=sum(player != "" for player in table.bot_steps),
        seats=tuple(seats),
    )


def new_result(table: Table, new: Sequence[Entry], finished: int) -> Result | None:
    """Return the result if a table's newest entries ended its game, and it counts; else None.

    A repeated deal or a practice table doesn't count: people who repeat a deal, or undo a look at
    it, know the cards.
    """
    header = table.header
    has_ended = table.outcome() is not None and any(isinstance(one, Played) for one in new)
    counts = has_ended and not header.again and not header.practice
    return result_of(table, finished) if counts else None
