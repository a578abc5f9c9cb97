"""Intake: unfinished requests take up little memory, and not for long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import chain, repeat
from typing import Any

import pytest
from msgspec import structs
from uvicorn.server import ServerState

from lifeboat.server.serving import _config
from lifeboat.server.web.app import make_app
from lifeboat.server.web.intake import REQUEST_SECONDS, Arrivals, Gate
from tests.server.asking import GENEROUS
from tests.server.fake_tables import FakeTables
from tests.server.house import Clock, settle

PROXIES = ("127.0.0.1", "2001:db8::ffff")
MOST = 70_000
"""More bytes than anything except a body may have."""
HEAD = b"POST /api/replay HTTP/1.1\r\nHost: x\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/table-1/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


class Wire(asyncio.Transport):
    """A transport that a protocol takes for a connection."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 5), "sockname": ("127.0.0.1", 80)})
        self.said = b""
        self.is_closed = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.said += bytes(data)

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def status(self) -> bytes:
        return self.said.split(b" ")[1] if self.said else b""


class Door:
    """A web server without a socket: everyone who knocks gets a connection."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        settings = structs.replace(GENEROUS, sockets_per_address=3, proxies=PROXIES)
        self.config = _config(make_app(FakeTables(), settings))
        self.config.load()
        self.state = ServerState()

    def knock(self, peer: str = "192.0.2.7") -> Wire:
        made: Any = self.config.http_protocol_class
        wire = Wire(peer)
        wire.protocol = made(config=self.config, server_state=self.state, app_state={})
        wire.protocol.connection_made(wire)
        return wire

    def send(self, wire: Wire, pieces: Iterator[bytes], most: int = 10**6) -> int:
        """Send until the connection is closed or took `most` bytes; return how many it took."""
        taken = 0
        for piece in pieces:
            if wire.is_closed or taken >= most:
                return taken
            wire.protocol.data_received(piece)
            taken += len(piece)
        return taken


@pytest.fixture
async def door(clock: Clock) -> AsyncIterator[Door]:
    door = Door(clock)
    yield door
    for protocol in list(door.state.connections):
        protocol.connection_lost(None)
    await settle()


ENDLESS = {
    "header lines": chain([HEAD], repeat(b"X-Another: " + b"a" * 500 + b"\r\n")),
    "header names": chain([HEAD], repeat(b"a" * 500)),
    "a header line": chain([HEAD, b"X-Long: "], repeat(b"a" * 500)),
    "an address": chain([b"GET /"], repeat(b"a" * 500)),
    "trailers": chain([CHUNKED, b"1\r\n{\r\n0\r\n"], repeat(b"X-Late: " + b"a" * 500 + b"\r\n")),
    "extensions of chunks": chain([CHUNKED, b"1;a="], repeat(b"a" * 500)),
    "a handshake": chain([UPGRADE], repeat(b"X-Another: " + b"a" * 500 + b"\r\n")),
}


@pytest.mark.parametrize("what", ENDLESS)
async def test_what_never_ends_is_cut_off(door: Door, what: str) -> None:
    wire = door.knock()
    assert door.send(wire, ENDLESS[what]) <= MOST
    assert wire.is_closed
    assert wire.status() in (b"431", b"400")


async def test_an_endless_body_takes_no_more_memory_than_a_request_may(door: Door) -> None:
    wire = door.knock()
    wire.protocol.data_received(CHUNKED)
    for _ in range(100):
        wire.protocol.data_received(b"1000\r\n" + b" " * 4096 + b"\r\n")
        await settle()
        assert len(wire.protocol.cycle.body) <= 4096
    assert wire.status() == b"413"
    door.clock.now += 60
    await settle()
    assert wire.is_closed


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET", HEAD, HEAD + b"X-", CHUNKED, HEAD + b"Content-Length: 9\r\n\r\n{", UPGRADE],
    ids=["nothing", "a word", "a line", "half a line", "no body", "half a body", "a handshake"],
)
@pytest.mark.parametrize("has_asked_before", [False, True])
async def test_what_does_not_come_in_time_is_not_waited_for(
    door: Door, begun: bytes, has_asked_before: bool
) -> None:
    wire = door.knock()
    if has_asked_before:
        wire.protocol.data_received(WHOLE)
        await settle()
        assert wire.status() == b"200"
        wire.said = b""
    if begun:
        wire.protocol.data_received(begun)
    for _ in range(100):  # time passes in small steps
        door.clock.now += 0.5
        await settle() if _ % 10 == 0 else await asyncio.sleep(0)
    assert wire.is_closed
    assert wire.status() in (b"408", b"")


@pytest.mark.parametrize("times", [1, 3])
async def test_empty_lines_do_not_keep_a_connection_open(door: Door, times: int) -> None:
    """They don't count as the beginning of another request."""
    wire = door.knock()
    wire.protocol.data_received(WHOLE)
    await settle()
    for _ in range(times):
        wire.protocol.data_received(b"\r\n")
    door.clock.now += REQUEST_SECONDS
    await settle()
    assert wire.is_closed


