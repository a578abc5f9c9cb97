"""The endpoints for finished games, deals of the day and statistics.

On the day of a deal, the records, steps, results and reviews of tables with that deal are
available only to people who have played it to the end.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from lifeboat.core.records import Record
from lifeboat.players import adviser_of
from lifeboat.table.api.asking import KEY, PLAIN_TEXT, Answer, Ask, Endpoint, Query, decoded
from lifeboat.table.api.prices import OWN_RESULTS, RESULTS, SENT_BYTE, SHOWN_STEP, TOLD_REVIEW
from lifeboat.table.api.tables import TABLE
from lifeboat.table.commands import CommandError
from lifeboat.table.deals import day_setup, deal_key
from lifeboat.table.past.comparison import (
    Day,
    Results,
    Statistics,
    deal_words,
    ranked,
    result_line,
    team_result,
    verdict_words,
)
from lifeboat.table.past.course import course_of
from lifeboat.table.past.replays import Replaying, Seat, Step, sent_step, step_in
from lifeboat.table.past.results import Result, result_of
from lifeboat.table.past.review_wire import ReviewState, sent_review
from lifeboat.table.table import Header, Table
from lifeboat.table.wire.gate import seat_names, texts_of
from lifeboat.table.wire.refusals import RequestError

STEP: Final = re.compile(r"\d{1,5}", re.ASCII)
DATE: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class StepQuery(Query, frozen=True):
    """Which seat's view of a step to show."""

    seat: Seat | UnsetType = UNSET
    """The seat whose view to show, -1 for a spectator's; by default the seat that decides next."""


class Finished(Struct, frozen=True):
    """A table whose game is over."""

    header: Header
    deal: str
    record: Record
    result: Result | None
    """How the game ended; None if it was abandoned."""
    own: list[int]
    """The seats of the person who asks."""
    names: list[str]
    """The names of the seats, in the language of the person who asks."""


async def record(ask: Ask) -> Any:
    """Return the record of a finished game, as a text file."""
    finished = await _finished(ask)
    name = f'attachment; filename="{ask.table()}.txt"'
    headers = {"Content-Disposition": name}
    return Answer(200, str(finished.record).encode(), PLAIN_TEXT, headers)


async def step(ask: Ask) -> Any:
    """Return a finished game after this many steps: the view, the last action and its effects."""
    assert isinstance(ask.query, StepQuery)
    finished = await _finished(ask)
    given = ask.path["step"]
    if not STEP.fullmatch(given):
        raise RequestError("step", given, f"0-{len(finished.record.actions)}")
    record, seat = str(finished.record), ask.query.seat
    told = step_in, record, int(given), seat, ask.language, finished.names
    return await ask.host.work(*told)


async def replay(ask: Ask) -> Any:
    """Replay a record that you send. Return the game after a step, or as far as it is valid."""
    body = await ask.body()
    ask.host.charge(len(body) * SENT_BYTE)
    return await ask.host.work(sent_step, decoded(body, Replaying), ask.language)


async def results(ask: Ask) -> Any:
    """Return the results on a finished game's deal, and a line about the game to share."""
    finished = await _finished(ask)
    header, texts = finished.header, texts_of(ask.language)
    found = await ask.host.past.results_of_deal(finished.deal)
    line = result_line(
        texts,
        header.game,
        header.seats,
        deal_words(texts, header.day, finished.deal),
        verdict_words(texts, finished.result),
        header.practice,
    )
    course = []
    if finished.result:
        course = await ask.host.work(course_of, str(finished.record))
    return Results(line, course, ranked(found, header.id, ask.key_hash(), with_crew=True))


async def start_review(ask: Ask) -> Any:
    """Queue a review of a finished game unless there is one; return the review or its progress."""
    finished = await _finished(ask)
    result = _played_out(finished)
    adviser_of(finished.header.game)  # raises if the game has no adviser to judge decisions
    await ask.host.start_review(finished.header.id, str(finished.record))
    return await _review(ask, finished, result)


async def review(ask: Ask) -> Any:
    """Return the review of a finished game, or its progress if it isn't ready."""
    finished = await _finished(ask)
    return await _review(ask, finished, _played_out(finished))


async def today(ask: Ask) -> Any:
    """Return the results on today's deal, and whether you have played it."""
    return await _day(ask, ask.host.today())


