"""Neighbours: one address's requests don't make other addresses wait.

Nothing is timed: the tests count the work done in the event loop, and who waits behind whom.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from typing import Any, NamedTuple, TypeVar

import httpx
import pytest
from msgspec import structs

from lifeboat.core import playthrough
from lifeboat.server.live import turns
from lifeboat.server.live.telling import Telling
from lifeboat.server.store import statistics
from lifeboat.server.web.app import make_app
from lifeboat.table.commands import Play, Resign, Say
from lifeboat.table.past import replays, retelling
from lifeboat.table.table import Table
from lifeboat.table.wire import rendering
from tests.server.asking import GENEROUS, bearer
from tests.server.house import (
    Clock,
    House,
    QuickBots,
    StillLoop,
    opened_house,
    settle,
    until,
)
from tests.server.inline import Inline
from tests.table.tables import legal_text

T = TypeVar("T")

KEY = "a key of my own, made up"
ATTACKER, NEIGHBOUR = "192.0.2.66", "192.0.2.7"
SAID = 400
"""The number of chat messages at the table with the long log."""
MOST_AT_ONCE = 150
"""The most entries applied and messages rendered in one step of the event loop."""


class Elsewhere(Inline):
    """A simulated other process, whose work isn't counted and which waits until a test lets it go
    on.
    """

    def __init__(self) -> None:
        super().__init__()
        self.is_here = True
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.waited: list[str] = []

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        self.waited.append(work.__name__)
        await self.is_open.wait()
        self.is_here = False
        try:
            return work(*given)
        finally:
            self.is_here = True


class Counted:
    """The work done in this process, in each step of the event loop and in other threads."""

    def __init__(self, elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
        self.elsewhere = elsewhere
        self.loop_thread = threading.get_ident()
        self.steps: Counter[int] = Counter()
        self.in_threads = 0
        self.step = 0
        self._count(monkeypatch, Table, "apply")
        for module in (rendering, retelling):
            for name in ("update", "line"):
                self._count(monkeypatch, module, name)
        self._count(monkeypatch, replays, "replay")
        self._count(monkeypatch, playthrough, "replay")
        loop: Any = asyncio.get_running_loop()
        once = loop._run_once

        def counted() -> None:
            self.step += 1
            once()

        monkeypatch.setattr(loop, "_run_once", counted)

    def _count(self, monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> None:
        honest = getattr(where, name, None)
        if honest is None:
            return

        def counted(*given: Any, **named: Any) -> Any:
            if self.elsewhere.is_here:
                if threading.get_ident() == self.loop_thread:
                    self.steps[self.step] += 1
                else:
                    self.in_threads += 1
            return honest(*given, **named)

        monkeypatch.setattr(where, name, counted)

    def start(self) -> None:
        self.steps.clear()
        self.in_threads = 0

    def most(self) -> int:
        return max(self.steps.values(), default=0)


class Prepared(NamedTuple):
    """A database with a table that has a long log, and one whose game is over."""

    path: Path
    table: str
    token: str
    over: str
    record: str


async def prepare(path: Path, clock: Clock) -> Prepared:
    """Fill a new database."""
    async with opened_house(path, clock, QuickBots()) as house:
        transport = httpx.ASGITransport(make_app(house.tables, GENEROUS))
        async with httpx.AsyncClient(transport=transport, base_url="http://lifeboat") as client:
            wish = {"game": "titanic", "name": "Eve", "seats": ["me"], "start": True, "me": KEY}
            made = (await client.post("/api/tables", json=wish)).json()
            over = (await client.post("/api/tables", json=wish)).json()["table"]
        for number in range(SAID):
            await house.command(made["table"], 1, Say(str(number)))
        here = await house.seen(over)
        for _ in range(20):
            if not here.is_over():
                await house.command(over, 1, Play(legal_text(here), here.last_entry))
        if not here.is_over():
            await house.command(over, 1, Resign())
        return Prepared(path, made["table"], made["token"], over, str(here.record()))


class Street:
    """A server with clients at two addresses."""

    def __init__(self, house: House, elsewhere: Elsewhere, prepared: Prepared) -> None:
        self.house = house
        self.elsewhere = elsewhere
        self.app = make_app(house.tables, GENEROUS)
        _, self.table, self.token, self.over, self.record = prepared

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 5))
        return httpx.AsyncClient(transport=transport, base_url="http://lifeboat")


Ask = Callable[[Street, httpx.AsyncClient], Coroutine[Any, Any, httpx.Response]]


async def log(street: Street, client: httpx.AsyncClient) -> httpx.Response:
    return await client.get(f"/api/tables/{street.table}/log")


async def catch_up(street: Street, client: httpx.AsyncClient) -> httpx.Response:
    since = SAID + 3 - 29
    return await client.get(f"/api/tables/{street.table}/events", params={"since": since})


async def replay(street: Street, client: httpx.AsyncClient) -> httpx.Response:
    return await client.post("/api/replay", json={"record": street.record + "; " + "." * 9000})


async def step(street: Street, client: httpx.AsyncClient) -> httpx.Response:
    return await client.get(f"/api/tables/{street.over}/steps/5")


async def results(street: Street, client: httpx.AsyncClient) -> httpx.Response:
    return await client.get(f"/api/tables/{street.over}/results")


async def day(street: Street, client: httpx.AsyncClient) -> httpx.Response:
    return await client.get("/api/days/titanic")


async def counts(street: Street, client: httpx.AsyncClient) -> httpx.Response:
    return await client.get("/api/statistics")


async def own_counts(street: Street, client: httpx.AsyncClient) -> httpx.Response:
    return await client.get("/api/statistics/me", headers={"Lifeboat-Key": KEY})


async def woken(street: Street, client: httpx.AsyncClient) -> httpx.Response:
    await street.house.put_to_rest()
    return await client.get(f"/api/tables/{street.table}")


COSTLY: dict[str, Ask] = {
    one.__name__: one
    for one in (log, catch_up, replay, step, results, day, counts, own_counts, woken)
}


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """What every street begins with; filling it takes much longer than copying it."""
    clock = Clock()
    with asyncio.Runner(loop_factory=lambda: StillLoop(clock)) as runner:
        return runner.run(prepare(tmp_path_factory.mktemp("prepared"), clock))


@pytest.fixture
async def street(prepared: Prepared, tmp_path: Path, clock: Clock) -> AsyncIterator[Street]:
    copytree(prepared.path, tmp_path, dirs_exist_ok=True)
    async with opened_house(tmp_path, clock, QuickBots()) as house:
        elsewhere = Elsewhere()
        house.tables.telling = house.tables.actors.telling = Telling(elsewhere)
        for table in (prepared.table, prepared.over):
            await house.seen(table)
        yield Street(house, elsewhere, prepared)


@pytest.mark.parametrize("what", COSTLY)
async def test_the_event_loop_does_little_at_once(
    street: Street, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    counted = Counted(street.elsewhere, monkeypatch)
    async with street.client(ATTACKER) as client:
        for _ in range(2):
            counted.start()
            answer = await COSTLY[what](street, client)
            assert answer.status_code == 200, answer.text
            assert counted.in_threads == 0
            assert counted.most() <= MOST_AT_ONCE


@pytest.mark.parametrize("what", [log, catch_up, replay, step])
async def test_nobody_waits_behind_all_that_another_address_asks_for(
    street: Street, what: Ask
) -> None:
    """Forty requests are waiting; a request from another address is the next but one."""
    async with street.client(ATTACKER) as client, street.client(NEIGHBOUR) as other:
        street.elsewhere.is_open.clear()
        asked = [asyncio.create_task(what(street, client)) for _ in range(40)]
        await settle()
        neighbour = asyncio.create_task(replay(street, other))
        await settle()
        assert len(street.elsewhere.waited) == 1
        street.elsewhere.waited.clear()
        street.elsewhere.is_open.set()
        assert (await neighbour).status_code == 200
        assert "sent_step" in street.elsewhere.waited[:2]
        await asyncio.gather(*asked)


async def test_a_table_goes_on_while_somebody_is_told_what_they_missed(street: Street) -> None:
    """A spectator at an address that asks for a lot doesn't hold up the table."""
    async with street.client(ATTACKER) as client:
        street.elsewhere.is_open.clear()
        missing = asyncio.create_task(catch_up(street, client))
        listening = street.house.tables.listen(street.table, 0, "en", SAID)
        coming = asyncio.create_task(listening.__aenter__())
        await settle()
        assert not missing.done()
        assert not coming.done()
        number = await street.house.command(street.table, 1, Say("Ice!"))
        street.elsewhere.is_open.set()
        assert (await missing).status_code == 200
        hearing = await coming
        told = [await anext(hearing) for _ in range(number - SAID + 1)]
        numbers = [
            int(one.split(b'"number":')[1].split(b",")[0]) for one in told if b'"number"' in one
        ]
        assert numbers == list(range(SAID + 1, number + 1)), "in their order, each once"
        await listening.__aexit__(None, None, None)


