"""A party: a table and the people at it, who are spread over the nodes of a server.

None of them stays with one node. Most have a live connection to a node and send some commands as
plain requests to others; when the connection is lost or silent, they go on with another node. Some
have no connection and send each request to any node. Everybody remembers what they asked for and
were told, and talks now and then: chat has no version, so it is the easiest to double.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.asking import bearer
from tests.server.balancer import ANSWER, Balancer
from tests.server.ledger import MISTOLD, Asked, Finding, Witness, told_of
from tests.server.people import LOST_CONNECTION, Person

Sitter = int | str
"""Who has a seat: a person by number, or a bot by name."""
Wish = tuple[str, list[Sitter]]
"""A kind of table: the game, and who sits there."""
FAILED: Final = "failed"
"""A node ended by itself, or somebody who did nothing wrong was refused or replaced by a bot."""
PATIENCE: Final = 10
"""The patience of all tables, in seconds: the least that the server allows."""
SILENCE: Final = 2.0
"""The seconds between pings on a live connection, and also the time limit for each reply."""
PAUSE: Final = 0.1
"""The longest time that people think about an action, in seconds."""
BY_REQUEST: Final = 0.4
"""How many commands of people with a live connection are plain requests to another node."""
TALK: Final = 0.1
"""How often people say something when they could play."""
TROUBLE: Final = 503
"""The status of answers from a node in trouble."""
RETURN: Final = 0.05
"""The seconds before people try again after losing a connection."""


class Party:
    """A table that was set up, and everybody at it."""

    def __init__(self, table: str, balancer: Balancer, note: Callable[[Finding], None]) -> None:
        self.table = table
        self.balancer = balancer
        self._note = note
        self.guests: list[Guest] = []
        self.newest = 0
        """The highest number that anybody has seen."""
        self.moved = time.monotonic()
        """When somebody first saw that number."""
        self.longest = 0.0
        """The longest time that the table has stood still, in seconds, since it was last asked."""

    async def play(self) -> None:
        """Play until everybody has seen the end of the game."""
        async with asyncio.TaskGroup() as group:
            for guest in self.guests:
                group.create_task(guest.stay())

    def note(self, kind: str, words: str) -> None:
        """Note that something is wrong at this table."""
        self._note(Finding(kind, f"{self.table}: {words}"))

    def see(self, number: int) -> None:
        """Note that somebody has seen this much of the game."""
        if number > self.newest:
            self.newest = number
            self._stood()
            self.moved = time.monotonic()

    def longest_stop(self) -> float:
        """Return the longest time that the table has stood still since this was last called."""
        if not self.is_over():
            self._stood()
        longest, self.longest = self.longest, 0.0
        return longest

    def _stood(self) -> None:
        self.longest = max(self.longest, time.monotonic() - self.moved)

    def seen_by_all(self) -> int:
        """Return the highest number that everybody has seen."""
        return min(guest.seen for guest in self.guests)

    def is_over(self) -> bool:
        """Return whether everybody has seen the end of the game."""
        return all(guest.is_over() for guest in self.guests)

    def acknowledged(self) -> int:
        """Return how many commands were acknowledged."""
        return sum(asked.number > 0 for guest in self.guests for asked in guest.witness.asked)


class Guest(Person):
    """Somebody at a table who uses all nodes; a `Rover` or somebody with a live connection."""

    def __init__(self, party: Party, number: int, token: str, rng: Random) -> None:
        super().__init__("", party.table, token, rng)
        self.party = party
        self.balancer = party.balancer
        self.witness = Witness(number)
        self.name = f"person {number}"
        self.news = asyncio.Event()
        self.came = time.monotonic()
        """Since when the guest has been at the table without a break."""
        self._awaited = 0
        """The number to see before the next command."""

    async def stay(self) -> None:
        """Play until the game is over."""
        raise NotImplementedError

    def take(self, message: dict[str, Any]) -> None:
        """Take in a message, and note if it isn't the next one."""
        if message["kind"] not in ("update", "welcome"):
            return
        is_update, number = message["kind"] == "update", message["table"]["number"]
        if (number != self.seen + 1) if is_update else (number < self.seen):
            self.party.note(MISTOLD, f"{self.name} was shown {number} after {self.seen}")
        if is_update:
            self.witness.told[number] = told_of(message)
            self._mind_stand_in(message)
        self.info = message["table"]
        self.views = message["views"]
        self.seen = number
        self.witness.seen = max(self.witness.seen, number)
        self.party.see(number)
        self.news.set()

    def _mind_stand_in(self, update: dict[str, Any]) -> None:
        is_own = update["what"] == "taken-over" and update["seat"] in update["own"]
        if is_own and time.monotonic() - self.came > PATIENCE:
            words = f"a bot stood in for {self.name}, who was there, in update {update['number']}"
            self.party.note(FAILED, words)

    def next_command(self) -> Asked | None:
        """Return what to send now and remember it, or return None if there is nothing to do."""
        command = self.choice() if self.seen >= self._awaited else None
        if command is None:
            return None
        if self.info["may_talk"] and self.rng.random() < TALK:
            command = {"kind": "say", "text": f"{self.name}, {len(self.witness.asked)}"}
        asked = Asked(command)
        self.witness.asked.append(asked)
        return asked

    def accept(self, asked: Asked, number: int) -> None:
        """Note that a command was acknowledged."""
        asked.number = number
        self._awaited = number

    def refuse(self, asked: Asked, code: str) -> None:
        """Note that a command was refused, if that is certain.

        It may come too late. Anything else is wrong, since people only do what they may.
        """
        if is_trouble(code):
            return
        asked.is_refused = True
        if code == "stale":
            self._awaited = max(self._awaited, asked.command["version"] + 1)
        else:
            words = f"{self.name} was refused {asked} at {asked.command.get('version')}: {code}"
            self.party.note(FAILED, words)

    async def request(self, method: str, path: str, node: str, **options: Any) -> httpx.Response:
        """Send a plain request to a node; treat a node in trouble as a lost connection."""
        headers = bearer(self.token) if self.token else {}
        url = f"{node}{self.path()}/{path}"
        answer = await self.balancer.client.request(method, url, headers=headers, **options)
        if answer.status_code == TROUBLE:
            raise ConnectionError(answer.text)
        return answer

    async def post(self, asked: Asked, node: str) -> None:
        """Send a command as a plain request to a node."""
        answer = await self.request("POST", "commands", node, json=asked.command)
        if answer.status_code == 200:
            self.accept(asked, answer.json()["number"])
        else:
            self.refuse(asked, answer.json()["code"])

    async def pause(self) -> None:
        """Think for a moment."""
        await asyncio.sleep(self.rng.uniform(0, PAUSE))


