"""Places: one request says at which of a person's tables it is their turn, and wakes none."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from lifeboat.table.requests import MOST_PLACES, Joining, NewTable
from tests.server.asking import new_client
from tests.server.house import House
from tests.server.server import Server


def asked(client: TestClient, *places: tuple[str, str]) -> Any:
    body = {"places": [{"table": table, "token": token} for table, token in places]}
    return client.post("/api/places", json=body)


async def test_everybody_s_turn_is_known_without_waking_a_table(house: House) -> None:
    """At every step of a game, the stored summary names the person who decides."""
    wish = NewTable("titanic", "Ada", setup={"players": "2"}, seats=["me", "open"])
    host = await house.tables.create(wish)
    guest = await house.tables.join(host.table, Joining("Bea"))
    await house.put_to_rest()
    found = await house.tables.places({host.table: guest.token})
    assert house.tables.awake() == 0
    (place,) = found.known
    assert (place.person, place.table.status, place.table.deciding) == (2, "open", -1)


async def test_the_summary_says_who_decides(house: House) -> None:
    table = await house.for_two()
    for person in (1, 2):
        here = await house.wait_for_bots(table)  # one stands in for whoever has left
        (place,) = (await house.tables.places({table: "stale"})).known
        assert place.table.deciding == here.deciding_seat()
        assert place.person == 0
        assert here.seats[place.table.deciding].person
        await house.tables.leave(table, person)


def test_tables_are_told_apart_by_their_tokens(server: Server) -> None:
    mine, token = server.set_up()
    other, _ = server.set_up()
    mine, other = mine.rpartition("/")[2], other.rpartition("/")[2]
    word = token["Authorization"].removeprefix("Bearer ")
    answer = asked(server.client, (mine, word), (other, word), ("nowhere", word))
    assert answer.status_code == 200
    found = {place["table"]["id"]: place["person"] for place in answer.json()["known"]}
    assert found == {mine: 1, other: 0}
    assert answer.json()["unknown"] == ["nowhere"]
    (place,) = asked(server.client, (mine, word)).json()["known"]
    assert place["table"]["seats"][place["table"]["deciding"]]["person"] == 1


def test_odd_requests_are_refused(server: Server) -> None:
    client = server.client
    assert asked(client, *[("a", "b")] * (MOST_PLACES + 1)).status_code == 400
    assert asked(client, ("no/table", "b")).status_code == 404
    assert asked(client, ("a", "é\0")).status_code == 200
    assert asked(client).json() == {"known": [], "unknown": []}
    assert client.get("/api/places").status_code == 405


def test_a_page_of_another_site_may_not_ask(server: Server) -> None:
    client = new_client(server.tables)
    headers = {"Origin": "https://evil.example"}
    assert client.post("/api/places", json={"places": []}, headers=headers).status_code == 403
