"""Results: what a finished game leaves behind for comparisons and statistics."""

from __future__ import annotations

from msgspec import structs

from lifeboat.server.store.rows import Result, ResultSeat
from lifeboat.table.deals import deal_key
from lifeboat.table.table import NOBODY, Table
from lifeboat.titanic import State as TitanicState


def result_of(table: Table, finished: int) -> Result:
    """The result of a game that was played to its end."""
    header = table.header
    outcome, state = table.outcome(), table.state()
    assert outcome is not None
    crew = state.terms.crew if isinstance(state, TitanicState) else ()
    seats = []
    for at, seat in enumerate(table.seats):
        found = ResultSeat(seat=at, crew=crew[at] if crew else "")
        if seat.person == NOBODY or table.has_left(seat.person):
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
        layout=header.setup.get("layout", ""),
        edition=header.setup["edition"].partition("(")[0],
        pages=state.turned if isinstance(state, TitanicState) else 0,
        steps=len(table.bot_steps),
        bot_steps=sum(player != "" for player in table.bot_steps),
        seats=tuple(seats),
    )
