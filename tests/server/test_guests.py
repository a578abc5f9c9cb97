"""A bot from another package is offered by the server and can take a seat at its tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lifeboat.core.games import GAMES
from tests.players.guests import LOOKOUT, broken_guest, installed
from tests.server.server import SOLO, Server


@pytest.fixture
def lookout(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path, "crows_nest", LOOKOUT, "lookout = crows_nest:Lookout"):
        yield


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "guests.db")
    with server.client:
        yield server


@pytest.mark.usefixtures("lookout")
@pytest.mark.parametrize("game", GAMES)
def test_a_guest_is_offered_after_our_own_bots(server: Server, game: str) -> None:
    (offer,) = [offer for offer in server.get("/api/games") if offer["game"] == game]
    assert offer["bots"] == ["random", "beginner", "steady", "skilled", "captain", "lookout"]
    assert offer["searching"] == ["skilled", "captain"]
    assert offer["stand_in"] == "steady"


@pytest.mark.usefixtures("lookout")
@pytest.mark.parametrize(
    ("game", "seats"),
    [("titanic", ["me", "lookout"]), ("septentrick", ["me", "lookout", "lookout"])],
)
def test_a_guest_plays_at_a_table(server: Server, game: str, seats: list[str]) -> None:
    players = {"players": str(len(seats))}
    address, host = server.finish(game, seats=seats, setup=players)
    record = server.client.get(f"{address}/record", headers=host).text
    assert "2=lookout" in record
    (result,) = server.get(f"{address}/results", host)["results"]
    assert [mate["player"] for mate in result["team"]] == ["", *seats[1:]]


@pytest.mark.usefixtures("lookout")
def test_a_guest_stands_in_where_a_table_asks_for_it(server: Server) -> None:
    address, _ = server.set_up(stand_in="lookout")
    assert server.get(address)["stand_in"] == "lookout"


def test_a_broken_guest_is_not_offered_and_is_refused_by_name(
    server: Server, tmp_path: Path
) -> None:
    with broken_guest(tmp_path):
        assert all("wreck" not in offer["bots"] for offer in server.get("/api/games"))
        wish = SOLO | {"setup": {"players": "2"}, "seats": ["me", "wreck"]}
        answer = server.client.post("/api/tables", json=wish)
    assert answer.json()["code"] == "player-broken"
    assert "wreck" in answer.json()["words"]
