"""Bots that think in other processes, so that no table waits for another's.

A bot gets a view and nothing else, and so does whoever is asked for a hint. The state crosses to
the other process, where the view of the seat is made from it.

Bots that do not search decide in no time. They have a process of their own, so that they never
wait for one that searches. Those that search take turns at the other processes. Each address has
its share of them, whatever it asks for: a table's bots think for whoever set it up. When many of a
share wait, each thinks for a shorter time: all of them together take about as long as one alone
would.
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
    by_chance,
    checked,
    chosen,
    deciders,
)
from lifeboat.table.table import LEAST_THINKING, MOST_THINKING

log = logging.getLogger(__name__)

T = TypeVar("T")

LIMIT: Final = 10.0
"""So many seconds after its time a bot that has not decided is given up."""
ENDLESS: Final = 10**9
"""More games than can be played out in thought: the clock alone ends a search."""
NICENESS: Final = 5
"""Those who search give way to the server and to those who do not."""


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
        """For players that do not search."""
        self.searching = Processes(processes, NICENESS)
        self.playouts = playouts
        self.longest = longest
        """No decision gets more seconds, whatever its table says."""
        self.seed = seed
        """Where the dice of a decision come from: not from the deal, which they would betray."""
        self.limit = LIMIT
        self.given_up = 0
        """How many times a bot did not decide."""

    async def choose(self, question: BotQuestion) -> tuple[int, str]:
        """Return the action of a bot, and who chose it.

        If the bot takes too long, breaks down or cheats, another one chooses.
        """
        game, state, seat, seed = question.game, question.state, question.seat, self.seed()
        for name in deciders(question):
            try:
                processes = self.searching if player_of(game, name).searches else self.quick
                given = chosen, game, state, seat, name, seed
                action = await self._work_out(processes, question.thinking, *given)
                return checked(question, action), name
            except Exception:  # whatever a bot does, its table goes on
                log.exception("a bot did not decide", extra={"kind": name})
            self.given_up += 1
        return by_chance(question, seed)

    async def advise(self, question: HintQuestion) -> Advice:
        """Return what can be done in this seat, the best first, as its own view tells."""
        given = question.game, question.state, question.seat, self.seed()
        return await self._work_out(self.searching, question.thinking, advice_for, *given)

    async def ponder(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """Work something out for which no table waits: all others go first."""
        return await self._work_out(self.searching, seconds, work, *given, is_patient=True)

    async def _work_out(
        self,
        processes: Processes,
        seconds: float,
        work: Callable[..., T],
        *given: Any,
        is_patient: bool = False,
    ) -> T:
        """Have something worked out in its turn, with a budget, which it is given last."""
        async with processes.turns.turn(is_patient, ASKER.get()):
            budget = self.budget(seconds)
            return await processes.run(self.limit + budget.seconds, work, *given, budget)

    def budget(self, thinking: float) -> Budget:
        """What a decision gets that wants so many seconds, with all of its share who wait."""
        crowd = self.searching.turns.crowd(ASKER.get())
        seconds = max(min(thinking, self.longest) / crowd, LEAST_THINKING)
        return Budget(self.playouts, seconds)

    async def start(self) -> None:
        """Have the processes ready."""
        await self.quick.start()
        await self.searching.start()

    def close(self) -> None:
        """End the processes."""
        self.quick.close()
        self.searching.close()
