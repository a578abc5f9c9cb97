"""Bots that think in other processes, so that no table waits for another's.

A bot gets a view and nothing else. The state crosses to the other process, where the view of the
seat is made from it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from lifeboat.core.dice import dice
from lifeboat.core.games import State
from lifeboat.players import Budget, player_of

log = logging.getLogger(__name__)


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
        self._turns = asyncio.Semaphore(processes)
        """Only time that a bot has a process for counts against its limit."""

    async def choose(self, game: str, state: State, seat: int, player: str) -> int:
        """The action of a bot; if it takes too long, breaks down or cheats, any legal one."""
        seed = secrets.token_hex(16)
        try:
            async with self._turns:
                action = await asyncio.wait_for(
                    self.think(game, state, seat, player, seed), self.limit
                )
            if action in state.legal():
                return action
            log.error("a bot chose what is not legal", extra={"kind": player})
        except Exception:  # whatever a bot does, its table goes on
            log.exception("a bot did not decide", extra={"kind": player})
        self.given_up += 1
        return chosen(game, state, seat, "random", seed, self.budget)

    async def think(self, game: str, state: State, seat: int, player: str, seed: str) -> int:
        """Have a player choose in another process; a process that fails is replaced."""
        pool = self._running_pool()
        thinking = pool.submit(chosen, game, state, seat, player, seed, self.budget)
        try:
            return await asyncio.wrap_future(thinking)
        except (asyncio.CancelledError, BrokenExecutor):
            if pool is self._pool:
                self._drop_pool()
            raise

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, get_context("spawn"), _end_with_the_server
            )
        return self._pool

    def _drop_pool(self) -> None:
        """End the processes, whatever they are doing; the next decision starts new ones."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
        for process in list(processes.values()):
            process.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        """End the processes."""
        self._drop_pool()


def chosen(game: str, state: State, seat: int, player: str, seed: str, budget: Budget) -> int:
    """What a player does in this seat, from its view alone."""
    return player_of(game, player).choose(state.view(seat), dice(seed), budget)


def _end_with_the_server() -> None:
    """Let a process of bots end when the server does, also when that was killed."""

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
