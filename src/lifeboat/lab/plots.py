"""Plots of a study: the distribution of scores, shares of wins, pages, and differences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from lifeboat.lab.face import FACES, Landmark
from lifeboat.lab.intervals import Interval
from lifeboat.lab.naming import game_words, setup_words
from lifeboat.lab.study import SOLVER
from lifeboat.lab.summary import Pair, Summary
from lifeboat.players.face import FACES as PLAYERS
from lifeboat.terminal.files import named_errors
from lifeboat.terminal.screen import clean
from lifeboat.texts import Texts

if TYPE_CHECKING:
    import pyarrow as pa

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Colours that can be told apart with any kind of colour vision (Okabe and Ito)."""
INK: Final = "#222222"
FAINT: Final = "#8a8a8a"
STYLE: Final[Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": FAINT,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "font.size": 10,
    "grid.color": "#e4e4e4",
    "savefig.dpi": 160,
    "svg.fonttype": "none",
    "svg.hashsalt": "lifeboat",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.major.size": 0,
}
WIDTH: Final = 8.0
"""The width of every plot in inches."""
LINE: Final = 0.32
"""The height of a line in a list, in inches."""
BIN: Final = 5
"""The width of a histogram bar, in points."""
ABREAST: Final = 3
"""The largest number of small plots side by side."""


def draw_plots(
    summary: Summary, table: pa.Table, texts: Texts, folder: Path, kind: str
) -> list[Path]:
    """Draw the plots that the study has data for, and return the paths of their files.

    The folder is created if need be. Raise `FileError` if a file can't be written.
    """
    plots = Plots(summary, table, texts)
    files = []
    with named_errors(folder), mpl.rc_context(STYLE):
        folder.mkdir(parents=True, exist_ok=True)
        for name, figure in plots.drawn():
            files.append(folder / f"{summary.study.game}-{name}.{kind}")
            # Without a date, the same study gives the same file.
            metadata = {"Date": None} if kind == "svg" else {"Software": None}
            figure.savefig(files[-1], metadata=metadata)
    return files


