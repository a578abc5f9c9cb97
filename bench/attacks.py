"""Attacks: one address sends the costliest requests it is allowed to, as often as it can.

Each attack runs in a separate process, with a lower priority than the server and the clients that
measure.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.queues import Queue
from typing import Any, NamedTuple

CONNECTIONS = 40
"""How many requests are under way at once; the server allows 60."""


class Target(NamedTuple):
    """What an attacker knows."""

    port: int
    tables: list[str]
    """Tables with long logs."""
    numbers: list[int]
    """The number of the last entry in each of their logs."""
    over: str
    """The id of a table where a long game is over."""
    record: str
    key: str
    """The key of somebody who has played many games."""


def requests_of(kind: str, target: Target) -> list[bytes]:
    """Return the requests of an attack, to be sent over and over."""
    table, number = target.tables[0], target.numbers[0]
    long_record = json.dumps({"record": target.record})
    simple = {
        "statistics": ["GET /api/statistics", f"GET /api/statistics/me|Lifeboat-Key: {target.key}"],
        "catch-ups": [f"GET /api/tables/{table}/events?since={number - 29}"],
        "logs": [f"GET /api/tables/{table}/log"],
        "replays": ["POST /api/replay"],
        "steps": [f"GET /api/tables/{target.over}/steps/1"],
        "waking": [f"GET /api/tables/{one}" for one in target.tables[1:]],
    }
    return [_request(line, long_record) for line in simple[kind]]


def attacker() -> str:
    """Return the address that this process attacks from, which hasn't used up any limits yet."""
    return f"203.0.113.{os.getpid() % 254 + 1}"


def _request(line: str, body: str) -> bytes:
    words, _, header = line.partition("|")
    sent = body if words.startswith("POST") else ""
    lines = [f"{words} HTTP/1.1", "Host: x", f"X-Forwarded-For: {attacker()}"]
    lines += [header] if header else []
    lines += [f"Content-Length: {len(sent)}"] if sent else []
    return ("\r\n".join(lines) + "\r\n\r\n" + sent).encode()


async def _hammer(port: int, requests: list[bytes], counts: Counter[str]) -> None:
    """Send requests over one connection, one after the other, pausing briefly when refused."""
    at = 0
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            async for status in _statuses(reader, writer, requests, at):
                at += 1
                counts["answered" if status == 200 else "refused"] += 1
                if status != 200:
                    await asyncio.sleep(0.1)
        await asyncio.sleep(0.05)


async def _statuses(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, requests: list[bytes], at: int
) -> AsyncIterator[int]:
    while True:
        writer.write(requests[at % len(requests)])
        at += 1
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        await reader.readexactly(length)
        yield int(head.split(b" ")[1])


async def _header_lines(port: int, counts: Counter[str]) -> None:
    """Send endless header lines."""
    line = b"X-More: " + b"a" * 8000 + b"\r\n"
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while not reader.at_eof():
                writer.write(line * 8)
                await writer.drain()
                counts["answered"] += 1
        counts["refused"] += 1
        await asyncio.sleep(0.05)


async def _set_up_captains(port: int, counts: Counter[str]) -> None:
    """Set up thirty tables of captains that want to think for ten seconds."""
    wish = {
        "game": "septentrick",
        "name": "Eve",
        "setup": {"players": "3"},
        "seats": ["captain"] * 3,
        "start": True,
        "thinking": 10,
    }
    request = _request("POST /api/tables", json.dumps(wish))
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    statuses = _statuses(reader, writer, [request], 0)
    for _ in range(30):
        counts["answered" if await anext(statuses) == 201 else "refused"] += 1


async def _attack(kinds: list[str], target: Target, seconds: float) -> Counter[str]:
    counts: Counter[str] = Counter()
    tasks: list[asyncio.Task[Any]] = []
    for kind in kinds:
        if kind == "header lines":
            work = [_header_lines(target.port, counts) for _ in range(5)]
        elif kind == "captains":
            work = [_set_up_captains(target.port, counts)]
        else:
            asked = requests_of(kind, target)
            many = CONNECTIONS // len(kinds)
            work = [_hammer(target.port, asked, counts) for _ in range(many)]
        tasks += [asyncio.create_task(one) for one in work]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    return counts


def _run(kinds: list[str], target: Target, seconds: float, told: Queue[Any]) -> None:
    os.nice(10)
    began = time.perf_counter()
    counts = asyncio.run(_attack(kinds, target, seconds))
    took = time.perf_counter() - began
    told.put({name: count / took for name, count in counts.items()})


async def attacked(kinds: list[str], target: Target, seconds: float) -> dict[str, float]:
    """Attack from another process; return the answers and refusals per second."""
    if not kinds:
        await asyncio.sleep(seconds)
        return {}
    context = get_context("spawn")
    told: Queue[Any] = context.Queue()
    process = context.Process(target=_run, args=(kinds, target, seconds, told))
    process.start()
    counts: dict[str, float] = await asyncio.to_thread(told.get)
    await asyncio.to_thread(process.join)
    return counts
