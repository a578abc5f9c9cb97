"""A crowd: many people at many tables of a real server, who play and time it."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from rich.console import Console
from rich.progress import track

from bench.line import Line, connected

SEATS = 4
MOST_AT_ONCE = 5
"""How many moves are sent in a row when the clients are behind."""
LIMITS = {
    "LIFEBOAT_SOCKETS_PER_ADDRESS": "100000",
    "LIFEBOAT_TABLES": "1000000",
    "LIFEBOAT_TABLES_PER_ADDRESS": "100000",
    "LIFEBOAT_REQUESTS_PER_SECOND": "100000",
    "LIFEBOAT_REQUEST_BURST": "100000",
    "LIFEBOAT_COMMANDS_PER_SECOND": "1000",
    "LIFEBOAT_COMMAND_BURST": "1000",
    "LIFEBOAT_LOG_LEVEL": "error",
}


class Choice(msgspec.Struct):
    """A legal action."""

    action: str


class SeatView(msgspec.Struct):
    """The part of a view that a random player needs."""

    legal: list[Choice] = []


class Numbered(msgspec.Struct):
    """The part of a table that a random player needs."""

    number: int


class Turn(msgspec.Struct):
    """The part of a welcome or an update that a random player reads when it is their turn."""

    table: Numbered
    views: list[SeatView]


class Refused(msgspec.Struct):
    """The part of a refusal that is counted."""

    code: str


TURN: Final = msgspec.json.Decoder(Turn)
REFUSED: Final = msgspec.json.Decoder(Refused)
# Most messages aren't read, only told apart: the clients share the machine with the server.
WELCOME_HEAD, UPDATE_HEAD, REFUSED_HEAD = (
    b'{"kind":"%b"' % kind for kind in (b"welcome", b"update", b"refused")
)
TURN_SIGN: Final = b'"legal":[{'
"""Bytes that are only in a message to somebody whose turn it is."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Table:
    """A table as its four clients know it."""

    id: str
    tokens: list[str]
    lines: list[Line] = field(default_factory=list)
    nodes: list[str] = field(default_factory=list)
    """The node that each seat is connected to."""
    number: int = 0
    legal: list[str] = field(default_factory=list)
    deciding: int = -1
    """The seat that decides next."""
    seat: int = -1
    """The seat that sent the move under way."""
    sent: float = 0.0
    """When the move under way was sent; 0 if there isn't one."""
    waiting: int = 0
    """How many seats haven't heard of it yet."""


