"""A game from another package is offered, played and kept by a server that doesn't know it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lifeboat.core.records import read_record
from lifeboat.texts import LANGUAGES
from tests.server.server import ADA, Server


@pytest.fixture
def server(pairs: None, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "pairs.db")
    with server.client:
        yield server


def test_it_is_offered(server: Server) -> None:
    offered = {offer["game"]: offer for offer in server.get("/api/games")}
    assert list(offered) == ["titanic", "pairs", "septentrick"]
    pairs = offered["pairs"]
    assert (pairs["players"], pairs["bots"], pairs["stand_in"]) == ([2], ["random"], "random")
    assert pairs["usual"] == {"players": "2", "edition": "standard"}
    assert (pairs["fields"], pairs["crew"], pairs["searching"]) == ([], [], [])
    assert pairs["hints"]["most"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_by_commands(server: Server, language: str) -> None:
    address, host = server.set_up("pairs", seats=["me", "me"])
    for place in range(1, 7):
        said = server.get(f"{address}/events?lang={language}", host)["messages"][0]
        (view,) = [view for view in said["views"] if view["legal"]]
        assert view["game"] == "pairs"
        assert view["legal"][0]["action"] == f"turn:{place}"
        command = {"kind": "play", "action": f"turn:{place}", "version": said["table"]["number"]}
        answer = server.client.post(f"{address}/commands", json=command, headers=host)
        assert answer.status_code == 200, answer.text
    assert server.get(address)["status"] == "over"


def test_what_is_not_legal_is_refused_in_words(server: Server) -> None:
    address, host = server.set_up("pairs", seats=["me", "me"])
    number = server.get(address)["number"]
    for action, code, words in (
        ("turn:1", "", ""),
        ("turn:1", "illegal-action", "La carte 1 est déjà retournée."),
        ("turn:9", "action", "turn:9"),
    ):
        command = {"kind": "play", "action": action, "version": number}
        answer = server.client.post(f"{address}/commands?lang=fr", json=command, headers=host)
        assert answer.json().get("code", "") == code
        assert words in answer.json().get("words", "")
        number = server.get(address)["number"]


def test_a_hint_is_refused_in_words_if_nobody_can_give_one(server: Server) -> None:
    address, host = server.set_up("pairs")
    answer = server.client.post(f"{address}/hint", json={"seat": 0}, headers=host)
    assert answer.json()["code"] == "hint-none"
    assert answer.json()["words"] == "There are no hints for this game."
    assert server.get(address)["hinted"] == [0]


def test_a_review_is_refused_in_words_if_nobody_can_make_one(server: Server) -> None:
    address, host = server.finish("pairs")
    answer = server.client.post(f"{address}/review", headers=host)
    assert answer.json()["code"] == "hint-none"
    assert server.get(f"{address}/review", host)["status"] == "none"


def test_its_result_is_kept_and_compared(server: Server) -> None:
    address, _ = server.finish("pairs", deal="seed", seed="x")
    server.finish("pairs", deal="seed", seed="x")
    lines = {}
    for language in LANGUAGES:
        answer = server.get(f"{address}/results?lang={language}", ADA)
        assert len(answer["results"]) == 2
        lines[language] = answer["line"]
    assert lines["en"].startswith("Pairs, ")
    assert lines["en"].endswith("pairs")
    assert len(set(lines.values())) == len(LANGUAGES)


def test_its_record_is_replayed(server: Server) -> None:
    address, host = server.finish("pairs")
    text = server.client.get(f"{address}/record", headers=host).text
    record = read_record(text)
    assert record.game == "pairs"
    assert len(record.actions) == 6
    for step in (0, 3, 6):
        kept = server.get(f"{address}/steps/{step}?lang=de", host)
        sent = server.client.post("/api/replay?lang=de", json={"record": text, "step": step}).json()
        assert kept["view"] == sent["view"]
        assert kept["view"]["game"] == "pairs"
        assert kept["view"]["row"].count(0) == 6 - step


def test_its_games_are_counted(server: Server) -> None:
    server.finish("pairs")
    server.finish("pairs")
    everybody, own = server.get("/api/statistics"), server.get("/api/statistics/me", ADA)
    for said in (everybody, own):
        (tally,) = said["tallies"]
        assert (tally["game"], tally["games"], tally["players"]) == ("pairs", 2, 2)
        assert said["crew"] == []
    assert [result["game"] for result in own["results"]] == ["pairs", "pairs"]


def test_it_has_a_deal_of_the_day(server: Server) -> None:
    server.finish("pairs", deal="day")
    assert server.get("/api/days/pairs", ADA)["results"]


def test_its_log_is_told(server: Server) -> None:
    address, host = server.finish("pairs")
    log = server.get(f"{address}/log?lang=en", host)
    told = [sentence for line in log for sentence in line["sentences"]]
    assert len([sentence for sentence in told if "turns up card" in sentence]) == 6
