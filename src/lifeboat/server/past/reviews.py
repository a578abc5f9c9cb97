"""Reviews of finished games, made one at a time when the processes are idle, then stored.

Only the findings are stored, without words in any language. If a node stops during a review,
another one, or the same after its restart, makes it from the beginning.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct

from lifeboat.core.errors import LifeboatError
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
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.review_work import ReviewWork
from lifeboat.table.commands import CommandError
from lifeboat.table.past.findings import Findings, Status, findings_text, read_findings

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_WAITING: Final = 20
"""The maximum number of reviews that are waiting or being made; more are refused."""
DECISION_SECONDS: Final = 0.5
"""The maximum number of seconds to think about each decision."""
ALL_SECONDS: Final = 60.0
"""The maximum number of seconds for all decisions together; in a long game each gets less."""
SOLVING_SECONDS: Final = 2.0
"""How many seconds to look for the best result with all cards visible.

The search for the turning point gets the same time.
"""
TRIES: Final = 60
"""How often to try to store a finished review."""
TRY_AGAIN: Final = 1.0
"""The seconds between these tries."""


class Progress(Struct, frozen=True):
    """How far along a review is, and its findings once it is ready."""

    status: Status
    done: int = 0
    of: int = 0
    findings: Findings | None = None


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


class Reviews:
    """The reviews that this node makes, and how far those of other nodes are."""

    def __init__(
        self,
        shelf: ReviewWork,
        bots: Ponderer,
        now: Callable[[], int],
        living: Callable[[], Collection[str]],
    ) -> None:
        """Make reviews with `bots` and keep them on the shelf; `living` names the living nodes."""
        self._shelf = shelf
        self._bots = bots
        self._now = now
        self._living = living
        self._makings: dict[str, Making] = {}
        """The reviews to make here, by table; the first one is being made."""
        self._task: asyncio.Task[None] | None = None

    def waiting(self) -> int:
        """Return the number of reviews that are waiting or being made on this node."""
        return len(self._makings)

    async def start(self, table: str, record: str) -> None:
        """Queue a review of a table's record, unless one already exists or is queued.

        Raise `CommandError` if too many reviews are waiting.
        """
        if table in self._makings or await self._kept(table):
            return
        living, now = self._living(), self._now()
        others = await self._shelf.take_review(table, record, living, now, MOST_WAITING)
        if others >= MOST_WAITING:
            raise CommandError("reviews-full", others)
        work = await self._shelf.review_work(table)
        if work and work.node == self._shelf.node:
            self._make(table, record)

    async def adopt(self) -> None:
        """Make the reviews of nodes that are gone."""
        for table, record in (await self._shelf.adopt_reviews(self._living())).items():
            self._make(table, record)

    def _make(self, table: str, record: str) -> None:
        self._makings.setdefault(table, Making(record))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._make_all())

    async def progress(self, table: str) -> Progress:
        """Return how far along a table's review is, with its findings once it is ready."""
        making = self._makings.get(table)
        if making:
            return Progress("making", making.done, making.of)
        findings = await self._kept(table)
        if findings:
            parts = _parts(len(findings.verdicts))
            return Progress("ready", parts, parts, findings)
        work = await self._shelf.review_work(table)
        if work is None:
            return Progress("none")
        return (
            Progress("failed") if work.has_failed() else Progress("making", work.done, work.parts)
        )

    async def stop(self) -> None:
        """Stop making reviews; those that aren't finished have to be made from the beginning."""
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
                await self._keep(table, await self._made(table, making))
            except Exception:  # whatever goes wrong, the next review must be made
                log.exception("review failed", extra={"table": table})
                with suppress(LifeboatError):
                    await self._shelf.give_review_up(table)
            finally:
                del self._makings[table]

    async def _keep(self, table: str, findings: Findings) -> None:
        """Store a finished review; if the store is away, try again for a while."""
        for tries_left in reversed(range(TRIES)):
            try:
                await self._shelf.keep_review(table, findings_text(findings), self._now())
            except StoreError:
                if not tries_left:
                    raise
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    async def _made(self, table: str, making: Making) -> Findings:
        """Make a review and return its findings.

        The review is made part by part, so that other work can be done in between.
        """
        decisions = await self._bots.ponder(DECISION_SECONDS, decisions_in, making.record)
        seconds = min(DECISION_SECONDS, ALL_SECONDS / max(decisions, 1))
        making.of = _parts(decisions)
        verdicts = []
        for at in range(decisions):
            verdicts.append(await self._bots.ponder(seconds, judged, making.record, at))
            await self._step(table, making)
        solution = await self._bots.ponder(SOLVING_SECONDS, solved, making.record)
        await self._step(table, making)
        lost = await self._bots.ponder(SOLVING_SECONDS, turned, making.record)
        return Findings(verdicts, solution, lost)

    async def _step(self, table: str, making: Making) -> None:
        """Note that another part is done, also for people who ask other nodes."""
        making.done += 1
        if self._shelf.is_shared:
            with suppress(StoreError):  # the review itself needn't fail for that
                await self._shelf.note_review(table, making.done, making.of)


def _parts(decisions: int) -> int:
    """Return the number of parts: one per decision, the best result and the turning point."""
    return decisions + 2


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
