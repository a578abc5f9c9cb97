"""Results of finished games in the database, by deal, day and person, and their totals.

Everybody's totals are updated in the transaction that stores a result, so reading them takes the
same time no matter how many games there are.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Select,
    case,
    exists,
    func,
    insert,
    literal,
    select,
    tuple_,
)

from lifeboat.server.store.databases import INSERTS
from lifeboat.server.store.schema import RESULT_SEATS, RESULTS, TOTALS
from lifeboat.table.past.results import Result, ResultSeat
from lifeboat.table.past.tallies import STANDARD, Tally

BEST_FIRST: Final = (RESULTS.c.score.desc(), RESULTS.c.finished, RESULTS.c.table_id)
"""The sort order for results: highest score first, then earliest."""


def add_result(connection: Connection, result: Result) -> None:
    """Store how a game ended and who had which seat.

    If the game was played with the standard edition, it is added to the totals.
    """
    row = structs.asdict(result)
    seats = [{"table_id": result.table, **structs.asdict(seat)} for seat in row.pop("seats")]
    connection.execute(insert(RESULTS), {"table_id": row.pop("table"), **row})
    for seat in seats:
        seat["name"] = seat["name"].replace("\0", "")  # PostgreSQL doesn't accept it
    if seats:
        connection.execute(insert(RESULT_SEATS), seats)
    if result.edition == STANDARD:
        # In the same order on all nodes, which would otherwise wait for each other.
        for crew in ("", *sorted(seat["crew"] for seat in seats if seat["crew"])):
            _count(connection, result, crew)


def _count(connection: Connection, result: Result, crew: str) -> None:
    """Add a game to a crew member's totals, or to those of all games if `crew` is empty."""
    game = INSERTS[connection.dialect.name](TOTALS).values(
        game=result.game,
        layout=result.layout,
        players=result.players,
        crew=crew,
        games=1,
        won=int(result.won),
        score=result.score,
        best=result.score,
        pages=result.pages,
    )
    new, old = game.excluded, TOTALS.c
    sums = {name: old[name] + new[name] for name in ("games", "won", "score", "pages")}
    best = case((new.best > old.best, new.best), else_=old.best)
    connection.execute(
        game.on_conflict_do_update(index_elements=[*TOTALS.primary_key], set_=sums | {"best": best})
    )


def results_of_deal(connection: Connection, deal: str, limit: int) -> list[Result]:
    """Return up to `limit` results on a deal: highest score first, then earliest."""
    query = select(RESULTS).where(RESULTS.c.deal == deal).order_by(*BEST_FIRST)
    return _results(connection, query.limit(limit))


def results_of_day(connection: Connection, deal: str, date: str, limit: int) -> list[Result]:
    """Return up to `limit` results that count for a day: highest score first, then earliest.

    A result counts if its team had at least one person, and if none of its people had finished a
    game with this deal before, as far as their keys show.
    """
    own, other, earlier = RESULT_SEATS.alias(), RESULT_SEATS.alias(), RESULTS.alias()
    has_person = exists().where(own.c.table_id == RESULTS.c.table_id, own.c.person != 0)
    is_second_try = (
        exists()
        .where(own.c.table_id == RESULTS.c.table_id, own.c.me != "", other.c.me == own.c.me)
        .where(earlier.c.table_id == other.c.table_id, earlier.c.deal == deal)
        .where(
            tuple_(earlier.c.finished, earlier.c.table_id)
            < tuple_(RESULTS.c.finished, RESULTS.c.table_id)
        )
    )
    query = (
        select(RESULTS)
        .where(RESULTS.c.deal == deal, RESULTS.c.day == date, has_person, ~is_second_try)
        .order_by(*BEST_FIRST)
    )
    return _results(connection, query.limit(limit))


