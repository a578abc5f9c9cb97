"""Thinking: a search gets its table's time, and only its own table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
from msgspec import ValidationError, convert

from lifeboat.core.games import State, game_of
from lifeboat.players import Budget
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.turns import ASKER, Turns
from lifeboat.table.bots import advice_for
from lifeboat.table.commands import Rematch
from lifeboat.table.requests import NewTable
from lifeboat.table.table import LEAST_THINKING, MOST_THINKING
from tests.contract.playing import dealt
from tests.server.house import House, QuickBots, SlowBots, settle, until, with_bots
from tests.server.questions import bot_question, hint_question

T = TypeVar("T")
THREE_CAPTAINS = ["captain", "captain", "captain"]
GAMES = {
    "titanic": {"players": "2"},
    "septentrick": {"players": "3"},
}


def first_moment(game: str = "titanic") -> State:
    return dealt(game_of(game), GAMES[game], "thinking")


def seconds_of(asked: list[tuple[Any, ...]]) -> list[float]:
    """Return how many seconds each search was given."""
    budgets = [given[-1] for given in asked]
    assert all(isinstance(budget, Budget) for budget in budgets)
    return [budget.seconds for budget in budgets]


@pytest.mark.parametrize("thinking", [0.1, 3.5, 10.0])
@with_bots(SlowBots)
async def test_a_captain_thinks_for_the_time_of_its_table(
    house: House, thinking: float, bots: SlowBots
) -> None:
    table = await house.set_up("septentrick", THREE_CAPTAINS, thinking=thinking)
    await until(lambda: bool(bots.asked))
    assert seconds_of(bots.asked) == [thinking]
    assert (await house.tables.info(table)).thinking == thinking


async def test_the_time_of_a_table_lasts_through_a_restart(house: House) -> None:
    table = await house.set_up("titanic", ["me"], thinking=0.3, hints=2)
    await house.start_again()
    info = await house.tables.info(table)
    assert (info.thinking, info.hints) == (0.3, 2)


@with_bots(SlowBots)
async def test_a_captain_that_stands_in_has_the_time_too(house: House, bots: SlowBots) -> None:
    table = await house.for_two(stand_in="captain", patience=10, thinking=2.5)
    seat = (await house.seen(table)).deciding_seat()
    assert seat is not None
    async with house.hearing(table, 2 - seat):
        await house.pass_time(10)
        await until(lambda: bool(bots.asked))
    assert bots.asked[0][3] == "captain"
    assert seconds_of(bots.asked) == [2.5]


def test_only_the_clock_ends_a_search_at_a_table() -> None:
    """A simulated game takes far longer than a nanosecond."""
    bots = Bots()
    assert bots.budget(10.0).playouts >= 10 * 10**8


def test_the_server_may_allow_less_than_a_table_does() -> None:
    bots = Bots(longest=0.5)
    assert bots.budget(10.0).seconds == 0.5
    assert bots.budget(0.2).seconds == 0.2


@pytest.mark.parametrize("thinking", [0, 0.09, 10.1, -1, float("inf"), float("nan"), "1"])
def test_nobody_can_ask_for_less_or_more_than_there_is(thinking: object) -> None:
    with pytest.raises(ValidationError):
        convert({"game": "titanic", "name": "Ada", "thinking": thinking}, NewTable)


class TimedBots(QuickBots):
    """Bots that note how much time each search gets, and decide only when a test lets them."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__()
        self.searching.turns = Turns(processes)
        self.searching.count = processes
        self.may_decide = asyncio.Semaphore(0)

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        self.asked.append(given)
        await self.may_decide.acquire()
        return work(*given)


async def crowded(bots: TimedBots, searches: int, thinking: float) -> list[float]:
    """Ask for this many searches at once, and return how much time each got."""
    state = first_moment()
    asking = [bots.choose(bot_question(state, "captain", thinking)) for _ in range(searches)]
    tasks = [asyncio.create_task(one) for one in asking]
    await settle()
    for _ in range(searches):
        bots.may_decide.release()
        await settle()
    assert [(await task)[1] for task in tasks] == ["captain"] * searches
    return seconds_of(bots.asked)


async def test_the_more_wait_the_less_time_each_search_gets() -> None:
    """The first finds nobody waiting; the next one has the others waiting behind it."""
    times = await crowded(TimedBots(), 5, 6.0)
    assert times == [6.0, 1.5, 2.0, 3.0, 6.0]


