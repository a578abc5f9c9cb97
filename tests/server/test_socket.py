"""Live connections: hello, numbered commands, and a goodbye for clients that can't keep up."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec import structs
from starlette.testclient import TestClient, WebSocketDenialResponse, WebSocketTestSession
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from lifeboat.server.web import socket
from lifeboat.server.web.app import make_app
from lifeboat.server.web.service import Service
from lifeboat.table.commands import Say
from lifeboat.table.requests import NewTable
from tests.server.asking import GENEROUS, new_client, set_up
from tests.server.fake_tables import FakeTables


@pytest.fixture
def tables() -> FakeTables:
    return FakeTables()


@pytest.fixture
def client(tables: FakeTables) -> Iterator[TestClient]:
    with new_client(tables) as client:
        yield client


def connected(client: TestClient, table: str) -> WebSocketTestSession:
    session: WebSocketTestSession = client.websocket_connect(f"/api/tables/{table}/socket")
    return session


def greet(session: WebSocketTestSession, token: str = "", **hello: Any) -> Any:
    session.send_json({"kind": "hello", "token": token, "since": None, "lang": "en"} | hello)
    return session.receive_json()


def ask(session: WebSocketTestSession, number: int, **command: Any) -> dict[str, Any]:
    """Give a command and return its answer, skipping other messages."""
    session.send_json({"id": number, "command": command})
    while (answer := session.receive_json())["kind"] not in ("done", "refused"):
        pass
    assert answer["id"] == number
    return dict(answer)


def live_connections(client: TestClient) -> int:
    service: Service = client.app.state.service  # type: ignore[attr-defined]
    return len(service.live)


def wait_until(condition: Callable[[], bool]) -> None:
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.005)
    raise AssertionError("it did not come about")


def test_a_hello_is_answered_with_the_table_as_it_is(client: TestClient) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        welcome = greet(session, token)
    assert (welcome["kind"], welcome["person"], welcome["own"]) == ("welcome", 1, [0])


def test_a_connection_that_has_ended_leaves_nothing_in_memory(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even what only the garbage collector would find: it seldom runs."""
    made: list[weakref.ref[Any]] = []

    class Noted(socket.Connection):
        def __init__(self, *about: Any) -> None:
            super().__init__(*about)
            made.append(weakref.ref(self))

    monkeypatch.setattr(socket, "Connection", Noted)
    table, token = set_up(client)
    gc.disable()
    try:
        with connected(client, table) as session:
            greet(session, token)
            ask(session, 1, kind="undo", version=3)
            session.close(1000)
            wait_until(lambda: not live_connections(client))
        assert [one() for one in made] == [None]
    finally:
        gc.enable()


def test_anyone_who_comes_back_gets_what_they_missed(client: TestClient) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        assert greet(session, token, since=1)["number"] == 2
        assert session.receive_json()["number"] == 3


def test_a_command_is_done_and_all_hear_of_it(client: TestClient) -> None:
    table, token = set_up(client)
    with connected(client, table) as player, connected(client, table) as spectator:
        greet(player, token)
        assert greet(spectator)["person"] == 0
        assert ask(player, 7, kind="say", text="Ice!") == {"kind": "done", "id": 7, "number": 4}
        assert spectator.receive_json()["what"] == "said"


def test_a_command_is_refused_by_its_number_in_the_clients_language(client: TestClient) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        greet(session, token, lang="de")
        answer = ask(session, 3, kind="undo", version=3)
    assert (answer["kind"], answer["code"]) == ("refused", "undo-nothing")
    assert answer["words"] == "Noch gibt es nichts, was sich rückgängig machen lässt."


def test_a_spectator_can_ask_for_nothing(client: TestClient, tables: FakeTables) -> None:
    table, _ = set_up(client)
    with connected(client, table) as session:
        greet(session)
        assert ask(session, 1, kind="say", text="Ice!")["code"] == "not-at-table"
    assert tables.all[table].table.last_entry == 3


NONSENSE = [
    "",
    "{",
    "[]",
    "[" * 50_000,
    "null",
    '{"kind":"hello","id":1}',
    '{"kind":"hello","lang":"xx"}',
    '{"kind":"hello","since":-1}',
    '{"kind":"shown"}',
    '{"kind":"shown","shown":1}',
    '{"kind":"shown","shown":true,"id":1}',
    '{"kind":"ping","id":1}',
    '{"id":1}',
    '{"id":0,"command":{"kind":"claim"}}',
    '{"id":1,"command":{"kind":"claim"},"token":"x"}',
    '{"id":1,"command":{"kind":"fly"}}',
    '{"id":1,"command":' + "[" * 50_000,
    '{"id":1,"command":{"a":' + "[" * 30_000 + "]" * 30_000 + ',"kind":"claim"}}',
    '{"id":1,"command":{"kind":"say","text":"\\ud800"}}',
]


