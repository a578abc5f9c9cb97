"""Reviews: made once when somebody asks for one, while nobody else needs the processes; kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from math import inf
from types import SimpleNamespace
from typing import Any, TypeVar

import httpx
import pytest
from msgspec import json

from lifeboat.core.playthrough import Playthrough
from lifeboat.players import Budget
from lifeboat.players.review import TurningPoint, situations_of
from lifeboat.players.septentrick.solving.solver import solve
from lifeboat.players.solution import Solution
from lifeboat.server.past import reviews
from lifeboat.server.past.reviews import DECISION_SECONDS, judged
from lifeboat.server.settings import Settings
from lifeboat.server.web.app import make_app
from lifeboat.table.commands import Resign
from lifeboat.table.past.findings import FORM, Findings, findings_text, read_findings
from lifeboat.table.requests import NewTable
from lifeboat.table.table import LEAST_THINKING
from lifeboat.texts import LANGUAGES
from tests.contract.playing import throws_for
from tests.players.finished import late_game
from tests.server.asking import GENEROUS
from tests.server.house import House, QuickBots, settle, until, with_bots

T = TypeVar("T")

ENOUGH = Budget(100_000, inf)
SEATS = {"titanic": ["me"], "septentrick": ["me", "random", "steady"]}


class Web:
    """A house as it is asked for reviews by plain HTTP."""

    def __init__(self, house: House, settings: Settings = GENEROUS) -> None:
        self.house = house
        self.app = make_app(house.tables, settings)

    async def asked(self, method: str, table: str, language: str = "en") -> httpx.Response:
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://review") as client:
            return await client.request(method, f"/api/tables/{table}/review?lang={language}")

    async def start(self, table: str) -> Any:
        answer = await self.asked("POST", table)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def state(self, table: str, language: str = "en") -> Any:
        answer = await self.asked("GET", table, language)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, method: str, table: str) -> tuple[int, str]:
        answer = await self.asked(method, table)
        return answer.status_code, answer.json()["code"]

    async def made(self, table: str, language: str = "en") -> Any:
        """The review of a table, made if need be."""
        await self.start(table)
        await until(lambda: not self.house.tables.reviews.waiting())
        state = await self.state(table, language)
        assert state["status"] == "ready", state
        return state["review"]


async def finished(house: House, game: str = "septentrick") -> str:
    """A table whose game was played to its end."""
    table = await house.set_up(game, SEATS[game])
    await house.play_out(table, game)
    return table


def judgements(bots: QuickBots) -> int:
    """How many decisions were thought about for reviews."""
    return sum(len(given) == 3 and isinstance(given[1], int) for given in bots.asked)


def has_judged(bots: QuickBots, decisions: int) -> bool:
    return judgements(bots) == decisions


# What a review says


@pytest.mark.parametrize("game", SEATS)
async def test_a_review_tells_luck_from_skill(house: House, game: str) -> None:
    web, table = Web(house), await finished(house, game)
    review = await web.made(table)
    here = await house.seen(table)
    outcome, record = here.outcome(), here.record()
    assert outcome is not None
    assert record is not None
    assert review["result"] == (outcome.score if game == "titanic" else outcome.won)
    assert review["outcome"]
    total = review["expected"] + review["luck"] + review["skill"]
    assert total == pytest.approx(review["result"])
    steps = [situation.step + 1 for situation in situations_of(record)]
    assert [point["step"] for point in review["points"]] == steps
    for point, after in zip(review["points"], review["points"][1:], strict=False):
        assert point["before"] + point["skill"] + point["luck"] == pytest.approx(after["before"])
    costs = [decision["cost"] for decision in review["costly"]]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 5
    assert all(cost > 0 for cost in costs)
    for decision in review["costly"]:
        assert decision["action"] == record.actions[decision["step"] - 1]
        assert decision["better"] != decision["action"]
        assert decision["words"]
        assert decision["better_words"]
        assert decision["amount"]


async def test_a_review_is_told_in_the_readers_language(house: House) -> None:
    web, table = Web(house), await finished(house)
    await web.made(table)
    told = [(await web.state(table, language))["review"] for language in LANGUAGES]
    assert len({review["outcome"] for review in told}) == len(LANGUAGES)
    assert len({tuple(review["sentences"]) for review in told}) == len(LANGUAGES)
    for decisions in zip(*(review["costly"] for review in told), strict=True):
        assert len({decision["words"] for decision in decisions}) == len(LANGUAGES)
        assert len({decision["cost"] for decision in decisions}) == 1


async def test_a_review_says_what_open_cards_would_have_allowed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def solve(state: Any, budget: Budget) -> Solution:
        assert len(state.legal()) > 1
        return Solution(0, 1, None, [], 7)

    monkeypatch.setattr(reviews, "SOLVERS", {"septentrick": SimpleNamespace(solve=solve)})
    monkeypatch.setattr(reviews, "turned", lambda text, budget: TurningPoint(4, 5, []))
    review = await Web(house).made(await finished(house))
    words = "open cards: not known"
    best = {"best": 0, "bound": 1, "proved": False, "winnable": None, "words": words}
    assert review["open"] == best
    assert review["turning"] == 5
    assert len(review["sentences"]) == 3
    assert "5" in review["sentences"][1]


def test_the_action_that_lost_a_game_is_found() -> None:
    """Before it the game could be won, and after it no more."""
    found = 0
    for seed in range(8):
        record = late_game("septentrick", seed=seed)
        turned = reviews.turned(str(record), ENOUGH)
        lost = turned.step if turned else None
        if lost is not None:
            found += 1
            now: Any = Playthrough(record)
            for word in record.actions[:lost]:
                now.play(now.rules.read_action(word))
            assert solve(now.state, ENOUGH).winnable is True
            now.play(now.rules.read_action(record.actions[lost]))
            assert solve(now.state, ENOUGH).winnable is False
    assert found


def test_what_was_found_out_is_stored_and_read_as_it_was() -> None:
    record = late_game("titanic")
    budget = Budget(40, inf)
    verdicts = [reviews.judged(str(record), at, budget) for at in range(3)]
    for solution in (None, Solution(31, 60, None, [1, 2], 9)):
        lost = TurningPoint(4, 6, [1]) if solution else None
        findings = Findings(verdicts, solution, lost)
        assert read_findings(findings_text(findings)) == findings
        older = {**json.decode(findings_text(findings)), "form": FORM - 1}
        assert read_findings(json.encode(older).decode()) is None
    assert any(verdict.chosen.reasons for verdict in verdicts)


@pytest.mark.parametrize("stored", ['{"verdicts":[],"solution":null,"turning_point":null}', "{}"])
def test_a_review_from_before_its_form_was_counted_is_made_again(stored: str) -> None:
    """The pass of Septentrick was two decisions then, and actions had other integers."""
    assert read_findings(stored) is None


# Made once, and kept


async def test_a_review_is_made_once_and_kept(house: House, bots: QuickBots) -> None:
    web, table = Web(house), await finished(house)
    assert (await web.state(table))["status"] == "none"
    review = await web.made(table)
    decisions = judgements(bots)
    assert decisions == len(review["points"]) > 0
    assert (await web.start(table))["status"] == "ready"
    await house.start_again()
    state = await Web(house).state(table)
    assert state["review"] == review
    assert state["done"] == state["of"] > decisions
    assert judgements(bots) == decisions


class Stepping(QuickBots):
    """Bots that judge a decision each time they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_judge = asyncio.Semaphore(0)

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        if work is judged:
            await self.may_judge.acquire()
        return await super().think(work, *given)


