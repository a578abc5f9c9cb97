"""Bots: whatever they do, the result is a legal action and the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

import pytest

from lifeboat.core.games import State, game_of
from lifeboat.server.live.bots import Bots
from lifeboat.table.table import THINKING, Table
from tests.contract.playing import dealt
from tests.players.guests import LOOKOUT, installed
from tests.server.house import House, QuickBots, until, with_bots
from tests.server.questions import bot_question

T = TypeVar("T")

PROGRAM = """
import asyncio
from lifeboat.server.live.bots import Bots
from tests.contract.playing import dealt
from lifeboat.core.games import game_of
from tests.server.questions import bot_question

async def think():
    bots = Bots()
    state = dealt(game_of("titanic"), {"crew": "lee"}, "bots")
    await bots.choose(bot_question(state, "random"))
    print(*bots.quick._pool._processes, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(think())
"""


@pytest.fixture
def real_bots() -> Iterator[Bots]:
    """Bots that think in separate processes, for as long as they like."""
    bots = Bots()
    bots.limit = 60
    yield bots
    bots.close()


def first_moment() -> State:
    return dealt(game_of("titanic"), {"crew": "lee"}, "bots")


async def test_a_bot_from_another_package_thinks_in_the_processes(
    real_bots: Bots, tmp_path: Path
) -> None:
    with installed(tmp_path, "crows_nest", LOOKOUT, "lookout = crows_nest:Lookout"):
        assert await decided(real_bots, first_moment(), "lookout") == "lookout"


async def test_another_bot_plays_for_one_whose_package_is_gone(real_bots: Bots) -> None:
    assert await decided(real_bots, first_moment(), "lookout") == "steady"


async def decided(bots: Bots, state: State, player: str) -> str:
    """Let a bot decide, check that the action is legal, and return the name of the bot that
    decided.
    """
    action, decider = await bots.choose(bot_question(state, player))
    assert action in state.legal()
    return decider


async def test_a_bot_thinks_in_a_process_that_is_used_again(real_bots: Bots) -> None:
    state = first_moment()
    for _ in range(3):
        assert await decided(real_bots, state, "steady") == "steady"
    assert real_bots.given_up == 0


async def test_a_bot_that_takes_too_long_is_given_up_and_its_process_ended(real_bots: Bots) -> None:
    state = first_moment()
    pool = real_bots.quick._running_pool()
    real_bots.limit = 0.0001 - THINKING
    assert await decided(real_bots, state, "steady") == "random"
    assert real_bots.given_up == 1
    assert real_bots.quick._pool is not pool
    real_bots.limit = 60
    assert await decided(real_bots, state, "steady") == "steady"
    assert real_bots.given_up == 1


async def test_a_bot_whose_process_dies_begins_again(real_bots: Bots) -> None:
    state = first_moment()
    await real_bots.choose(bot_question(state, "steady"))
    assert real_bots.quick._pool is not None
    for process in real_bots.quick._pool._processes:
        os.kill(process, signal.SIGKILL)
    assert await decided(real_bots, state, "steady") == "steady"
    assert real_bots.given_up == 0


async def test_a_start_takes_nobodys_time_to_think(real_bots: Bots) -> None:
    """Starting a process takes longer than a decision."""
    began = time.monotonic()
    await real_bots.start()
    real_bots.limit = (time.monotonic() - began) / 2 - THINKING
    real_bots.quick.close()
    assert await decided(real_bots, first_moment(), "random") == "random"
    assert real_bots.given_up == 0


class Breaking(QuickBots):
    """Bots whose processes are ended by others, this many times."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        if len(self.asked) < self.times:
            self.asked.append(given)
            raise BrokenProcessPool
        return await super().think(work, *given)


@pytest.mark.parametrize(("times", "decider"), [(1, "steady"), (2, "random")])
async def test_a_bot_whose_process_was_ended_by_others_begins_again_once(
    times: int, decider: str
) -> None:
    bots = Breaking(times)
    assert await decided(bots, first_moment(), "steady") == decider
    assert bots.given_up == (decider == "random")


async def test_the_process_of_the_bots_ends_when_the_server_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "thinking.py"
    program.write_text(PROGRAM, "utf-8")
    where = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, str(program)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=where, text=True) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        os.kill(process, 0)
        server.kill()
    await until(lambda: not is_running(process))


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # Where nobody reaps orphans, they remain as zombies.
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text("utf-8").split()[2] != "Z"


