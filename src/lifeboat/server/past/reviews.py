"""Reviews of finished games: made one after the other while nobody needs the processes, and kept.

What is kept is what was found out, without a word of any language. Whoever stops the server in the
midst of a review loses only the work: the next who asks for it has it made anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct

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
from lifeboat.table.commands import CommandError
from lifeboat.table.past.findings import Findings, Status, findings_text, read_findings

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_WAITING: Final = 20
"""So many reviews wait or are being made; more are refused."""
MOST_FAILED: Final = 1_000
"""Of so many reviews that failed it is remembered that they did."""
DECISION_SECONDS: Final = 0.5
"""How long a decision is thought about ..."""
ALL_SECONDS: Final = 60.0
"""... unless the game has so many that all of them would take longer than this."""
SOLVING_SECONDS: Final = 2.0
"""How long the best with open cards is looked for, and where it was lost."""


class Progress(Struct, frozen=True):
    """How far a review is."""

    status: Status
    done: int = 0
    of: int = 0
    findings: Findings | None = None


class Shelf(Protocol):
    """Where reviews are kept."""

    async def review(self, table: str) -> str | None:
        """What was kept of the review of a table."""

    async def keep_review(self, table: str, findings: str, at: int) -> None:
        """Keep the review of a table."""


class Ponderer(Protocol):
    """Whoever works out what no table waits for."""

    async def ponder(self, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """Return what the work comes to; it is given a budget last."""


class Making:
    """A review that waits to be made, or is being made."""

    def __init__(self, record: str) -> None:
        self.record = record
        """The record's text: it crosses to other processes."""
        self.done = 0
        self.of = 0
        """How many parts it has, once that is known."""


class Reviews:
    """All reviews of a server."""

    def __init__(self, shelf: Shelf, bots: Ponderer, now: Callable[[], int]) -> None:
        self._shelf = shelf
        self._bots = bots
        self._now = now
        self._makings: dict[str, Making] = {}
        """By table; the first one is being made."""
        self._failed: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None

    def waiting(self) -> int:
        """How many are waiting or being made."""
        return len(self._makings)

    async def start(self, table: str, record: str) -> None:
        """Have the review of a table made, unless it is there or on its way."""
        if table in self._makings or await self._kept(table):
            return
        if len(self._makings) >= MOST_WAITING:
            raise CommandError("reviews-full", len(self._makings))
        self._failed.pop(table, None)
        self._makings.setdefault(table, Making(record))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._make_all())

    async def progress(self, table: str) -> Progress:
        """How far the review of a table is."""
        making = self._makings.get(table)
        if making:
            return Progress("making", making.done, making.of)
        findings = await self._kept(table)
        if findings:
            parts = _parts(len(findings.verdicts))
            return Progress("ready", parts, parts, findings)
        return Progress("failed" if table in self._failed else "none")

    async def stop(self) -> None:
        """Leave off."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _kept(self, table: str) -> Findings | None:
        text = await self._shelf.review(table)
        return None if text is None else read_findings(text)

    async def _make_all(self) -> None:
        while self._makings:
            table, making = next(iter(self._makings.items()))
            try:
                findings = await self._made(making)
                await self._shelf.keep_review(table, findings_text(findings), self._now())
            except Exception:  # whatever goes wrong with a review, the next one is made
                log.exception("a review failed", extra={"table": table})
                self._note_failure(table)
            finally:
                del self._makings[table]

    async def _made(self, making: Making) -> Findings:
        """Make a review part by part, so that all others can go in between."""
        decisions = await self._bots.ponder(DECISION_SECONDS, decisions_in, making.record)
        seconds = min(DECISION_SECONDS, ALL_SECONDS / max(decisions, 1))
        making.of = _parts(decisions)
        verdicts = []
        for at in range(decisions):
            verdicts.append(await self._bots.ponder(seconds, judged, making.record, at))
            making.done += 1
        solution = await self._bots.ponder(SOLVING_SECONDS, solved, making.record)
        making.done += 1
        lost = await self._bots.ponder(SOLVING_SECONDS, turned, making.record)
        return Findings(verdicts, solution, lost)

    def _note_failure(self, table: str) -> None:
        self._failed[table] = None
        if len(self._failed) > MOST_FAILED:
            del self._failed[next(iter(self._failed))]


def _parts(decisions: int) -> int:
    """Each decision, the best with open cards, and where it was lost."""
    return decisions + 2


@lru_cache(maxsize=1)
def _choices(text: str) -> tuple[str, list[Situation]]:
    """The game of a record, and the decisions in which there was a choice; the last is kept."""
    record = read_record(text)
    return record.game, situations_of(record)


def decisions_in(text: str, budget: Budget) -> int:
    """In how many decisions of a record there was a choice."""
    _, situations = _choices(text)
    return len(situations)


def judged(text: str, at: int, budget: Budget) -> Verdict:
    """What a fair player thinks of a decision of a record."""
    game, situations = _choices(text)
    return verdict_of(game, situations[at], budget)


def solved(text: str, budget: Budget) -> Solution:
    """What open cards would have allowed from the deal on."""
    record = read_record(text)
    return SOLVERS[record.game].solve(record.begin(), budget)


def turned(text: str, budget: Budget) -> TurningPoint | None:
    """Where a lost game of Septentrick could not be won any more, if that is found."""
    return turning_point_of(read_record(text), budget)
