"""Load: many live tables on a real server, and how long a move takes to reach the others.

``make load`` starts its own server, sets up tables of four people, each with a live connection,
and plays random legal actions at a steady rate. It prints the time from sending a move to
receiving its update at the other seats, the server's processor time per move, and the memory per
table: awake with nobody connected, with four live connections, at rest, and how much more the same
number of other tables needs once the first ones are at rest. Sender and receivers are one process
and share a clock.

With ``--most`` it looks for the highest rate at which 99 of 100 updates arrive within 50 ms: it
doubles the rate until that fails, then halves the gap. ``--python PYTHON`` does that with another
build. With ``--nodes N`` there are N nodes on a
PostgreSQL server of its own; with ``--apart`` the people of each table are connected to several of
them. With ``--neighbour`` it measures how an address that asks for all it can get affects others.

``--against PYTHON`` compares this build with another one, the one that this Python has installed.
Both servers run all the time and are loaded in turn, at rising rates. The best of several rounds
counts, since other work of the machine can only make a round worse.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from statistics import quantiles
from typing import Final, NamedTuple

import uvloop
from rich.console import Console

from bench.crowd import SEATS, Load, cpu_seconds_of, free_port, memory_of, started
from bench.neighbour import measure_neighbour
from tests.server.postgres import own_postgres

SOON: Final = 0.050
"""The seconds within which 99 of 100 updates must arrive at the highest rate."""
KEPT: Final = 0.95
"""The part of the rate asked for that the clients must have achieved for a round to count."""
FIRST_RATE: Final = 400.0
LOWEST_RATE: Final = 5.0
CLOSE: Final = 1.1
"""The search ends when the lowest rate that fails is at most this many times the highest kept."""
ROUND: Final = 8.0
"""The seconds of one round of the search."""
ROUNDS: Final = 2
"""How many rounds each build gets at each rate when two are compared."""
RATES: Final = (400.0, 800.0)
ALL: Final = 2000.0
"""A rate that no build keeps up with."""
TRIES: Final = 2
"""How often a rate is tried before it counts as too high: the machine may have other work."""


class Round(NamedTuple):
    """The figures of a round of playing at one rate."""

    rate: float
    """The moves per second that were achieved."""
    p50: float
    """The median of the seconds from sending a move to its update at another seat."""
    p99: float
    slowest: float
    cost: float
    """The server's processor time per move, in seconds."""

    def __str__(self) -> str:
        times = f"p50 {self.p50 * 1000:.1f} ms, p99 {self.p99 * 1000:.1f} ms"
        return f"{self.rate:.0f} moves/s: {times}, {self.cost * 1000:.2f} ms CPU per move"


class Server:
    """A server under load, with one process or several."""

    def __init__(self, processes: list[int], load: Load, console: Console) -> None:
        self.processes = processes
        self.load = load
        self.console = console

    def memory(self) -> float:
        """Return the private memory of the server, in kB."""
        return sum(memory_of(process) for process in self.processes)

    def cpu_seconds(self) -> float:
        """Return the processor time that the server has used."""
        return sum(cpu_seconds_of(process) for process in self.processes)

    async def renew(self) -> None:
        """Set up new tables and connect their people, so that no game is over for a while."""
        self.load.leave()
        self.load.tables.clear()
        await self.load.set_up(self.console)
        await self.load.connect(self.console)

    async def played(self, rate: float, seconds: float) -> Round:
        """Play at a steady rate and return what that showed."""
        times = self.load.times
        times.clear()
        self.load.times_apart.clear()
        before = self.cpu_seconds()
        got = await self.load.play(rate, seconds, self.console)
        cost = self.cpu_seconds() - before
        cuts = quantiles(times, n=100)
        moves = len(times) / (SEATS - 1)
        return Round(got, cuts[49], cuts[98], max(times), cost / moves)


@asynccontextmanager
async def serving(options: Namespace, python: str = sys.executable) -> AsyncIterator[Server]:
    """Start a server for these tables, which aren't set up yet; `python` runs it.

    With `--nodes`, there is a PostgreSQL server that waits for the disk, and this many nodes on it.
    """
    with ExitStack() as stack:
        if options.nodes:
            database = stack.enter_context(own_postgres(fsync=True)).new_database()
        else:
            database = stack.enter_context(tempfile.TemporaryDirectory()) + "/load.db"
        ports = [free_port() for _ in range(options.nodes or 1)]
        processes = [stack.enter_context(_running(port, database, python)) for port in ports]
        base, *others = [f"http://127.0.0.1:{port}" for port in ports]
        load = Load(base, options.tables, options.game, others=others, is_apart=options.apart)
        yield Server(processes, load, Console(stderr=True))


@contextmanager
def _running(port: int, database: str, python: str) -> Iterator[int]:
    """Start a server process and yield its number; stop it at the end."""
    server = started(port, database, python=python)
    try:
        yield server.pid
    finally:
        server.terminate()
        server.wait(30)


