"""Bad input: whatever is sent, nothing breaks, and what is refused has changed nothing.

The long run: ``LIFEBOAT_BAD_INPUT=100000 pytest tests/server/test_bad_input.py``.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, get_args

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import structs
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from lifeboat.server.app import make_app
from lifeboat.server.bots import Bots
from lifeboat.server.commands import ANY_COMMAND, Resign
from lifeboat.server.routes import ROUTES
from lifeboat.server.store import Store
from lifeboat.server.tables import Tables
from tests.server.asking import GENEROUS, new_client, set_up
from tests.server.fake_tables import FakeTables

MESSAGES = int(os.environ.get("LIFEBOAT_BAD_INPUT", "250"))
"""How many messages each way of sending them is tried with, at least."""
REQUESTS = settings(
    max_examples=MESSAGES // len(ROUTES) + 1, suppress_health_check=list(HealthCheck)
)

tables = FakeTables()
app = make_app(tables, GENEROUS)
schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
table, token = set_up(TestClient(app))


@schema.parametrize()
@REQUESTS
def test_plain_http_answers_as_its_document_says(case: schemathesis.Case[Any]) -> None:
    """What the document cannot say, such as the names of the games, may be refused too."""
    before = tables.snapshot()
    response = case.call_and_validate(excluded_checks=[positive_data_acceptance])
    assert response.status_code < 400 or tables.snapshot() == before


@schema.include(path_regex="/(people|commands|events)$").parametrize()
@REQUESTS
def test_a_table_survives_whatever_its_host_sends(case: schemathesis.Case[Any]) -> None:
    case.path_parameters["table"] = table
    case.headers["Authorization"] = f"Bearer {token}"
    case.query.pop("wait", None)
    before = tables.snapshot()
    response = case.call_and_validate(
        checks=[
            not_a_server_error,
            content_type_conformance,
            response_schema_conformance,
            status_code_conformance,
        ]
    )
    assert response.status_code < 400 or tables.snapshot() == before
    assert TestClient(app).get(f"/api/tables/{table}").status_code == 200


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
KINDS = [kind for kind in get_args(ANY_COMMAND) if kind is not Resign]
"""All commands but the one after which nothing else is possible."""


@st.composite
def near_commands(draw: st.DrawFn) -> dict[str, Any]:
    """Commands with every field there, but often with something wrong in it."""
    kind = draw(st.sampled_from(KINDS))
    small = st.integers(-1, 5) | st.sampled_from(["d1", "pass:d1", "keep:d1"]) | VALUES
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
