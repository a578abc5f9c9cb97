"""Bad input: whatever is sent, nothing breaks, and a refused request changes nothing.

Plain HTTP goes to a real server in a separate process, on a real database.

The long run: ``LIFEBOAT_BAD_INPUT=100000 pytest tests/server/test_bad_input.py``.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import structs
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
)

from lifeboat.server.live.bots import Bots
from lifeboat.server.live.tables import Tables
from lifeboat.server.store.store import Store
from lifeboat.server.web.routes import ROUTES
from lifeboat.table.commands import ANY_COMMAND, Resign
from lifeboat.table.table import table_of
from tests.server.asking import SOLO, bearer, new_client, set_up
from tests.server.process import ServerProcess

MESSAGES = int(os.environ.get("LIFEBOAT_BAD_INPUT", "250"))
"""The least number of messages to try with each way of sending them."""
REQUESTS = settings(
    max_examples=MESSAGES // len(ROUTES) + 1, suppress_health_check=list(HealthCheck)
)

PATIENT = SOLO | {"patience": 86_400}
"""A table at which no bot takes over during a long run."""

schema = schemathesis.openapi.from_dict(
    json.loads((files("lifeboat.server.apidocs") / "api" / "openapi.json").read_text())
)


class Target:
    """A real server to send bad input to, and what its database holds."""

    def __init__(self, database: Path) -> None:
        self.server = ServerProcess(str(database))
        self.server.start()
        self.server.wait_until_it_listens()
        self.session = requests.Session()
        self.session.trust_env = False
        self.reader = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        self.version = -1
        self.counted: tuple[int, ...] = ()
        self.witness, self.witness_token = self.set_up(PATIENT)
        self.witnessed = self.ask(self.witness)
        before = self.snapshot()
        self.host = self.set_up(PATIENT)
        assert self.snapshot() != before, "what is stored is not seen"

    def close(self) -> None:
        self.reader.close()
        self.session.close()
        self.server.kill()

    def set_up(self, wish: dict[str, Any]) -> tuple[str, str]:
        """Set up a table and return its id and the host's token."""
        answer = self.send("POST", "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"], answer.json()["token"]

    def send(self, method: str, path: str, **options: Any) -> requests.Response:
        return self.session.request(method, self.server.address + path, timeout=60, **options)

    def ask(self, table: str) -> Any:
        """Return what everybody may know about a table, which must exist."""
        answer = self.send("GET", f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def welcome(self, table: str, token: str) -> Any:
        """Return the table as its host sees it; the table must be alive."""
        answer = self.send("GET", f"/api/tables/{table}/events", headers=bearer(token))
        assert answer.status_code == 200, answer.text
        return answer.json()["messages"][0]

    def play(self, table: str, token: str) -> None:
        """Play a legal action, which the table must accept."""
        welcome = self.welcome(table, token)
        number = welcome["table"]["number"]
        legal = [choice["action"] for view in welcome["views"] for choice in view["legal"]]
        play = {"kind": "play", "action": legal[0], "version": number}
        answer = self.send(
            "POST", f"/api/tables/{table}/commands", json=play, headers=bearer(token)
        )
        assert answer.json() == {"number": number + 1}

    def snapshot(self) -> tuple[int, ...]:
        """Count what is stored, except the entries of tables at which bots may be playing."""
        version = self.reader.execute("PRAGMA data_version").fetchone()[0]
        if version != self.version:
            counts = self.reader.execute(
                """
                SELECT (SELECT count(*) FROM tables),
                       (SELECT total(number) FROM tables WHERE id NOT IN
                           (SELECT table_id FROM entries WHERE text LIKE '%"bot-sat"%')),
                       (SELECT total(1 + 2 * revoked) FROM tokens),
                       (SELECT total(1 + 2 * revoked + 4 * used) FROM invites)
                """
            )
            self.version, self.counted = version, tuple(map(int, counts.fetchone()))
        return self.counted


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server whose tables must all still work at the end, and be rebuilt from their logs."""
    database = tmp_path_factory.mktemp("bad-input") / "lifeboat.db"
    target = Target(database)
    try:
        yield target
        assert target.ask(target.witness) == target.witnessed
        target.play(target.witness, target.witness_token)
    finally:
        target.close()
    asyncio.run(build_all_again(database))


async def build_all_again(database: Path) -> None:
    with closing(sqlite3.connect(database)) as reader:
        found = reader.execute("SELECT id FROM tables").fetchall()
    store = Store.open(str(database))
    for (table,) in found:
        loaded = await store.load(table)
        assert loaded is not None
        assert table_of(*loaded).last_entry == len(loaded[1])
    await store.close()


@schema.parametrize()
@REQUESTS
def test_plain_http_answers_as_its_document_says(
    target: Target, case: schemathesis.Case[Any]
) -> None:
    """A request may also be refused for what the document can't express, such as the names of
    games.
    """
    before = target.snapshot()
    response = case.call(base_url=target.server.address, session=target.session)
    excluded: list[Any] = [positive_data_acceptance]
    if response.status_code == 413:
        excluded.append(negative_data_rejection)  # too long is a refusal too
    case.validate_response(response, excluded_checks=excluded)
    assert response.status_code < 400 or target.snapshot() == before


@schema.include(path_regex="/(people|commands|events|invites)$").parametrize()
@REQUESTS
def test_a_table_survives_whatever_its_host_sends(
    target: Target, case: schemathesis.Case[Any]
) -> None:
    table, token = target.host
    case.path_parameters["table"] = table
    case.headers["Authorization"] = f"Bearer {token}"
    case.query.pop("wait", None)
    before = target.snapshot()
    response = case.call_and_validate(
        base_url=target.server.address,
        session=target.session,
        checks=[
            not_a_server_error,
            content_type_conformance,
            response_schema_conformance,
            status_code_conformance,
        ],
    )
    assert response.status_code < 400 or target.snapshot() == before
    if response.status_code == 200:
        token = response.json().get("token", token)  # the command may have been for a new token
        target.host = table, token
    if target.welcome(table, token)["table"]["status"] == "over":
        target.host = target.set_up(PATIENT)


@cache
def renamed_edition(game: str) -> str:
    text = (files("lifeboat") / game / "editions" / "standard.toml").read_text()
    return text.replace('name = "standard"', 'name = "of-my-own"')


@st.composite
def editions(draw: st.DrawFn, game: str) -> str:
    """Draw the standard edition under another name, with some of its numbers changed."""
    text = renamed_edition(game)
    numbers = list(re.finditer(r"(?<== )\d+|(?<=[\[ ])\d+(?=[,\]])", text))
    for place in sorted(draw(st.sets(st.integers(0, len(numbers) - 1), max_size=3)), reverse=True):
        start, end = numbers[place].span()
        text = text[:start] + str(draw(st.integers(-1, 12) | st.integers())) + text[end:]
    return text


@st.composite
def near_wishes(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a new table that is often valid, in ways that the document can't express."""
    game = draw(st.sampled_from(["titanic", "septentrick"]))
    players = draw(st.integers(1, 6))
    seats = [draw(st.sampled_from(["me", "me", "me", "open", "random"])) for _ in range(players)]
    odd = st.dictionaries(
        st.sampled_from(["players", "crew", "layout", "captain", "edition"]) | st.text(max_size=9),
        st.sampled_from(["1", "3", "lee", "standard", "-1"]) | st.text(max_size=9),
        max_size=2,
    )
    return {
        "game": game,
        "name": "Ada",
        "setup": {"players": str(players)} | draw(st.just({}) | st.just({}) | odd),
        "edition": draw(st.just("") | editions(game) | editions(game) | st.text(max_size=50)),
        "deal": draw(st.sampled_from(["random", "seed"])),
        "seed": draw(st.text(max_size=20)),
        "seats": draw(st.just(["me"] * players) | st.just(seats)),
        "start": draw(st.booleans()),
    }


def test_a_table_that_was_set_up_lives(target: Target) -> None:
    """Even with a custom edition, it welcomes its host and accepts an action."""
    answers = {201: 0, 400: 0, 409: 0}
    played = []

    @settings(max_examples=MESSAGES)
    @given(near_wishes())
    def wish_for(wish: dict[str, Any]) -> None:
        before = target.snapshot()
        answer = target.send("POST", "/api/tables", json=wish)
        answers[answer.status_code] += 1
        if answer.status_code != 201:
            assert target.snapshot() == before
            return
        made = answer.json()
        welcome = target.welcome(made["table"], made["token"])
        if set(wish["seats"]) == {"me"} and welcome["table"]["status"] == "playing":
            target.play(made["table"], made["token"])
            played.append(bool(wish["edition"]))

    wish_for()
    assert answers[201] > MESSAGES / 25, answers
    assert any(played), "no table with an edition of its own was played at"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
KINDS = [kind for kind in get_args(ANY_COMMAND) if kind is not Resign]
"""All commands except the one after which nothing else is possible."""


@st.composite
def near_commands(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a command that has every field, but often something wrong in it."""
    kind = draw(st.sampled_from(KINDS))
    small = st.integers(-1, 5) | st.sampled_from(["d1", "pass:d1,d2", "keep:d1"]) | VALUES
    fields = {field.name: draw(small) for field in structs.fields(kind)}
    return (
        {"kind": kind.__struct_config__.tag}
        | fields
        | draw(rarely(st.dictionaries(st.text(), VALUES)))
    )


def rarely(strategy: st.SearchStrategy[dict[str, Any]]) -> st.SearchStrategy[dict[str, Any]]:
    return st.just({}) | st.just({}) | strategy


def message(value: object) -> str:
    return json.dumps(value)


NUMBERED = st.fixed_dictionaries(
    {"id": st.integers(1, 9) | VALUES, "command": near_commands() | VALUES}
)
SENT = (
    NUMBERED.map(message)
    | st.fixed_dictionaries({"id": st.integers(1, 9), "command": near_commands()}).map(message)
    | VALUES.map(message)
    | st.text()
    | st.binary()
)


def test_a_live_connection_survives_whatever_its_client_sends(tmp_path: Path) -> None:
    tables = Tables(Store.open(str(tmp_path / "boat.db")), Bots())
    with new_client(tables) as client:
        table, token = set_up(client, start=False, game="septentrick", setup={"players": "3"})
        with client.websocket_connect(f"/api/tables/{table}/socket") as session:
            session.send_json({"kind": "hello", "token": token})
            assert session.receive_json()["kind"] == "welcome"
            answers = {"done": 0, "refused": 0}

            def answer_to(sent: str | bytes) -> Any:
                if isinstance(sent, bytes):
                    session.send_bytes(sent)
                else:
                    session.send_text(sent)
                while (answer := session.receive_json())["kind"] not in answers:
                    assert answer["kind"] in ("update", "here")
                answers[answer["kind"]] += 1
                return answer

            def number() -> int:
                return int(client.get(f"/api/tables/{table}").json()["number"])

            @settings(max_examples=MESSAGES)
            @given(SENT)
            def send(sent: str | bytes) -> None:
                before = number()
                answer = answer_to(sent)
                assert answer["kind"] == "done" or number() == before
                assert answer.get("code") != "fault"

            send()
            assert min(answers.values()) > 0
            assert answer_to('{"id":1,"command":{"kind":"claim"}}')["kind"] == "done"
        assert client.portal is not None
        client.portal.call(tables.stop)
