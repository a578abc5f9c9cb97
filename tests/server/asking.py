"""A server with tables in memory, for tests that send it requests."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from lifeboat.server.live.tables import Tables
from lifeboat.server.settings import Settings
from lifeboat.server.web.app import make_app

SOLO: dict[str, Any] = {
    "game": "titanic",
    "name": "Ada",
    "seats": ["me"],
    "start": True,
    "seed": "iceberg",
    "deal": "seed",
}
"""A table for one, whose game begins at once."""
GENEROUS = Settings(
    requests_per_second=1e6,
    request_burst=10**6,
    commands_per_second=1e6,
    command_burst=10**6,
    messages_per_second=1e6,
    message_burst=10**6,
    tables_per_address=10**6,
)
"""Settings with limits that no test reaches."""


def new_client(tables: Tables, settings: Settings = GENEROUS, **options: Any) -> TestClient:
    app = make_app(tables, settings)
    return TestClient(app, client=("192.0.2.7", 50_000), **options)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def set_up(client: TestClient, **wish: Any) -> tuple[str, str]:
    """Set up a table and return its id and the host's token."""
    answer = client.post("/api/tables", json=SOLO | wish)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["token"]
