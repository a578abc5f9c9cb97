"""A table that a test can put into any world, and everything that one viewer is told about it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import uvicorn
from msgspec import json, structs
from websockets.asyncio.client import connect

from lifeboat.core.errors import LifeboatError
from lifeboat.core.fate import commitment_of, secret_of
from lifeboat.core.games import State
from lifeboat.server import serving
from lifeboat.server.listening import listening_socket
from lifeboat.server.live.stored_log import Addition
from lifeboat.server.web.app import make_app
from lifeboat.table import laws
from lifeboat.table.bots import BotQuestion
from lifeboat.table.commands import (
    Claim,
    Play,
    Propose,
    Resign,
    Sit,
    Start,
)
from lifeboat.table.deals import deal_key
from lifeboat.table.past import retelling
from lifeboat.table.past.results import ResultSeat
from lifeboat.table.requests import Joining
from lifeboat.table.table import Table
from lifeboat.table.tokens import hash_of
from lifeboat.table.wire.rendering import refused
from tests.server.asking import GENEROUS, bearer
from tests.server.house import Ear, House, QuickBots, until
from tests.server.stored import finish, result
from tests.table.tables import Sitter

SEED = "a seed that nobody may see"
TOKEN = "the-viewers-own-token"
MINE = "the-viewers-own-key"
MISSED = 5
"""The number of updates to ask for again."""


class ToldBots(QuickBots):
    """Bots that do what the test says, and give hints with the same dice in both worlds."""

    def __init__(self) -> None:
        super().__init__()
        self.actions: asyncio.Queue[int] = asyncio.Queue()

    async def choose(self, question: BotQuestion) -> tuple[int, str]:
        return await self.actions.get(), question.player


class World:
    """A table in one world, and the viewer who listens to it."""

    def __init__(self, house: House, far: House | None = None) -> None:
        """Ask and listen at a house; others act at `far`, another node on the same database."""
        self.house = house
        self.far = far or house
        self.id = ""
        self.ear = Ear()
        self.worlds: dict[int, State] = {}
        """The worlds that the table was put into, by the table's last entry at that moment."""
        self.app = make_app(house.tables, GENEROUS)
        self.port = 0
        """The port at which the table can be reached over a real connection, or 0."""

    async def set_up(self, game: str, sitters: list[Sitter]) -> None:
        """Set up a table, let everybody take their seats and start the game."""
        seats = [sitter if isinstance(sitter, str) else "open" for sitter in sitters]
        self.id = await self.far.set_up(
            game, seats, deal="seed", seed=SEED, listed=True, proposals=True, thinking=10.0
        )
        people = [sitter for sitter in sitters if isinstance(sitter, int)]
        for number in range(2, max(people) + 1):
            await self.far.tables.join(self.id, Joining(name=f"P{number}"))
        for seat, sitter in enumerate(sitters):
            if isinstance(sitter, int):
                await self.far.command(self.id, sitter, Sit(seat))
        await self.far.command(self.id, 1, Start())
        for person in range(1, max(people) + 1):
            await self.house.tables.store.add_token(self.id, token_hash(person), person)
        header = (await self.table()).header
        deal = deal_key(game, header.setup, header.secret)
        eva = ResultSeat(0, 1, "Eva", hash_of(MINE))
        await finish(self.house.tables.store, result("another", 7, eva, game=game, deal=deal))

    async def put(self, world: State) -> None:
        """Put the table into another world."""
        for house in {self.house, self.far}:
            table = await house.seen(self.id)
            assert table.playthrough is not None
            table.playthrough.state = world.copy()
            self.worlds[table.last_entry] = world.copy()
        retelling.KEPT.tables.clear()  # what was kept is from the other world
        retelling.KEPT.lines.clear()

    async def disguise(self) -> None:
        """Let the table seem to have another secret and another seed."""
        for house in {self.house, self.far}:
            table = await house.seen(self.id)
            table.header = structs.replace(
                table.header, secret=b"another secret", seed="another seed"
            )

    async def table(self) -> Table:
        return await self.house.seen(self.id)

    async def act(self, action: int) -> None:
        """Let the seat that decides take an action, and wait until the viewer hears about it."""
        table = await self.table()
        seat, number = table.deciding_seat(), table.last_entry
        assert seat is not None
        if table.seats[seat].bot():
            assert isinstance(self.far.bots, ToldBots)
            self.far.bots.actions.put_nowait(action)
        else:
            play = Play(table.rules.action_text(action), number)
            await self.far.command(self.id, table.seats[seat].person, play)
        await until(lambda: number + 1 in self.ear.numbers())

    async def propose(self, person: int, action: int) -> None:
        """Make a sealed proposal."""
        table = await self.table()
        text = table.rules.action_text(action)
        await self.far.command(
            self.id, person, Propose(table.seats_of(person)[0], text, table.last_entry)
        )

    async def refusal(self, person: int) -> bytes:
        """Return what the viewer hears when they try an illegal action."""
        table = await self.table()
        try:
            await self.house.command(self.id, person, Play("rescue:9", table.last_entry))
        except LifeboatError as error:
            return json.encode(refused(error, 1, "en"))
        raise AssertionError("an illegal action was obeyed")

    async def refusals(self, person: int, actions: list[str]) -> list[bytes]:
        """Return plain HTTP's answers to commands that are illegal or not the viewer's to give."""
        number = (await self.table()).last_entry
        commands: list[dict[str, Any]] = [
            *({"kind": "play", "action": action, "version": number} for action in actions),
            *({"kind": "play", "action": action, "version": 1} for action in actions[:1]),
            {"kind": "play", "action": "rescue:9", "version": number},
            {"kind": "start"},
            {"kind": "sit", "seat": 0},
        ]
        headers = bearer(f"{TOKEN}-{person}") if person else {}
        path = f"/api/tables/{self.id}/commands?lang=de"
        found = []
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://wire") as client:
            for command in commands:
                answer = await client.post(path, json=command, headers=headers)
                assert answer.status_code in ((400, 403, 409) if person else (401,)), answer.text
                found.append(f"{answer.status_code} {answer.headers}".encode() + answer.content)
                if self.port:
                    found.append(await self.exchanged(answer.request))
        return found

    async def hint(self, person: int, seat: int) -> bytes:
        """Return plain HTTP's answer to a person who asks for a hint."""
        headers = bearer(f"{TOKEN}-{person}") if person else {}
        path = f"/api/tables/{self.id}/hint?lang=fr"
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://wire") as client:
            answer = await client.post(path, json={"seat": seat}, headers=headers)
        return f"{answer.status_code} {answer.headers}".encode() + answer.content

    async def history(self, person: int) -> list[bytes]:
        """Return plain HTTP's answers about records, results, days and statistics."""
        game = (await self.table()).header.game
        table, day = f"/api/tables/{self.id}", f"/api/days/{game}"
        headers = (bearer(f"{TOKEN}-{person}") if person else {}) | {"Lifeboat-Key": MINE}
        paths = [
            *(f"{table}/{page}" for page in ("results", "record", "steps/1", "steps/0?seat=1")),
            *(day, f"{day}/{self.house.tables.today()}", f"{day}/1912-04-14"),
            *("/api/statistics", "/api/statistics/me"),
        ]
        found = []
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://wire") as client:
            for path in paths:
                answer = await client.get(path, headers=headers)
                assert answer.status_code in (200, 409), answer.text
                found.append(f"{answer.status_code} {answer.headers}".encode() + answer.content)
        assert b"Eva" in found[-1]
        return found

    async def exchanged(self, request: httpx.Request) -> bytes:
        """Return everything that comes back over a real connection, unaltered."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = [f"{request.method} {request.url.raw_path.decode()} HTTP/1.1"]
        head += [f"{name}: {value}" for name, value in request.headers.items()]
        head = [line for line in head if not line.startswith("connection:")]
        writer.write("\r\n".join([*head, "connection: close", "", ""]).encode() + request.content)
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        assert answer.startswith(b"HTTP/1.1 4")
        return answer

    @asynccontextmanager
    async def hearing_by_socket(self, person: int) -> AsyncIterator[Ear]:
        """Serve the table, and yield a listener on a live connection."""
        ear = Ear()
        listener = listening_socket("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        config = serving._config(self.app)
        config.load()
        server = uvicorn.Server(config)
        server.lifespan = config.lifespan_class(config)
        # Only the start: the rest of the server would wait for a clock, which stands still here.
        await server.startup([listener])
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/socket"
        try:
            async with connect(address, proxy=None, ping_interval=None) as client:
                token = f"{TOKEN}-{person}" if person else ""
                hello = json.encode({"kind": "hello", "token": token, "since": 0})
                await client.send(hello.decode())

                async def listen() -> None:
                    async for message in client:
                        assert isinstance(message, str)
                        ear.raw.append(message.encode())

                listening = asyncio.create_task(listen())
                await until(lambda: bool(ear.raw))
                yield ear
                listening.cancel()
                with suppress(asyncio.CancelledError):
                    await listening
        finally:
            for one in server.servers:
                one.close()
            listener.close()

    async def asked_for(self, person: int) -> list[bytes]:
        """Return everything that the viewer can ask for without a live connection."""
        tables = self.house.tables
        async with tables.listen(self.id, person, "de", None) as messages:
            welcome = await anext(messages)
        since = (await self.table()).last_entry - MISSED
        missed = await tables.updates(self.id, person, "fr", since, 0)
        assert len(missed) == MISSED
        info = json.encode(await tables.info(self.id))
        log = await tables.log(self.id, person, "de", 0)
        return [welcome, *missed, *log, info, json.encode(await tables.lobby())]

    async def come_and_go(self, person: int) -> None:
        """Let a bot stand in for a person, who comes back, resigns and leaves."""
        owner = await self.far.actor(self.id)
        (seat, *_) = owner.table.seats_of(person)
        if seat != owner.table.deciding_seat():
            taking_over = Addition([laws.take_over(owner.table, seat)])
            await owner.do(lambda: owner.write(lambda: taking_over))
            await self.far.command(self.id, person, Claim())
        await self.far.command(self.id, person, Resign())
        await self.far.tables.leave(self.id, person)

    async def plain(self, messages: list[bytes]) -> list[bytes]:
        """Return messages without what tells tables apart: id, commitment and, at the end, the
        seed.
        """
        header = (await self.table()).header
        found = []
        for message in messages:
            plain = message.replace(self.id.encode(), b"ID")
            for secret in (header.secret, secret_of(SEED)):
                plain = plain.replace(commitment_of(secret).encode(), b"COMMITMENT")
            if b'"status":"over"' in plain:
                plain = plain.replace(header.seed.encode(), b"SEED")
            found.append(plain)
        return found


def token_hash(person: int) -> str:
    return hash_of(f"{TOKEN}-{person}")


def state_of(table: Table) -> State:
    state = table.state()
    assert state is not None
    return state