async def day(ask: Ask) -> Any:
    """Return the results on the deal of today or an earlier day, and whether you have played it."""
    given = ask.path["date"]
    if not _is_date(given) or given > ask.host.today():
        raise RequestError("day-date", given, ask.host.today())
    return await _day(ask, given)


async def statistics(ask: Ask) -> Any:
    """Return statistics of everybody's finished games."""
    past = ask.host.past
    return Statistics(await past.tallies(), await past.crew_tallies(), [])


async def own_statistics(ask: Ask) -> Any:
    """Return statistics of your own finished games, and a list of these games."""
    me = ask.key_hash()
    if not me:
        raise RequestError("key", KEY)
    past = ask.host.past
    games = [team_result(result, is_own=True) for result in await past.results_of_person(me)]
    return Statistics(await past.tallies(me), await past.crew_tallies(me), games)


DAYS: Final = "/api/days/{game}"
STATISTICS: Final = "/api/statistics"
HISTORY: Final = (
    Endpoint("GET", f"{TABLE}/record", record, str, token="may", key="may"),
    Endpoint(
        "GET",
        f"{TABLE}/steps/{{step}}",
        step,
        Step,
        token="may",
        key="may",
        query=StepQuery,
        price=SHOWN_STEP,
    ),
    Endpoint("GET", f"{TABLE}/results", results, Results, token="may", key="may", price=RESULTS),
    Endpoint("POST", f"{TABLE}/review", start_review, ReviewState, token="may", key="may"),
    Endpoint("GET", f"{TABLE}/review", review, ReviewState, token="may", key="may"),
    Endpoint("POST", "/api/replay", replay, Step, Replaying),
    Endpoint("GET", DAYS, today, Day, key="may", price=RESULTS),
    Endpoint("GET", f"{DAYS}/{{date}}", day, Day, key="may", price=RESULTS),
    Endpoint("GET", STATISTICS, statistics, Statistics, price=RESULTS),
    Endpoint("GET", f"{STATISTICS}/me", own_statistics, Statistics, key="must", price=OWN_RESULTS),
)


async def _finished(ask: Ask) -> Finished:
    """Return the finished table that the request is about.

    Raise `CommandError` if its game isn't over, or if it has today's deal and the person who asks
    hasn't played that deal to the end.
    """
    person, me = await ask.person(), ask.key_hash()

    def read_finished(table: Table) -> Finished:
        if not table.is_over():
            raise CommandError("record-open", table.header.id)
        header = table.header
        return Finished(
            header,
            deal_key(header.game, header.setup, header.secret),
            table.record(),
            result_of(table, 0) if table.outcome() else None,
            table.seats_of(person),
            seat_names(table, texts_of(ask.language)),
        )

    finished = await ask.host.read(ask.table(), read_finished)
    if finished.header.day != ask.host.today() or (finished.own and finished.result):
        return finished
    if not me or not await ask.host.past.has_result(finished.deal, me):
        raise CommandError("day-running", finished.header.day)
    return finished


def _played_out(finished: Finished) -> Result:
    """Return the result of a game, or raise `CommandError` if it was abandoned."""
    if finished.result is None:
        raise CommandError("review-given-up", finished.header.id)
    return finished.result


async def _review(ask: Ask, finished: Finished, result: Result) -> ReviewState:
    progress = await ask.host.review_progress(finished.header.id)
    told, findings = None, progress.findings
    if findings:
        outcome = verdict_words(texts_of(ask.language), result)
        ask.host.charge(TOLD_REVIEW)
        names, record = finished.names, str(finished.record)
        asked = sent_review, ask.language, names, record, outcome, findings
        told = await ask.host.work(*asked)
    return ReviewState(progress.status, progress.done, progress.of, told)


async def _day(ask: Ask, asked: str) -> Day:
    game, me, past = ask.path["game"], ask.key_hash(), ask.host.past
    players = int(day_setup(game)["players"])
    is_over = asked < ask.host.today()
    played = bool(me) and await past.has_result_of_day(game, asked, me)
    found = await past.results_of_day(game, asked)
    return Day(game, asked, players, is_over, played, ranked(found, "", me, is_over or played))


def _is_date(text: str) -> bool:
    try:
        return bool(DATE.fullmatch(text) and date.fromisoformat(text))
    except ValueError:
        return False