class Rover(Guest):
    """A guest without a live connection, who sends each request to any node."""

    async def stay(self) -> None:
        """Play until the game is over, asking for news in between."""
        while not self.is_over():
            try:
                await self._look()
                if asked := self.next_command():
                    await self.pause()
                    await self.post(asked, self.balancer.pick(self.rng))
            except LOST_CONNECTION:
                await asyncio.sleep(RETURN)

    async def _look(self) -> None:
        node = self.balancer.pick(self.rng)
        events = {"since": self.seen, "wait": 0 if self.choice() else 1}
        answer = await self.request("GET", "events", node, params=events)
        if answer.status_code != 200:
            self.party.note(FAILED, f"{self.name} was refused events: {answer.text}")
            raise ConnectionError(answer.text)
        for message in answer.json()["messages"]:
            self.take(message)


class Caller(Guest):
    """A guest with a live connection to one node, and then to another when it is lost."""

    def __init__(self, party: Party, number: int, token: str, rng: Random, node: str) -> None:
        super().__init__(party, number, token, rng)
        self.node = node
        self.silence: float | None = SILENCE
        self._waiting: dict[int, tuple[Asked, asyncio.Event]] = {}
        """The commands that were sent over the connection and weren't answered yet."""

    async def stay(self) -> None:
        """Play until the game is over, on one connection after another."""
        while not self.is_over():
            with suppress(*LOST_CONNECTION):
                await self._stay_connected()
            self.returns += 1
            self.node = self.balancer.pick(self.rng, but=self.node)
            await asyncio.sleep(RETURN)

    async def _stay_connected(self) -> None:
        address = f"{self.node.replace('http', 'ws')}{self.path()}/socket"
        async with connect(
            address,
            proxy=None,
            compression=None,
            open_timeout=ANSWER,
            close_timeout=RETURN,
            ping_interval=self.silence,
            ping_timeout=self.silence,
        ) as socket:
            hello = {"kind": "hello", "token": self.token, "since": self.seen}
            await socket.send(json.dumps(hello))
            self.came = time.monotonic()
            self._waiting.clear()
            await first_of(self._listen(socket), self._act(socket))

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            self.take(message)
            if message["kind"] in ("done", "refused"):
                self._hear_answer(message)
            if self.is_over():
                return

    def _hear_answer(self, message: dict[str, Any]) -> None:
        """Note the answer to a command; treat a refused hello as a lost connection."""
        if not message["id"]:
            if not is_trouble(message["code"]):
                self.party.note(FAILED, f"{self.name} was refused: {message['code']}")
            raise ConnectionError(message["code"])
        asked, answered = self._waiting.pop(message["id"])
        if message["kind"] == "done":
            self.accept(asked, message["number"])
        else:
            self.refuse(asked, message["code"])
        answered.set()

    async def _act(self, socket: ClientConnection) -> None:
        while True:
            asked = self.next_command()
            if asked is None:
                self.news.clear()
                await self.news.wait()
                continue
            await self.pause()
            if self.rng.random() < BY_REQUEST:
                with suppress(*LOST_CONNECTION):
                    await self.post(asked, self.balancer.pick(self.rng, but=self.node))
            else:
                await self._send(socket, asked)

    async def _send(self, socket: ClientConnection, asked: Asked) -> None:
        """Send a command over the connection, and wait until it is answered."""
        number, answered = len(self.witness.asked), asyncio.Event()
        self._waiting[number] = asked, answered
        await socket.send(json.dumps({"id": number, "command": asked.command}))
        async with asyncio.timeout(ANSWER):
            await answered.wait()