@with_bots(Stepping)
async def test_whoever_asks_sees_how_far_a_review_is(house: House, bots: Stepping) -> None:
    web, table = Web(house), await finished(house)
    assert (await web.start(table))["status"] == "making"
    await settle()
    state = await web.state(table)
    assert (state["status"], state["done"], state["review"]) == ("making", 0, None)
    for done in range(1, 4):
        bots.may_judge.release()
        await until(partial(has_judged, bots, done))
        await settle()
        assert (await web.state(table))["done"] == done
    assert state["of"] > 4
    await web.start(table)
    assert house.tables.reviews.waiting() == 1


@with_bots(Stepping)
async def test_a_restart_loses_only_the_work(house: House, bots: Stepping) -> None:
    web, table = Web(house), await finished(house)
    await web.start(table)
    bots.may_judge.release()
    await until(lambda: judgements(bots) == 1)
    await house.start_again()
    web = Web(house)
    assert (await web.state(table))["status"] == "none"
    assert (await web.start(table))["status"] == "making"
    bots.may_judge.release()
    await until(lambda: judgements(bots) == 2)
    assert bots.asked[-1][1] == 0, "it begins with the first decision"


@with_bots(Stepping)
async def test_a_kept_review_that_cannot_be_read_is_made_anew(house: House) -> None:
    """Another version of the server may have written it."""
    web, table = Web(house), await finished(house)
    for text in ("", "[]", '{"else": 1}', '{"verdicts": [{}], "solution": null}'):
        await house.tables.store.keep_review(table, text, 0)
        assert (await web.state(table))["status"] == "none"
    assert (await web.start(table))["status"] == "making"


