"""The wire leaks nothing: two worlds that a viewer can't tell apart send the same bytes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import State
from lifeboat.players import Advice, Budget
from lifeboat.server.live import bots
from lifeboat.server.live.gathering import Gathering
from lifeboat.server.web import socket
from lifeboat.server.web.service import Service
from lifeboat.table import bots as table_bots
from lifeboat.table.api import history
from lifeboat.table.api.asking import Ask
from lifeboat.table.commands import (
    CommandError,
)
from lifeboat.table.past import retelling
from lifeboat.table.requests import Accepted
from lifeboat.table.session import encoded
from lifeboat.table.table import Change, Table
from lifeboat.table.wire import gate, rendering, story
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.messages import Here, Update
from tests.server.house import Clock, House, opened_house
from tests.server.two_worlds import played
from tests.server.world import ToldBots, state_of
from tests.table.tables import Sitter

TITANIC: list[Sitter] = [1, 2, "random", 3]
THREE: list[Sitter] = [1, 2, 3]
FIVE: list[Sitter] = [1, 2, 1, "random", 3]
CASES = [
    ("titanic", TITANIC, 0),
    ("titanic", TITANIC, 1),
    ("septentrick", THREE, 0),
    ("septentrick", THREE, 2),
    ("septentrick", FIVE, 1),
    ("septentrick", FIVE, 3),
]
"""A game, who sits where, and who the viewer is: 0 is a spectator."""


@pytest.fixture
async def houses(tmp_path: Path, clock: Clock) -> AsyncIterator[tuple[House, House]]:
    """A house for each of two worlds."""
    (tmp_path / "second").mkdir()
    async with (
        opened_house(tmp_path, clock, ToldBots()) as first,
        opened_house(tmp_path / "second", Clock(), ToldBots()) as second,
    ):
        yield first, second


@pytest.mark.parametrize(("game", "sitters", "person"), CASES)
async def test_worlds_that_look_the_same_send_the_same_bytes(
    houses: tuple[House, House], game: str, sitters: list[Sitter], person: int
) -> None:
    pair = await played(houses, game, sitters, person)
    assert pair.differences == []
    assert pair.steps > 10
    if game == "septentrick":
        assert pair.sealed > 0
    if person:
        assert pair.hints > 0


async def test_the_same_bytes_come_over_a_real_connection_too(houses: tuple[House, House]) -> None:
    pair = await played(houses, "septentrick", THREE, 2, by_socket=True)
    assert pair.differences == []
    assert pair.sealed > 0


async def test_a_leak_over_a_live_connection_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the connection adds the state of the table to every message."""

    async def leaky(self: socket.Connection, message: bytes, seconds: float | None = None) -> None:
        state = await self.service.tables.read(self.table, lambda table: str(table.state()))
        await self.socket.send_text(message.decode().removesuffix("}") + f',"x":"{state}"}}')

    monkeypatch.setattr(socket.Connection, "_send", leaky)
    assert (await played(houses, "septentrick", THREE, 2, by_socket=True)).differences


async def test_a_leak_to_those_who_come_back_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they missed is made from the log, and a log holds sealed passes."""
    honest = rendering.update

    def leaky(table: Table, change: Change, viewer: Viewer) -> Update:
        told = honest(table, change, viewer)
        action = getattr(change.entry, "action", "")
        return structs.replace(told, sentences=[*told.sentences, action])

    monkeypatch.setattr(retelling, "update", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_in_a_refusal_by_plain_http_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal must not say what would have been possible for somebody else."""
    honest = Service.command

    async def leaky(self: Service, table: str, *command: Any) -> Accepted:
        try:
            return await honest(self, table, *command)
        except LifeboatError as error:
            found = await self.tables.read(table, state_of)
            error.expected = str(len(found.legal()))
            raise

    monkeypatch.setattr(Service, "command", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_of_actions_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Septentrick an action may be a sealed pass."""
    honest = story.told_of

    def leaky(moment: gate.Moment, viewer: Viewer) -> story.Told:
        told = honest(moment, viewer)
        assert moment.change is not None
        action = getattr(moment.change.entry, "action", "")
        return told._replace(sentences=[*told.sentences, action])

    monkeypatch.setattr(rendering, "told_of", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_of_another_seats_view_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lifeboat.table.wire.gate.SPECTATOR", 0)
    assert (await played(houses, "septentrick", THREE, 0)).differences


async def test_a_leak_of_proposals_that_lie_face_down_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = gate.table_info

    def leaky(table: Table) -> Any:
        return structs.replace(honest(table), day=str(table.proposals))

    monkeypatch.setattr(gate, "table_info", leaky)
    assert (await played(houses, "titanic", TITANIC, 1)).differences


async def test_a_leak_of_the_seed_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = gate.table_info

    def leaky(table: Table) -> Any:
        return structs.replace(honest(table), seed=table.header.seed)

    monkeypatch.setattr(gate, "table_info", leaky)
    assert (await played(houses, "titanic", TITANIC, 0)).differences


async def test_a_leak_of_the_deal_through_the_dice_of_a_hint_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Equal views would get different estimates if different cards are hidden."""
    honest = table_bots.advice_for

    def leaky(game: str, state: State, seat: int, seed: str, budget: Budget) -> Advice:
        return honest(game, state, seat, str(state), budget)

    monkeypatch.setattr(bots, "advice_for", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_in_a_page_of_results_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other people's results on the deal would give away the cards, and so could a refusal."""

    async def leaky(ask: Ask) -> Any:
        found = await ask.host.read(ask.table(), state_of)
        raise CommandError("record-open", str(len(found.legal())))

    monkeypatch.setattr(history, "_finished", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_beside_the_rendering_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Messages without a number are compared too: here, presence messages that show hands."""

    def leaky(self: Gathering) -> None:
        hands: list[int] = getattr(self.presence.table.state(), "hands", [])
        message = encoded(Here(self.presence.people_here(), hands))
        for listener in self.listeners:
            listener.tell(message)

    monkeypatch.setattr(Gathering, "tell_presence", leaky)
    assert (await played(houses, "septentrick", FIVE, 3)).differences
