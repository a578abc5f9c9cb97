"""Reviewing a record: what somebody asks of the review, and the bar while it is made."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lifeboat.core.records import Record
from lifeboat.players.face import FACES
from lifeboat.players.player import Budget
from lifeboat.players.review import (
    MOST,
    Review,
    review,
    situations_of,
    turning_point_of,
)
from lifeboat.players.solvers import SOLVERS
from lifeboat.terminal.command_line import UsageError
from lifeboat.terminal.files import path_of
from lifeboat.terminal.reports.hints import read_budget
from lifeboat.texts import Texts

SOLVING: Final = Budget(1_000_000, 10.0)
"""How long the best of the deal is looked for with open cards."""
TURNING: Final = Budget(3_000_000, 36.0)
"""How long the position in which the game was lost is looked for."""
DECIDING: Final = 0.6
"""Which part of the time that was asked for the decisions get; the rest is for open cards."""


class Wishes(NamedTuple):
    """What somebody asks of a review."""

    budget: Budget | None = None
    """Playouts for each decision, seconds for all of them together."""
    seed: str = ""
    plot: Path | None = None
    most: int = MOST


def wishes_of(options: Mapping[str, str | None]) -> Wishes:
    """The wishes that stand behind options."""
    usual = Budget()
    budget = read_budget(options.get("playouts"), options.get("seconds"), usual)
    plot = options.get("plot")
    return Wishes(
        None if budget is usual else budget,
        options.get("seed") or "",
        None if plot is None else path_of(plot),
        _read_most(options.get("most")),
    )


def _read_most(typed: str | None) -> int:
    """How many costly decisions are named."""
    if typed is None:
        return MOST
    if not (typed.isascii() and typed.isdecimal() and len(typed) <= 3):
        raise UsageError("setting", f"--most {typed}", "0-999")
    return int(typed)


def budget_of(game: str, decisions: int, wishes: Wishes) -> Budget:
    """The budget of each decision: by playouts, unless the clock is asked for."""
    if wishes.budget is None:
        return Budget(FACES[game].review_playouts // max(decisions, 1), inf)
    return Budget(wishes.budget.playouts, DECIDING * wishes.budget.seconds / max(decisions, 1))


def solving_budget(usual: Budget, wishes: Wishes) -> Budget:
    """The budget of a look at open cards: the usual one, unless time is short."""
    if wishes.budget is None:
        return usual
    open_cards = (1.0 - DECIDING) / 2 * wishes.budget.seconds
    return Budget(usual.playouts, min(usual.seconds, open_cards))


def make_review(record: Record, texts: Texts, wishes: Wishes) -> Review:
    """Review a finished game, with a bar that shows how far it has come, beside the output."""
    decisions = len(situations_of(record))
    budget = budget_of(record.game, decisions, wishes)
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        bar = progress.add_task(texts.say("review-progress"), total=decisions)
        found = review(
            record, budget, wishes.seed, lambda done, _: progress.update(bar, completed=done)
        )
    solution = None
    if record.game in SOLVERS:
        solver = SOLVERS[record.game]
        solution = solver.solve(record.begin(), solving_budget(SOLVING, wishes))
    turning = turning_point_of(record, solving_budget(TURNING, wishes))
    return found._replace(solution=solution, turning_point=turning)
