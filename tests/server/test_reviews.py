"""Reviews: made once, when somebody asks for one, and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import pytest

from lifeboat.table.commands import Resign
from lifeboat.table.past.reviewing import judged
from lifeboat.table.requests import NewTable
from tests.contract.playing import throws_for
from tests.server.house import House, QuickBots, settle, until, with_bots
from tests.server.reviewing import Stepping, Web, finished, has_judged, judgements

T = TypeVar("T")


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


@with_bots(Stepping)
async def test_anyone_who_asks_sees_how_far_a_review_is(house: House, bots: Stepping) -> None:
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


@pytest.mark.parametrize("asks_again", [False, True])
@with_bots(Stepping)
async def test_a_restart_loses_only_the_work(
    house: House, bots: Stepping, asks_again: bool
) -> None:
    web, table = Web(house), await finished(house)
    await web.start(table)
    bots.may_judge.release()
    await until(lambda: judgements(bots) == 1)
    await house.start_again()
    web = Web(house)
    if asks_again:
        assert (await web.start(table))["status"] == "making"
    else:
        await house.tables.reviews.adopt()
    assert (await web.state(table))["status"] == "making"
    bots.may_judge.release()
    await until(lambda: judgements(bots) == 2)
    assert bots.asked[-1][1] == 0, "it begins with the first decision"


@with_bots(Stepping)
async def test_an_unreadable_stored_review_is_made_again(house: House) -> None:
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
