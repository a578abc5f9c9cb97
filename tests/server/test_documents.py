"""The API documents describe what the server does."""

from __future__ import annotations

import re
import subprocess
from html import escape
from importlib.resources import files
from pathlib import Path
from shutil import which

import pytest

from lifeboat.server.apidocs.documents import documents, example
from lifeboat.server.web.app import DOCUMENTS
from tests.server.asking import new_client
from tests.server.fake_tables import FakeTables
from tests.server.test_serving import Process


@pytest.mark.parametrize("name", documents())
def test_the_stored_documents_match_the_types(name: str) -> None:
    """``python -m lifeboat.server.apidocs.documents`` writes them again."""
    stored = files("lifeboat.server.apidocs").joinpath("api", name).read_text("utf-8")
    assert stored == documents()[name]


@pytest.mark.parametrize("path", DOCUMENTS)
def test_the_documents_are_served(path: str) -> None:
    answer = new_client(FakeTables()).get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(DOCUMENTS[path][1])
    assert answer.content


def test_the_page_says_what_a_program_needs_to_know() -> None:
    page = documents()["index.html"]
    for words in ("GET /api/games", "default <code>120</code>", "at least 10, at most 604800"):
        assert words in page
    for code in ("not-your-turn", "stale", "seat-occupied", "day-running", "too-many-requests"):
        assert f"<dt><code>{code}</code>" in page
    assert "`" not in re.sub(r"<pre>.*?</pre>", "", page, flags=re.DOTALL)


def test_the_example_stands_on_the_page_and_in_the_docs() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    assert f"```sh\n{example()}```" in docs
    assert escape(example()) in documents()["index.html"]


@pytest.mark.skipif(which("curl") is None, reason="curl is not installed here")
def test_the_example_runs(tmp_path: Path) -> None:
    command = ["lifeboat", "serve", "--port", "0", "--database", str(tmp_path / "boat.db")]
    with Process(*command) as process:
        script = example().replace("http://127.0.0.1:1912", process.address)
        done = subprocess.run(
            ["sh", "-e"], input=script, capture_output=True, text=True, check=True
        )
    assert '{"number":4}' in done.stdout
    assert '"what":"played"' in done.stdout
    assert '[GivenUp "yes"]' in done.stdout


def test_the_page_names_every_address_and_every_message() -> None:
    page = documents()["index.html"]
    for words in ("POST /api/tables/{table}/commands", "/socket", 'id="Goodbye"', 'id="SeatBot"'):
        assert words in page