def has_result(connection: Connection, deal: str, me: str) -> bool:
    """Return whether the person whose key has the hash `me` has played this deal to the end."""
    query = select(RESULTS.c.table_id).where(
        RESULTS.c.deal == deal, RESULTS.c.table_id.in_(_tables_of(me))
    )
    return connection.execute(query.limit(1)).first() is not None


def results_of_person(connection: Connection, me: str, limit: int) -> list[Result]:
    """Return up to `limit` results of the person whose key has the hash `me`, latest first."""
    query = (
        select(RESULTS)
        .where(RESULTS.c.table_id.in_(_tables_of(me)))
        .order_by(RESULTS.c.finished.desc(), RESULTS.c.table_id)
    )
    return _results(connection, query.limit(limit))


def totals(connection: Connection, of_crew: bool) -> list[Tally]:
    """Return everybody's totals by game, layout and number of players, for the standard edition.

    With `of_crew`, the totals are also split by crew member, no matter whether that member was
    played by a person or a bot.
    """
    query = select(TOTALS).where((TOTALS.c.crew != "") if of_crew else (TOTALS.c.crew == ""))
    return _tallies(connection, query.order_by(*TOTALS.primary_key))


def tallies_of(connection: Connection, me: str) -> list[Tally]:
    """Return a person's totals for the standard edition; `me` is the hash of their key.

    The totals are split by game, layout and number of players. A game counts once, no matter how
    many seats the person had in it.
    """
    return _tallies(connection, _counted().where(RESULTS.c.table_id.in_(_tables_of(me))))


def crew_tallies_of(connection: Connection, me: str) -> list[Tally]:
    """Return a person's totals for each crew member they had; `me` is the hash of their key.

    The totals are split by game, layout and number of players, and count only the standard
    edition.
    """
    query = _counted(RESULT_SEATS.c.crew).join(RESULT_SEATS)
    return _tallies(connection, query.where(RESULT_SEATS.c.me == me, RESULT_SEATS.c.crew != ""))


def _tables_of(me: str) -> Select[str]:
    """Return a query for a person's finished tables; `me` is the hash of their key."""
    return select(RESULT_SEATS.c.table_id).where(RESULT_SEATS.c.me == me)


def _counted(*crew: ColumnElement[str]) -> Select[Any]:
    """Return a query for totals by game, layout, players and, if given, crew member."""
    kind = (RESULTS.c.game, RESULTS.c.layout, RESULTS.c.players, *crew)
    return (
        select(
            RESULTS.c.game,
            RESULTS.c.layout,
            RESULTS.c.players,
            *(crew or (literal(""),)),
            func.count(),
            func.sum(RESULTS.c.won.cast(Integer)),
            func.sum(RESULTS.c.score),
            func.max(RESULTS.c.score),
            func.sum(RESULTS.c.pages),
        )
        .select_from(RESULTS)
        .where(RESULTS.c.edition == STANDARD)
        .group_by(*kind)
        .order_by(*kind)
    )


def _tallies(connection: Connection, query: Select[Any]) -> list[Tally]:
    return [
        Tally(game, layout, players, crew, *(int(number) for number in numbers))
        for game, layout, players, crew, *numbers in connection.execute(query)
    ]


def _results(connection: Connection, query: Select[Any]) -> list[Result]:
    """Return the results that a query finds, each with its seats."""
    rows = connection.execute(query).mappings().all()
    seats: dict[str, list[ResultSeat]] = {row["table_id"]: [] for row in rows}
    wanted = select(RESULT_SEATS).where(RESULT_SEATS.c.table_id.in_(seats))
    for row in connection.execute(wanted.order_by(RESULT_SEATS.c.seat)).mappings():
        fields = dict(row)
        seats[fields.pop("table_id")].append(ResultSeat(**fields))
    return [
        Result(
            table=row["table_id"],
            seats=tuple(seats[row["table_id"]]),
            **{name: value for name, value in row.items() if name != "table_id"},
        )
        for row in rows
    ]
