"""The deal of the day: the same for everybody, and secret until they have played it."""

from __future__ import annotations

from itertools import count

import pytest

from lifeboat.table.requests import NewTable
from tests.server.asking import bearer
from tests.server.house import NOW, House
from tests.server.server import ADA, BEN, DAY, SOLO, Server


def test_a_day_begins_without_results_and_gives_no_deal_away(server: Server) -> None:
    assert server.get("/api/days/titanic", ADA) == {
        "game": "titanic",
        "date": "2026-04-14",
        "players": 1,
        "is_over": False,
        "played": False,
        "results": [],
    }


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_day_says_how_many_players_its_deal_is_for(server: Server, game: str) -> None:
    address, _ = server.set_up(game, deal="day", setup={}, seed="")
    assert server.get(f"/api/days/{game}")["players"] == len(server.get(address)["seats"])


def test_anyone_who_finished_the_deal_of_the_day_is_in_its_table(server: Server) -> None:
    server.finish(deal="day", name="Ada")
    server.set_up(deal="day", name="Ben", me=BEN["Lifeboat-Key"])
    server.finish(name="Cleo", me="")
    server.finish("septentrick", deal="day", name="Dan")
    today = server.get("/api/days/titanic", ADA)
    assert [result["team"][0]["name"] for result in today["results"]] == ["Ada"]
    assert today["played"]
    assert not server.get("/api/days/titanic", BEN)["played"]
    assert not server.get("/api/days/titanic")["played"]


def test_anyone_who_left_has_not_played_to_the_end(server: Server) -> None:
    """A bot has: the result names it, and the leaver can't claim anything."""
    seats = ["me", "open", "random", "random"]
    address, host = server.set_up("septentrick", deal="day", seats=seats, start=False)
    joining = {"name": "Ben", "me": BEN["Lifeboat-Key"]}
    ben = bearer(server.client.post(f"{address}/people", json=joining).json()["token"])
    for command, who in (({"kind": "sit", "seat": 1}, ben), ({"kind": "start"}, host)):
        assert server.client.post(f"{address}/commands", json=command, headers=who).is_success
    assert server.client.delete(f"{address}/people/me", headers=ben).is_success
    server.play(address)
    (result,) = server.get("/api/days/septentrick", ADA)["results"]
    assert [mate["name"] for mate in result["team"]] == ["Ada", "", "", ""]
    assert [mate["player"] for mate in result["team"]] == ["", "steady", "random", "random"]
    assert not server.get("/api/days/septentrick", BEN)["played"]
    assert server.get("/api/statistics/me", BEN)["results"] == []
    assert server.refused(f"{address}/record", BEN) == (403, "day-running")


def test_the_crew_of_today_is_for_those_who_have_played(server: Server) -> None:
    server.finish(deal="day")

    def crew(headers: dict[str, str] | None) -> str:
        (result,) = server.get("/api/days/titanic/2026-04-14", headers)["results"]
        return str(result["team"][0]["crew"])

    assert crew(ADA) != ""
    assert crew(BEN) == crew(None) == ""
    server.time += DAY
    assert crew(BEN) == crew(ADA) != ""


def test_nobodys_second_try_counts_for_the_day(server: Server) -> None:
    first, host = server.finish(luck="a", deal="day")
    server.time += 60
    server.finish(luck="b", deal="day")
    again = server.rematch(first, host)
    server.play(again, "c")
    nameless, _ = server.finish(luck="d", deal="day", me="", name="Cleo")
    names = [one["team"][0]["name"] for one in server.get("/api/days/titanic")["results"]]
    assert sorted(names) == ["Ada", "Cleo"]
    (own,) = [one for one in server.get("/api/days/titanic", ADA)["results"] if one["table"]]
    assert f"/api/tables/{own['table']}" == first
    server.time += DAY
    assert len(server.get(f"{nameless}/results")["results"]) == 3


