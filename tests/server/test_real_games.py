"""Real clients on a real server process: whole games, over sockets and by plain requests."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import httpx
import pytest

from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record
from tests.server.asking import bearer
from tests.server.people import Person, play_by_http, play_by_socket
from tests.server.process import ServerProcess

Play = Callable[[Person], Coroutine[Any, Any, None]]


def come_and_go(person: Person) -> Coroutine[Any, Any, None]:
    """Play over live connections that end after a few messages."""
    return play_by_socket(person, most=8)


GAMES: list[tuple[str, list[str], list[Play]]] = [
    ("titanic", ["me"], [come_and_go]),
    ("titanic", ["me", "open", "steady"], [play_by_socket, play_by_http]),
    ("titanic", ["random", "me", "open", "open"], [play_by_http, come_and_go, play_by_http]),
    ("septentrick", ["me", "random", "me"], [come_and_go]),
    ("septentrick", ["me", "open", "open"], [play_by_http, play_by_socket, come_and_go]),
    ("septentrick", ["steady", "open", "me", "random", "me"], [play_by_http, play_by_http]),
]
"""Games, who sits where, and how people play: the host first, then those in open seats."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(str(tmp_path_factory.mktemp("server") / "lifeboat.db"))
    server.start()
    server.wait_until_it_listens()
    yield server
    assert server.end(signal.SIGTERM) == 0


def people_at(client: httpx.Client, game: str, seats: list[str], seed: str) -> list[Person]:
    """Set up a table, let people in by invitation, and start the game."""
    wish = {"game": game, "name": "Ada", "seats": seats, "setup": {"players": str(len(seats))}}
    made = client.post("/api/tables", json=wish).raise_for_status().json()
    path = f"/api/tables/{made['table']}"
    host = bearer(made["token"])
    tokens = [made["token"]]
    for seat in [at for at, wanted in enumerate(seats) if wanted == "open"]:
        invited = client.post(f"{path}/invites", json={"seat": seat}, headers=host)
        joining = {"name": f"Guest {seat}", **invited.raise_for_status().json()}
        joined = client.post(f"{path}/people", json=joining).raise_for_status()
        tokens.append(joined.json()["token"])
    client.post(f"{path}/commands", json={"kind": "start"}, headers=host).raise_for_status()
    address = str(client.base_url)
    return [
        Person(address.rstrip("/"), made["table"], token, Random(f"{seed} {number}"))
        for number, token in enumerate(tokens)
    ]


async def play_all(people: list[Person], ways: list[Play]) -> None:
    async with asyncio.timeout(120):
        await asyncio.gather(*(play(one) for one, play in zip(people, ways, strict=True)))


@pytest.mark.parametrize(("game", "seats", "ways"), GAMES)
def test_a_whole_game_of_real_clients(
    server: ServerProcess, game: str, seats: list[str], ways: list[Play]
) -> None:
    """The seed is random; replaying the record gives the end that everybody saw."""
    seed = str(SystemRandom().getrandbits(32))
    print(f"seed {seed}")  # shown if the test fails
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:
        people = people_at(client, game, seats, seed)
        path = people[0].path()
        assert client.get(f"{path}/record").status_code == 409
        asyncio.run(play_all(people, ways))
        record = client.get(f"{path}/record").raise_for_status().text
        seen = client.get(f"{path}/events").raise_for_status().json()["messages"][0]
    playthrough, broken = replay(read_record(record))
    assert broken is None
    outcome = playthrough.state.outcome()
    assert outcome is not None
    for views in (seen["views"], *(person.views for person in people)):
        shown = views[0]["outcome"]
        assert (shown["won"], shown["score"], shown["reason"]) == (
            outcome.won,
            outcome.score,
            outcome.reason,
        )
    # The record has every action that people had acknowledged; the bots decided the rest.
    actions = [action for person in people for action in person.acknowledged.values()]
    by_people = [seats[seat] in ("me", "open") for seat in playthrough.deciders]
    assert len(actions) <= sum(by_people)
    assert set(actions) <= set(playthrough.record.actions)
    for person, way in zip(people, ways, strict=True):
        assert person.seen == seen["table"]["number"]
        assert (person.returns > 1) == (way is come_and_go)


def test_a_game_goes_on_after_a_stop_and_a_start(tmp_path: Path) -> None:
    """All that people have to do is come back."""
    server = ServerProcess(str(tmp_path / "lifeboat.db"))
    server.start()
    server.wait_until_it_listens()
    try:
        with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:
            [person] = people_at(client, "septentrick", ["me", "random", "me"], "stop")
        asyncio.run(play_for(person, 10))
        seen = person.seen
        assert server.end(signal.SIGTERM) == 0
        server.start()
        server.wait_until_it_listens()
        asyncio.run(play_all([person], [come_and_go]))
        assert person.is_over()
        assert person.seen > seen
    finally:
        server.kill()


async def play_for(person: Person, actions: int) -> None:
    """Play until this many actions have been acknowledged."""
    playing = asyncio.create_task(play_by_http(person))
    while len(person.acknowledged) < actions and not playing.done():
        await asyncio.sleep(0.01)
    playing.cancel()
    await asyncio.wait([playing])