@pytest.mark.parametrize("text", NONSENSE)
def test_what_is_not_understood_is_refused_and_the_connection_lives(
    client: TestClient, text: str
) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        session.send_text(text)
        assert session.receive_json()["kind"] == "refused"
        greet(session, token)
        session.send_text(text)
        assert session.receive_json()["kind"] == "refused"
        session.send_bytes(b"\x00\xff")
        assert session.receive_json()["kind"] == "refused"
        assert ask(session, 5, kind="claim")["kind"] == "done"


def test_a_wrong_token_is_refused_and_not_repeated_and_may_be_mended(client: TestClient) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        refused = greet(session, "secret-word")
        assert refused["code"] == "token"
        assert "secret-word" not in str(refused)
        assert greet(session, token)["kind"] == "welcome"


def test_a_client_says_whether_it_is_in_the_background(
    client: TestClient, tables: FakeTables
) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        greet(session, token, shown=False)
        (listener,) = tables.all[table].listeners
        assert not listener.is_shown
        for number, is_shown in enumerate((True, False), 1):
            session.send_json({"kind": "shown", "shown": is_shown})
            assert ask(session, number, kind="claim")["kind"] == "done"
            assert listener.is_shown is is_shown


def test_a_ping_is_answered_and_changes_nothing(client: TestClient, tables: FakeTables) -> None:
    table, token = set_up(client)
    with connected(client, table) as player, connected(client, table) as spectator:
        for session, kept in ((player, token), (spectator, "")):
            greet(session, kept, shown=False)
            session.send_json({"kind": "ping"})
            assert session.receive_json() == {"kind": "pong"}
        assert [listener.is_shown for listener in tables.all[table].listeners] == [False, False]
    assert tables.all[table].table.last_entry == 3


def test_a_ping_before_the_hello_is_refused_and_the_hello_may_follow(client: TestClient) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        session.send_json({"kind": "ping"})
        refused = session.receive_json()
        assert (refused["kind"], refused["id"]) == ("refused", 0)
        assert greet(session, token)["kind"] == "welcome"
        session.send_json({"kind": "ping"})
        assert session.receive_json() == {"kind": "pong"}


def test_a_pong_comes_after_the_answers_to_earlier_messages(client: TestClient) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        greet(session, token)
        session.send_json({"id": 1, "command": {"kind": "claim"}})
        session.send_json({"kind": "ping"})
        assert [session.receive_json()["kind"] for _ in range(2)] == ["done", "pong"]


def test_pings_count_as_messages_and_a_flood_of_them_ends_the_connection(
    tables: FakeTables,
) -> None:
    settings = structs.replace(GENEROUS, message_burst=3, messages_per_second=1e-6)
    with new_client(tables, settings) as client:
        table, token = set_up(client)
        with connected(client, table) as session:
            greet(session, token)
            for _ in range(3):
                session.send_json({"kind": "ping"})
            assert session.receive_json() == {"kind": "pong"}
            assert session.receive_json() == {"kind": "pong"}
            assert session.receive_json() == {"kind": "goodbye", "reason": "too-fast"}
            assert closed(session) == socket.POLICY


def test_a_table_that_is_not_there_is_refused(client: TestClient) -> None:
    with connected(client, "nowhere") as session:
        assert greet(session)["code"] == "table-unknown"
    with pytest.raises(WebSocketDenialResponse) as denied, connected(client, "%00"):
        pass
    assert denied.value.status_code == 404


def test_a_client_that_never_says_hello_is_disconnected(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.0)
    table, _ = set_up(client)
    with connected(client, table) as session:
        assert session.receive_json() == {"kind": "goodbye", "reason": "no-hello"}
        assert closed(session) == socket.POLICY


