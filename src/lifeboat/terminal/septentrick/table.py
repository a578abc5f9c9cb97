"""Septentrick on a screen: the table, the actions, the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from rich.table import Table as Grid

from lifeboat.core.events import Event
from lifeboat.septentrick import action_text
from lifeboat.septentrick.view import View
from lifeboat.terminal.menu import full_list, numbered
from lifeboat.terminal.screen import BOLD, DIM, WARNING, Screen
from lifeboat.terminal.septentrick.drawing import ASCII_SIGNS, Signs, draw, headings
from lifeboat.terminal.septentrick.menu import menu
from lifeboat.terminal.tables import TableMaker
from lifeboat.texts import Texts
from lifeboat.texts.septentrick.actions import action_words
from lifeboat.texts.septentrick.events import Story
from lifeboat.texts.septentrick.questions import question_words
from lifeboat.texts.septentrick.table import card_list_sentences, seats_words, table_sentences
from lifeboat.texts.septentrick.tally import (
    score_lines,
    score_words,
    seat_tally,
)
from lifeboat.texts.septentrick.warning import warning_words
from lifeboat.texts.words import outcome_words

TURNING_POINTS: Final = {"captain", "trump", "passed", "won", "ended"}
"""Events after which a plain table is described again."""


class SeptentrickTable:
    """Septentrick as a session shows it."""

    def __init__(self, texts: Texts, screen: Screen, plain: bool) -> None:
        self.texts = texts
        self.screen = screen
        self.plain = plain
        self.warned = ""
        """The warning that was just given with the table, or empty."""
        self.signs = ASCII_SIGNS if screen.console.options.ascii_only else Signs()

    def show(self, view: View) -> None:
        """Show the table, drawn or in sentences."""
        if not self.plain:
            self.screen.show(draw(self.texts, view, self.signs, self.screen.console.width))
            return
        for sentence in table_sentences(self.texts, view):
            self.screen.say(sentence)
        self.warned = warning_words(self.texts, view)

    def offer(self, view: View) -> None:
        """Show the question and, if this seat decides, the legal actions with their numbers."""
        self.screen.blank()
        warning = warning_words(self.texts, view)
        if self.plain and warning and warning != self.warned:
            # The table's description includes the warning, but isn't repeated before every card.
            self.screen.say(warning, WARNING)
        self.warned = ""
        self.screen.say(self.question(view), BOLD)
        if self.plain:
            self.list_actions(view)
        elif view.legal:
            width = self.screen.console.width
            self.screen.show(menu(self.texts, view, self.signs.ring, width))

    def list_actions(self, view: View) -> None:
        """List every legal action, one per line."""
        words = partial(action_words, self.texts, view)
        for line in full_list(numbered(view.legal, action_text), words):
            self.screen.say(line, hanging="    ")

    def question(self, view: View) -> str:
        """Return sentences that say what is being asked, and of whom."""
        return question_words(self.texts, view)

    def action(self, view: View, action: int) -> str:
        """Return a legal action in words."""
        return action_words(self.texts, view, action)

    def prompt(self, view: View) -> str:
        """Return a prompt with the number of the seat, as several people may share the screen."""
        if view.decision is None:
            return "> "
        return self.texts.say("septentrick-seat", who="seat", seat=view.decision.seat + 1) + "> "

    def story(self, before: View, steps: Sequence[Sequence[Event]]) -> list[list[str]]:
        """Return sentences for each step since this view.

        The events must contain only what the seat with this view may see.
        """
        story = Story(self.texts, before)
        return [story.sentences(events) for events in steps]

    def update(self, view: View, events: Sequence[Event]) -> None:
        """Show the table after one or more steps; describe a plain one only at turning points."""
        if not self.plain or any(event.name in TURNING_POINTS for event in events):
            self.screen.blank()
            self.show(view)

    def score(self, view: View) -> None:
        """Show what each player has collected, and how many players are matched.

        At the end, first say how the game ended.
        """
        heading = "septentrick-score-heading-now"
        if view.outcome:
            self.screen.blank()
            self.screen.say(outcome_words(self.texts, view), BOLD)
            heading = "septentrick-score-heading"
        self.screen.say(self.texts.say(heading), BOLD)
        if self.plain:
            for seat in range(len(view.sizes)):
                self.screen.say(seat_tally(self.texts, view, seat))
        else:
            self.screen.show(self._score_grid(view))
        self.screen.say(score_words(self.texts, view), BOLD)

    def _score_grid(self, view: View) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for justify in ("left", "right", "right", "left"):
            grid.add_column(justify=justify)
        grid.add_row(*headings(self.texts, "", "rings", "people", ""))
        for line in score_lines(self.texts, view):
            grid.add_row(f"  {line.name}", str(line.rings), str(line.people), line.balance)
        return grid

    def explain_signs(self) -> None:
        """Explain the symbols used in the drawing; a plain table has none."""
        if self.plain:
            return
        signs = self.signs._asdict()
        self.screen.say(self.texts.say("septentrick-table-legend", **signs), DIM)
        self.screen.say(self.texts.say("septentrick-table-legend-marks", **signs), DIM)

    def explain_cards(self, view: View, every: bool) -> None:
        """List the cards in the game; `every` makes no difference, since all of them matter."""
        for sentence in card_list_sentences(self.texts, view.terms):
            self.screen.say(sentence, hanging="  ")

    def explain_setup(self, fields: Mapping[str, str]) -> None:
        """Name the edition, if it isn't the default."""
        edition = fields.get("edition", "standard")
        if edition != "standard":
            name = edition.partition("(")[0]
            self.screen.say(self.texts.say("edition-heading", name=name))

    def explain_seats(self, view: View) -> None:
        """Say how many people play, and where the reader sits."""
        self.screen.say(seats_words(self.texts, view))


FACE: Final[TableMaker] = SeptentrickTable
