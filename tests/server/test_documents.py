"""The API documents say what the server does."""

from __future__ import annotations

from importlib.resources import files

import pytest

from lifeboat.server.app import DOCUMENTS
from lifeboat.server.documents import documents
from tests.server.asking import new_client
from tests.server.fake_tables import FakeTables


@pytest.mark.parametrize("name", documents())
def test_the_stored_documents_are_those_that_the_types_make(name: str) -> None:
    """``python -m lifeboat.server.documents`` writes them anew."""
    stored = files("lifeboat.server").joinpath("api", name).read_text("utf-8")
    assert stored == documents()[name]


@pytest.mark.parametrize("path", DOCUMENTS)
def test_the_documents_are_served(path: str) -> None:
    answer = new_client(FakeTables()).get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(DOCUMENTS[path][1])
    assert answer.content


def test_the_page_names_every_address_and_every_message() -> None:
    page = documents()["index.html"]
    for words in ("POST /api/tables/{table}/commands", "/socket", 'id="Goodbye"', 'id="SeatBot"'):
        assert words in page