def test_a_connection_that_floods_is_closed_and_no_longer_obeyed(
    tables: FakeTables,
) -> None:
    settings = structs.replace(GENEROUS, message_burst=3, messages_per_second=1e-6)
    with new_client(tables, settings) as client:
        table, token = set_up(client)
        with connected(client, table) as session:
            greet(session, token)
            assert ask(session, 1, kind="claim")["kind"] == "done"
            assert ask(session, 2, kind="claim")["kind"] == "done"
            session.send_json({"id": 3, "command": {"kind": "say", "text": "Ice!"}})
            assert session.receive_json() == {"kind": "goodbye", "reason": "too-fast"}
            assert closed(session) == socket.POLICY
    assert tables.all[table].table.last_entry == 3


@pytest.mark.parametrize("reason", ["too-slow", "stopping", "left"])
def test_the_connection_ends_after_a_goodbye_of_the_table(
    client: TestClient, tables: FakeTables, reason: str
) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        greet(session, token)
        assert client.portal is not None
        client.portal.call(tables.end_all, reason)
        assert session.receive_json() == {"kind": "goodbye", "reason": reason}
        assert closed(session) == socket.GOING_AWAY


def test_a_command_that_breaks_the_server_is_refused_without_details(
    client: TestClient, tables: FakeTables, caplog: pytest.LogCaptureFixture
) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        greet(session, token)
        tables.is_broken = True
        broken = ask(session, 1, kind="claim")
        assert broken["code"] == "fault"
        assert "f7+" not in str(broken)
        tables.is_broken = False
        assert ask(session, 2, kind="claim")["kind"] == "done"
    assert [line.getMessage() for line in caplog.records if line.exc_info] == ["command failed"]


def test_nobody_listens_any_more_after_the_connection_has_ended(
    client: TestClient, tables: FakeTables
) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        greet(session, token)
        assert len(tables.all[table].listeners) == 1
    assert tables.all[table].listeners == set()
    assert "lifeboat_sockets 0.0" in client.app.state.service.metrics.text().decode()  # type: ignore[attr-defined]


def test_a_client_that_takes_no_messages_is_closed(
    tables: FakeTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It never takes the first message after the welcome, nor the goodbye."""
    monkeypatch.setattr(socket, "SEND_SECONDS", 0.0)
    monkeypatch.setattr(socket, "GOODBYE_SECONDS", 0.0)

    async def connection() -> list[Message]:
        new = await tables.create(NewTable("titanic", "Ada"))
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        inbox.put_nowait({"type": "websocket.receive", "text": '{"kind":"hello","since":1}'})
        sent: list[Message] = []

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                await asyncio.Event().wait()
            sent.append(message)

        scope = {
            "type": "websocket",
            "path": f"/api/tables/{new.table}/socket",
            "headers": [],
            "query_string": b"",
            "client": ("192.0.2.7", 1),
        }
        running = asyncio.ensure_future(make_app(tables, GENEROUS)(scope, inbox.get, send))
        while not tables.all[new.table].listeners:
            await asyncio.sleep(0)
        await tables.command(new.table, 1, Say("Ice!"))
        await running
        return sent

    assert [message["type"] for message in asyncio.run(connection())] == [
        "websocket.accept",
        "websocket.close",
    ]


def closed(session: WebSocketTestSession) -> int:
    """Return the code with which the server closed the connection."""
    with pytest.raises(WebSocketDisconnect) as ended:
        session.receive_json()
    return ended.value.code


def test_a_fresh_token_comes_with_the_answer(client: TestClient) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        greet(session, token)
        answer = ask(session, 1, kind="new-token")
        assert ask(session, 2, kind="say", text="Still here.")["kind"] == "done"
    with connected(client, table) as session:
        assert greet(session, token)["code"] == "token"
        assert greet(session, answer["token"])["person"] == 1


def test_a_token_that_is_revoked_while_its_connection_begins_is_refused(
    client: TestClient, tables: FakeTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, token = set_up(client)
    honest = tables.person_of

    async def person_of(table: str, token: str) -> int:
        person = await honest(table, token)
        await tables.leave(table, person)
        return person

    monkeypatch.setattr(tables, "person_of", person_of)
    with connected(client, table) as session:
        assert (greet(session, token)["kind"], session.receive_json()["reason"]) == (
            "refused",
            "refused",
        )


def test_a_listener_who_is_being_closed_is_no_longer_obeyed(
    client: TestClient, tables: FakeTables
) -> None:
    table, token = set_up(client)
    with connected(client, table) as session:
        greet(session, token)
        for listener in tables.all[table].listeners:
            listener.is_closed = True
        session.send_json({"id": 1, "command": {"kind": "say", "text": "One more word."}})
        session.close(1000)
        wait_until(lambda: not live_connections(client))
    assert tables.all[table].table.last_entry == 3