class Plots:
    """The plots of one summary."""

    def __init__(self, summary: Summary, table: pa.Table, texts: Texts) -> None:
        self.summary = summary
        self.study = summary.study
        self.table = table
        self.texts = texts

    def drawn(self) -> Iterator[tuple[str, Figure]]:
        """Yield the name and the figure of each plot that the study has data for."""
        if self.summary.by_crew:
            yield "scores", self.scores()
        yield "won", self.won()
        if any(not page.last for page in self.summary.pages):
            yield "pages", self.pages()
        if self.summary.pairs:
            yield "differences", self.differences()

    def scores(self) -> Figure:
        """Return a figure with a histogram per crew member, with all entrants and their means."""
        members = list(dict.fromkeys(group.value for group in self.summary.by_crew))
        columns = min(len(members), ABREAST)
        lines = ceil(len(members) / columns)
        figure = self._figure("lab-plot-scores", 2.1 * lines + (1.2 if lines > 1 else 2.2))
        grid = figure.subplots(lines, columns, sharex=True, sharey=True, squeeze=False)
        rows = self.table.select(["player", "crew", "score"]).to_pylist()
        highest = max(row["score"] for row in rows)
        bins = list(range(0, BIN * (highest // BIN + 2), BIN))
        landmark = FACES[self.study.game].landmark
        for axes, member in zip(grid.flat, members, strict=False):
            for entrant, colour in self._entrants():
                own = [row for row in rows if row["player"] == entrant]
                scores = [row["score"] for row in own if member in row["crew"].split(",")]
                self._spread(axes, scores, bins, colour)
            self._note_means(axes, member)
            axes.set_title(self._named(member), loc="left", fontsize=10)
            axes.yaxis.set_major_formatter(FuncFormatter(self._percent))
            axes.grid(axis="x", visible=False)
            if landmark is not None:
                axes.axvline(landmark.score, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        for axes in list(grid.flat)[len(members) :]:
            axes.remove()
        if landmark is not None:
            self._note_landmark(grid[0][0], landmark)
        for axes in grid[-1]:
            axes.set_xlabel(self._said("lab-plot-scores-axis"))
        figure.supylabel(self._said("lab-plot-won-axis"), fontsize=10)
        self._finish(figure, grid[0][0])
        return figure

    def _note_landmark(self, axes: Axes, landmark: Landmark) -> None:
        """Label the landmark's line in this plot."""
        axes.annotate(
            self._said(landmark.message, score=landmark.score), (landmark.score, 0.92),
            xycoords=axes.get_xaxis_transform(), xytext=(3, 0),
            textcoords="offset points", fontsize=8, color=FAINT,
        )  # fmt: skip

    def _spread(self, axes: Axes, scores: Sequence[int], bins: list[int], colour: str) -> None:
        """Draw the distribution of scores as shares of the games, if there are any scores."""
        if not scores:
            return
        weights = [1 / len(scores)] * len(scores)
        shared: dict[str, Any] = {"bins": bins, "weights": weights, "histtype": "stepfilled"}
        axes.hist(scores, color=colour, alpha=0.25, **shared)
        axes.hist(scores, edgecolor=colour, facecolor="none", linewidth=1.4, **shared)

    def _note_means(self, axes: Axes, member: str) -> None:
        """Draw each entrant's mean score with a crew member, and its interval, at the bottom."""
        at = {group.player: group for group in self.summary.by_crew if group.value == member}
        for entrant, colour in self._entrants():
            group = at.get(entrant)
            if group is None or group.score is None:
                continue
            axes.errorbar(
                [group.score.value], [0], xerr=_errors([group.score]), fmt="o", color=colour,
                markersize=5, capsize=3, clip_on=False, zorder=5, label=entrant,
            )  # fmt: skip

    def won(self) -> Figure:
        """Return a figure of the share of games won, with a line per set-up."""
        groups = self.summary.by_setup
        values = list(dict.fromkeys(group.value for group in groups))
        figure = self._figure("lab-plot-won", _height(len(values) * len(self.study.entrants)))
        axes = figure.subplots()

        def found(value: str, entrant: str) -> Interval | None:
            own = [one for one in groups if (one.value, one.player) == (value, entrant)]
            return own[0].won if own else None

        self._dots(axes, values, found, 1.0)
        axes.xaxis.set_major_formatter(FuncFormatter(self._percent))
        axes.set_xlim(left=0)
        axes.set_xlabel(self._said("lab-plot-won-axis"))
        self._finish(figure, axes)
        return figure

    def _dots(
        self,
        axes: Axes,
        values: Sequence[str],
        found: Callable[[str, str], Interval | None],
        scale: float,
    ) -> None:
        """Draw a dot with its interval for each value and entrant; the first value is on top."""
        entrants = self._entrants()
        for place, (entrant, colour) in enumerate(entrants):
            shift = (place - (len(entrants) - 1) / 2) * 0.6 / len(entrants)
            points = [(at + shift, found(value, entrant)) for at, value in enumerate(values)]
            there = [(at, one) for at, one in points if one is not None]
            axes.errorbar(
                [one.value * scale for _, one in there], [at for at, _ in there],
                xerr=_errors([one for _, one in there], scale), fmt="o", color=colour,
                markersize=6, capsize=3, clip_on=False, zorder=4, label=entrant,
            )  # fmt: skip
        axes.set_yticks(range(len(values)), [self._named(value) for value in values])
        axes.set_ylim(len(values) - 0.5, -0.5)
        axes.grid(axis="y", visible=False)

    def pages(self) -> Figure:
        """Return a figure of how often everybody was saved on each page, with a bar per player.

        The legend gives the share of games in which the ship sank.
        """
        figure = self._figure("lab-plot-pages", 4.2)
        axes = figure.subplots()
        before = [page for page in self.summary.pages if not page.last]
        numbers = {page.turned: page.page for page in before}
        players = [pair for pair in self._entrants() if pair[0] != SOLVER]
        width = 0.8 / len(players)
        for place, (player, colour) in enumerate(players):
            own = [page for page in before if page.player == player]
            sunk = 1 - sum(page.share.value for page in own)
            shift = (place - (len(players) - 1) / 2) * width
            axes.bar(
                [page.turned + shift for page in own], [page.share.value for page in own], width,
                yerr=_errors([page.share for page in own]), color=colour, alpha=0.85,
                label=self._said("lab-plot-last", player=player, share=self._percent(sunk)),
                error_kw={"ecolor": INK, "elinewidth": 1, "capsize": 2},
            )  # fmt: skip
        turns = range(min(numbers), max(numbers) + 1)
        axes.set_xticks(turns, [str(numbers.get(turned, "")) for turned in turns])
        axes.grid(axis="x", visible=False)
        axes.yaxis.set_major_formatter(FuncFormatter(self._percent))
        axes.set_xlabel(self._said("lab-plot-pages-axis"))
        axes.set_ylabel(self._said("lab-plot-won-axis"))
        self._finish(figure, axes)
        return figure

    def differences(self) -> Figure:
        """Return a figure of how far one entrant is ahead of another on the same deals.

        There is a small plot per pair.
        """
        pairs: dict[tuple[str, str], list[Pair]] = {}
        for pair in self.summary.pairs:
            pairs.setdefault((pair.player, pair.other), []).append(pair)
        most = max(len(own) for own in pairs.values())
        figure = self._figure("lab-plot-pairs", len(pairs) * (LINE * most + 0.7) + 1.1)
        grid = figure.subplots(len(pairs), 1, sharex=True, squeeze=False)
        is_points = PLAYERS[self.study.game].is_for_points
        for axes, (names, own) in zip(grid.flat, pairs.items(), strict=True):
            there = [(pair, pair.score if is_points else pair.won) for pair in own]
            measured = [(pair, one) for pair, one in there if one is not None]
            scale = 1 if is_points else 100
            axes.errorbar(
                [one.value * scale for _, one in measured], range(len(measured)),
                xerr=_errors([one for _, one in measured], scale), fmt="o", color=COLOURS[0],
                markersize=6, capsize=3, zorder=4,
            )  # fmt: skip
            labels = [self._named(pair.setup) for pair, _ in measured]
            axes.set_yticks(range(len(measured)), labels)
            axes.set_ylim(len(measured) - 0.5, -0.5)
            axes.axvline(0, color=INK, linewidth=1)
            axes.grid(axis="y", visible=False)
            title = self._said("lab-pair", player=names[0], other=names[1])
            axes.set_title(title, loc="left", fontsize=10)
        grid[-1][0].set_xlabel(self._worded("lab-plot-pairs-axis"))
        self._finish(figure, None)
        return figure

    def _figure(self, title: str, height: float) -> Figure:
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        name = self._said(f"{self.study.game}-name")
        words = f"{self._said('label', label=name)} {self._worded(title)}"
        figure.suptitle(words, x=0.01, ha="left", fontsize=13, fontweight="bold")
        return figure

    def _finish(self, figure: Figure, axes: Axes | None) -> None:
        """Add a legend above `axes`, if needed, and a note about the data behind the plot."""
        handles, labels = ([], []) if axes is None else axes.get_legend_handles_labels()
        if axes is not None and labels and labels != self.study.entrants[:1]:
            above = 1.14 if axes.get_title("left") else 1.0
            place: dict[str, Any] = {"loc": "lower left", "bbox_to_anchor": (-0.01, above)}
            axes.legend(handles, labels, ncols=len(labels), frameon=False, borderpad=0.2, **place)
        note = self._said(
            "lab-plot-note",
            games=self.summary.games,
            deals=self.study.deals,
            seed=self.study.seed,
        )
        figure.supxlabel(note, x=0.99, ha="right", fontsize=7.5, color=FAINT)

    def _entrants(self) -> list[tuple[str, str]]:
        """Return the entrants of the study, each with a colour."""
        names = self.study.entrants
        return [(name, COLOURS[at % len(COLOURS)]) for at, name in enumerate(names)]

    def _named(self, value: str) -> str:
        return clean(setup_words(self.texts, self.study.game, value))

    def _worded(self, message: str) -> str:
        return clean(game_words(self.texts, self.study.game, message))

    def _percent(self, share: float, place: int | None = None) -> str:
        return self._said("lab-percent", share=share)

    def _said(self, message: str, **values: str | int | float) -> str:
        return clean(self.texts.say(message, **values))


def _height(lines: int) -> float:
    return LINE * max(lines, 3) + 1.6


def _errors(intervals: Sequence[Interval], scale: float = 1.0) -> list[list[float]]:
    """Return how far each estimate is from its two bounds, in the form that matplotlib expects."""
    low = [one.value - (one.value if one.low is None else one.low) for one in intervals]
    high = [(one.value if one.high is None else one.high) - one.value for one in intervals]
    # Rounding can put an estimate a hair beyond its own bound.
    return [[max(step, 0.0) * scale for step in steps] for steps in (low, high)]
