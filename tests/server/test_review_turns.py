"""Reviews don't get in anybody's way: they wait for people who play, and for each other."""

from __future__ import annotations

import pytest

from lifeboat.server.past import reviews
from lifeboat.server.settings import Settings
from lifeboat.table.past import reviewing
from lifeboat.table.past.reviewing import DECISION_SECONDS
from lifeboat.table.table import LEAST_THINKING
from tests.server.house import House, settle, until, with_bots
from tests.server.reviewing import Stepping, Web, finished, judgements


@with_bots(Stepping)
async def test_a_review_waits_for_people_and_bots_who_play(house: House, bots: Stepping) -> None:
    """It has the process, but a captain who asks comes before the review's next decision."""
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
    monkeypatch.setattr(reviewing, "ALL_SECONDS", most)
    web, table = Web(house), await finished(house)
    await web.start(table)
    bots.may_judge.release()
    await until(lambda: judgements(bots) == 1)
    decisions = (await web.state(table))["of"] - 2
    seconds = bots.asked[-1][-1].seconds
    assert seconds == max(min(DECISION_SECONDS, most / decisions), LEAST_THINKING)


@with_bots(Stepping)
async def test_the_number_of_waiting_reviews_is_limited(
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