class Load:
    """The clients of all tables."""

    def __init__(
        self,
        base: str,
        tables: int,
        game: str,
        address: str = "127.0.0.1",
        others: Sequence[str] = (),
        is_apart: bool = False,
    ) -> None:
        """Prepare clients of a node, and of others on the same database.

        The tables are divided among the nodes; with `is_apart`, so are the seats of each table.
        """
        self.base = base
        self.nodes = [base, *others]
        self.is_apart = is_apart
        self.headers = {"X-Forwarded-For": address}
        self.count = tables
        self.game = game
        self.tables: list[Table] = []
        self.times: list[float] = []
        """Seconds from sending a move to its update at another seat."""
        self.times_apart: list[float] = []
        """Those of them for seats on another node than the sender's."""
        self.refused: list[str] = []

    async def set_up(self, console: Console) -> None:
        """Set up the tables, with nobody connected."""
        options: dict[str, Any] = {"timeout": 60, "headers": self.headers}
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=node, **options))
                for node in self.nodes
            ]
            for number in track(range(self.count), "Setting up tables", console=console):
                await self._table(clients[number % len(clients)])

    async def connect(self, console: Console) -> None:
        """Connect everybody."""
        for number, table in enumerate(track(self.tables, "Connecting", console=console)):
            path = f"/api/tables/{table.id}/socket"
            for seat, token in enumerate(table.tokens):
                node = self._node(number, seat)
                table.nodes.append(node)
                hear = partial(self._hear, table, seat)
                line = await connected(*_host_and_port(node), path, self.headers, hear)
                line.send(msgspec.json.encode({"kind": "hello", "token": token}))
                table.lines.append(line)
        while not all(table.legal for table in self.tables):
            await asyncio.sleep(0.05)

    def _node(self, table: int, seat: int) -> str:
        """Return the node that somebody in this seat of a table is connected to."""
        return self.nodes[(table + (seat if self.is_apart else 0)) % len(self.nodes)]

    async def _table(self, client: httpx.AsyncClient) -> None:
        wish = {"game": self.game, "name": "one", "setup": {"players": str(SEATS)}}
        made = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        path = f"/api/tables/{made['table']}"
        tokens = [made["token"]]
        for name in ("two", "three", "four")[: SEATS - 1]:
            joined = await client.post(f"{path}/people", json={"name": name})
            tokens.append(joined.raise_for_status().json()["token"])
        for seat, token in enumerate(tokens):
            await self._command(client, path, token, {"kind": "sit", "seat": seat})
        await self._command(client, path, tokens[0], {"kind": "start"})
        self.tables.append(Table(made["table"], tokens))

    async def _command(
        self, client: httpx.AsyncClient, path: str, token: str, command: dict[str, Any]
    ) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        (await client.post(f"{path}/commands", json=command, headers=headers)).raise_for_status()

    def _hear(self, table: Table, seat: int, message: bytes) -> None:
        """Take a message to one seat."""
        if message.startswith(REFUSED_HEAD):
            self.refused.append(REFUSED.decode(message).code)
            table.waiting = 0
        elif message.startswith(UPDATE_HEAD):
            if table.sent and seat != table.seat:
                took = time.perf_counter() - table.sent
                self.times.append(took)
                if table.nodes[seat] != table.nodes[table.seat]:
                    self.times_apart.append(took)
                table.waiting -= 1
            self._look(table, seat, message)
        elif message.startswith(WELCOME_HEAD):
            self._look(table, seat, message)
        if table.waiting <= 0:
            table.sent = 0.0

    def _look(self, table: Table, seat: int, message: bytes) -> None:
        """Note what can be played, if it is this seat's turn."""
        if TURN_SIGN in message:
            turn = TURN.decode(message)
            table.number = turn.table.number
            table.legal = [choice.action for choice in turn.views[0].legal]
            table.deciding = seat

    async def play(self, rate: float, seconds: float, console: Console) -> float:
        """Play random moves at a steady rate; return the moves per second that were achieved."""
        chance = random.Random(1912)
        gc.disable()  # pauses of the clients aren't the server's
        began = time.perf_counter()
        moves = 0
        for step in track(range(int(rate * seconds)), "Playing", console=console):
            early = began + step / rate - time.perf_counter()
            if early > 0:
                await asyncio.sleep(early)
            elif step % MOST_AT_ONCE == 0:
                await asyncio.sleep(0)  # a client that is late must hear what it is sent
            moves += self._move(chance)
        took = time.perf_counter() - began
        await asyncio.sleep(2)
        return moves / took

    def _move(self, chance: random.Random) -> bool:
        """Send a random move at a random table; return False if no table is ready for one."""
        tried = chance.sample(self.tables, min(20, self.count))
        table = next((one for one in tried if one.legal and not one.sent), None)
        if table is None:
            return False
        table.seat = table.deciding
        action = chance.choice(table.legal)
        command = {"kind": "play", "action": action, "version": table.number}
        table.legal = []
        table.waiting = SEATS - 1
        table.sent = time.perf_counter()
        table.lines[table.seat].send(msgspec.json.encode({"id": 1, "command": command}))
        return True

    def leave(self) -> None:
        """Close all connections."""
        for table in self.tables:
            for line in table.lines:
                line.close()
            table.lines.clear()

    async def awake(self) -> int:
        """Return how many tables the server has in memory."""
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as client:
            text = (await client.get("/metrics")).raise_for_status().text
        found = re.search(r"^lifeboat_tables_awake\S* (\S+)", text, re.MULTILINE)
        assert found is not None
        return int(float(found[1]))

    async def rest(self, console: Console) -> None:
        """Wait until the server has put all tables to rest."""
        with console.status("Waiting for the tables to be put to rest"):
            while await self.awake():
                await asyncio.sleep(1)


def _host_and_port(address: str) -> tuple[str, int]:
    server = urlsplit(address)
    assert server.hostname is not None
    assert server.port is not None
    return server.hostname, server.port


def memory_of(process: int) -> float:
    """Return the private memory of a process, in kB."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
    return sum(float(kb) for kb in re.findall(r"^Private_\w+:\s+(\d+) kB", text, re.MULTILINE))


def cpu_seconds_of(process: int) -> float:
    """Return the processor time that a process has used."""
    text = Path(f"/proc/{process}/stat").read_text("ascii")
    fields = text.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    """Return a port that nobody is listening on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def started(
    port: int, database: str, python: str = sys.executable, **settings: str
) -> subprocess.Popen[bytes]:
    """Start a server, wait until it answers, and return its process.

    `python` runs it. Without other settings, its limits are high enough for any load. Exit if it
    doesn't start.
    """
    command = [python, "-m", "lifeboat", "serve", "--port", str(port)]
    environment = os.environ | (settings or LIMITS)
    if python != sys.executable:
        environment.pop("PYTHONPATH", None)  # else it would run our sources, not its own build
    server = subprocess.Popen(
        [*command, "--database", database],
        env=environment,
        stdout=subprocess.DEVNULL,
    )
    for _ in range(200):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return server
        except httpx.TransportError:
            time.sleep(0.1)
    sys.exit("The server didn't start.")
