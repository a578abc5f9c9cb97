"""Bots that think in other processes, so that no table waits for another's.

A bot gets a view and nothing else. The state crosses to the other process, where the view of the
seat is made from it.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from lifeboat.core.dice import dice
from lifeboat.core.games import State
from lifeboat.players import Budget, player_of


class Bots:
    """The processes in which bots think."""

    def __init__(self, processes: int = 1, budget: Budget | None = None, limit: float = 10) -> None:
        self.processes = processes
        self.budget = budget or Budget()
        self.limit = limit
        """A bot that has not decided after so many seconds is given up."""
        self.given_up = 0
        """How many decisions had to be made without thinking."""
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, state: State, seat: int, player: str) -> int:
        """The action of a bot; if it takes too long or breaks down, any legal one."""
        seed = secrets.token_hex(16)
        loop = asyncio.get_running_loop()
        pool = self._running_pool()
        try:
            thinking = loop.run_in_executor(
                pool, chosen, game, state, seat, player, seed, self.budget
            )
            return await asyncio.wait_for(thinking, self.limit)
        except (TimeoutError, BrokenExecutor):
            self.given_up += 1
            if pool is self._pool:
                self._drop_pool()
            return chosen(game, state, seat, "random", seed, self.budget)

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"))
        return self._pool

    def _drop_pool(self) -> None:
        """End the processes, whatever they are doing; the next decision starts new ones."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
        for process in list(processes.values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes."""
        self._drop_pool()


def chosen(game: str, state: State, seat: int, player: str, seed: str, budget: Budget) -> int:
    """What a player does in this seat, from its view alone."""
    return player_of(game, player).choose(state.view(seat), dice(seed), budget)
