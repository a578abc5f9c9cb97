"""History: what finished games leave behind, by plain HTTP.

The law of today's deal: while its day lasts, records, steps and results of a table that was dealt
it are only for those who have played it to the end.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType
from starlette.responses import Response

from lifeboat.core.records import Record
from lifeboat.players import adviser_of
from lifeboat.server.live.prices import OWN_RESULTS, RESULTS, SENT_BYTE, SHOWN_STEP, TOLD_REVIEW
from lifeboat.server.live.tokens import hash_of
from lifeboat.server.past.comparison import (
    Day,
    Results,
    Statistics,
    deal_words,
    ranked,
    result_line,
    team_result,
    verdict_words,
)
from lifeboat.server.web.http import TABLE, Ask, Endpoint, Query, decoded
from lifeboat.table.commands import CommandError
from lifeboat.table.deals import day_setup, deal_key
from lifeboat.table.past.replays import Replaying, Seat, Step, sent_step, step_in
from lifeboat.table.past.results import Result, result_of
from lifeboat.table.past.review_wire import ReviewState, sent_review
from lifeboat.table.table import Header, Table
from lifeboat.table.wire.gate import texts_of
from lifeboat.table.wire.refusals import RequestError

KEY: Final = "Lifeboat-Key"
"""The header that holds the key of a person's own statistics."""
KEY_FORM: Final = re.compile(r"[ -~]{16,100}")
STEP: Final = re.compile(r"\d{1,5}", re.ASCII)
DATE: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class StepQuery(Query, frozen=True):
    """From where a step is seen."""

    seat: Seat | UnsetType = UNSET
    """The seat that looks, -1 for a spectator; without it, the seat that decides."""


class Finished(Struct, frozen=True):
    """A table whose game is over."""

    header: Header
    deal: str
    record: Record
    result: Result | None
    """How the game ended; nothing if it was given up."""
    own: list[int]
    """The seats of whoever asks."""


async def record(ask: Ask) -> Any:
    """The record of a finished game, in notation."""
    finished = await _finished(ask)
    name = f'attachment; filename="{ask.table()}.txt"'
    headers = {"Content-Disposition": name}
    return Response(str(finished.record), headers=headers, media_type="text/plain")


async def step(ask: Ask) -> Any:
    """A finished game after so many steps: the table, what was done and what happened."""
    assert isinstance(ask.query, StepQuery)
    finished = await _finished(ask)
    given = ask.request.path_params["step"]
    if not STEP.fullmatch(given):
        raise RequestError("step", given, f"0-{len(finished.record.actions)}")
    told = step_in, str(finished.record), int(given), ask.query.seat, ask.language
    return await ask.tables.telling.work(*told)


async def replay(ask: Ask) -> Any:
    """A record that is sent, after so many steps; if it breaks, its good part."""
    body = await ask.body()
    ask.service.limits.charge(ask.address, len(body) * SENT_BYTE)
    return await ask.tables.telling.work(sent_step, decoded(body, Replaying), ask.language)


async def results(ask: Ask) -> Any:
    """A finished game among those of other teams on the same deal, and a line to share."""
    finished = await _finished(ask)
    header, texts = finished.header, texts_of(ask.language)
    found = await ask.tables.store.results_of_deal(finished.deal)
    line = result_line(
        texts,
        header.game,
        header.seats,
        deal_words(texts, header.day, finished.deal),
        verdict_words(texts, finished.result),
    )
    return Results(line, ranked(found, header.id, key_hash(ask), with_crew=True))


async def start_review(ask: Ask) -> Any:
    """Have the review of a finished game made, if it is not there; then ask how far it is."""
    finished = await _finished(ask)
    result = _played_out(finished)
    adviser_of(finished.header.game)  # judges every decision; a game may have none
    ask.service.limits.check_review(ask.address)
    await ask.tables.reviews.start(finished.header.id, str(finished.record))
    return await _review(ask, finished, result)


async def review(ask: Ask) -> Any:
    """The review of a finished game, or how far it is."""
    finished = await _finished(ask)
    return await _review(ask, finished, _played_out(finished))


async def today(ask: Ask) -> Any:
    """Today's deal: whether you have played it, and how others did."""
    return await _day(ask, ask.tables.today())


async def day(ask: Ask) -> Any:
    """The deal of an earlier day, or of today."""
    given = ask.request.path_params["date"]
    if not _is_date(given) or given > ask.tables.today():
        raise RequestError("day-date", given, ask.tables.today())
    return await _day(ask, given)


async def statistics(ask: Ask) -> Any:
    """All finished games, counted."""
    store = ask.tables.store
    return Statistics(await store.tallies(), await store.crew_tallies(), [])


async def own_statistics(ask: Ask) -> Any:
    """Your own finished games, counted and listed."""
    me = key_hash(ask)
    if not me:
        raise RequestError("key", KEY)
    store = ask.tables.store
    games = [team_result(result, is_own=True) for result in await store.results_of_person(me)]
    return Statistics(await store.tallies(me), await store.crew_tallies(me), games)


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


def key_hash(ask: Ask) -> str:
    """The hash of the asker's own key; empty without one."""
    given = ask.request.headers.get(KEY)
    if given is None:
        return ""
    if not KEY_FORM.fullmatch(given):
        raise RequestError("key", KEY)
    return hash_of(given)


async def _finished(ask: Ask) -> Finished:
    """The table that is meant, if its game is over and whoever asks may know the deal."""
    person, me = await ask.person(), key_hash(ask)

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
        )

    finished = await ask.tables.read(ask.table(), read_finished)
    if finished.header.day != ask.tables.today() or (finished.own and finished.result):
        return finished
    if not me or not await ask.tables.store.has_result(finished.deal, me):
        raise CommandError("day-running", finished.header.day)
    return finished


def _played_out(finished: Finished) -> Result:
    """How a game ended that was played to its end; of others there is no review."""
    if finished.result is None:
        raise CommandError("review-given-up", finished.header.id)
    return finished.result


async def _review(ask: Ask, finished: Finished, result: Result) -> ReviewState:
    progress = await ask.tables.reviews.progress(finished.header.id)
    told, findings = None, progress.findings
    if findings:
        outcome = verdict_words(texts_of(ask.language), result)
        ask.service.limits.charge(ask.address, TOLD_REVIEW)
        record = str(finished.record)
        told = await ask.tables.telling.work(sent_review, ask.language, record, outcome, findings)
    return ReviewState(progress.status, progress.done, progress.of, told)


async def _day(ask: Ask, asked: str) -> Day:
    game, me, store = ask.request.path_params["game"], key_hash(ask), ask.tables.store
    players = int(day_setup(game)["players"])
    is_over = asked < ask.tables.today()
    played = bool(me) and await store.has_result_of_day(game, asked, me)
    found = await store.results_of_day(game, asked)
    return Day(game, asked, players, is_over, played, ranked(found, "", me, is_over or played))


def _is_date(text: str) -> bool:
    try:
        return bool(DATE.fullmatch(text) and date.fromisoformat(text))
    except ValueError:
        return False
