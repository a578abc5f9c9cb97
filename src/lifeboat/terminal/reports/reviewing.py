"""Reviewing a record: the options and budgets, and a progress bar."""

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
"""The budget for finding the deal's best possible result with all cards visible."""
TURNING: Final = Budget(3_000_000, 36.0)
"""The budget for finding the position in which the game was lost."""
DECIDING: Final = 0.6
"""The share of the requested time that goes to judging decisions.

The rest is for searches with all cards visible.
"""


class Wishes(NamedTuple):
    """What somebody wants from a review."""

    budget: Budget | None = None
    """Playouts per decision, and seconds for the whole review; None for the default."""
    seed: str = ""
    plot: Path | None = None
    most: int = MOST


def wishes_of(options: Mapping[str, str | None]) -> Wishes:
    """Return what a command's options ask for; raise `LifeboatError` if one is invalid."""
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
    """Return how many costly decisions to list; raise `UsageError` unless it is 0 to 999."""
    if typed is None:
        return MOST
    if not (typed.isascii() and typed.isdecimal() and len(typed) <= 3):
        raise UsageError("setting", f"--most {typed}", "0-999")
    return int(typed)


def budget_of(game: str, decisions: int, wishes: Wishes) -> Budget:
    """Return the budget per decision.

    By default it is an equal share of the game's playouts for a review. If somebody asked for a
    budget, each decision gets all of its playouts, and an equal share of the time for decisions.
    """
    if wishes.budget is None:
        return Budget(FACES[game].review_playouts // max(decisions, 1), inf)
    return Budget(wishes.budget.playouts, DECIDING * wishes.budget.seconds / max(decisions, 1))


def solving_budget(usual: Budget, wishes: Wishes) -> Budget:
    """Return the budget for a search with all cards visible: `usual`, or less if time is short."""
    if wishes.budget is None:
        return usual
    open_cards = (1.0 - DECIDING) / 2 * wishes.budget.seconds
    return Budget(usual.playouts, min(usual.seconds, open_cards))


def make_review(record: Record, texts: Texts, wishes: Wishes) -> Review:
    """Review a finished game, with a progress bar on standard error.

    Raise `RecordError` if the record is broken or its game isn't finished.
    """
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
