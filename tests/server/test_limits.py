"""Limits: how much is too much, and that nothing is remembered for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs
from starlette.requests import Request
from starlette.testclient import TestClient, WebSocketDenialResponse

from lifeboat.core.errors import LifeboatError
from lifeboat.server.metrics import Metrics
from lifeboat.server.settings import Settings, networks
from lifeboat.server.web.app import make_app
from lifeboat.server.web.limits import DAY, MOST_CREDIT, Buckets, Limits, address_of
from lifeboat.server.web.service import Service
from lifeboat.table.requests import NewTable, Welcomed
from lifeboat.table.wire.refusals import RequestError
from tests.server.asking import GENEROUS, SOLO, bearer, new_client, set_up
from tests.server.fake_tables import FakeTables
from tests.server.server import Server


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_as_much_as_flows_in() -> None:
    watch = Watch()
    buckets = Buckets(rate=2, burst=3, clock=watch)
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("b") == 0
    watch.now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [0, 0.5]


def test_what_is_dear_takes_more_out_of_a_bucket() -> None:
    watch = Watch()
    buckets = Buckets(rate=2, burst=10, clock=watch)
    assert [buckets.take("a", 4) for _ in range(3)] == [0, 0, 1]
    assert buckets.take("b", 99) == 0, "never more than it holds"
    assert buckets.take("b") == 0.5


def test_nobody_owes_more_than_a_few_bursts() -> None:
    """However much was asked for, an address can ask again before long."""
    watch = Watch()
    buckets = Buckets(rate=2, burst=10, clock=watch)
    for _ in range(5):
        buckets.charge("a", 1_000)
    owed = MOST_CREDIT * 10
    assert buckets.take("a") == (owed + 1) / 2
    watch.now = (owed + 1) / 2
    assert buckets.take("a") == 0


def test_a_table_with_an_edition_of_its_own_costs_as_much_as_many_requests() -> None:
    client = new_client(FakeTables(), Settings(request_burst=70, requests_per_second=0.1))
    own = SOLO | {"edition": "name = 'mine'"}
    answers = [client.post("/api/tables", json=own).status_code for _ in range(3)]
    assert answers == [201, 201, 429]
    assert client.get("/api/tables").status_code == 200


def test_one_address_cannot_fill_a_table_with_people() -> None:
    client = new_client(FakeTables())
    table, _ = set_up(client)
    other, _ = set_up(client)

    def join(table: str, name: str, **more: str) -> int:
        joining = {"name": name} | more
        return client.post(f"/api/tables/{table}/people", json=joining).status_code

    assert [join(table, f"P{number}") for number in range(13)] == [201] * 12 + [429]
    assert join(other, "Bea") == 201
    assert join(table, "Bea", invite="from the host") == 201


def test_a_person_of_one_table_is_not_held_up_by_one_of_another() -> None:
    limits = Limits(Settings(command_burst=1), Watch())
    limits.check_command("one", 1, "a")
    limits.check_command("other", 1, "a")
    limits.check_command("one", 2, "a")
    with pytest.raises(RequestError, match="too-many-requests"):
        limits.check_command("one", 1, "b")


def test_waiting_while_it_is_empty_is_not_punished() -> None:
    watch = Watch()
    buckets = Buckets(rate=1, burst=1, clock=watch)
    buckets.take("a")
    for step in range(1, 10):
        watch.now = step / 10
        assert buckets.take("a") > 0
    watch.now = 1.0
    assert buckets.take("a") == 0


def test_full_buckets_are_forgotten() -> None:
    watch = Watch()
    buckets = Buckets(rate=1, burst=10, clock=watch)
    for key in range(1_000):
        buckets.take(key)
    assert len(buckets) == 1_000
    watch.now = 10.0
    buckets.take("new")
    assert len(buckets) == 1


@given(st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 3)), max_size=60))
def test_nobody_ever_gets_more_than_the_burst_and_the_flow(steps: list[tuple[str, float]]) -> None:
    watch = Watch()
    buckets = Buckets(rate=2, burst=4, clock=watch)
    taken = dict.fromkeys("abc", 0)
    for key, pause in steps:
        watch.now += pause
        taken[key] += not buckets.take(key)
    assert all(count <= 4 + 2 * watch.now + 1e-6 for count in taken.values())


def test_connections_of_an_address_are_counted_and_let_go() -> None:
    limits = Limits(Settings(sockets_per_address=1))
    with limits.connection("a"):
        with pytest.raises(RequestError, match="too-many-connections"), limits.connection("a"):
            pass
        with limits.connection("b"):
            pass
    with limits.connection("a"):
        pass
    assert not limits.connections


def test_tables_of_yesterday_count_no_more_and_are_forgotten() -> None:
    watch = Watch()
    limits = Limits(Settings(), watch)
    limits.note_table("a", "one")
    watch.now = DAY / 2
    limits.note_table("a", "two")
    assert limits.tables_of("a") == ["one", "two"]
    watch.now = DAY
    assert limits.tables_of("a") == ["two"]
    watch.now = 2 * DAY
    assert limits.tables_of("b") == []
    assert limits._set_up == {}


ADDRESSES: list[tuple[str, list[str], str]] = [
    ("203.0.113.5", [], "203.0.113.5"),
    ("203.0.113.5", ["198.51.100.1"], "203.0.113.5"),
    ("127.0.0.1", [], "127.0.0.1"),
    ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
    ("127.0.0.1", ["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
    ("127.0.0.1", ["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
    ("127.0.0.1", ["198.51.100.1, 10.1.2.3"], "198.51.100.1"),
    ("127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
    ("127.0.0.1", ["unknown"], "127.0.0.1"),
    ("127.0.0.1", ["198.51.100.1, "], "127.0.0.1"),
    ("2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::"),
    ("::1", ["2001:db8:1:2:ffff::9"], "2001:db8:1:2::"),
    ("::ffff:203.0.113.5", [], "203.0.113.5"),
    ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
    ("::ffff:203.0.113.5", ["198.51.100.1"], "203.0.113.5"),
    ("somewhere", ["198.51.100.1"], "somewhere"),
]


@pytest.mark.parametrize(("peer", "forwarded", "address"), ADDRESSES)
def test_only_trusted_proxies_say_for_whom_they_speak(
    peer: str, forwarded: list[str], address: str
) -> None:
    scope = {
        "type": "http",
        "client": (peer, 1),
        "headers": [(b"x-forwarded-for", line.encode()) for line in forwarded],
    }
    proxies = networks(("127.0.0.1", "::1", "10.0.0.0/8"))
    assert address_of(Request(scope), proxies) == address


@pytest.mark.parametrize(
    ("named", "reader", "status"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", 200),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:7", 404),
        ("2001:db8:1:2::/64", "2001:db8:1:2:3:4:5:7", 200),
        ("192.0.2.7", "::ffff:192.0.2.7", 200),
        ("192.0.2.7", "::ffff:192.0.2.8", 404),
    ],
)
def test_the_metrics_are_for_the_very_address_that_is_named(
    named: str, reader: str, status: int
) -> None:
    app = make_app(FakeTables(), structs.replace(GENEROUS, metrics=(named,)))
    assert TestClient(app, client=(reader, 1)).get("/metrics").status_code == status


def refused(client: TestClient, **wish: Any) -> tuple[int, str]:
    answer = client.post("/api/tables", json=SOLO | wish)
    return answer.status_code, answer.json().get("code", "")


def test_an_address_that_asks_too_often_is_told_when_to_ask_again() -> None:
    settings = structs.replace(GENEROUS, request_burst=2, requests_per_second=0.001)
    client = new_client(FakeTables(), settings)
    assert [client.get("/api/tables").status_code for _ in range(2)] == [200, 200]
    answer = client.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-requests")
    assert 900 < int(answer.headers["retry-after"]) <= 1000
    assert client.get("/healthz").status_code == 200


def test_a_person_who_gives_too_many_commands_is_refused_and_others_are_not() -> None:
    tables = FakeTables()
    settings = structs.replace(GENEROUS, command_burst=1, commands_per_second=0.001)
    client = new_client(tables, settings)
    table, token = set_up(client)
    other = client.post(f"/api/tables/{table}/people", json={"name": "Ben"}).json()["token"]
    say = {"kind": "say", "text": "Ice!"}
    codes = [
        client.post(f"/api/tables/{table}/commands", json=say, headers=bearer(who)).status_code
        for who in (token, token, other)
    ]
    assert codes == [200, 429, 200]
    assert tables.all[table].table.number == 6


def test_an_address_may_have_so_many_open_tables_and_a_finished_one_makes_room() -> None:
    settings = structs.replace(GENEROUS, tables_per_address=1)
    client = new_client(FakeTables(), settings)
    table, token = set_up(client)
    assert refused(client) == (429, "too-many-tables")
    client.post(f"/api/tables/{table}/commands", json={"kind": "resign"}, headers=bearer(token))
    assert refused(client) == (201, "")


def test_the_server_may_have_so_many_open_tables() -> None:
    tables = FakeTables()
    client = new_client(tables, structs.replace(GENEROUS, tables=2))
    assert [refused(client)[0] for _ in range(3)] == [201, 201, 429]
    assert len(tables.all) == 2


@contextmanager
def serving(path: Path, **limits: int) -> Iterator[Server]:
    """A server on a store, with some limits."""
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


def test_an_address_may_have_so_many_requests_under_way() -> None:
    with new_client(FakeTables(), structs.replace(GENEROUS, sockets_per_address=1)) as client:
        table, _ = set_up(client)
        with client.websocket_connect(f"/api/tables/{table}/socket"):
            answer = client.get("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-connections")
        assert client.get("/api/tables").status_code == 200


def test_an_address_may_have_so_many_live_connections() -> None:
    settings = structs.replace(GENEROUS, sockets_per_address=1)
    with new_client(FakeTables(), settings) as client:
        table, _ = set_up(client)
        address = f"/api/tables/{table}/socket"
        with client.websocket_connect(address):
            with pytest.raises(WebSocketDenialResponse) as denied:
                client.websocket_connect(address).__enter__()
            assert denied.value.status_code == 429
            assert denied.value.json()["code"] == "too-many-connections"
        with client.websocket_connect(address):
            pass


@pytest.mark.parametrize("cap", ["tables", "tables_per_address"])
async def test_tables_that_are_set_up_at_once_do_not_pass_the_cap(cap: str) -> None:
    """The store counts and creates slowly; a creation that fails gives its place back."""

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