class Failing(Stepping):
    """Bots that fail to judge a decision."""

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        thought = await super().think(work, *given)
        if work is judged:
            raise ZeroDivisionError
        return thought


@with_bots(Failing)
async def test_a_review_that_fails_can_be_asked_for_again(house: House, bots: Failing) -> None:
    web, table = Web(house), await finished(house)
    await web.start(table)
    bots.may_judge.release()
    await until(lambda: not house.tables.reviews.waiting())
    assert (await web.state(table))["status"] == "failed"
    assert (await web.start(table))["status"] == "making"


# Never in anybody's way


@with_bots(Stepping)
async def test_a_review_waits_for_whoever_plays(house: House, bots: Stepping) -> None:
    """It has the process; then a captain asks for it, and the next decision of the review too."""
    web, table = Web(house), await finished(house)
    await web.start(table)
    await settle()
    bots.asked.clear()
    await house.set_up("septentrick", ["captain", "captain", "captain"])
    await settle()
    assert bots.asked == []
    bots.may_judge.release()
    await until(lambda: len(bots.asked) > 1)
    order = ["captain" if "captain" in given else "review" for given in bots.asked]
    assert order[:2] == ["review", "captain"]


@pytest.mark.parametrize("most", [1.0, 60.0])
@with_bots(Stepping)
async def test_the_more_decisions_the_less_time_for_each(
    house: House, monkeypatch: pytest.MonkeyPatch, most: float, bots: Stepping
) -> None:
    monkeypatch.setattr(reviews, "ALL_SECONDS", most)
    web, table = Web(house), await finished(house)
    await web.start(table)
    bots.may_judge.release()
    await until(lambda: judgements(bots) == 1)
    decisions = (await web.state(table))["of"] - 2
    seconds = bots.asked[-1][-1].seconds
    assert seconds == max(min(DECISION_SECONDS, most / decisions), LEAST_THINKING)


@with_bots(Stepping)
async def test_there_is_an_end_to_the_reviews_that_wait(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 2)
    web = Web(house)
    tables = [await finished(house) for _ in range(3)]
    for table in tables[:2]:
        await web.start(table)
    assert await web.refused("POST", tables[2]) == (429, "reviews-full")
    await web.start(tables[0])


@with_bots(Stepping)
async def test_reviews_are_made_one_after_the_other(house: House, bots: Stepping) -> None:
    web = Web(house)
    tables = [await finished(house) for _ in range(2)]
    for table in tables:
        await web.start(table)
    for _ in range(3):
        bots.may_judge.release()
    await until(lambda: judgements(bots) == 3)
    await settle()
    states = [await web.state(table) for table in tables]
    assert [state["done"] for state in states] == [3, 0]


@with_bots(Stepping)
async def test_reviews_are_not_started_too_often(house: House) -> None:
    table = await finished(house)
    web = Web(house, Settings(request_burst=40, requests_per_second=0.001))
    await web.start(table)
    assert await web.refused("POST", table) == (429, "too-many-requests")


# Which games


async def test_there_is_no_review_of_a_game_that_goes_on_or_was_given_up(house: House) -> None:
    web, table = Web(house), await house.set_up("titanic", ["me"])
    await house.step(table, throws_for("reviews"))
    for method in ("GET", "POST"):
        assert await web.refused(method, table) == (409, "record-open")
    await house.command(table, 1, Resign())
    for method in ("GET", "POST"):
        assert await web.refused(method, table) == (409, "review-given-up")


async def test_todays_deal_has_no_review_for_those_who_have_not_played_it(house: House) -> None:
    wish = NewTable(game="titanic", name="Ada", seats=["me"], start=True, deal="day")
    table = (await house.tables.create(wish)).table
    await house.play_out(table)
    assert await Web(house).refused("POST", table) == (403, "day-running")
