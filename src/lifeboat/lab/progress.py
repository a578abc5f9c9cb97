"""A progress bar for a study, on standard error, with games, rate and time left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task
from rich.text import Text

from lifeboat.terminal.screen import clean
from lifeboat.texts import Texts

PERIOD: Final = 60.0
"""The length of the window over which the rate is measured, in seconds."""


class _Words(ProgressColumn):
    """A column with the number of games done, the rate, and the time left."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def render(self, task: Task) -> Text:
        say = self.texts.say
        parts = [say("lab-progress", done=int(task.completed), total=int(task.total or 0))]
        if task.speed and task.speed < 1:
            parts.append(say("lab-rate-minute", rate=60 * task.speed))
        elif task.speed:
            parts.append(say("lab-rate", rate=task.speed))
        if task.time_remaining is not None:
            parts.append(
                say("lab-remaining", time=str(timedelta(seconds=int(task.time_remaining))))
            )
        return Text(clean(" · ".join(parts)))


@contextmanager
def shown_progress(texts: Texts, done: int, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; yield a function to call with the number of games just done."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    columns = (BarColumn(), _Words(texts))
    bar = Progress(*columns, console=console, transient=True, speed_estimate_period=PERIOD)
    with bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda games: bar.advance(task, games)