BURST = 150
ANSWERED = {
    "log": 18,
    "catch_up": 15,
    "replay": 12,
    "step": 50,
    "results": 38,
    "day": 38,
    "counts": 38,
    "own_counts": 14,
    "woken": 31,
}
"""The most requests of each kind that are answered before the burst is used up."""


@pytest.mark.parametrize("what", COSTLY)
async def test_what_is_expensive_has_its_price(street: Street, what: str) -> None:
    little = structs.replace(GENEROUS, request_burst=BURST, requests_per_second=0.001)
    street.app = make_app(street.house.tables, little)
    async with street.client(ATTACKER) as client:
        answered = 0
        while (answer := await COSTLY[what](street, client)).status_code == 200:
            answered += 1
        assert answer.json()["code"] == "too-many-requests"
        assert int(answer.headers["retry-after"]) > 0
        assert 2 < answered <= ANSWERED[what]
    async with street.client(NEIGHBOUR) as other:
        assert (await other.get("/api/tables")).status_code == 200


# Letting people in


@contextmanager
def slow_counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Make counting and listing results wait until the test sets the event."""
    may_go_on = threading.Event()
    for name in ("_results", "_tallies"):
        honest = getattr(statistics, name)

        def slow(*given: Any, honest: Any = honest) -> Any:
            may_go_on.wait()
            return honest(*given)

        monkeypatch.setattr(statistics, name, slow)
    try:
        yield may_go_on
    finally:
        may_go_on.set()


async def test_nobody_waits_behind_counting_to_come_in(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    with slow_counting(monkeypatch) as may_go_on:
        async with street.client(ATTACKER) as client, street.client(NEIGHBOUR) as other:
            dear = (counts, own_counts, day, results)
            asked = [asyncio.create_task(one(street, client)) for one in dear * 5]
            await settle()
            headers = bearer(street.token)
            say = {"kind": "say", "text": "Here I am!"}
            address = f"/api/tables/{street.table}"
            coming = [
                asyncio.create_task(other.get(f"{address}/events", headers=headers)),
                asyncio.create_task(other.post(f"{address}/commands", json=say, headers=headers)),
                asyncio.create_task(other.get("/api/tables")),
                asyncio.create_task(other.get("/healthz")),
            ]
            await until(lambda: all(one.done() for one in coming))
            assert [(await one).status_code for one in coming] == [200] * 4
            assert not any(one.done() for one in asked)
            may_go_on.set()
            assert {(await one).status_code for one in asked} == {200}


async def test_nobody_waits_long_behind_long_tables_that_wake_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One address wakes ten tables; another address's table is awake before the second of them."""
    tables = [await house.set_up("titanic", ["me"]) for _ in range(11)]
    await house.put_to_rest()
    loading: list[str] = []
    may_go_on = asyncio.Event()
    load = house.tables.store.load

    async def slow(table: str) -> Any:
        loading.append(table)
        if table != tables[-1]:
            await may_go_on.wait()
        return await load(table)

    house.tables.store.load = slow  # type: ignore[method-assign]

    async def wake(address: str, table: str) -> None:
        turns.ASKER.set(address)
        await house.tables.info(table)

    waking = [asyncio.create_task(wake(ATTACKER, table)) for table in tables[:-1]]
    await settle()
    assert len(loading) == 1
    mine = asyncio.create_task(wake(NEIGHBOUR, tables[-1]))
    await until(mine.done)
    may_go_on.set()
    await asyncio.gather(*waking)
