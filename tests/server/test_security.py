"""Security: pages of other sites are kept out, and every answer has its headers."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from msgspec import structs
from starlette.testclient import TestClient, WebSocketDenialResponse

from lifeboat.server.web.app import DOCUMENTS
from lifeboat.server.web.security import HEADERS, is_own_origin
from tests.server.asking import GENEROUS, SOLO, new_client, set_up
from tests.server.fake_tables import FakeTables

ORIGINS: list[tuple[str, str, bool]] = [
    ("http://example.org", "example.org", True),
    ("https://example.org", "example.org", True),
    ("https://example.org", "example.org:443", True),
    ("http://example.org:1912", "example.org:1912", True),
    ("http://EXAMPLE.org", "example.org", True),
    ("http://[::1]:1912", "[::1]:1912", True),
    ("https://other.example", "example.org", True),
    ("https://example.org", "example.org:80", False),
    ("http://example.org:1913", "example.org:1912", False),
    ("http://evil.example", "example.org", False),
    ("http://example.org.evil.example", "example.org", False),
    ("http://evil.example/example.org", "example.org", False),
    ("http://example.org@evil.example", "example.org", False),
    ("http://other.example", "example.org", False),
    ("file://", "example.org", False),
    ("null", "example.org", False),
    ("", "", False),
    ("http://", "", False),
    ("http://example.org:x", "example.org:x", False),
    ("http://[", "[", False),
]


@pytest.mark.parametrize(("origin", "host", "is_own"), ORIGINS)
def test_an_origin_is_our_own_if_it_is_the_host_or_in_the_settings(
    origin: str, host: str, is_own: bool
) -> None:
    assert is_own_origin(origin, host, ["https://other.example"]) is is_own


def test_a_page_of_another_site_gets_no_live_connection() -> None:
    with new_client(FakeTables()) as client:
        table, _ = set_up(client)
        address = f"/api/tables/{table}/socket"
        with pytest.raises(WebSocketDenialResponse) as denied:
            client.websocket_connect(address, headers={"Origin": "http://evil.example"}).__enter__()
        assert (denied.value.status_code, denied.value.json()["code"]) == (403, "origin")
        assert (
            HEADERS.items()
            <= {
                name.title() if name != "x-frame-options" else "X-Frame-Options": value
                for name, value in denied.value.headers.items()
            }.items()
        )
        for headers in ({"Origin": "http://testserver"}, {}):
            with client.websocket_connect(address, headers=headers):
                pass


def test_a_page_of_another_site_changes_nothing() -> None:
    tables = FakeTables()
    client = new_client(tables)
    answer = client.post("/api/tables", json=SOLO, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert tables.all == {}
    settings = structs.replace(GENEROUS, origins=("http://evil.example",))
    friend = new_client(tables, settings)
    allowed = friend.post("/api/tables", json=SOLO, headers={"Origin": "http://evil.example"})
    assert allowed.status_code == 201


@pytest.mark.parametrize("path", ["/api/tables", "/api/docs", "/nowhere", "/healthz", "/metrics"])
def test_every_answer_has_its_headers_and_allows_no_other_site(path: str) -> None:
    answer = new_client(FakeTables()).get(path, headers={"Origin": "http://evil.example"})
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "access-control-allow-origin" not in answer.headers
    assert "cache-control" in answer.headers


def test_the_policy_allows_nothing_from_elsewhere_and_nothing_inline() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert set(re.findall(r"'[^']+'|\bhttps?:|\*|data:", policy)) == {"'none'", "'self'"}


def test_our_pages_keep_to_the_policy() -> None:
    page = files("lifeboat.server.apidocs").joinpath("api", "index.html").read_text("utf-8")
    assert re.findall(r"<script|<style|\bstyle=|\bon\w+=|(?:src|href)=.?(?:\w+:)?//", page) == []
    served = set(re.findall(r'(?:href|src)="(/[^"]*)"', page))
    assert served
    assert served <= DOCUMENTS.keys()


def test_metrics_are_only_for_those_who_may_read_them() -> None:
    tables = FakeTables()
    assert new_client(tables).get("/metrics").status_code == 404
    client = new_client(tables, structs.replace(GENEROUS, metrics=("192.0.2.0/24",)))
    set_up(client)
    text = client.get("/metrics").text
    counted = 'lifeboat_requests_total{method="POST",route="/api/tables",status="201"} 1.0'
    assert counted in text
    assert "lifeboat_tables_awake 1.0" in text


def test_metrics_never_name_a_table_or_what_somebody_made_up() -> None:
    client: TestClient = new_client(
        FakeTables(), structs.replace(GENEROUS, metrics=("192.0.2.0/24",))
    )
    table, _ = set_up(client)
    client.get(f"/api/tables/{table}")
    client.get("/made-up-path")
    client.request("MADEUP", "/api/tables")
    text = client.get("/metrics").text
    assert table not in text
    assert "made-up" not in text
    assert "MADEUP" not in text
