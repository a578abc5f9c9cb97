"""Results: teams that had the same deal, and the line to share."""

from __future__ import annotations

import pytest

from lifeboat.table.tokens import hash_of
from lifeboat.texts import LANGUAGES
from tests.server.server import ADA, BEN, Server


def test_teams_on_the_same_deal_are_compared_the_best_first(server: Server) -> None:
    deal = {"deal": "seed", "seed": "iceberg"}
    games = [server.finish(luck=luck, name=luck, **deal)[0] for luck in ("a", "b", "c", "d")]
    server.finish(luck="e", deal="seed", seed="another")
    found = server.get(f"{games[1]}/results")["results"]
    scores = [result["score"] for result in found]
    assert len(found) == 4
    assert scores == sorted(scores, reverse=True)
    assert [result["rank"] for result in found] == [scores.index(score) + 1 for score in scores]
    assert sorted(result["team"][0]["name"] for result in found) == ["a", "b", "c", "d"]
    own = [result for result in found if result["table"]]
    assert [(result["team"][0]["name"], result["table"]) for result in own] == [
        ("b", games[1].rpartition("/")[2])
    ]


def test_results_give_no_key_no_token_and_no_table_of_others_away(server: Server) -> None:
    deal = {"deal": "seed", "seed": "iceberg"}
    other, other_host = server.finish(luck="a", me=BEN["Lifeboat-Key"], **deal)
    own, _ = server.finish(luck="b", **deal)
    text = server.client.get(f"{own}/results", headers=ADA).text
    token = other_host["Authorization"].removeprefix("Bearer ")
    secrets = [key["Lifeboat-Key"] for key in (ADA, BEN)] + [token]
    for secret in [*secrets, *map(hash_of, secrets), other.rpartition("/")[2], "iceberg"]:
        assert secret not in text


def test_with_their_key_people_find_all_their_own_games_on_the_deal_marked(server: Server) -> None:
    deal = {"deal": "seed", "seed": "iceberg"}
    first, _ = server.finish(luck="a", **deal)
    second, _ = server.finish(luck="b", **deal)
    found = server.get(f"{first}/results", ADA)["results"]
    assert {f"/api/tables/{result['table']}" for result in found} == {first, second}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_to_share_tells_the_day_and_the_score_and_no_card(
    server: Server, language: str
) -> None:
    address, host = server.finish(deal="day")
    answer = server.get(f"{address}/results?lang={language}", host)
    (own,) = answer["results"]
    line = answer["line"]
    assert line.startswith("SOS Titanic, ")
    for part in ("2026-04-14", str(own["score"]), str(own["pages"])):
        assert part in line
    assert own["team"][0]["crew"] not in line.lower()
    assert len(line) < 100
    assert len(answer["course"]) == own["pages"]


def test_the_line_of_another_deal_has_a_word_that_teams_share_and_no_seed(server: Server) -> None:
    lines = []
    for seed in ("iceberg", "iceberg", "another"):
        address, _ = server.finish("septentrick", deal="seed", seed=seed)
        lines.append(server.get(f"{address}/results")["line"])
    words = [line.split(", ")[1] for line in lines]
    assert words[0] == words[1] != words[2]
    assert "iceberg" not in lines[0]
    assert lines[0].endswith("of 4 players matched")


def test_a_game_that_was_given_up_has_a_line_and_no_result(server: Server) -> None:
    address, host = server.set_up()
    server.resign(address, host)
    answer = server.get(f"{address}/results")
    assert answer["results"] == []
    assert answer["line"].endswith(": abandoned")
    assert answer["course"] == []