def test_the_same_deal_again_gives_no_result(server: Server) -> None:
    """Anyone who plays it has already seen the cards."""
    first, host = server.finish(luck="a")
    again = server.rematch(first, host)
    server.play(again, "b")
    assert server.get(again)["status"] == "over"
    for table in (first, again):
        (found,) = server.get(f"{table}/results")["results"]
        assert found["table"] == (first.rpartition("/")[2] if table == first else "")
    for tallies in (server.get("/api/statistics"), server.get("/api/statistics/me", ADA)):
        assert [one["games"] for one in tallies["tallies"]] == [1]


def test_all_are_told_what_the_deal_rests_on(server: Server) -> None:
    """A host who chose the seed may know the cards."""
    first, host = server.set_up(deal="seed", seed="iceberg")
    server.resign(first, host)
    again = server.rematch(first, host)
    tables = [server.set_up()[0], first, server.set_up(deal="day")[0], again]
    assert [server.get(table)["deal"] for table in tables] == ["random", "seed", "day", "again"]


def test_a_table_of_bots_does_not_count_for_the_day(server: Server) -> None:
    server.finish("septentrick", deal="day", seats=["random"] * 4)
    assert server.get("/api/days/septentrick")["results"] == []


def test_todays_records_are_only_for_those_who_have_played_to_the_end(server: Server) -> None:
    """Until the day is over, that is."""
    address, host = server.finish(deal="day")
    guest = server.client.post(f"{address}/people", json={"name": "Ben"}).json()["token"]
    parts = ("record", "steps/0", "results")
    for part in parts:
        for headers in ({}, BEN, bearer(guest)):
            assert server.refused(f"{address}/{part}", headers) == (403, "day-running")
        for headers in (host, ADA):
            assert server.client.get(f"{address}/{part}", headers=headers).status_code == 200
    server.finish(deal="day", me=BEN["Lifeboat-Key"])
    for part in parts:
        assert server.client.get(f"{address}/{part}", headers=BEN).status_code == 200
        assert server.refused(f"{address}/{part}") == (403, "day-running")
    server.time += DAY
    for part in parts:
        assert server.client.get(f"{address}/{part}").status_code == 200


def test_giving_up_does_not_open_todays_deal_nor_does_a_rematch(server: Server) -> None:
    address, host = server.set_up(deal="day")
    server.resign(address, host)
    again = server.rematch(address, host)
    server.resign(again, host)
    for table in (address, again):
        assert server.refused(f"{table}/record", host | ADA) == (403, "day-running")


def test_a_table_of_todays_deal_is_not_listed(server: Server) -> None:
    refused = server.client.post("/api/tables", json=SOLO | {"deal": "day", "listed": True})
    assert (refused.status_code, refused.json()["code"]) == (409, "day-listed")


def test_earlier_days_can_be_looked_at_and_later_ones_not(server: Server) -> None:
    server.finish(deal="day")
    server.time += DAY
    assert server.get("/api/days/titanic")["results"] == []
    earlier = server.get("/api/days/titanic/2026-04-14")
    assert (earlier["is_over"], len(earlier["results"])) == (True, 1)
    assert server.get("/api/days/titanic/1912-04-14")["results"] == []
    for date in ("2026-04-16", "2026-02-30", "20260414", "today"):
        assert server.refused(f"/api/days/titanic/{date}") == (404, "day-date")
    assert server.refused("/api/days/chess") == (400, "game")


async def test_a_deal_of_the_day_that_is_set_up_at_midnight_is_that_of_its_date(
    house: House,
) -> None:
    midnight = NOW - NOW % 86_400
    seconds = count(midnight - 1)
    house.tables.now = lambda: next(seconds)
    wish = NewTable(game="titanic", name="Ada", seats=["me"], deal="day")
    header = (await house.seen((await house.tables.create(wish)).table)).header
    assert (await house.tables.day("titanic", header.day)).secret == header.secret
