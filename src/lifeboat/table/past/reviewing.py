"""Making reviews of finished games, part by part, so that other work can be done in between.

Whoever keeps the tables says where to think, and what becomes of the findings.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, Final, Protocol, TypeVar

from lifeboat.core.records import read_record
from lifeboat.players import Budget
from lifeboat.players.review import (
    Situation,
    TurningPoint,
    Verdict,
    situations_of,
    turning_point_of,
    verdict_of,
)
from lifeboat.players.solution import Solution
from lifeboat.players.solvers import SOLVERS
from lifeboat.table.past.findings import Findings
from lifeboat.table.past.progress import Progress, parts_of

T = TypeVar("T")

DECISION_SECONDS: Final = 0.5
"""The maximum number of seconds to think about each decision."""
ALL_SECONDS: Final = 60.0
"""The maximum number of seconds for all decisions together; in a long game each gets less."""
SOLVING_SECONDS: Final = 2.0
"""How many seconds to look for the best result with all cards visible.

The search for the turning point gets the same time.
"""


class Ponderer(Protocol):
    """Something that works in the background, after any work that a table is waiting for."""

    async def ponder(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """Call `work` with `given` and a budget of `seconds`, and return its result."""


class Making:
    """A review that is waiting or being made."""

    def __init__(self, record: str) -> None:
        self.record = record
        """The record as text, since it is sent to other processes."""
        self.done = 0
        self.of = 0
        """The number of parts; 0 until that is known."""

    def progress(self) -> Progress:
        """Return how far along the review is."""
        return Progress("making", self.done, self.of)

    async def findings(
        self, ponderer: Ponderer, stepped: Callable[[], Awaitable[None]]
    ) -> Findings:
        """Make the review and return its findings.

        `stepped` is called after each part but the last.
        """

        async def step() -> None:
            self.done += 1
            await stepped()

        record = self.record
        decisions = await ponderer.ponder(DECISION_SECONDS, decisions_in, record)
        seconds = min(DECISION_SECONDS, ALL_SECONDS / max(decisions, 1))
        self.of = parts_of(decisions)
        verdicts = []
        for at in range(decisions):
            verdicts.append(await ponderer.ponder(seconds, judged, record, at))
            await step()
        solution = await ponderer.ponder(SOLVING_SECONDS, solved, record)
        await step()
        lost = await ponderer.ponder(SOLVING_SECONDS, turned, record)
        return Findings(verdicts, solution, lost)


@lru_cache(maxsize=1)
def _choices(text: str) -> tuple[str, list[Situation]]:
    """Return a record's game and the decisions in it that offered a choice, caching one record."""
    record = read_record(text)
    return record.game, situations_of(record)


def decisions_in(text: str, budget: Budget) -> int:
    """Return the number of decisions in a record that offered a choice."""
    _, situations = _choices(text)
    return len(situations)


def judged(text: str, at: int, budget: Budget) -> Verdict:
    """Return the reference player's verdict on one decision of a record.

    `at` is its index among the decisions that offered a choice.
    """
    game, situations = _choices(text)
    return verdict_of(game, situations[at], budget)


def solved(text: str, budget: Budget) -> Solution:
    """Return the best solution found for a record's deal, with all cards visible."""
    record = read_record(text)
    return SOLVERS[record.game].solve(record.begin(), budget)


def turned(text: str, budget: Budget) -> TurningPoint | None:
    """Return the positions between which a game was lost, or None if they aren't known.

    For SOS Titanic, return None.
    """
    return turning_point_of(read_record(text), budget)
