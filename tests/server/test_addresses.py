"""Addresses: whom a request is counted against, even behind proxies."""

from __future__ import annotations

import pytest
from msgspec import structs
from starlette.requests import Request
from starlette.testclient import TestClient

from lifeboat.server.settings import networks
from lifeboat.server.web.app import make_app
from lifeboat.server.web.limits import address_of
from tests.server.asking import GENEROUS
from tests.server.fake_tables import FakeTables

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
def test_the_metrics_are_only_for_the_exact_address_in_the_settings(
    named: str, reader: str, status: int
) -> None:
    app = make_app(FakeTables(), structs.replace(GENEROUS, metrics=(named,)))
    assert TestClient(app, client=(reader, 1)).get("/metrics").status_code == status
