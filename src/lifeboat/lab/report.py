"""The summary of a study in words and in Markdown tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich import box
from rich.measure import Measurement
from rich.table import Table

from lifeboat.lab.intervals import Interval
from lifeboat.lab.naming import game_words, setup_words
from lifeboat.lab.summary import Group, Page, Pair, Summary, differing_fields
from lifeboat.players import player_of
from lifeboat.terminal.screen import BOLD, DIM, Screen
from lifeboat.texts import Texts

MINUS: Final = "−"
WIDEST: Final = 10_000
"""A width, in characters, that no table reaches."""
PARTS: Final = ("crew", "layout", "players")
"""The fields of a set-up that get their own tables."""


class Line(NamedTuple):
    """A line of a table: its first cells, and then the cells of each entrant."""

    heads: list[str]
    cells: dict[str, list[str]]


class Report:
    """A report on a summary, to be shown on a screen."""

    def __init__(self, summary: Summary, texts: Texts, screen: Screen) -> None:
        self.summary = summary
        self.study = summary.study
        self.texts = texts
        self.screen = screen

    def show(self) -> None:
        """Show the whole summary, or only the heading if no games have been played."""
        self._show_heading()
        if not self.summary.games:
            return
        differing = differing_fields(self.study)
        is_one = len(differing) == 1 and differing[0] in PARTS
        whole = self.summary.all if differing else []
        kind = differing[0] if is_one else "setup"
        self._show_groups(kind, [*self.summary.by_setup, *whole])
        if len(differing) > 1 or self._is_crew_drawn():
            parts = (self.summary.by_crew, self.summary.by_layout, self.summary.by_players)
            for part, groups in zip(PARTS, parts, strict=True):
                self._show_groups(part, groups)
        self._show_pages(self.summary.pages)
        self._show_pairs(self.summary.pairs)
        self._show_solver()
        self.screen.say(self.texts.say("lab-intervals"), DIM)

    def _show_heading(self) -> None:
        say, study = self.texts.say, self.study
        heading = say(
            "lab-heading",
            game=say(f"{study.game}-name"),
            games=self.summary.games,
            deals=study.deals,
            seed=study.seed,
        )
        self.screen.say(heading, BOLD)
        if not any(player_of(study.game, name).searches for name in study.players):
            return
        if study.seconds is None:
            self.screen.say(say("lab-budget-playouts", playouts=study.playouts or 0))
        elif study.playouts is None:
            self.screen.say(say("lab-budget-seconds", seconds=study.seconds))
        else:
            both = {"playouts": study.playouts, "seconds": study.seconds}
            self.screen.say(say("lab-budget-both", **both))

    def _is_crew_drawn(self) -> bool:
        return any(setup.get("crew") == "drawn" for setup in self.study.setups)

    def _show_groups(self, kind: str, groups: Sequence[Group]) -> None:
        """Show a table with a line per value.

        The number of games in a line is that of the entrant that played the most. If there is only
        one value, no table is shown unless the value is a set-up.
        """
        values = list(dict.fromkeys(group.value for group in groups))
        if not values or (kind != "setup" and len(values) < 2):
            return
        lines = []
        for value in values:
            own = {group.player: group for group in groups if group.value == value}
            games = str(max(group.games for group in own.values()))
            cells = {name: self._cells(group) for name, group in own.items()}
            lines.append(Line([setup_words(self.texts, self.study.game, value), games], cells))
        heads = [self.texts.say(f"lab-by-{kind}"), self.texts.say("lab-games")]
        measures = [self._worded(f"lab-{name}") for name in ("score", "won")]
        self._show_lines(heads, measures, lines, self.study.entrants)

    def _show_lines(
        self,
        heads: Sequence[str],
        measures: Sequence[str],
        lines: Sequence[Line],
        entrants: Sequence[str],
    ) -> None:
        """Show a table with columns per entrant or, if that is too wide, a line per entrant."""
        wide = _table([*heads, *self._measured(measures, entrants)])
        for line in lines:
            cells = [line.cells.get(name, [""] * len(measures)) for name in entrants]
            wide.add_row(*line.heads, *[cell for own in cells for cell in own])
        if len(entrants) == 1 or self._fits(wide):
            self.screen.show(wide)
            return
        long = _table([heads[0], self.texts.say("lab-player"), *heads[1:], *measures])
        for line in lines:
            for name in (name for name in entrants if name in line.cells):
                long.add_row(line.heads[0], name, *line.heads[1:], *line.cells[name])
        self.screen.show(long)

    def _fits(self, table: Table) -> bool:
        """Return whether a table fits on the screen without wrapping any of its cells."""
        console = self.screen.console
        unbound = console.options.update(max_width=WIDEST)
        return Measurement.get(console, unbound, table).maximum <= console.width

    def _measured(self, measures: Sequence[str], entrants: Sequence[str]) -> list[str]:
        """Return column headings for the measures, with entrants' names if there are several."""
        if len(entrants) == 1:
            return list(measures)
        say = self.texts.say
        return [say("lab-of", player=name, measure=one) for name in entrants for one in measures]

    def _worded(self, message: str) -> str:
        return game_words(self.texts, self.study.game, message)

    def _cells(self, group: Group) -> list[str]:
        return [self._mean(group.score), self._share(group.won)]

    def _mean(self, interval: Interval | None) -> str:
        if interval is None:
            return ""
        if interval.high is None:
            return self.texts.say("lab-mean-alone", mean=interval.value)
        half = interval.high - interval.value
        return self.texts.say("lab-mean", mean=interval.value, half=half)

    def _share(self, interval: Interval) -> str:
        low, high = interval.low or 0.0, interval.high or 0.0
        return self.texts.say("lab-share", share=interval.value, low=low, high=high)

    def _show_pages(self, pages: Sequence[Page]) -> None:
        if not pages:
            return
        lines = []
        for turned in sorted({page.turned for page in pages}):
            own = {page.player: page for page in pages if page.turned == turned}
            page = next(iter(own.values()))
            name = self.texts.say("lab-page-last") if page.last else str(page.page)
            lines.append(Line([name], {who: [self._share(one.share)] for who, one in own.items()}))
        heads = [self.texts.say("lab-by-page")]
        self._show_lines(heads, [self.texts.say("lab-share-head")], lines, self.study.players)

    def _show_pairs(self, pairs: Sequence[Pair]) -> None:
        """Show a table for each pair of entrants, with a line per comparison."""
        say = self.texts.say
        measures = [self._worded(f"lab-difference-{name}") for name in ("score", "won")]
        for player, other in dict.fromkeys((pair.player, pair.other) for pair in pairs):
            table = _table(
                [say("lab-pair", player=player, other=other), say("lab-deals"), *measures]
            )
            for pair in pairs:
                if (pair.player, pair.other) == (player, other):
                    table.add_row(
                        setup_words(self.texts, self.study.game, pair.setup),
                        str(pair.deals),
                        self._difference(pair.score, 1),
                        self._difference(pair.won, 100),
                    )
            self.screen.show(table)

    def _difference(self, interval: Interval | None, scale: int) -> str:
        if interval is None:
            return ""
        value = self._signed(interval.value * scale)
        if interval.low is None or interval.high is None:
            return value
        low, high = (self._signed(bound * scale) for bound in (interval.low, interval.high))
        return self.texts.say("lab-range", value=value, low=low, high=high)

    def _signed(self, number: float) -> str:
        shown = round(number, 2)
        sign = "+" if shown > 0 else MINUS if shown < 0 else ""
        return self.texts.say("lab-signed", sign=sign, size=abs(shown))

    def _show_solver(self) -> None:
        proof = self.summary.solver
        if proof is None:
            return
        known = {"decided": proof.decided.value, "proved": proof.proved.value}
        self.screen.say(self.texts.say("lab-solver", deals=proof.deals, **known))


def _table(heads: Iterable[str]) -> Table:
    """Return an empty table with these headings; all columns but the first are right-aligned."""
    table = Table(box=box.MARKDOWN, header_style=BOLD)
    for at, head in enumerate(heads):
        table.add_column(head, justify="left" if at == 0 else "right")
    return table
