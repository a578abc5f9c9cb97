"""The browser client as the server delivers it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from lifeboat.server.web.client import PAGES, ClientFile, client_routes
from tests.server.asking import new_client
from tests.server.fake_tables import FakeTables

SCRIPT = "console.log('ice ahead');\n" * 100
BROTLI = b"the script as the build compressed it"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server with a built client: a page, a script, an icon."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Lifeboat</title>")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "index-1a2b.js.br").write_bytes(BROTLI)
    (folder / "manifest.webmanifest").write_text("{}")
    with TestClient(Starlette(routes=list(client_routes(folder)))) as client:
        yield client


def test_every_page_is_the_same_file_which_is_asked_for_again(client: TestClient) -> None:
    for page in PAGES:
        answer = client.get(page.replace("{", "").replace("}", ""))
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "<title>Lifeboat</title>" in answer.text


def test_a_file_whose_name_tells_its_content_is_kept_forever(client: TestClient) -> None:
    answer = client.get("/assets/index-1a2b.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_a_long_file_is_compressed_for_those_who_can_read_it(client: TestClient) -> None:
    with client.stream("GET", "/assets/index-1a2b.js", headers={"Accept-Encoding": "gzip"}) as read:
        assert read.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(read.iter_raw())).decode() == SCRIPT
    plain = client.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert plain.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("accepted", ["br", "gzip, deflate, br, zstd", "gzip;q=0.5,br;q=1.0"])
def test_a_file_that_the_build_compressed_is_sent_so(client: TestClient, accepted: str) -> None:
    script = "/assets/index-1a2b.js"
    with client.stream("GET", script, headers={"Accept-Encoding": accepted}) as read:
        assert read.headers["content-encoding"] == "br"
        assert read.headers["content-type"].startswith("text/javascript")
        assert b"".join(read.iter_raw()) == BROTLI
    assert client.get(f"{script}.br").status_code == 404


def test_a_short_file_is_sent_as_it_is(client: TestClient) -> None:
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert "content-encoding" not in answer.headers


def test_only_the_files_of_the_build_are_sent(client: TestClient) -> None:
    assert client.get("/assets/other.js").status_code == 404
    assert client.get("/../pyproject.toml").status_code == 404
    assert client.post("/").status_code == 405


def test_where_the_client_was_not_built_the_page_says_so(tmp_path: Path) -> None:
    with TestClient(Starlette(routes=list(client_routes(tmp_path / "none")))) as client:
        answer = client.get("/table/abc", headers={"Accept-Language": "de"})
    assert answer.status_code == 404
    assert answer.json()["code"] == "client"
    assert "make web" in answer.json()["words"]


def test_people_who_ask_for_an_unknown_page_get_one_that_says_so() -> None:
    """Programs get a refusal; a browser gets the client, which explains it."""
    with new_client(FakeTables()) as real:
        real.app.state.index = ClientFile("index.html", b"<title>Lifeboat</title>")  # type: ignore[attr-defined]
        page = real.get("/nowhere", headers={"Accept": "text/html,*/*"})
        assert (page.status_code, page.text) == (404, "<title>Lifeboat</title>")
        assert real.get("/nowhere").json()["code"] == "path"
        real.app.state.index = None  # type: ignore[attr-defined]
        assert real.get("/nowhere", headers={"Accept": "text/html"}).json()["code"] == "path"


def test_pages_have_the_policy_that_lets_nothing_else_in() -> None:
    with new_client(FakeTables()) as client:
        assert "default-src 'none'" in client.get("/").headers["content-security-policy"]
