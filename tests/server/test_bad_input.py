"""Bad input: whatever is sent, nothing breaks, and what is refused has changed nothing.

The long run: ``LIFEBOAT_BAD_INPUT=100000 pytest tests/server/test_bad_input.py``.
"""

from __future__ import annotations

import os

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import openapi

from lifeboat.server.app import make_app
from lifeboat.server.http import ENDPOINTS
from tests.server.asking import GENEROUS
from tests.server.fake_tables import FakeTables

MESSAGES = int(os.environ.get("LIFEBOAT_BAD_INPUT", "400"))
"""How many messages each way of sending them is tried with."""

tables = FakeTables()
app = make_app(tables, GENEROUS)
schema = openapi.from_asgi("/api/openapi.json", app)


@schema.parametrize()
@settings(max_examples=MESSAGES // len(ENDPOINTS) + 1, suppress_health_check=list(HealthCheck))
def test_plain_http(case: schemathesis.Case) -> None:
    print(
        case.method,
        case.path,
        case.path_parameters,
        case.query,
        case.body,
        case.meta.generation.mode,
    )
    case.call_and_validate()
