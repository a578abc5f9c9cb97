"""Open tables: how many the server and each address may have."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from starlette.testclient import TestClient

from lifeboat.core.errors import LifeboatError
from lifeboat.server.metrics import Metrics
from lifeboat.server.web.service import Service
from lifeboat.table.requests import NewTable, Welcomed
from tests.server.asking import GENEROUS, SOLO, bearer, new_client, set_up
from tests.server.fake_tables import FakeTables
from tests.server.server import Server


def refused(client: TestClient, **wish: Any) -> tuple[int, str]:
    answer = client.post("/api/tables", json=SOLO | wish)
    return answer.status_code, answer.json().get("code", "")


def test_an_address_may_have_only_a_few_open_tables_and_a_finished_one_makes_room() -> None:
    settings = structs.replace(GENEROUS, tables_per_address=1)
    client = new_client(FakeTables(), settings)
    table, token = set_up(client)
    assert refused(client) == (429, "too-many-tables")
    client.post(f"/api/tables/{table}/commands", json={"kind": "resign"}, headers=bearer(token))
    assert refused(client) == (201, "")


def test_the_server_may_have_only_a_few_open_tables() -> None:
    tables = FakeTables()
    client = new_client(tables, structs.replace(GENEROUS, tables=2))
    assert [refused(client)[0] for _ in range(3)] == [201, 201, 429]
    assert len(tables.all) == 2


@contextmanager
def serving(path: Path, **limits: int) -> Iterator[Server]:
    """Yield a server on this store, with these limits."""
    server = Server(path / "lifeboat.db", structs.replace(GENEROUS, **limits))
    with server.client:
        yield server
        assert server.client.portal is not None
        server.client.portal.call(server.tables.stop)


@pytest.mark.parametrize("limit", ["tables", "tables_per_address"])
def test_a_rematch_is_a_table_too(tmp_path: Path, limit: str) -> None:
    with serving(tmp_path, **{limit: 1}) as server:
        first, host = server.set_up()
        server.resign(first, host)
        assert server.client.post("/api/tables", json=SOLO).status_code == 201
        rematch = {"kind": "rematch"}
        refusal = server.client.post(f"{first}/commands", json=rematch, headers=host)
        assert (refusal.status_code, refusal.json()["code"]) == (429, "too-many-tables")
        assert server.get(first)["rematch"] == ""


def test_a_rematch_counts_once_and_is_found_by_all(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_address=1) as server:
        first, host = server.set_up()
        server.resign(first, host)
        for _ in range(2):
            again = server.client.post(f"{first}/commands", json={"kind": "rematch"}, headers=host)
            assert again.status_code == 200
        assert refused(server.client) == (429, "too-many-tables")
        server.resign(f"/api/tables/{server.get(first)['rematch']}", host)
        assert refused(server.client) == (201, "")


def test_a_table_that_nobody_touches_for_long_makes_room_until_it_is_touched(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, tables=1) as server:
        assert server.client.portal is not None
        old, host = server.set_up()
        sweep, count = server.tables.sweep, server.tables.open_tables
        server.time += 30 * 86_400
        server.client.portal.call(sweep)
        assert refused(server.client) == (429, "too-many-tables")
        server.time += 1
        server.client.portal.call(sweep)
        assert refused(server.client) == (201, "")
        assert server.client.portal.call(count) == 1
        assert server.get(old)["status"] == "playing"
        say = {"kind": "say", "text": "Anybody there?"}
        assert server.client.post(f"{old}/commands", json=say, headers=host).status_code == 200
        assert server.client.portal.call(count) == 2


def test_the_lobby_shows_what_has_changed_within_a_day(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.set_up(seats=["open"], start=False, listed=True)
        server.time += 86_400
        assert len(server.get("/api/tables")) == 1
        server.time += 1
        assert server.get("/api/tables") == []


def test_a_table_that_was_refused_does_not_count() -> None:
    client = new_client(FakeTables(), structs.replace(GENEROUS, tables_per_address=1))
    assert refused(client, game="chess") == (400, "game")
    assert refused(client) == (201, "")


@pytest.mark.parametrize("cap", ["tables", "tables_per_address"])
async def test_tables_that_are_set_up_at_once_do_not_pass_the_cap(cap: str) -> None:
    """The store counts and creates slowly; a creation that fails frees its place."""

    class Slow(FakeTables):
        async def create(self, wish: NewTable) -> Welcomed:
            await asyncio.sleep(0.01)
            return await super().create(wish)

        async def open_tables(self) -> int:
            count = await super().open_tables()
            await asyncio.sleep(0.002)
            return count

    tables = Slow()
    settings = structs.replace(GENEROUS, **{cap: 3})
    service = Service(tables, settings, Metrics())
    bad = NewTable(game="no such game", name="Ada")
    good = NewTable(game="titanic", name="Ada", seats=["me"], start=True)

    async def code(wish: NewTable) -> str:
        try:
            await service.create("192.0.2.7", wish)
        except LifeboatError as error:
            return error.code
        return "done"

    assert [await code(bad) for _ in range(5)] == ["game"] * 5
    codes = await asyncio.gather(*(code(good) for _ in range(10)))
    assert sorted(codes) == ["done"] * 3 + ["too-many-tables"] * 7
    assert len(tables.all) == 3
