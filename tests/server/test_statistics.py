"""Statistics: finished games, counted for everybody and for each person."""

from __future__ import annotations

import logging

import pytest

from lifeboat.table.tokens import hash_of
from tests.server.server import ADA, BEN, SOLO, Server


def test_finished_games_are_counted_for_everybody_and_for_each(server: Server) -> None:
    server.finish(luck="a")
    server.finish(luck="b", setup={"crew": "lee"})
    server.finish("septentrick", me=BEN["Lifeboat-Key"])
    everybody = server.get("/api/statistics")
    assert {(one["game"], one["players"]): one["games"] for one in everybody["tallies"]} == {
        ("titanic", 1): 2,
        ("septentrick", 4): 1,
    }
    assert everybody["results"] == []
    own = server.get("/api/statistics/me", ADA)
    assert [(one["game"], one["games"]) for one in own["tallies"]] == [("titanic", 2)]
    assert sum(one["games"] for one in own["crew"]) == 2
    assert "lee" in {one["crew"] for one in own["crew"]}
    assert [one["game"] for one in own["results"]] == ["titanic", "titanic"]
    assert all(one["table"] and one["rank"] == 0 for one in own["results"])


@pytest.mark.parametrize("me", ["ada", "k" * 15, "k" * 101, "\u00e9" * 20])
def test_a_key_that_could_be_guessed_or_does_not_fit_a_header_is_refused(
    server: Server, me: str
) -> None:
    answer = server.client.post("/api/tables", json=SOLO | {"me": me})
    assert (answer.status_code, answer.json()["code"]) == (400, "request-form")
    address, _ = server.set_up()
    answer = server.client.post(f"{address}/people", json={"name": "Ben", "me": me})
    assert (answer.status_code, answer.json()["code"]) == (400, "request-form")


def test_own_statistics_need_a_key_which_is_never_repeated_or_logged(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    assert server.refused("/api/statistics/me") == (400, "key")
    for bad in (b"", b"k" * 15, b"k" * 101, b"\xe9t\xe9"):
        answer = server.client.get("/api/statistics/me", headers={b"Lifeboat-Key": bad})
        assert (answer.status_code, answer.json()["code"]) == (400, "key")
    answer = server.client.get("/api/statistics/me", headers=ADA)
    assert answer.json() == {"tallies": [], "crew": [], "results": []}
    key = ADA["Lifeboat-Key"]
    logged = " ".join(f"{line.getMessage()} {line.__dict__}" for line in caplog.records)
    assert "request" in logged
    for word in (key, hash_of(key)):
        assert word not in answer.text
        assert word not in logged
