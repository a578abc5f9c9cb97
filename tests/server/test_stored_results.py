"""Results and days in the store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import event

from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.rows import DayDeal
from lifeboat.server.store.store import Store
from lifeboat.table.deals import deal_key
from lifeboat.table.entries import Said, Started
from lifeboat.table.past.results import ResultSeat
from lifeboat.table.past.tallies import Tally
from tests.server.stored import BEGINNING, SECRET, finish, log_of, result

ADA_LEE = ResultSeat(0, 1, "Ada", "me-ada", crew="lee")
ADA_SMITH = ResultSeat(1, 1, "Ada", "me-ada", crew="smith")
BOT_SMITH = ResultSeat(1, player="steady", crew="smith")


async def test_other_results_on_the_same_deal_come_best_first(store: Store) -> None:
    worse = result("a", -9, ADA_LEE, BOT_SMITH, day="2026-11-15", steps=40, bot_steps=20)
    better = result("b", -4, ADA_LEE, ADA_SMITH)
    later = result("c", -4, ADA_LEE, BOT_SMITH, finished=501)
    for one in (later, worse, better, result("d", 0, deal="another")):
        await finish(store, one)
    assert await store.results_of_deal("deal") == [better, later, worse]
    assert await store.results_of_deal("deal", limit=1) == [better]
    assert await store.results_of_deal("no deal") == []


async def test_a_day_counts_the_first_result_of_each_person_and_no_table_of_bots(
    store: Store,
) -> None:
    day = "2026-11-15"
    deal = DayDeal({"players": "2"}, SECRET)
    key = deal_key("titanic", deal.setup, deal.secret)
    of_day: dict[str, Any] = {"deal": key, "day": day}
    ben = ResultSeat(0, 1, "Ben", "me-ben")
    cleo = ResultSeat(0, 1, "Cleo")
    counted = [
        result("a", -9, ADA_LEE, BOT_SMITH, **of_day),
        result("cleo", -10, cleo, BOT_SMITH, **of_day),
        result("cleo2", -11, cleo, BOT_SMITH, **of_day),
    ]
    others = [
        result("b", 0, ADA_LEE, ADA_SMITH, **of_day),  # at the same time, but a sorts first
        result("c", 0, ben, ADA_SMITH, finished=501, **of_day),
        result("bots", 0, BOT_SMITH, **of_day),
        result("rematch", 0, ResultSeat(0, 1, "Dan"), deal=key),
    ]
    assert await store.results_of_day("titanic", day) == []
    assert not await store.has_result_of_day("titanic", day, "me-ada")
    await store.day("titanic", day, lambda: deal)
    for one in [*others, *counted]:
        await finish(store, one)
    assert await store.results_of_day("titanic", day) == counted
    assert await store.results_of_day("titanic", day, limit=1) == counted[:1]
    assert await store.results_of_day("titanic", "2026-11-14") == []
    assert await store.has_result_of_day("titanic", day, "me-ben")
    assert not await store.has_result_of_day("titanic", day, "me-cleo")
    assert not await store.has_result("deal", "me-ben")


async def test_people_find_their_own_results_latest_first(store: Store) -> None:
    both = result("both", -4, ADA_LEE, ADA_SMITH)
    late = result("late", -5, ADA_LEE, BOT_SMITH, finished=900)
    for one in (both, late, result("bots", -6, BOT_SMITH)):
        await finish(store, one)
    assert await store.results_of_person("me-ada") == [late, both]
    assert await store.results_of_person("me-bea") == []


async def test_everybodys_games_are_counted_when_they_end(store: Store) -> None:
    """So nobody has to go through all of them to say how many there are."""
    for number in range(20):
        await finish(store, result(f"t{number}", -number, ADA_LEE, BOT_SMITH))
    asked: list[str] = []
    event.listen(
        store._database.reading,
        "before_cursor_execute",
        lambda *given: asked.append(given[2]),
    )
    (pairs,) = await store.tallies()
    assert (pairs.games, pairs.score, pairs.best) == (20, -190, 0)
    assert [crew.games for crew in await store.crew_tallies()] == [20, 20]
    assert asked
    assert not any("results" in statement for statement in asked)


async def test_games_are_counted_for_all_and_for_one_person(store: Store) -> None:
    assert await store.tallies() == []
    await finish(store, result("a", -4, ADA_LEE, ADA_SMITH))
    await finish(store, result("b", 0, ADA_LEE, BOT_SMITH, pages=5))
    await finish(store, result("c", -7, BOT_SMITH, players=1))
    await finish(store, result("d", 99, ADA_LEE, edition="own(x=1)"))
    pairs = Tally("titanic", "standard", 2, "", 2, 1, -4, 0, 8)
    solo = Tally("titanic", "standard", 1, "", 1, 0, -7, -7, 3)
    assert await store.tallies() == [solo, pairs]
    assert await store.tallies("me-ada") == [pairs]
    lee = Tally("titanic", "standard", 2, "lee", 2, 1, -4, 0, 8)
    smith = Tally("titanic", "standard", 2, "smith", 2, 1, -4, 0, 8)
    solo_smith = structs.replace(solo, crew="smith")
    assert await store.crew_tallies() == [solo_smith, lee, smith]
    own_smith = Tally("titanic", "standard", 2, "smith", 1, 0, -4, -4, 3)
    assert await store.crew_tallies("me-ada") == [lee, own_smith]


async def test_a_result_that_is_refused_takes_its_entries_with_it(store: Store) -> None:
    await finish(store, result("a", -4))
    with pytest.raises(StoreError, match="store-failed"):
        await store.append("a", 4, [Said(1, "again")], at=1, result=result("a", 0))
    assert log_of(await store.load("a")) == [*BEGINNING, Started()]


async def test_the_deal_of_a_day_is_made_once_whatever_the_race(store: Store) -> None:
    made: list[DayDeal] = []

    def make() -> DayDeal:
        made.append(DayDeal({"players": "2"}, bytes([len(made)])))
        return made[-1]

    all_made = Event()
    # Nothing is written until all of them have found that there is no deal yet.
    hold = asyncio.ensure_future(store._writer.write(lambda _: all_made.wait(10)))
    asking = [asyncio.ensure_future(store.day("titanic", "2026-11-15", make)) for _ in range(20)]
    while len(made) < 20:
        await asyncio.sleep(0.001)
    all_made.set()
    assert await hold
    deals = await asyncio.gather(*asking)
    assert deals == [deals[0]] * 20
    again = await store.day("titanic", "2026-11-15", lambda: pytest.fail("made again"))
    assert again == deals[0]
    other = await store.day("septentrick", "2026-11-15", make)
    assert other == made[-1]


async def test_no_name_keeps_a_game_from_ending(store: Store) -> None:
    await finish(store, result("a", -4, ResultSeat(0, 1, "\0Ada ⚓")))
    assert [one.seats[0].name for one in await store.results_of_deal("deal")] == ["Ada ⚓"]
