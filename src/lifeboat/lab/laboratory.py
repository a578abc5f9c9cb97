"""A study from beginning to end: its games, its summary and its plots."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import click
import msgspec
from rich.console import Console

from lifeboat.lab.errors import need
from lifeboat.lab.progress import shown_progress
from lifeboat.lab.report import Report
from lifeboat.lab.results import Results
from lifeboat.lab.running import run
from lifeboat.lab.study import Study
from lifeboat.lab.summary import Summary, summary_of
from lifeboat.lab.workers import workers
from lifeboat.terminal.command_line import INTERRUPTED
from lifeboat.terminal.screen import Screen
from lifeboat.texts import Texts

WIDE = 250
"""The width, in characters, of tables that aren't printed to a terminal."""


class Means(NamedTuple):
    """How a study is run and what is done with its results; none of this affects its rows.

    The exception is a study with a time limit: its rows hold seconds, and depend on the machine.
    """

    jobs: int
    cluster: str | None
    out: Path | None
    plots: Path | None
    kind: str
    """The format of the plots: png or svg."""
    json: bool


def conduct(study: Study, means: Means, texts: Texts) -> int:
    """Play the missing games, print the summary, draw any plots; return the exit code.

    After Ctrl+C, the summary covers the games so far, and the exit code is INTERRUPTED.
    """
    need("pyarrow")
    if means.plots is not None:
        need("matplotlib")
    aside = Screen(Console(stderr=True, highlight=False, markup=False, emoji=False))
    results = Results(study, means.out)
    found = len(results)
    if 0 < found < study.games:
        aside.say(texts.say("lab-found", games=found))
    is_whole = found == study.games or _run(study, results, means, texts)
    summary = summary_of(study, results.table())
    _show(summary, means, texts)
    if means.plots is not None and summary.games:
        from lifeboat.lab.plots import draw_plots  # noqa: PLC0415

        for file in draw_plots(summary, results.table(), texts, means.plots, means.kind):
            aside.say(texts.say("lab-plotted", file=str(file)))
    _tell_where(summary, means, texts, aside, is_whole)
    return 0 if is_whole else INTERRUPTED


def _run(study: Study, results: Results, means: Means, texts: Texts) -> bool:
    with (
        workers(means.jobs, means.cluster) as found,
        shown_progress(texts, len(results), study.games) as report,
    ):
        return run(study, results, found, report)


def _show(summary: Summary, means: Means, texts: Texts) -> None:
    """Print the summary to standard output, as JSON or as tables."""
    if means.json:
        click.echo(msgspec.json.format(msgspec.json.encode(summary), indent=2))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, emoji=False, width=WIDE)
    Report(summary, texts, Screen(console)).show()


def _tell_where(
    summary: Summary, means: Means, texts: Texts, aside: Screen, is_whole: bool
) -> None:
    """Say where the results are and, after an interruption, how to continue or keep them."""
    counted = {"games": summary.games, "total": summary.study.games}
    if is_whole and means.out is not None:
        aside.say(texts.say("lab-written", file=str(means.out)))
    elif means.out is not None:
        aside.say(texts.say("lab-stopped", file=str(means.out), **counted))
    elif not is_whole:
        aside.say(texts.say("lab-stopped-lost", **counted))
