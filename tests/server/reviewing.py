"""Requests for reviews of finished games, and bots that make them step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import httpx

from lifeboat.server.settings import Settings
from lifeboat.server.web.app import make_app
from lifeboat.table.past.reviewing import judged
from tests.server.asking import GENEROUS
from tests.server.house import House, QuickBots, until

T = TypeVar("T")
SEATS = {"titanic": ["me"], "septentrick": ["me", "random", "steady"]}


class Web:
    """A house that is asked for reviews over plain HTTP."""

    def __init__(self, house: House, settings: Settings = GENEROUS) -> None:
        self.house = house
        self.app = make_app(house.tables, settings)

    async def asked(self, method: str, table: str, language: str = "en") -> httpx.Response:
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://review") as client:
            return await client.request(method, f"/api/tables/{table}/review?lang={language}")

    async def start(self, table: str) -> Any:
        answer = await self.asked("POST", table)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def state(self, table: str, language: str = "en") -> Any:
        answer = await self.asked("GET", table, language)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, method: str, table: str) -> tuple[int, str]:
        answer = await self.asked(method, table)
        return answer.status_code, answer.json()["code"]

    async def made(self, table: str, language: str = "en") -> Any:
        """Return the review of a table, making it if necessary."""
        await self.start(table)
        await until(lambda: not self.house.tables.reviews.waiting())
        state = await self.state(table, language)
        assert state["status"] == "ready", state
        return state["review"]


async def finished(house: House, game: str = "septentrick") -> str:
    """Play a game to its end and return its table."""
    table = await house.set_up(game, SEATS[game])
    await house.play_out(table, game)
    return table


def judgements(bots: QuickBots) -> int:
    """Return how many decisions bots have judged for reviews."""
    return sum(len(given) == 3 and isinstance(given[1], int) for given in bots.asked)


def has_judged(bots: QuickBots, decisions: int) -> bool:
    return judgements(bots) == decisions


class Stepping(QuickBots):
    """Bots that judge one decision each time a test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.may_judge = asyncio.Semaphore(0)

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        if work is judged:
            await self.may_judge.acquire()
        return await super().think(work, *given)
