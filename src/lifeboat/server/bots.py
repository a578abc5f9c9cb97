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
from typing import Any, Final

from lifeboat.core.dice import dice
from lifeboat.core.games import State
from lifeboat.players import Budget, player_of

log = logging.getLogger(__name__)

FALLBACK: Final = "random"
"""The player that decides where a bot did not."""
LONGEST_START: Final = 60.0
"""Processes that are not ready after so many seconds never will be."""


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
        self._ready: ProcessPoolExecutor | None = None
        """The pool whose processes have started."""
        self._starting = asyncio.Lock()
        self._turns = asyncio.Semaphore(processes)
        """Only time that a bot has a process for counts against its limit."""

    async def choose(self, game: str, state: State, seat: int, player: str) -> tuple[int, str]:
        """The action of a bot, and who chose it.

        If the bot takes too long, breaks down or cheats, another one chooses.
        """
        seed = secrets.token_hex(16)
        try:
            async with self._turns:
                action = await self._decide(game, state, seat, player, seed)
            if action in state.legal():
                return action, player
            log.error("a bot chose what is not legal", extra={"kind": player})
        except Exception:  # whatever a bot does, its table goes on
            log.exception("a bot did not decide", extra={"kind": player})
        self.given_up += 1
        return chosen(game, state, seat, FALLBACK, seed, self.budget), FALLBACK

    async def _decide(self, game: str, state: State, seat: int, player: str, seed: str) -> int:
        """Have a player choose within its limit; whose processes were ended begins anew.

        Each of the other processes may be given up meanwhile, which ends all of them.
        """
        for tries_left in reversed(range(self.processes + 1)):
            try:
                await self.start()
                thinking = self.think(game, state, seat, player, seed)
                return await asyncio.wait_for(thinking, self.limit)
            except BrokenExecutor:
                if not tries_left:
                    raise
        raise AssertionError("there is a last try")

    async def start(self) -> None:
        """Have the processes ready, so that their start is nobody's time to think."""
        async with self._starting:
            pool = self._running_pool()
            if self._ready is pool:
                return
            try:
                starts = [pool.submit(_wake_up) for _ in range(self.processes)]
                awaited = asyncio.gather(*(asyncio.wrap_future(one) for one in starts))
                await asyncio.wait_for(awaited, LONGEST_START)
            except (TimeoutError, BrokenExecutor):
                if pool is self._pool:
                    self._drop_pool()
                raise
            self._ready = pool

    async def think(self, game: str, state: State, seat: int, player: str, seed: str) -> int:
        """Have a player choose in another process; a process that fails is replaced."""
        pool = self._running_pool()
        try:
            thinking = pool.submit(chosen, game, state, seat, player, seed, self.budget)
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


def _wake_up() -> None:
    """Nothing to do: whoever does it has started, and has imported all that players need."""


def _end_with_the_server() -> None:
    """Let a process of bots end when the server does, also when that was killed."""

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
