"""A crowd: many people at many tables of a real server, who play and time it."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import re
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.progress import track
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
LIMITS = {
    "LIFEBOAT_SOCKETS_PER_ADDRESS": "100000",
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

    number: int = 0


class Heard(msgspec.Struct):
    """The part of a message that a random player reads."""

    kind: str
    table: Numbered | None = None
    code: str = ""
    views: list[SeatView] = []


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Table:
    """A table as its four clients know it."""

    id: str
    tokens: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
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

    def __init__(self, base: str, tables: int, game: str, address: str = "127.0.0.1") -> None:
        self.base = base
        self.headers = {"X-Forwarded-For": address}
        self.count = tables
        self.game = game
        self.tables: list[Table] = []
        self.times: list[float] = []
        """Seconds from sending a move to its update at another seat."""
        self.refused: list[str] = []
        self.readers: list[asyncio.Task[None]] = []

    async def set_up(self, console: Console) -> None:
        """Set up the tables, with nobody connected."""
        options: dict[str, Any] = {"base_url": self.base, "timeout": 60, "headers": self.headers}
        async with httpx.AsyncClient(**options) as client:
            for _ in track(range(self.count), "Setting up tables", console=console):
                await self._table(client)

    async def connect(self, console: Console) -> None:
        """Connect everybody."""
        for table in track(self.tables, "Connecting", console=console):
            address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
            for seat, token in enumerate(table.tokens):
                connection = await connect(
                    address, compression=None, max_size=None, additional_headers=self.headers
                )
                await connection.send(json.dumps({"kind": "hello", "token": token}))
                table.sockets.append(connection)
                self.readers.append(asyncio.create_task(self._read(table, seat, connection)))

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

    async def _read(self, table: Table, seat: int, connection: ClientConnection) -> None:
        """Read everything that one seat is sent."""
        async for message in connection:
            heard = DECODER.decode(message)
            if heard.kind == "refused":
                self.refused.append(heard.code)
                table.waiting = 0
            if heard.table:
                table.number = max(table.number, heard.table.number)
            if heard.kind == "update" and table.sent and seat != table.seat:
                self.times.append(time.perf_counter() - table.sent)
                table.waiting -= 1
            if heard.views and heard.views[0].legal:
                table.legal = [choice.action for choice in heard.views[0].legal]
                table.deciding = seat
            if table.waiting <= 0:
                table.sent = 0.0

    async def play(self, rate: float, seconds: float, console: Console) -> float:
        """Play random moves at a steady rate; return the moves per second that were achieved."""
        chance = random.Random(1912)
        gc.disable()  # pauses of the clients aren't the server's
        began = time.perf_counter()
        moves = 0
        for step in track(range(int(rate * seconds)), "Playing", console=console):
            await asyncio.sleep(max(0.0, began + step / rate - time.perf_counter()))
            ready = [
                table for table in chance.sample(self.tables, min(20, self.count)) if not table.sent
            ]
            ready = [table for table in ready if table.legal]
            if not ready:
                continue
            table = ready[0]
            table.seat = table.deciding
            action = chance.choice(table.legal)
            command = {"kind": "play", "action": action, "version": table.number}
            table.legal = []
            table.waiting = SEATS - 1
            table.sent = time.perf_counter()
            await table.sockets[table.seat].send(json.dumps({"id": 1, "command": command}))
            moves += 1
        await asyncio.sleep(2)
        return moves / (time.perf_counter() - began - 2)

    async def leave(self) -> None:
        """Close all connections."""
        for reader in self.readers:
            reader.cancel()
        for table in self.tables:
            for connection in table.sockets:
                await connection.close()

    async def awake(self) -> int:
        """Return how many tables the server has in memory."""
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as client:
            text = (await client.get("/metrics")).raise_for_status().text
        found = re.search(r"^lifeboat_tables_awake (\S+)", text, re.MULTILINE)
        assert found is not None
        return int(float(found[1]))

    async def rest(self, console: Console) -> None:
        """Wait until the server has put all tables to rest."""
        with console.status("Waiting for the tables to be put to rest"):
            while await self.awake():
                await asyncio.sleep(1)


def memory_of(process: int) -> float:
    """Return the private memory of a process, in kB."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
    return sum(float(kb) for kb in re.findall(r"^Private_\w+:\s+(\d+) kB", text, re.MULTILINE))


def free_port() -> int:
    """Return a port that nobody is listening on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def started(port: int, database: str, **settings: str) -> subprocess.Popen[bytes]:
    """Start a server, wait until it answers, and return its process.

    Without other settings, its limits are high enough for any load. Exit if it doesn't start.
    """
    command = [sys.executable, "-m", "lifeboat", "serve", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--database", database],
        env=os.environ | (settings or LIMITS),
        stdout=subprocess.DEVNULL,
    )
    for _ in range(200):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return server
        except httpx.TransportError:
            time.sleep(0.1)
    sys.exit("The server didn't start.")
