"""Load: many live tables on a real server, and how long a move takes to reach the others.

``make load`` starts its own server, sets up tables of four people, each with a live connection,
and plays random legal actions at a steady rate. It prints the time from sending a move to
receiving its update at the other seats, and the memory per table: awake with nobody connected,
with four live connections, at rest, and how much more the same number of other tables needs once
the first ones are at rest. Sender and receivers are one process and share a clock.

With ``--neighbour`` it measures how an address that asks for all it can get affects others.
"""

from __future__ import annotations

import asyncio
import tempfile
from argparse import ArgumentParser
from statistics import quantiles

from rich.console import Console

from bench.crowd import SEATS, Load, free_port, memory_of, started
from bench.neighbour import measure_neighbour


async def measure(tables: int, rate: float, seconds: float, game: str) -> None:
    """Start a server, put it under load, and print the figures."""
    console = Console(stderr=True)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = started(port, f"{folder}/load.db")
        try:
            before = memory_of(server.pid)
            load = Load(f"http://127.0.0.1:{port}", tables, game)
            await load.set_up(console)
            awake, were_awake = memory_of(server.pid), await load.awake()
            await load.connect(console)
            connected = memory_of(server.pid)
            got = await load.play(rate, seconds, console)
            after = memory_of(server.pid)
            await load.leave()
            await load.rest(console)
            rested = memory_of(server.pid)
            others = Load(load.base, tables, game)
            await others.set_up(console)
            await others.connect(console)
            again = memory_of(server.pid)
            await others.leave()
            cuts = quantiles(load.times, n=100)
            print(f"{game}: {tables} tables of {SEATS} people, {SEATS * tables} sockets")
            print(f"moves per second      {got:.0f} (asked for {rate:.0f})")
            print(f"updates measured      {len(load.times)}")
            print(f"to the others, p50    {cuts[49] * 1000:.1f} ms")
            print(f"to the others, p99    {cuts[98] * 1000:.1f} ms")
            print(f"slowest               {max(load.times) * 1000:.1f} ms")
            print(f"refused               {len(load.refused)} {sorted(set(load.refused))}")
            for what, kb in [
                (f"awake, nobody connected ({were_awake} tables)", awake - before),
                ("awake, with four sockets each", connected - before),
                ("after playing, with four sockets each", after - before),
                ("at rest; kept by the process for other tables", rested - before),
                ("extra for as many other tables, with four sockets each", again - rested),
            ]:
                print(f"memory per table      {kb / tables:.1f} kB, {what}")
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    """Read the options and measure."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", choices=("titanic", "septentrick"), default="titanic")
    parser.add_argument("--neighbour", action="store_true")
    options = parser.parse_args()
    if options.neighbour:
        asyncio.run(measure_neighbour(min(options.seconds, 10)))
        return
    asyncio.run(measure(options.tables, options.rate, options.seconds, options.game))


if __name__ == "__main__":
    main()
