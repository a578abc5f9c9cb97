"""Limits: buckets, connections and requests per address, commands per person."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs
from starlette.testclient import WebSocketDenialResponse

from lifeboat.server.settings import Settings
from lifeboat.server.web.limits import DAY, MOST_CREDIT, Buckets, Limits
from lifeboat.table.wire.refusals import RequestError
from tests.server.asking import GENEROUS, SOLO, bearer, new_client, set_up
from tests.server.fake_tables import FakeTables


class Watch:
    """A clock that moves when it is told to."""

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


def test_what_is_expensive_takes_more_out_of_a_bucket() -> None:
    watch = Watch()
    buckets = Buckets(rate=2, burst=10, clock=watch)
    assert [buckets.take("a", 4) for _ in range(3)] == [0, 0, 1]
    assert buckets.take("b", 99) == 0, "never more than it holds"
    assert buckets.take("b") == 0.5


def test_nobody_owes_more_than_a_few_bursts() -> None:
    """However much it asked for, an address can ask again before long."""
    watch = Watch()
    buckets = Buckets(rate=2, burst=10, clock=watch)
    for _ in range(5):
        buckets.charge("a", 1_000)
    owed = MOST_CREDIT * 10
    assert buckets.take("a") == (owed + 1) / 2
    watch.now = (owed + 1) / 2
    assert buckets.take("a") == 0


def test_a_table_with_a_custom_edition_costs_as_much_as_many_requests() -> None:
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


def test_waiting_while_a_bucket_is_empty_is_not_punished() -> None:
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


def test_tables_of_yesterday_no_longer_count_and_are_forgotten() -> None:
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
    assert tables.all[table].table.last_entry == 6


def test_an_address_may_have_only_a_few_requests_under_way() -> None:
    with new_client(FakeTables(), structs.replace(GENEROUS, sockets_per_address=1)) as client:
        table, _ = set_up(client)
        with client.websocket_connect(f"/api/tables/{table}/socket"):
            answer = client.get("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-connections")
        assert client.get("/api/tables").status_code == 200


def test_an_address_may_have_only_a_few_live_connections() -> None:
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
