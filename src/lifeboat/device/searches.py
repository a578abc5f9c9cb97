"""Searches: everything that takes long, asked of a second worker one at a time.

Bots and hints, which somebody is waiting for, go before the parts of reviews.
"""

from __future__ import annotations

import asyncio
import pickle
from asyncio import Future, get_running_loop
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from lifeboat.core.errors import LifeboatError
from lifeboat.players import Advice, Budget
from lifeboat.table.bots import BotQuestion, HintQuestion, advice_for, chosen

T = TypeVar("T")

ENDLESS: Final = 10**9
"""More simulated games than any search gets through, so that only the clock ends a search."""


SLACK: Final = 60.0
"""How many seconds longer than its thinking time a search may take before it is given up.

A slow device takes that long to start its second worker.
"""


class Thinker(Protocol):
    """Somewhere to think without holding up anything else, such as another worker."""

    async def ask(self, question: bytes) -> bytes:
        """Return what :func:`lifeboat.device.searching.answer` says to a question."""

    def stop(self) -> None:
        """Give up what is being thought about; the next question is thought about from scratch."""


class Searches:
    """The searches of a device."""

    def __init__(self, thinker: Thinker, playouts: int = ENDLESS) -> None:
        self.thinker = thinker
        self.playouts = playouts
        """The limit on simulated games per decision, besides the time."""
        self._is_busy = False
        self._urgent: list[Future[None]] = []
        """Searches that are waiting for their turn and that somebody is waiting for."""
        self._patient: list[Future[None]] = []
        """Other searches that are waiting for their turn."""

    async def choose(self, question: BotQuestion, name: str, seed: str) -> int:
        """Return what a bot chooses that searches."""
        given = question.game, question.state, question.seat, name, seed
        return await self._search(self._urgent, question.thinking, chosen, given)

    async def advise(self, question: HintQuestion, seed: str) -> Advice:
        """Return advice for the seat that asks; raise `LifeboatError` if the search breaks down."""
        given = question.game, question.state, question.seat, seed
        return await self._search(self._urgent, question.thinking, advice_for, given)

    async def ponder(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """Return the result of work that nobody is waiting for."""
        return await self._search(self._patient, seconds, work, given)

    async def _search(
        self,
        waiting: list[Future[None]],
        seconds: float,
        work: Callable[..., T],
        given: tuple[Any, ...],
    ) -> T:
        """Wait for a turn, and have the thinker call `work` with a budget as its last argument."""
        question = pickle.dumps((work, (*given, Budget(self.playouts, seconds))))
        await self._turn(waiting)
        try:
            answer = await asyncio.wait_for(self.thinker.ask(question), seconds + SLACK)
        except TimeoutError:
            self.thinker.stop()
            raise LifeboatError("not-finished", work.__name__) from None
        except Exception as error:  # whatever became of the worker, the table must go on
            raise LifeboatError("not-finished", work.__name__) from error
        finally:
            self._give_turn()
        found: T | LifeboatError = pickle.loads(answer)
        if isinstance(found, LifeboatError):
            raise found
        return found

    async def _turn(self, waiting: list[Future[None]]) -> None:
        if self._is_busy:
            called: Future[None] = get_running_loop().create_future()
            waiting.append(called)
            try:
                await called
            except BaseException:
                if called in waiting:
                    waiting.remove(called)
                else:  # it was called at the same moment
                    self._give_turn()
                raise
        self._is_busy = True

    def _give_turn(self) -> None:
        """Let the next one search, if any is waiting."""
        for waiting in (self._urgent, self._patient):
            if waiting:
                waiting.pop(0).set_result(None)
                return
        self._is_busy = False