async def test_more_processes_leave_more_time() -> None:
    """One of them is kept free for other addresses."""
    times = await crowded(TimedBots(processes=3), 6, 6.0)
    assert times == [6.0, 6.0, 2.4, 3.0, 4.0, 6.0]


async def test_nobody_gets_less_than_the_least_that_can_be_chosen() -> None:
    times = await crowded(TimedBots(), 9, 0.2)
    assert times[1] == LEAST_THINKING
    assert times[-1] == 0.2


class Pensive(QuickBots):
    """Bots whose captains never finish thinking."""

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        if "captain" in given:
            await asyncio.Event().wait()
        return await super().think(work, *given)


@with_bots(Pensive)
async def test_a_bot_that_does_not_search_never_waits_for_a_search(house: House) -> None:
    """At one table a captain never stops thinking; meanwhile another game is played to its end."""
    slow = await house.set_up("septentrick", THREE_CAPTAINS)
    await settle()
    number = (await house.seen(slow)).last_entry
    quick = await house.set_up("septentrick", ["me", "steady", "random"])
    assert (await house.play_out(quick)).outcome() is not None
    assert (await house.seen(slow)).last_entry == number


async def test_others_who_wait_take_nothing_from_the_time_of_a_share() -> None:
    bots, state = TimedBots(processes=4), first_moment()

    async def search(address: str) -> None:
        ASKER.set(address)
        await bots.choose(bot_question(state, "captain", 6.0))

    tasks = [asyncio.create_task(search("many")) for _ in range(30)]
    await settle()
    assert len(bots.asked) == 3
    tasks.append(asyncio.create_task(search("one")))
    await settle()
    assert seconds_of(bots.asked)[3:] == [6.0]
    bots.may_decide.release()
    await settle()
    assert seconds_of(bots.asked)[4] < 0.5, "they share their own part"
    for _ in range(40):
        bots.may_decide.release()
    await asyncio.gather(*tasks)


class Noting(QuickBots):
    """Bots that note which address they think for."""

    def __init__(self) -> None:
        super().__init__()
        self.shares: list[str] = []

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        self.shares.append(ASKER.get())
        return await super().think(work, *given)


@with_bots(Noting)
async def test_bots_think_for_the_address_that_set_up_their_table(
    house: House, bots: Noting
) -> None:
    ASKER.set("192.0.2.1")
    table = await house.set_up("titanic", ["random", "random"], thinking=0.1)
    ASKER.set("192.0.2.2")
    await house.tables.info(table)
    await house.wait_for_bots(table)
    assert set(bots.shares) == {"192.0.2.1"}

    bots.shares.clear()
    slow = await house.set_up("titanic", ["me", "random"])
    await house.put_to_rest()
    ASKER.set("192.0.2.3")
    await house.tables.info(slow)  # bots don't think for those who only look on
    ASKER.set("192.0.2.4")
    await house.play_out(slow)
    assert set(bots.shares) <= {"192.0.2.2", "", "192.0.2.4"}
    assert "192.0.2.4" in bots.shares


async def test_a_rematch_belongs_to_the_address_that_asks_for_it(house: House) -> None:
    """It doesn't matter which address woke up the old table."""
    table = await house.set_up("titanic", ["me", "random"])
    await house.play_out(table)
    await house.put_to_rest()
    ASKER.set("192.0.2.1")
    await house.tables.info(table)
    ASKER.set("192.0.2.2")
    await house.command(table, 1, Rematch())
    another = (await house.tables.info(table)).rematch
    assert house.tables.actors.awake[another].address == "192.0.2.2"


@pytest.fixture
def real_bots() -> Iterator[Bots]:
    """Bots that think in separate processes."""
    bots = Bots(playouts=40, seed=lambda: "dice")
    bots.limit = 60
    yield bots
    bots.close()


@pytest.mark.parametrize("game", GAMES)
async def test_a_captain_and_a_hint_think_in_another_process(game: str, real_bots: Bots) -> None:
    state = first_moment(game)
    decision = state.decision()
    assert decision is not None
    seat = decision.seat
    question = bot_question(state, "captain", MOST_THINKING, game, seat)
    action, decider = await real_bots.choose(question)
    assert decider == "captain"
    assert action in state.legal()
    advice = await real_bots.advise(hint_question(state, MOST_THINKING, game, seat))
    assert advice == advice_for(game, state, seat, "dice", Budget(40, 60.0))
    assert real_bots.quick._pool is None