class Failing(QuickBots):
    """Bots that crash, hang or cheat."""

    def __init__(self, how: str) -> None:
        super().__init__()
        self.how = how

    async def think(self, work: Callable[..., T], *given: Any) -> Any:
        await super().think(work, *given)
        if self.how == "crash":
            raise ZeroDivisionError
        if self.how == "hang":
            await asyncio.Event().wait()
        return -1


class Without(QuickBots):
    """Bots some of which break down."""

    def __init__(self, broken: list[str]) -> None:
        super().__init__()
        self.broken = broken

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        if given[3] in self.broken:
            raise ZeroDivisionError
        return await super().think(work, *given)


@pytest.mark.parametrize(
    ("player", "broken", "decider"),
    [
        ("captain", ["captain"], "steady"),
        ("captain", ["captain", "steady"], "random"),
        ("random", ["random"], "steady"),
        ("steady", ["steady"], "random"),
    ],
)
async def test_steady_decides_for_a_bot_that_fails_and_chance_where_steady_fails(
    player: str, broken: list[str], decider: str
) -> None:
    bots = Without(broken)
    assert await decided(bots, first_moment(), player) == decider
    assert bots.given_up == len(broken)


def deciders_of(table: Table) -> list[int]:
    assert table.playthrough is not None
    return table.playthrough.deciders


@pytest.mark.parametrize("bots", [Failing("crash"), Failing("cheat")], ids=["crash", "cheat"])
async def test_a_game_goes_on_whatever_its_bots_do(house: House, bots: Failing) -> None:
    table = await house.set_up("septentrick", ["me", "random", "steady"])
    ended = await house.play_out(table)
    assert ended.outcome() is not None
    assert bots.given_up == len(bots.asked) > 0
    assert set(ended.bot_steps) == {"", "random"}
    by_steady = [
        step
        for step, seat in enumerate(deciders_of(ended), 1)
        if ended.seats[seat].player == "steady"
    ]
    notes = ended.record().notes
    assert notes["StandIns"] == " ".join(f"{step}=random" for step in by_steady)


@with_bots(Failing, "hang")
async def test_a_bot_that_hangs_holds_up_its_table_until_its_limit(
    house: House, bots: Failing
) -> None:
    table = await house.set_up("septentrick", ["steady", "steady", "steady"])
    await until(lambda: bool(bots.asked))
    number = (await house.seen(table)).last_entry
    await house.pass_time(bots.limit + THINKING - 1)
    assert (await house.seen(table)).last_entry == number
    await house.pass_time(1)
    await until(lambda: len(bots.asked) == 2)
    assert (await house.seen(table)).last_entry == number + 1
    assert bots.given_up == 1


@with_bots(Failing, "hang")
async def test_waiting_for_another_bot_does_not_count(house: House, bots: Failing) -> None:
    """One process, two bots: the second gets its full time once the first has been given up."""
    for _ in range(2):
        await house.set_up("septentrick", ["steady", "steady", "steady"])
    await until(lambda: len(bots.asked) == 1)
    await house.pass_time(bots.limit + THINKING)
    await until(lambda: len(bots.asked) == 2)
    assert bots.given_up == 1
    await house.pass_time(bots.limit + THINKING - 1)
    assert bots.given_up == 1
    await house.pass_time(1)
    await until(lambda: bots.given_up == 2)
