"""Results: what a finished game leaves behind for comparisons and statistics."""

from __future__ import annotations

from lifeboat.server.deals import deal_key
from lifeboat.server.rows import Result, ResultSeat
from lifeboat.server.table import NOBODY, Table
from lifeboat.titanic import State as TitanicState


def result_of(table: Table, finished: int) -> Result:
    """The result of a game that was played to its end."""
    header = table.header
    outcome, state = table.outcome(), table.state()
    assert outcome is not None
    crew = state.terms.crew if isinstance(state, TitanicState) else ()
    seats = []
    for at, seat in enumerate(table.seats):
        person = table.people[seat.person - 1] if seat.person != NOBODY else None
        seats.append(
            ResultSeat(
                seat=at,
                person=seat.person,
                name=person.name if person else "",
                me=person.me if person else "",
                player=seat.player,
                crew=crew[at] if crew else "",
            )
        )
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
