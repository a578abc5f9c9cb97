"""Plain HTTP: requests, answers and refusals."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from threading import Thread
from typing import Any

import pytest
from starlette.testclient import TestClient

from lifeboat.core.games import game_of
from lifeboat.core.records import read_record
from lifeboat.players import levels_of, players_of
from lifeboat.server.web.service import Service
from lifeboat.table.api import tables as endpoints
from lifeboat.table.commands import Say
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.titanic.cards.bundles import cards_of
from lifeboat.titanic.rulebooks import RULEBOOKS
from tests.server.asking import SOLO, bearer, new_client, set_up
from tests.server.fake_tables import FakeTables


@pytest.fixture
def tables() -> FakeTables:
    return FakeTables()


@pytest.fixture
def client(tables: FakeTables) -> Iterator[TestClient]:
    with new_client(tables) as client:
        yield client


def test_a_table_is_set_up_and_can_be_looked_at_by_all(client: TestClient) -> None:
    table, _ = set_up(client)
    info = client.get(f"/api/tables/{table}").json()
    assert (info["game"], info["status"], info["people"]) == ("titanic", "playing", ["Ada"])


@pytest.mark.rule("T55")
@pytest.mark.parametrize(
    ("wish", "rulebook"),
    [
        ({}, "house"),
        ({"rulebook": "german"}, "german"),
        ({"rulebook": "english", "murdoch": "may"}, "german"),
        ({"murdoch": "all", "ability": "turn"}, "english"),
        ({"murdoch": "all"}, "mixed"),
    ],
)
def test_a_table_plays_by_a_rulebook(
    client: TestClient, wish: dict[str, str], rulebook: str
) -> None:
    """The table says which one, and it follows from the three options in the record."""
    table, _ = set_up(client, setup={"crew": "lowe", **wish})
    info = client.get(f"/api/tables/{table}").json()
    assert info["presets"] == {"rulebook": rulebook}
    assert "rulebook" not in info["setup"]
    assert {"murdoch", "latimer", "ability"} <= set(info["setup"])


@pytest.mark.rule("T55")
def test_the_rulebooks_are_offered(client: TestClient) -> None:
    """Each comes with everything that it sets."""
    offered = {game["game"]: game for game in client.get("/api/games").json()}
    assert offered["septentrick"]["presets"] == []
    (preset,) = offered["titanic"]["presets"]
    assert preset == {"name": "rulebook", "values": RULEBOOKS}


def test_only_listed_tables_are_in_the_lobby(client: TestClient) -> None:
    set_up(client)
    listed, _ = set_up(client, listed=True)
    assert [info["id"] for info in client.get("/api/tables").json()] == [listed]


def test_a_newcomer_gets_their_own_token(client: TestClient) -> None:
    table, token = set_up(client, start=False)
    joined = client.post(f"/api/tables/{table}/people", json={"name": "Ben"})
    assert joined.status_code == 201
    assert joined.json()["person"] == 2
    assert joined.json()["token"] != token


def test_a_command_is_obeyed_and_answered_with_the_number_of_its_entry(client: TestClient) -> None:
    table, token = set_up(client)
    said = client.post(
        f"/api/tables/{table}/commands", json={"kind": "say", "text": "Ice!"}, headers=bearer(token)
    )
    assert (said.status_code, said.json()) == (200, {"number": 4})


def test_the_host_invites_to_a_seat_and_nobody_else_does(client: TestClient) -> None:
    table, token = set_up(client)
    invited = client.post(f"/api/tables/{table}/invites", json={"seat": 0}, headers=bearer(token))
    assert (invited.status_code, invited.json()) == (201, {"invite": "invite-0"})
    other = client.post(f"/api/tables/{table}/people", json={"name": "Ben"}).json()["token"]
    refused = client.post(f"/api/tables/{table}/invites", json={"seat": 0}, headers=bearer(other))
    assert (refused.status_code, refused.json()["code"]) == (403, "host-only")


def test_the_token_of_anyone_who_leaves_is_worthless(client: TestClient) -> None:
    table, token = set_up(client)
    address = f"/api/tables/{table}/people/me"
    assert client.delete(address, headers=bearer(token)).status_code == 204
    again = client.delete(address, headers=bearer(token))
    assert (again.status_code, again.json()["code"]) == (401, "token")
    assert again.headers["www-authenticate"] == "Bearer"


def test_events_begin_with_a_welcome_and_go_on_with_what_was_missed(client: TestClient) -> None:
    table, token = set_up(client)
    address = f"/api/tables/{table}/events"
    (welcome,) = client.get(address, headers=bearer(token)).json()["messages"]
    assert (welcome["kind"], welcome["person"], welcome["table"]["number"]) == ("welcome", 1, 3)
    missed = client.get(f"{address}?since=1").json()["messages"]
    assert [update["number"] for update in missed] == [2, 3]
    assert client.get(f"{address}?since=3").json() == {"messages": []}


def answer_while(client: TestClient, tables: FakeTables, table: str, *work: Any) -> Any:
    """Return the answer to a request that waits while this work is done."""
    answers: list[Any] = []

    def wait() -> None:
        answers.append(client.get(f"/api/tables/{table}/events?since=3&wait=25").json())

    waiting = Thread(target=wait)
    waiting.start()
    while not tables.waiting:
        pass
    assert client.portal is not None
    client.portal.call(*work)
    waiting.join()
    return answers[0]["messages"]


def test_a_request_that_waits_is_answered_when_something_happens(
    client: TestClient, tables: FakeTables
) -> None:
    table, _ = set_up(client)
    (update,) = answer_while(client, tables, table, tables.command, table, 1, Say("Ice!"))
    assert update["what"] == "said"


def test_a_request_that_waits_is_answered_when_the_server_stops(
    client: TestClient, tables: FakeTables
) -> None:
    table, _ = set_up(client)
    service: Service = client.app.state.service  # type: ignore[attr-defined]
    assert answer_while(client, tables, table, service.stop) == []
    assert tables.is_stopped


def test_nobody_waits_longer_than_the_longest_wait(
    client: TestClient, tables: FakeTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoints, "LONGEST_WAIT", 0.0)
    table, _ = set_up(client)
    assert client.get(f"/api/tables/{table}/events?since=3&wait=1e9").json() == {"messages": []}


def test_the_record_is_a_text_to_keep_once_the_game_is_over(client: TestClient) -> None:
    table, token = set_up(client)
    address = f"/api/tables/{table}/record"
    hidden = client.get(address)
    assert (hidden.status_code, hidden.json()["code"]) == (409, "record-open")
    client.post(f"/api/tables/{table}/commands", json={"kind": "resign"}, headers=bearer(token))
    record = client.get(address)
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.headers["content-disposition"] == f'attachment; filename="{table}.txt"'
    assert read_record(record.text).game == "titanic"


REFUSALS: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/api/tables", SOLO | {"game": "chess"}, 400, "game"),
    ("POST", "/api/tables", SOLO | {"wind": 3}, 400, "request-form"),
    ("POST", "/api/tables", SOLO | {"name": ""}, 400, "request-form"),
    ("POST", "/api/tables", [], 400, "request-form"),
    ("GET", "/api/tables/nowhere", None, 404, "table-unknown"),
    ("GET", "/api/tables/%00", None, 404, "table-unknown"),
    ("GET", "/api/tables/%ff%fe", None, 404, "table-unknown"),
    ("GET", f"/api/tables/{'x' * 65}", None, 404, "table-unknown"),
    ("GET", "/api/tables/TABLE/events?since=soon", None, 400, "request-form"),
    ("GET", "/api/tables/TABLE/events?since=-1", None, 400, "request-form"),
    ("GET", "/api/tables/TABLE/events?wait=nan", None, 400, "request-form"),
    ("GET", "/api/tables/TABLE/events?token=x", None, 400, "request-form"),
    ("GET", "/api/tables/TABLE?lang=xx", None, 400, "request-form"),
    ("POST", "/api/tables/TABLE/people", {"name": "x" * 31}, 400, "request-form"),
    ("POST", "/api/tables/TABLE/commands", {"kind": "fly"}, 400, "command-form"),
    ("POST", "/api/tables/TABLE/commands", {"kind": "start"}, 409, "game-begun"),
    ("POST", "/api/tables/TABLE/commands", {"kind": "undo", "version": 0}, 409, "stale"),
    ("POST", "/api/tables/TABLE/invites", {"seat": 9}, 400, "request-form"),
    ("GET", "/api/tables/", None, 404, "path"),
    ("GET", "/nowhere", None, 404, "path"),
    ("PUT", "/api/tables", {}, 405, "method"),
    ("POST", "/healthz", {}, 405, "method"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), REFUSALS)
def test_what_is_refused_has_a_code_and_a_status_and_changes_nothing(
    client: TestClient,
    tables: FakeTables,
    method: str,
    path: str,
    body: Any,
    status: int,
    code: str,
) -> None:
    table, token = set_up(client)
    before = tables.snapshot()
    answer = client.request(method, path.replace("TABLE", table), json=body, headers=bearer(token))
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json().keys() == {"code", "tried", "expected", "rule", "words"}
    assert tables.snapshot() == before


@pytest.mark.parametrize("given", ["", "Basic QWRhOng=", "Bearer", "Bearer a b", "token"])
def test_a_command_needs_a_token_in_the_right_form(client: TestClient, given: str) -> None:
    table, _ = set_up(client)
    headers = {"Authorization": given} if given else {}
    answer = client.post(f"/api/tables/{table}/commands", json={"kind": "claim"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "token")


def test_a_wrong_token_is_not_repeated(client: TestClient) -> None:
    table, _ = set_up(client)
    answer = client.get(f"/api/tables/{table}/events", headers=bearer("secret-word"))
    assert answer.status_code == 401
    assert "secret-word" not in answer.text


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 60_000, b'{"kind":' * 8_000])
def test_a_body_that_is_not_json_is_refused(client: TestClient, body: bytes) -> None:
    table, token = set_up(client)
    for path in ("/api/tables", f"/api/tables/{table}/commands"):
        assert client.post(path, content=body, headers=bearer(token)).status_code == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_not_an_action_is_refused_in_words_that_suit_the_web(
    client: TestClient, language: str
) -> None:
    table, token = set_up(client)
    command = {"kind": "play", "action": "swim", "version": 3}
    refused = client.post(
        f"/api/tables/{table}/commands?lang={language}", json=command, headers=bearer(token)
    ).json()
    assert refused["code"] == "action"
    assert "swim" in refused["words"]
    assert Texts(language).say("command-help") not in refused["words"].split()


def test_a_body_that_is_too_long_is_refused(client: TestClient) -> None:
    assert client.post("/api/tables", content=b" " * 65_536).status_code == 400
    answer = client.post("/api/tables", content=b" " * 65_537)
    assert (answer.status_code, answer.json()["code"]) == (413, "request-size")


def test_a_refusal_is_in_the_readers_language(client: TestClient) -> None:
    words = {
        language: client.get(f"/nowhere?lang={language}").json()["words"] for language in LANGUAGES
    }
    assert (
        words["en"]
        == "There is nothing at “/nowhere”. “/api/docs” lists the addresses you can use."
    )
    assert len(set(words.values())) == len(LANGUAGES)
    accepted = client.get("/nowhere", headers={"Accept-Language": "pt-BR, de-AT;q=0.8, en"})
    assert accepted.json()["words"] == words["de"]


def test_what_breaks_is_answered_without_details_and_the_server_goes_on(
    client: TestClient, tables: FakeTables, caplog: pytest.LogCaptureFixture
) -> None:
    table, token = set_up(client)
    tables.is_broken = True
    address = f"/api/tables/{table}/commands"
    broken = client.post(address, json={"kind": "claim"}, headers=bearer(token))
    assert (broken.status_code, broken.json()["code"]) == (500, "fault")
    assert "f7+" not in broken.text
    assert "content-security-policy" in broken.headers
    assert [line.levelno for line in caplog.records if line.levelno > logging.INFO] == [40]
    tables.is_broken = False
    again = client.post(address, json={"kind": "claim"}, headers=bearer(token))
    assert again.status_code == 200


def test_the_health_of_the_store_is_the_health_of_the_server(
    client: TestClient, tables: FakeTables
) -> None:
    assert client.get("/healthz").status_code == 200
    tables.is_healthy = False
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json() == {
        "healthy": False,
        "code": "store-away",
        "words": "The database can’t be reached, so nothing was saved. Try again in a moment.",
    }


def test_a_head_request_is_answered_as_a_get_without_a_body(client: TestClient) -> None:
    answer = client.head("/api/tables")
    assert (answer.status_code, answer.content) == (200, b"")


def test_the_log_tells_in_words_what_happened_since_a_number(client: TestClient) -> None:
    table, token = set_up(client)
    client.post(
        f"/api/tables/{table}/commands", json={"kind": "say", "text": "Ice!"}, headers=bearer(token)
    )
    whole = client.get(f"/api/tables/{table}/log?lang=de", headers=bearer(token)).json()
    assert [line["number"] for line in whole] == [1, 2, 3, 4]
    assert (whole[3]["what"], whole[3]["text"], whole[3]["person"]) == ("said", "Ice!", 1)
    assert whole[0]["sentences"] == ["Du kommst an den Tisch."]
    assert client.get(f"/api/tables/{table}/log?since=3").json() == [
        line | {"sentences": ["Ada: Ice!"]} for line in whole[3:]
    ]


def test_every_game_says_what_it_can_be_set_up_with(client: TestClient) -> None:
    """Everything offered is accepted, and the default set-up is the one that the rules use."""
    for offered in client.get("/api/games").json():
        rules = game_of(offered["game"])
        assert offered["usual"] == rules.setup_fields({})
        assert offered["bots"] == list(players_of(offered["game"]))
        assert offered["levels"] == list(levels_of(offered["game"]))
        table, _ = set_up(client, game=offered["game"], start=False)
        info = client.get(f"/api/tables/{table}").json()
        assert (offered["stand_in"], offered["patience"]) == (info["stand_in"], info["patience"])
        assert offered["searching"] == ["skilled", "captain"]
        for name in ("thinking", "hints"):
            numbers = offered[name]
            assert info[name] == numbers["usual"]
            for number in (numbers["least"], numbers["most"]):
                set_up(client, **{name: number})
            for number in (numbers["least"] - 1, numbers["most"] + 1):
                answer = client.post("/api/tables", json=SOLO | {name: number})
                assert answer.json()["code"] == "request-form"
        for players in offered["players"]:
            for field in offered["fields"]:
                for value in field["values"]:
                    if not value.isdecimal() or int(value) <= players:
                        rules.setup_fields({"players": str(players), field["name"]: value})
        for crew in offered["crew"]:
            state = rules.deal({"crew": crew["member"]}, b"") if crew["players"] == 1 else None
            assert state is None or len(cards_of(state.view(0).hands[0])) == crew["cards"]
