"""What the server tests share: event loops, houses and new databases of each kind."""

from __future__ import annotations

import functools
from collections.abc import AsyncIterator, Iterator
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest

from lifeboat.server.live.bots import Bots
from lifeboat.server.store import nodes
from lifeboat.server.store.store import Store
from tests.server.fleet import Fleet, opened_fleet
from tests.server.house import Clock, House, QuickBots, StillLoop, ended_in_time, opened_house
from tests.server.postgres import Postgres, programs
from tests.server.server import Server


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give every test a time limit, so that none can hang."""
    if isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
        item.obj = _in_time(item.obj)


def _in_time(test: Any) -> Any:
    @functools.wraps(test)
    async def timed(**given: Any) -> None:
        with ended_in_time():
            await test(**given)

    return timed


@pytest.fixture
def clock() -> Clock:
    """The clock of the test's event loop, which stands still until the test moves it."""
    return Clock()


@pytest.fixture
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    """A new event loop, on the test's clock if it has one."""
    if "clock" not in request.fixturenames:
        return "asyncio", {}
    clock: Clock = request.getfixturevalue("clock")
    return "asyncio", {"loop_factory": lambda: StillLoop(clock)}


@pytest.fixture
def bots(request: pytest.FixtureRequest) -> Bots:
    """The bots of the house: those that `@with_bots` names, or quick ones."""
    marker = request.node.get_closest_marker("bots")
    if marker is None:
        return QuickBots()
    kind, *given = marker.args
    bots: Bots = kind(*given)
    return bots


@pytest.fixture
async def house(tmp_path: Path, clock: Clock, bots: Bots) -> AsyncIterator[House]:
    """A server without its web side, on a new database."""
    async with opened_house(tmp_path, clock, bots) as house:
        yield house


@pytest.fixture
async def solo(house: House) -> str:
    """A table of SOS Titanic for person 1 alone, whose game has begun."""
    return await house.set_up("titanic", ["me"])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on a new database, for tests that use plain HTTP."""
    made = Server(tmp_path / "lifeboat.db")
    with made.client:
        yield made
        assert made.client.portal is not None
        made.client.portal.call(made.tables.stop)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that only the tests use."""
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip("PostgreSQL is not installed here: initdb and pg_ctl were not found")
    server = Postgres(bin_folder)
    try:
        server.start()
        yield server
        server.stop("immediate")
    finally:
        server.remove()


@pytest.fixture
async def fleet(
    postgres: Postgres,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> AsyncIterator[Fleet]:
    """Two nodes on a new PostgreSQL database, which goes by the test's clock too."""
    monkeypatch.setattr(nodes, "_milliseconds", lambda connection: int(clock() * 1_000))
    marker = request.node.get_closest_marker("bots")
    kind: type[Bots] = marker.args[0] if marker else QuickBots
    async with opened_fleet(clock, postgres.new_database(), kind) as fleet:
        yield fleet


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    if request.param == "sqlite":
        return str(tmp_path / "lifeboat.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store on a new database."""
    store = Store.open(database)
    yield store
    await store.close()
