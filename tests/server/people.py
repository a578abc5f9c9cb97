"""Scripted people: clients that remember what they were told and play any legal action."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.asking import bearer

FAR: Final = 10**9
LOST_CONNECTION: Final = (OSError, httpx.TransportError, ConnectionClosed, InvalidHandshake)
"""The errors that a client gets when its server is killed."""


class Person:
    """Somebody at a table of a real server, in one or more seats."""

    def __init__(self, address: str, table: str, token: str, rng: Random) -> None:
        self.address = address
        self.table = table
        self.token = token
        self.rng = rng
        self.seen = 0
        """The number of the last update that was received."""
        self.info: dict[str, Any] = {}
        self.views: list[dict[str, Any]] = []
        self.acknowledged: dict[int, str] = {}
        """The actions that the server has acknowledged, by entry number."""
        self.returns = 0
        """How many connections the person has used up."""

    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def is_over(self) -> bool:
        return bool(self.info) and self.info["status"] == "over"

    def take(self, message: dict[str, Any]) -> None:
        """Take in a message, and check that every update comes once and in order."""
        if message["kind"] == "update":
            assert message["number"] == self.seen + 1, (message["number"], self.seen)
        elif message["kind"] != "welcome":
            return
        self.info = message["table"]
        self.views = message["views"]
        self.seen = self.info["number"]

    def choice(self) -> dict[str, Any] | None:
        """Return a command for a random legal action, or None if none of the person's seats
        decides.
        """
        legal = [choice["action"] for view in self.views for choice in view["legal"]]
        if not legal:
            return None
        return {"kind": "play", "action": self.rng.choice(legal), "version": self.seen}


async def play_by_http(person: Person) -> None:
    """Play to the end of the game with plain requests, long-polling for news."""
    headers = bearer(person.token)
    async with httpx.AsyncClient(
        base_url=person.address, headers=headers, trust_env=False, timeout=30
    ) as client:
        while not person.is_over():
            events = {"since": person.seen, "wait": 0 if person.choice() else 5}
            if not person.info:
                events = {}
            answer = await client.get(f"{person.path()}/events", params=events)
            for message in _checked(answer)["messages"]:
                person.take(message)
            if command := person.choice():
                answer = await client.post(f"{person.path()}/commands", json=command)
                if answer.status_code != 409:  # somebody else was faster
                    person.acknowledged[_checked(answer)["number"]] = command["action"]


def _checked(answer: httpx.Response) -> Any:
    """Return the content of an answer; treat a server that is stopping as a lost connection."""
    if answer.status_code == 503:
        raise ConnectionError(answer.text)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def play_by_socket(person: Person, most: int = FAR) -> None:
    """Play to the end over live connections, each for at most this many messages."""
    while not person.is_over():
        await _one_connection(person, person.rng.randint(1, most))
        person.returns += 1


async def _one_connection(person: Person, most: int) -> None:
    address = person.address.replace("http", "ws") + person.path() + "/socket"
    async with connect(address, proxy=None, compression=None) as socket:
        hello: dict[str, Any] = {"kind": "hello", "token": person.token}
        if person.info:
            hello["since"] = person.seen
        await socket.send(json.dumps(hello))
        asked: dict[int, dict[str, Any]] = {}
        for number in range(1, most + 1):
            if person.is_over():
                return
            command = person.choice()
            if command and command["version"] not in [one["version"] for one in asked.values()]:
                asked[number] = command
                await socket.send(json.dumps({"id": number, "command": command}))
            message = json.loads(await socket.recv())
            person.take(message)
            if message["kind"] == "done":
                person.acknowledged[message["number"]] = asked[message["id"]]["action"]
            if message["kind"] == "refused":
                assert message["code"] == "stale", message