async def test_after_empty_lines_another_request_is_answered(door: Door) -> None:
    wire = door.knock()
    for _ in range(3):
        wire.said = b""
        wire.protocol.data_received(WHOLE)
        await settle()
        assert wire.status() == b"200"
        wire.protocol.data_received(b"\r\n")
    assert not wire.is_closed


@pytest.mark.parametrize("behind", [b"", b"\r\n"], ids=["nothing", "an empty line"])
async def test_anyone_who_waits_for_an_answer_is_not_cut_off(door: Door, behind: bytes) -> None:
    wire = door.knock()
    body = b'{"game": "titanic", "name": "Ada", "seats": ["me"], "start": true}'
    length = f"Content-Length: {len(body)}\r\n\r\n".encode()
    wire.protocol.data_received(b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" + length + body)
    await settle()
    assert wire.status() == b"201"
    wire.said = b""
    waiting = b"GET /api/tables/table-1/events?since=3&wait=25 HTTP/1.1\r\nHost: x\r\n\r\n"
    wire.protocol.data_received(waiting)
    if behind:
        wire.protocol.data_received(behind)
    await settle()
    door.clock.now += 24
    await settle()
    assert not wire.is_closed
    assert not wire.said


async def test_few_requests_of_a_connection_wait_behind_each_other(door: Door) -> None:
    wire = door.knock()
    wire.protocol.data_received(WHOLE * 1000)
    assert wire.is_closed
    assert len(wire.protocol.pipeline) <= 10


async def test_an_address_may_have_few_unfinished_requests_and_others_still_come_in(
    door: Door,
) -> None:
    wires = [door.knock() for _ in range(4)]
    assert [wire.is_closed for wire in wires] == [False] * 3 + [True]
    assert not door.knock("192.0.2.8").is_closed
    assert not any(door.knock("127.0.0.1").is_closed for _ in range(10)), "a proxy"
    wires[0].protocol.data_received(WHOLE)
    assert not door.knock().is_closed
    wires[1].protocol.connection_lost(None)
    assert not door.knock().is_closed
    assert door.knock().is_closed


async def test_an_ipv6_address_counts_as_its_network(door: Door) -> None:
    """Anyone who has one address of a network has all of them; a proxy in it isn't counted."""
    wires = [door.knock(f"2001:db8::{number}") for number in range(1, 5)]
    assert [wire.is_closed for wire in wires] == [False] * 3 + [True]
    assert not door.knock("2001:db8:0:1::1").is_closed
    proxy = door.knock("2001:db8::ffff")
    assert not proxy.is_closed
    proxy.protocol.connection_lost(None)
    assert door.knock("2001:db8::5").is_closed
    wires[0].protocol.connection_lost(None)
    assert not door.knock("2001:db8::5").is_closed


async def test_a_message_of_a_live_connection_comes_in_few_pieces(door: Door) -> None:
    """Empty pieces have no size, so a size limit alone wouldn't stop them."""
    wire = door.knock()
    wire.protocol.data_received(UPGRADE + b"\r\n")
    await settle()
    assert wire.status() == b"101"
    wire.protocol.data_received(b"\x01\x80\0\0\0\0")
    assert door.send(wire, repeat(b"\x00\x80\0\0\0\0" * 100)) < 10**6


async def test_arrivals_are_read_in_order_by_a_reader_who_waits() -> None:
    arrivals = Arrivals()
    reading = asyncio.create_task(arrivals.get())
    await settle()
    assert not reading.done()
    for event in ("one", "two"):
        arrivals.put_nowait(event)
    assert await reading == "one"
    assert not arrivals.empty()
    assert await arrivals.get() == "two"
    assert arrivals.empty()


async def test_a_reader_who_gives_up_loses_nothing() -> None:
    arrivals = Arrivals()
    reading = asyncio.create_task(arrivals.get())
    await settle()
    reading.cancel()
    arrivals.put_nowait("one")
    assert await arrivals.get() == "one"


async def test_a_gate_keeps_people_waiting_until_it_is_set() -> None:
    gate = Gate(is_set=True)
    await gate.wait()
    gate.clear()
    waiting = asyncio.create_task(gate.wait())
    await settle()
    assert not waiting.done()
    gate.set()
    await waiting
