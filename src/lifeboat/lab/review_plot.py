"""The plot of a review: the expected result over the game, and below it luck and skill."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lifeboat.lab.errors import need
from lifeboat.players.face import FACES
from lifeboat.players.review import MOST, Point, Review, TurningPoint, curve_of, marks_of
from lifeboat.players.solution import Solution
from lifeboat.terminal.command_line import UsageError
from lifeboat.terminal.files import FileError, named_errors
from lifeboat.texts import Texts
from lifeboat.texts.amounts import amount_words, change_words
from lifeboat.texts.review_sentences import turning_words
from lifeboat.texts.words import WORDS, game_name

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ENDINGS: Final = (".svg", ".png")
SIZE: Final = (10.0, 6.6)
DOTS: Final = 160
"""The resolution of a PNG, in dots per inch."""

INK: Final = "#1d2b3a"
FAINT: Final = "#8a97a5"
GRID: Final = "#e6eaee"
LUCK: Final = "#1b8a8f"
SKILL: Final = "#c96a12"
COST: Final = "#b3202c"
BEST: Final = "#3f7d3a"
"""The colour of the best known result.

Line styles differ too, so people with red-green colour blindness can tell all lines apart.
"""


def check_plot(path: Path) -> None:
    """Raise `UsageError`, `FileError` or `LabError` if no plot can be written to this file.

    Call this before doing any work.
    """
    if path.suffix.lower() not in ENDINGS:
        raise UsageError("setting", f"--plot {path}", ENDINGS)
    if not path.parent.is_dir():
        raise FileError("file-folder", path.parent)
    need("matplotlib")


def write_plot(review: Review, texts: Texts, path: Path, most: int = MOST) -> None:
    """Draw a review into a file, as SVG or PNG depending on its suffix.

    At most `most` costly decisions are marked. Raise `FileError` if the file can't be written.
    """
    import matplotlib as mpl  # noqa: PLC0415 (an extra, and slow to start)

    kind = path.suffix.lower().removeprefix(".")
    metadata = {"Date": None} if kind == "svg" else {}
    drawn = BytesIO()
    # The same review gives the same file: the ids in an SVG come from the salt.
    with mpl.rc_context({"svg.hashsalt": "lifeboat", "font.size": 10.5}):
        figure = draw(review, texts, most)
        figure.savefig(drawn, format=kind, dpi=DOTS, metadata=metadata)
    with named_errors(path):
        path.write_bytes(drawn.getvalue())


def draw(review: Review, texts: Texts, most: int = MOST) -> Figure:
    """Return a figure with two panels: the expected result, and below it luck and skill.

    At most `most` costly decisions are marked.
    """
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

    margins = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.1)
    figure = Figure(figsize=SIZE, layout=margins, facecolor="white")
    upper, lower = figure.subplots(2, 1, sharex=True, height_ratios=[2.1, 1])
    figure.suptitle(title(review, texts), x=0.012, ha="left", weight="bold", size=14, color=INK)
    points = curve_of(review)
    _draw_expectation(upper, review, texts, points, most)
    _draw_changes(lower, review, texts, points)
    for axes in (upper, lower):
        _tidy(axes)
    if not FACES[review.game].is_for_points:
        _show_chances(upper, texts, review.game)
        _show_points(lower)
    upper.set_ylabel(texts.say(f"review-plot-expected-{review.game}"))
    lower.set_ylabel(texts.say(f"review-plot-changes-{review.game}"))
    lower.set_xlabel(texts.say("review-plot-steps"))
    lower.set_xlim(1, review.steps + 1)
    return figure


def title(review: Review, texts: Texts) -> str:
    """Return the title of the plot: the game and its result."""
    name = game_name(texts, review.game)
    return texts.say("review-plot-title", game=name, result=result_words(review, texts))


def result_words(review: Review, texts: Texts) -> str:
    """Return the result in words: the score or, depending on the game, whether it was won."""
    outcome = review.outcome
    won = "yes" if outcome.won else "no"
    return texts.say(f"review-plot-result-{review.game}", won=won, score=outcome.score)


def _draw_expectation(
    axes: Axes, review: Review, texts: Texts, points: list[Point], most: int
) -> None:
    """Draw the curve, the result, the best known result, the turning point and costly decisions."""
    steps = _numbers(points)
    values = [point.expected for point in points]
    curve = texts.say("review-plot-curve")
    axes.plot(steps, values, color=INK, linewidth=1.8, label=curve, zorder=3)
    axes.plot(steps[-1:], values[-1:], "o", color=INK, markersize=7, zorder=5, clip_on=False)
    end = texts.say("review-plot-end", result=result_words(review, texts))
    axes.axhline(review.result, color=FAINT, linewidth=1.2, ls=(0, (1, 2)), label=end, zorder=2)
    if review.solution is not None:
        _draw_best(axes, review, review.solution, texts)
    if review.turning_point is not None:
        _draw_turning(axes, review.turning_point, texts)
    marks = marks_of(review, most)
    for mark in marks:
        name = texts.say("review-plot-costly") if mark.number == 1 else None
        at = (mark.step + 1, mark.expected)
        axes.plot(*at, "o", color=COST, markersize=14, ls="", zorder=6, label=name, clip_on=False)
        axes.annotate(
            str(mark.number), at, color="white", weight="bold", size=9, ha="center", va="center",
            zorder=7, annotation_clip=False,
        )  # fmt: skip
    axes.margins(y=0.12)
    _explain(axes, 3)


def _draw_best(axes: Axes, review: Review, solution: Solution, texts: Texts) -> None:
    if not FACES[review.game].is_for_points and solution.winnable is None:
        return
    known = WORDS[review.game].known_best(solution.is_proved, solution.winnable)
    label = texts.say(f"review-plot-best-{review.game}", known=known, best=solution.best)
    axes.axhline(solution.best, color=BEST, linewidth=1.5, ls="--", label=label, zorder=2)


def _draw_turning(axes: Axes, turning: TurningPoint, texts: Texts) -> None:
    """Draw where the game was lost, as a line or, if only a range of steps is known, as an area."""
    label = turning_words(texts, "review-plot-turning", turning)
    if turning.step is not None:
        axes.axvline(turning.lost + 1, color=COST, linewidth=1, ls=":", label=label)
        return
    first, last = turning.winnable + 1, turning.lost + 1
    axes.axvspan(first, last, color=COST, alpha=0.12, linewidth=0, label=label)


def _draw_changes(axes: Axes, review: Review, texts: Texts, points: list[Point]) -> None:
    """Draw what luck and skill have contributed up to each step, as two lines."""
    steps = _numbers(points)
    for name, total, color, style in (
        ("luck", review.luck, LUCK, "-"),
        ("skill", review.skill, SKILL, "--"),
    ):
        values = [point.luck if name == "luck" else point.skill for point in points]
        label = texts.say(f"review-plot-{name}", amount=change_words(texts, review.game, total))
        axes.plot(steps, values, color=color, linewidth=1.8, ls=style, label=label, zorder=3)
        axes.fill_between(steps, values, color=color, alpha=0.12, linewidth=0)
    axes.axhline(0, color=FAINT, linewidth=1, zorder=2)
    axes.margins(y=0.15)
    _explain(axes, 2)


def _numbers(points: list[Point]) -> list[int]:
    """Return the steps of the points, counted from 1."""
    return [point.step + 1 for point in points]


def _tidy(axes: Axes) -> None:
    """Reduce the ink: a faint grid, only two spines, faint ticks."""
    axes.grid(axis="y", color=GRID, linewidth=0.9)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(FAINT)
    axes.tick_params(color=FAINT, labelcolor=INK)
    axes.yaxis.label.set_color(INK)
    axes.xaxis.label.set_color(INK)


def _show_chances(axes: Axes, texts: Texts, game: str) -> None:
    """Label the vertical axis with chances, formatted for the language."""
    axes.yaxis.set_major_formatter(lambda chance, _: amount_words(texts, game, chance))


def _show_points(axes: Axes) -> None:
    """Label the vertical axis with percentage points; its label names the unit."""
    from matplotlib.ticker import Formatter  # noqa: PLC0415

    axes.yaxis.set_major_formatter(lambda change, _: Formatter.fix_minus(f"{100 * change:.0f}"))


def _explain(axes: Axes, columns: int) -> None:
    """Add a legend above the panel, where it doesn't cover any line."""
    axes.legend(
        loc="lower left",
        bbox_to_anchor=(-0.01, 1.0),
        ncols=columns,
        frameon=False,
        labelcolor=INK,
        fontsize=9.5,
        handlelength=2.2,
        columnspacing=1.6,
    )
