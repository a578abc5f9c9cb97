"""A server with its own store, asked over plain HTTP about games and what they leave behind."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from lifeboat.core.dice import dice
from lifeboat.players import Budget
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.tables import Tables
from lifeboat.server.settings import Settings
from lifeboat.server.store.store import Store
from lifeboat.server.web.app import make_app
from lifeboat.table.bots import BotQuestion, chosen
from lifeboat.table.commands import Play
from lifeboat.table.table import Table
from tests.server.asking import GENEROUS, bearer
from tests.server.inline import inline_telling

NOON = 1_776_168_000
"""14 April 2026, 12:00 UTC."""
DAY = 86_400
ADA = {"Lifeboat-Key": "ada's own secret key"}
BEN = {"Lifeboat-Key": "ben's own secret key"}
SOLO = {"game": "titanic", "name": "Ada", "seats": ["me"], "start": True, "me": ADA["Lifeboat-Key"]}
TRICKS = SOLO | {"game": "septentrick", "seats": ["me", "random", "steady", "random"]}
PAIRS = SOLO | {"game": "pairs", "seats": ["me", "random"]}
WISHES = {"titanic": SOLO, "septentrick": TRICKS}
"""The tables to set up for our own games."""


class QuickBots(Bots):
    """Bots that decide at once, and always in the same way."""

    async def choose(self, question: BotQuestion) -> tuple[int, str]:
        game, state, seat, player = question.game, question.state, question.seat, question.player
        return chosen(game, state, seat, player, "bot", Budget(20, 1.0)), player


class Server:
    """A server with its own store, and a clock that the test sets."""

    def __init__(self, path: Path, settings: Settings = GENEROUS) -> None:
        self.time = NOON
        store, telling = Store.open(str(path)), inline_telling()
        self.tables = Tables(store, QuickBots(), now=lambda: self.time, telling=telling)
        self.client = TestClient(make_app(self.tables, settings))

    def get(self, path: str, headers: dict[str, str] | None = None) -> Any:
        """Return the content of the answer, which must not be a refusal."""
        answer = self.client.get(path, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, str]:
        """Return the status and the code of a refusal."""
        answer = self.client.get(path, headers=headers)
        return answer.status_code, answer.json()["code"]

    def set_up(self, game: str = "titanic", **wish: Any) -> tuple[str, dict[str, str]]:
        """Set up a table and start it; return its address and its host's header."""
        answer = self.client.post("/api/tables", json=WISHES.get(game, PAIRS) | wish)
        assert answer.status_code == 201, answer.text
        return f"/api/tables/{answer.json()['table']}", bearer(answer.json()["token"])

    def play(self, address: str, luck: str = "") -> None:
        """Play the host's seat at random to the end of the game."""
        assert self.client.portal is not None
        self.client.portal.call(self._play, address.rpartition("/")[2], luck)

    async def _play(self, table: str, luck: str) -> None:
        throws = dice(luck)

        def choice(one: Table) -> Play | None:
            seat, state = one.deciding_seat(), one.state()
            if seat is None or state is None or one.seats[seat].bot():
                return None
            legal = state.legal()
            return Play(one.rules.action_text(legal[throws.below(len(legal))]), one.last_entry)

        while (await self.tables.info(table)).status != "over":
            command = await self.tables.read(table, choice)
            if command:
                await self.tables.command(table, 1, command)
            await asyncio.sleep(0)

    def finish(
        self, game: str = "titanic", luck: str = "", **wish: Any
    ) -> tuple[str, dict[str, str]]:
        """Set up a table and play its game to the end; return what `set_up` returns."""
        address, host = self.set_up(game, **wish)
        self.play(address, luck)
        return address, host

    def resign(self, address: str, host: dict[str, str]) -> None:
        self.client.post(f"{address}/commands", json={"kind": "resign"}, headers=host)

    def rematch(self, address: str, host: dict[str, str]) -> str:
        """Ask for a rematch with the same deal, and return the new table's address."""
        command = {"kind": "rematch", "same_deal": True}
        self.client.post(f"{address}/commands", json=command, headers=host)
        return f"/api/tables/{self.get(address)['rematch']}"
