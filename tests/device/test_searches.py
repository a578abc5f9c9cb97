"""Searches in a second worker: what becomes of them if the worker is busy or gone."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.device.searches import SLACK, Searches
from lifeboat.device.searching import answer
from lifeboat.players import Budget
from tests.contract.playing import throws_for
from tests.hosts.hosts import DeviceHost
from tests.hosts.people import set_up
from tests.server.house import settle


def named(name: str, budget: Budget) -> str:
    """Work that says which it is."""
    return name


class SlowThinker:
    """A worker that answers when it is let."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[None]] = []
        self.asked: list[bytes] = []
        self.stopped = 0

    async def ask(self, question: bytes) -> bytes:
        self.asked.append(question)
        self.waiting.append(asyncio.get_running_loop().create_future())
        await self.waiting[-1]
        return answer(question)

    def stop(self) -> None:
        self.stopped += 1

    async def go_on(self) -> None:
        self.waiting.pop(0).set_result(None)
        await settle()


async def test_whoever_is_waited_for_goes_first() -> None:
    """One question at a time, and the parts of reviews after all others."""
    thinker = SlowThinker()
    searches, done = Searches(thinker), list[str]()

    async def wait(name: str, is_patient: bool) -> None:
        waiting = searches._patient if is_patient else searches._urgent
        done.append(await searches._search(waiting, 1, named, (name,)))

    tasks = []
    for name, is_patient in [("part 1", True), ("part 2", True), ("hint", False), ("bot", False)]:
        tasks.append(asyncio.ensure_future(wait(name, is_patient)))
        await settle()
    assert len(thinker.asked) == 1
    while thinker.waiting:
        await thinker.go_on()
    await asyncio.gather(*tasks)
    assert done == ["part 1", "hint", "bot", "part 2"]


async def test_a_search_that_nobody_wants_any_more_gives_its_turn_away() -> None:
    thinker = SlowThinker()
    searches = Searches(thinker)
    tasks = [asyncio.ensure_future(searches.ponder(1, named, str(at))) for at in range(3)]
    await settle()
    tasks[1].cancel()
    await settle()
    while thinker.waiting:
        await thinker.go_on()
    assert [await tasks[0], await tasks[2]] == ["0", "2"]


async def test_a_search_that_hangs_is_given_up() -> None:
    """The worker is left, and the next search has its turn."""
    thinker = SlowThinker()
    searches = Searches(thinker)
    tasks = [asyncio.ensure_future(searches.ponder(5, named, name)) for name in ("1", "2")]
    await settle()
    loop: Any = asyncio.get_running_loop()
    loop.clock.now += 5 + SLACK - 1
    await settle()
    assert (thinker.stopped, len(thinker.asked)) == (0, 1)
    loop.clock.now += 2
    await settle()
    with pytest.raises(LifeboatError, match="not-finished"):
        await tasks[0]
    assert (thinker.stopped, len(thinker.asked)) == (1, 2)
    thinker.waiting.pop(0)
    await thinker.go_on()
    assert await tasks[1] == "2"


async def test_without_the_worker_the_stand_in_plays(
    host: DeviceHost, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await set_up(host, seats=["me", "captain"])
    host.thinker.is_gone = True
    line = await ada.line()
    with caplog.at_level(logging.CRITICAL, "lifeboat"):
        for _ in range(3):
            await line.step(throws_for("gone"))
            await settle()
    players = {message["player"] for message in line.heard if message["kind"] == "update"}
    assert "steady" in players
    assert "captain" not in players


async def test_without_the_worker_there_is_no_hint_and_none_is_counted(host: DeviceHost) -> None:
    ada = await set_up(host)
    host.thinker.is_gone = True
    refused = await ada.ask("POST", "/hint", {"seat": 0})
    assert (refused.status, refused.code) == (503, "not-finished")
    assert (await ada.info())["hinted"] == [0]
    host.thinker.is_gone = False
    assert (await ada.ask("POST", "/hint", {"seat": 0})).status == 200


async def test_a_hint_never_delays_a_move(host: DeviceHost) -> None:
    """The hint that comes too late is refused, and isn't counted."""
    thinker = SlowThinker()
    host.device.tables.bots.searches.thinker = thinker
    ada = await set_up(host)
    line = await ada.line()
    hint = asyncio.ensure_future(ada.ask("POST", "/hint", {"seat": 0}))
    await settle()
    assert (await ada.ask("POST", "/hint", {"seat": 0})).code == "hint-under-way"
    assert (await line.step(throws_for("hint")))["kind"] == "done"
    await thinker.go_on()
    assert (await hint).code == "stale"
    assert (await ada.info())["hinted"] == [0]