async def measure(options: Namespace) -> None:
    """Start a server, put it under load, and print the figures."""
    tables, rate, game = options.tables, options.rate, options.game
    async with serving(options) as server:
        load, console = server.load, server.console
        before = server.memory()
        await load.set_up(console)
        awake, were_awake = server.memory(), await load.awake()
        await load.connect(console)
        connected = server.memory()
        played = await server.played(rate, options.seconds)
        after = server.memory()
        load.leave()
        await load.rest(console)
        rested = server.memory()
        others = Load(load.base, tables, game)
        await others.set_up(console)
        await others.connect(console)
        again = server.memory()
        others.leave()
        print(f"{game}: {tables} tables of {SEATS} people, {SEATS * tables} sockets")
        print(f"moves per second      {played.rate:.0f} (asked for {rate:.0f})")
        print(f"updates measured      {len(load.times)}")
        print(f"to the others, p50    {played.p50 * 1000:.1f} ms")
        print(f"to the others, p99    {played.p99 * 1000:.1f} ms")
        print(f"slowest               {played.slowest * 1000:.1f} ms")
        if load.times_apart:
            apart = quantiles(load.times_apart, n=100)
            print(f"on another node, p50  {apart[49] * 1000:.1f} ms")
            print(f"on another node, p99  {apart[98] * 1000:.1f} ms")
        print(f"server CPU per move   {played.cost * 1000:.2f} ms")
        print(f"refused               {len(load.refused)} {sorted(set(load.refused))}")
        print(f"memory per connection {(connected - awake) / tables / SEATS:.1f} kB")
        for what, kb in [
            (f"awake, nobody connected ({were_awake} tables)", awake - before),
            ("awake, with four sockets each", connected - before),
            ("after playing, with four sockets each", after - before),
            ("at rest; kept by the process for other tables", rested - before),
            ("extra for as many other tables, with four sockets each", again - rested),
        ]:
            print(f"memory per table      {kb / tables:.1f} kB, {what}")


async def measure_most(options: Namespace) -> None:
    """Start a server and print the highest rate at which updates arrive soon."""
    tables, game = options.tables, options.game
    async with serving(options, options.python) as server:
        best, too_high, rate = None, 0.0, FIRST_RATE
        while rate >= LOWEST_RATE and not (best and 0 < too_high <= best.rate * CLOSE):
            found = await _kept(server, rate)
            if found:
                best = found
            else:
                too_high = rate
            lowest = best.rate if best else 0.0
            rate = (lowest + too_high) / 2 if too_high else 2 * rate
        print(f"{game}: {tables} tables of {SEATS} people, {SEATS * tables} sockets")
        print(f"highest rate          {best or 'none'}")


async def _kept(server: Server, rate: float) -> Round | None:
    """Try a rate; return the round that kept it with updates arriving soon, or None."""
    for _ in range(TRIES):
        await server.renew()
        found = await server.played(rate, ROUND)
        print(f"tried {rate:.0f}: {found}")
        if found.p99 < SOON and found.rate >= rate * KEPT:
            return found
    return None


async def measure_against(options: Namespace) -> None:
    """Load this build and another one in turn, and print what each of them keeps up with."""
    async with (
        serving(options, options.against) as other,
        serving(options, sys.executable) as ours,
    ):
        print("the best of", ROUNDS, "rounds; first the other build, then this one")
        for rate in RATES:
            rounds = [await _in_turn(other, ours, rate) for _ in range(ROUNDS)]
            for played in zip(*rounds, strict=True):
                print(f"asked for {rate:5.0f}: {min(played, key=lambda one: one.p99)}")
        rounds = [await _in_turn(other, ours, ALL) for _ in range(ROUNDS)]
        most = [max(one.rate for one in played) for played in zip(*rounds, strict=True)]
        print(
            f"as many as possible: {most[0]:.0f} and {most[1]:.0f}, {most[1] / most[0]:.2f} times"
        )


async def _in_turn(other: Server, ours: Server, rate: float) -> list[Round]:
    """Let both servers play at one rate, each with new tables, and return what that showed."""
    rounds = []
    for server in (other, ours):
        await server.renew()
        rounds.append(await server.played(rate, ROUND))
        server.load.leave()
    return rounds


def main() -> None:
    """Read the options and measure."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", choices=("titanic", "septentrick"), default="titanic")
    parser.add_argument("--most", action="store_true")
    parser.add_argument(
        "--python", default=sys.executable, help="the Python that runs the server, with --most"
    )
    parser.add_argument("--nodes", type=int, default=0, help="nodes on PostgreSQL")
    parser.add_argument("--apart", action="store_true", help="people of a table on several nodes")
    parser.add_argument("--neighbour", action="store_true")
    parser.add_argument("--against", metavar="PYTHON", help="a Python with another build")
    options = parser.parse_args()
    if options.against:
        uvloop.run(measure_against(options))
    elif options.neighbour:
        asyncio.run(measure_neighbour(min(options.seconds, 10)))
    elif options.most:
        uvloop.run(measure_most(options))
    else:
        uvloop.run(measure(options))


if __name__ == "__main__":
    main()
