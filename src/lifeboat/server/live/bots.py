"""Bots that think in other processes, so that tables don't wait for each other's bots.

A bot sees only its seat's view, and so does the adviser that gives a hint. The state is sent to
the other process, where the view is made from it.

Bots that don't search decide quickly. They have their own process, so that they never wait for a
bot that searches. Bots that search, hints and reviews take turns using the other processes. Each
address has one share of these processes for everything that it asks for. A table's bots use the
share of the address that set the table up. If several searches in a share are waiting, each gets
less time, so that together they take about as long as a single one would.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

from lifeboat.players import Advice, Budget, player_of
from lifeboat.server.live.processes import Processes
from lifeboat.server.live.turns import ASKER
from lifeboat.table.bots import (
    BotQuestion,
    HintQuestion,
    advice_for,
    chosen,
    decided,
)
from lifeboat.table.table import LEAST_THINKING, MOST_THINKING

log = logging.getLogger(__name__)

T = TypeVar("T")

LIMIT: Final = 10.0
"""How many seconds a bot may run over its time limit before the server gives up on it."""
ENDLESS: Final = 10**9
"""More simulated games than any search gets through, so that only the clock ends a search."""
NICENESS: Final = 5
"""The niceness of processes that search, which lets the server and the quick bots go first."""


class Bots:
    """The processes in which bots think."""

    def __init__(
        self,
        processes: int = 1,
        playouts: int = ENDLESS,
        longest: float = MOST_THINKING,
        seed: Callable[[], str] = lambda: secrets.token_hex(16),
    ) -> None:
        self.quick = Processes()
        """The process for bots that don't search."""
        self.searching = Processes(processes, NICENESS)
        self.playouts = playouts
        self.longest = longest
        """The maximum number of seconds for a decision, whatever its table allows."""
        self.seed = seed
        """A function that makes the seed for the random numbers used in a decision.

        The seed mustn't depend on the deal, since a bot's choices could then reveal the deal.
        """
        self.limit = LIMIT
        self.given_up = 0
        """How many times a bot failed to decide."""

    async def choose(self, question: BotQuestion) -> tuple[int, str]:
        """Return a bot's action, and the name of the bot that chose it.

        If the bot takes too long, fails or chooses an illegal action, the game's stand-in chooses;
        if that fails as well, the choice is random.
        """
        seed = self.seed()

        async def ask(name: str) -> int:
            processes = self.searching if player_of(question.game, name).searches else self.quick
            given = chosen, question.game, question.state, question.seat, name, seed
            return await self._work_out(processes, question.thinking, *given)

        return await decided(question, seed, ask, self._give_up)

    def _give_up(self) -> None:
        self.given_up += 1

    async def advise(self, question: HintQuestion) -> Advice:
        """Return advice for the seat that asks, best option first, based on what that seat sees."""
        given = question.game, question.state, question.seat, self.seed()
        return await self._work_out(self.searching, question.thinking, advice_for, *given)

    async def ponder(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """Return the result of work that no table is waiting for; all other work goes first.

        `work` gets a budget as its last argument.
        """
        return await self._work_out(self.searching, seconds, work, *given, is_patient=True)

    async def _work_out(
        self,
        processes: Processes,
        seconds: float,
        work: Callable[..., T],
        *given: Any,
        is_patient: bool = False,
    ) -> T:
        """Wait for a turn, call `work` with a budget as its last argument, and return its value."""
        async with processes.turns.turn(is_patient, ASKER.get()):
            budget = self.budget(seconds)
            return await processes.run(self.limit + budget.seconds, work, *given, budget)

    def budget(self, thinking: float) -> Budget:
        """Return the budget for a decision, with less time if others in its share are waiting."""
        crowd = self.searching.turns.crowd(ASKER.get())
        seconds = max(min(thinking, self.longest) / crowd, LEAST_THINKING)
        return Budget(self.playouts, seconds)

    async def start(self) -> None:
        """Start the processes."""
        await self.quick.start()
        await self.searching.start()

    def close(self) -> None:
        """Kill the processes; new ones are started when needed."""
        self.quick.close()
        self.searching.close()
