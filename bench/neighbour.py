"""A neighbour: how an address that asks for the worst it is allowed to affects others.

``make load ARGS="--neighbour"`` starts a server with its default limits, on a database with many
results and some very long logs. One address attacks it in each way in turn, then in all ways at
once. Meanwhile, at other addresses, ordinary tables are played, people come in, and captains
decide.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
import time
from statistics import median, quantiles
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table as Printed
from websockets.asyncio.client import connect

from bench.attacks import Target, attacked
from bench.crowd import Load, free_port, memory_of, started
from lifeboat.server.live.stored_log import founding_of
from lifeboat.server.store.store import Store
from lifeboat.table import laws
from lifeboat.table.commands import Command, Play, Resign, Say, Undo
from lifeboat.table.creation import first_entries, new_header, secret_for, setup_of
from lifeboat.table.entries import Entry
from lifeboat.table.requests import NewTable
from lifeboat.table.table import Header, Table, table_of
from lifeboat.table.tokens import hash_of

RESULTS = 200_000
LONG_TABLES = 6
KEY = "somebody who has played a lot"
SETTINGS = {"LIFEBOAT_LOG_LEVEL": "error", "LIFEBOAT_REST_SECONDS": "2"}
KINDS = ["header lines", "statistics", "catch-ups", "logs", "replays", "steps", "waking"]
ATTACKS: dict[str, list[str]] = {
    "nothing": [],
    **{kind: [kind] for kind in KINDS},
    "captains": ["captains"],
    "all together": [*KINDS, "captains"],
}


class Long:
    """A table with a log as long as people can make it in an hour."""

    def __init__(self, chance: random.Random, undone: int, people: int) -> None:
        wish = NewTable(game="titanic", name="Eve", seats=["me"], start=True)
        self.header: Header = new_header(wish, setup_of(wish), secret_for(wish), int(time.time()))
        self.log: list[Entry] = first_entries(self.header, wish, "")
        self.table: Table = table_of(self.header, self.log)
        self._play(chance, undone)
        for person in range(2, people + 1):
            self._take(laws.join(self.table, f"P{person}"))
            for number in range(1_000):
                self._obey(Say(f"{number} {'x' * 100}"), person)

    def _play(self, chance: random.Random, undone: int) -> None:
        """Play steps until this many have been undone, or the game is over."""
        while undone and not self.table.is_over():
            if laws.may_undo(self.table, 1):
                self._obey(Undo(self.table.last_entry))
                undone -= 1
            else:
                state = self.table.state()
                assert state is not None
                action = self.table.rules.action_text(chance.choice(state.legal()))
                self._obey(Play(action, self.table.last_entry))

    def _obey(self, command: Command, person: int = 1) -> None:
        for entry in laws.answer(self.table, person, command):
            self._take(entry)

    def _take(self, entry: Entry) -> None:
        self.table.apply(entry)
        self.log.append(entry)

    def give_up(self) -> None:
        self._obey(Resign())


def long_record(chance: random.Random, steps: int = 1_500) -> str:
    """Return the record of a game that goes back and forth for as long as possible."""
    long = Long(chance, 0, 0)
    game = long.table.playthrough
    assert game is not None
    while len(game.steps) < steps:
        lasting: list[int] = []
        reversible: list[int] = []
        for action in game.state.legal():
            after = game.state.copy()
            after.play(action)
            if after.outcome() is None:
                (reversible if after.can_undo() else lasting).append(action)
        if not reversible and not lasting:
            break
        game.play(chance.choice(reversible or lasting))
    return str(game.record)


async def prepared(path: str) -> tuple[list[str], list[int], str, str]:
    """Fill a database; return long tables, their last entries, a finished one and a long record."""
    chance, store = random.Random(1912), Store.open(path)
    longs = [Long(chance, 900, 12) for _ in range(LONG_TABLES)]
    over = Long(chance, 900, 0)
    if not over.table.is_over():
        over.give_up()
    for one in [*longs, over]:
        founding = founding_of(one.header, one.log, {})
        await store.create(
            one.header, one.log, {}, status=founding.status, summary=founding.summary
        )
    await store.close()
    _add_results(path)
    names = [one.header.id for one in longs]
    return names, [one.table.last_entry for one in longs], over.header.id, long_record(chance)


def _add_results(path: str) -> None:
    me = hash_of(KEY)
    with sqlite3.connect(path) as database:
        database.executemany(
            "INSERT INTO results VALUES (?, 'titanic', ?, '', 2, 'standard', 'standard',"
            " ?, 0, 'saved', 3, 40, 20, 100)",
            ((f"r{at}", f"deal{at % 1000}", -at % 50) for at in range(RESULTS)),
        )
        database.executemany(
            "INSERT INTO result_seats VALUES (?, ?, 1, 'Ada', ?, '', 'smith')",
            (
                (f"r{at}", seat, me if at % 40 == 0 else f"me{at}")
                for at in range(RESULTS)
                for seat in range(2)
            ),
        )
    database.close()


class Bystanders:
    """People at other addresses, and how long they have to wait."""

    def __init__(self, base: str, phase: int) -> None:
        self.base = base
        self.load = Load(base, 6, "titanic", f"198.51.100.{phase}")
        self.headers = {"X-Forwarded-For": f"192.0.2.{phase}"}
        self.came: list[float] = []
        self.decided: list[float] = []

    async def set_up(self, console: Console) -> None:
        """Sit down before the attack begins."""
        await self.load.set_up(console)
        await self.load.connect(console)

    async def come_in(self) -> None:
        """Come to a table with a token, over and over."""
        table = self.load.tables[0]
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        while True:
            began = time.perf_counter()
            options: dict[str, Any] = {"additional_headers": self.headers, "open_timeout": 60}
            async with connect(address, compression=None, **options) as connection:
                await connection.send(json.dumps({"kind": "hello", "token": table.tokens[1]}))
                await connection.recv()
            self.came.append(time.perf_counter() - began)
            await asyncio.sleep(0.2)

    async def think(self) -> None:
        """Watch our own captains decide, each within a second."""
        wish = {
            "game": "septentrick",
            "name": "Cap",
            "setup": {"players": "3"},
            "seats": ["captain"] * 3,
            "start": True,
            "thinking": 1,
        }
        async with httpx.AsyncClient(base_url=self.base, headers=self.headers) as client:
            made = (await client.post("/api/tables", json=wish, timeout=60)).json()
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        async with connect(address, compression=None, additional_headers=self.headers) as hearing:
            await hearing.send(json.dumps({"kind": "hello", "token": made["token"]}))
            last = time.perf_counter()
            async for message in hearing:
                if b'"update"' in (message if isinstance(message, bytes) else message.encode()):
                    now = time.perf_counter()
                    self.decided.append(now - last)
                    last = now


async def measure_neighbour(seconds: float) -> None:
    """Attack in each way in turn, and print how that affects others."""
    console = Console(stderr=True)
    printed = Printed("attack", "answered/s", "refused/s", "move p50", "p99", "slowest")
    for column in ("come in p50", "slowest", "captain p50", "server memory"):
        printed.add_column(column)
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/neighbour.db"
        with console.status("Preparing"):
            tables, numbers, over, record = await prepared(path)
        port = free_port()
        server = started(port, path, **SETTINGS)
        target = Target(port, tables, numbers, over, record, KEY)
        try:
            for phase, (name, kinds) in enumerate(ATTACKS.items(), 1):
                row = await _phase(phase, kinds, target, seconds, console)
                memory = memory_of(server.pid) / 1000
                printed.add_row(name, *row, f"{memory:.0f} MB")
                console.print(name, *row, f"{memory:.0f} MB", sep="  ")
        finally:
            server.terminate()
            server.wait(30)
    Console(width=130).print(printed)


async def _phase(
    phase: int, kinds: list[str], target: Target, seconds: float, console: Console
) -> list[str]:
    others = Bystanders(f"http://127.0.0.1:{target.port}", phase)
    await others.set_up(console)
    tasks = [asyncio.create_task(others.think()), asyncio.create_task(others.come_in())]
    attack = asyncio.create_task(attacked(kinds, target, seconds + 3))
    await asyncio.sleep(2)  # until the attack has begun
    others.came.clear()
    await others.load.play(15, seconds, console)
    counts = await attack
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    others.load.leave()
    cuts = quantiles(others.load.times, n=100)
    return [
        f"{counts.get('answered', 0):.0f}",
        f"{counts.get('refused', 0):.0f}",
        f"{cuts[49] * 1000:.1f} ms",
        f"{cuts[98] * 1000:.1f} ms",
        f"{max(others.load.times) * 1000:.0f} ms",
        f"{median(others.came) * 1000:.0f} ms",
        f"{max(others.came) * 1000:.0f} ms",
        f"{median(others.decided):.1f} s" if others.decided else "none",
    ]
