"""Two worlds that a viewer can't tell apart: a device sends the same bytes in both."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json, structs

from lifeboat.core.fate import commitment_of
from lifeboat.core.games import State
from lifeboat.device.live_table import LiveTable
from lifeboat.table.table import Table
from lifeboat.table.wire.gate import Viewer
from tests.contract.playing import throws_for
from tests.hosts.hosts import DeviceHost, Line, Seeds
from tests.hosts.people import Person, set_up
from tests.server.house import settle
from tests.table.worlds import another_world

CASES = [("titanic", 3), ("septentrick", 3), ("septentrick", 5)]
"""Games, and how many play: person 1 looks on from seat 1, and person 2 has all other seats."""
STEPS = 30
SECRET = b"another secret"


class World:
    """A table of a device in one world, and somebody who looks on from a seat."""

    def __init__(self, host: DeviceHost, ada: Person, bea: Person, line: Line) -> None:
        self.host = host
        self.ada = ada
        self.bea = bea
        self.line = line

    async def live(self) -> LiveTable:
        return await self.host.device.tables.of(self.ada.table)

    async def table(self) -> Table:
        return (await self.live()).table

    async def put(self, world: State) -> None:
        """Put the table into a world, with another secret."""
        live = await self.live()
        table = live.table
        assert table.playthrough is not None
        table.playthrough.state = world.copy()
        table.header = structs.replace(table.header, secret=SECRET, seed="another seed")

    async def act(self, action: int) -> None:
        """Let the seat that decides take an action."""
        table = await self.table()
        seat = table.deciding_seat()
        assert seat is not None
        person = self.ada if table.seats[seat].person == self.ada.number else self.bea
        text, version = table.rules.action_text(action), table.last_entry
        said = await person.do("play", action=text, version=version)
        assert said.status == 200, said.text
        await settle()

    async def told(self) -> list[str]:
        """Return everything that was heard, and everything that can be asked for."""
        table = await self.table()
        version = table.last_entry
        illegal = {"action": "rescue:9", "version": version}
        answers = [
            await self.ada.ask("GET", "/events"),
            await self.ada.ask("GET", "/log", lang="de"),
            await self.ada.ask("GET", "", lang="fr"),
            await self.ada.ask("GET", "/record"),
            await self.ada.ask("GET", "/results"),
            await self.ada.do("play", **illegal),
            await self.ada.do("undo", version=version),
            await self.host.ask("GET", f"/api/tables/{self.ada.table}/events"),
        ]
        heard = [json.encode(message).decode() for message in self.line.heard]
        return [self._plain(text, table) for text in [*heard, *(one.text for one in answers)]]

    def _plain(self, text: str, table: Table) -> str:
        plain = text.replace(self.ada.table, "ID")
        return plain.replace(table.commitment, "C").replace(commitment_of(SECRET), "C")


async def opened(game: str, players: int) -> World:
    """Set up a table and let everybody sit down and begin."""
    host = DeviceHost(Seeds())
    ada = await set_up(host, game, seats=["me", *["open"] * (players - 1)])
    bea = Person(host, (await ada.ask("POST", "/people", {"name": "Bea"})).content)
    for seat in range(1, players):
        await bea.do("sit", seat=seat)
    await ada.do("start")
    return World(host, ada, bea, await ada.line())


async def differences(game: str, players: int) -> tuple[list[tuple[str, str]], int]:
    """Play in two worlds, and return what Ada could notice, and how often the worlds differed."""
    first, second = await opened(game, players), await opened(game, players)
    throws, viewer, found, apart = throws_for("secrets", game, players), Viewer(1), [], 0
    for _ in range(STEPS):
        here = await first.table()
        state: Any = here.state()
        if here.is_over():
            break
        world = another_world(here, viewer, throws) or state.copy()
        await second.put(world)
        legal = state.legal()
        action = legal[throws.below(len(legal))]
        if action not in world.legal() or _seen(state, action) != _seen(world, action):
            await second.put(state.copy())
        elif str(world) != str(state):
            apart += 1
        await first.act(action)
        await second.act(action)
        mine, other = await first.told(), await second.told()
        found += [pair for pair in zip(mine, other, strict=True) if pair[0] != pair[1]]
        if found:
            break
    return found, apart


def _seen(state: State, action: int) -> object:
    """Return what the rules let seat 1 know about a step."""
    after = state.copy()
    events = after.play(action)
    return str(after.view(0)), [event.seen_by(0) for event in events]


@pytest.mark.parametrize(("game", "players"), CASES)
async def test_worlds_that_look_the_same_send_the_same_bytes(game: str, players: int) -> None:
    found, apart = await differences(game, players)
    assert found == []
    assert apart > 3


async def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here whoever comes is shown the whole state."""
    honest = LiveTable._missed

    def leaky(self: LiveTable, viewer: Viewer, since: int | None) -> list[bytes]:
        told = honest(self, viewer, since)
        return [*told, json.encode({"kind": "here", "x": str(self.table.state())})]

    monkeypatch.setattr(LiveTable, "_missed", leaky)
    found, _ = await differences("septentrick", 3)
    assert found