class Watcher(Caller):
    """A spectator who stays with a silent node, to see what it shows once it is back."""

    def __init__(self, party: Party, rng: Random, node: str) -> None:
        super().__init__(party, 0, "", rng, node)
        self.name = "a spectator"
        self.silence = None


def is_trouble(code: str) -> bool:
    """Return whether a refusal means that the node is in trouble; people then try another one."""
    return code.startswith("store-") or code in ("stopping", "table-broken", "not-finished")


async def first_of(*works: Any) -> None:
    """Wait until one of these ends, end the others, and raise the errors of those that failed."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    for task in tasks:
        if not task.cancelled():
            task.result()


class Founding:
    """The way to a new party, by requests to several nodes."""

    def __init__(self, balancer: Balancer, rng: Random, note: Callable[[Finding], None]) -> None:
        self.balancer = balancer
        self.rng = rng
        self.note = note

    async def party(self, wish: Wish, place: int) -> Party:
        """Set up a table, and return the party once its game has begun.

        `place` says where everybody begins, and who has a live connection. Raise one of
        `LOST_CONNECTION` if it doesn't work out.
        """
        game, sitters = wish
        others = sorted({sitter for sitter in sitters if isinstance(sitter, int)} - {1})
        new = {
            "game": game,
            "name": "P1",
            "setup": {"players": str(len(sitters))},
            "seats": [_seat_wish(sitter) for sitter in sitters],
            "patience": PATIENCE,
            "start": not others,
        }
        host = await self._ask("", new)
        party = Party(host["table"], self.balancer, self.note)
        made = [host, *[await self._join(party.table, sitters, number) for number in others]]
        if others:
            await self._ask(f"/{party.table}/commands", {"kind": "start"}, host["token"])
        party.guests = [self._guest(party, one, place) for one in made]
        party.guests.append(Watcher(party, self._twin(), self._node(place)))
        return party

    async def _join(self, table: str, sitters: list[Sitter], number: int) -> dict[str, Any]:
        """Join a table and take the seats of this person; return the answer with the token."""
        joined: dict[str, Any] = await self._ask(f"/{table}/people", {"name": f"P{number}"})
        for seat, sitter in enumerate(sitters):
            if sitter == number:
                sit = {"kind": "sit", "seat": seat}
                await self._ask(f"/{table}/commands", sit, joined["token"])
        return joined

    def _guest(self, party: Party, made: dict[str, Any], place: int) -> Guest:
        """Return a guest with the token from an answer; one in three has no live connection."""
        number, token, place = made["person"], made["token"], place + made["person"]
        if place % 3 == 0:
            return Rover(party, number, token, self._twin())
        return Caller(party, number, token, self._twin(), self._node(place))

    async def _ask(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        """Send a request to any node, and return the content of the answer."""
        url = f"{self.balancer.pick(self.rng)}/api/tables{path}"
        headers = bearer(token) if token else {}
        answer = await self.balancer.client.post(url, json=body, headers=headers)
        if answer.is_success:
            return answer.json()
        if answer.status_code != TROUBLE:
            self.note(Finding(FAILED, f"{path} refused {body}: {answer.text}"))
        raise ConnectionError(answer.text)

    def _node(self, place: int) -> str:
        addresses = self.balancer.addresses
        return addresses[place % len(addresses)]

    def _twin(self) -> Random:
        return Random(self.rng.random())


def _seat_wish(sitter: Sitter) -> str:
    if isinstance(sitter, str):
        return sitter
    return "me" if sitter == 1 else "open"
