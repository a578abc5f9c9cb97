"""SOS Titanic on a screen: the table, the actions, the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from lifeboat.core.events import Event
from lifeboat.core.presets import MIXED
from lifeboat.terminal.menu import full_list, numbered
from lifeboat.terminal.screen import BOLD, DIM, Screen
from lifeboat.terminal.tables import TableMaker
from lifeboat.terminal.titanic.drawing import ASCII_SIGNS, Signs, draw
from lifeboat.terminal.titanic.menu import menu
from lifeboat.texts import Texts
from lifeboat.texts.titanic.actions import action_words
from lifeboat.texts.titanic.events import Story
from lifeboat.texts.titanic.names import action_card_name, crew_name
from lifeboat.texts.titanic.questions import (
    question_words,
    score_comment,
    score_lines,
    score_totals,
)
from lifeboat.texts.titanic.table import table_sentences
from lifeboat.texts.words import outcome_words
from lifeboat.titanic import action_text
from lifeboat.titanic.cards.bundles import NAMES, cards_of
from lifeboat.titanic.meaning import TakeCard, decoded
from lifeboat.titanic.play.groups import all_safe
from lifeboat.titanic.rulebooks import HOUSE, RULEBOOKS, rulebook_of
from lifeboat.titanic.view import View

USUAL = {"layout": "standard", **RULEBOOKS[HOUSE], "edition": "standard"}
"""The default values of the fields that `explain_setup` explains."""


class TitanicTable:
    """SOS Titanic as a session shows it."""

    def __init__(self, texts: Texts, screen: Screen, plain: bool) -> None:
        self.texts = texts
        self.screen = screen
        self.plain = plain
        self.signs = ASCII_SIGNS if screen.console.options.ascii_only else Signs()

    def show(self, view: View) -> None:
        """Show the table, drawn or in sentences."""
        if not self.plain:
            self.screen.show(draw(self.texts, view, self.signs, self.screen.console.width))
            return
        for sentence in table_sentences(self.texts, view):
            self.screen.say(sentence)

    def offer(self, view: View) -> None:
        """Show the question, and the legal actions with their numbers."""
        self.screen.blank()
        self.screen.say(self.question(view), BOLD)
        if self.plain:
            self.list_actions(view)
            return
        for part in menu(self.texts, view, self.screen.console.width):
            self.screen.show(part)

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
        """Return a prompt with the name of the crew member whose answer is awaited."""
        if view.decision is None:
            return "> "
        return crew_name(self.texts, view.terms.crew[view.decision.seat]) + "> "

    def story(self, before: View, steps: Sequence[Sequence[Event]]) -> list[list[str]]:
        """Return sentences for each step since this view."""
        story = Story(self.texts, before)
        return [story.sentences(events) for events in steps]

    def update(self, view: View, events: Sequence[Event]) -> None:
        """Show the table after one or more steps.

        A plain table is described only when a turn begins, and at the end.
        """
        if not self.plain or view.outcome or any(event.name == "turn" for event in events):
            self.screen.blank()
            self.show(view)

    def score(self, view: View) -> None:
        """Show the score line by line, then the score of the crew of 1912 and the best possible.

        At the end, also say how the game ended and how its score compares.
        """
        say = self.texts.say
        if view.outcome:
            self.screen.blank()
            self.screen.say(outcome_words(self.texts, view), BOLD)
        heading = "titanic-score-heading" if view.outcome else "titanic-score-heading-now"
        self.screen.say(say(heading), BOLD)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        for line in score_lines(self.texts, view):
            grid.add_row(f"  {line.label}", str(line.points))
        for at, line in enumerate(score_totals(self.texts, view)):
            style = BOLD if at == 0 else DIM
            grid.add_row(Text(f"  {line.label}", style), Text(str(line.points), style))
        self.screen.show(grid)
        if not all_safe(view.groups):
            self.screen.say(say("titanic-score-rows-none"), DIM)
        if view.outcome:
            self.screen.say(score_comment(self.texts, view), BOLD)

    def explain_signs(self) -> None:
        """Explain the symbols used in the drawing; a plain table has none."""
        if self.plain:
            return
        signs = self.signs._asdict()
        self.screen.say(self.texts.say("titanic-table-legend", **signs), DIM)
        self.screen.say(self.texts.say("titanic-table-legend-groups", **signs), DIM)

    def explain_cards(self, view: View, every: bool) -> None:
        """Explain the action cards in hands and on offer or, if `every` is true, all of them."""
        kinds = {card for hand in view.hands for card in cards_of(hand)}
        offered = [decoded(action) for action in view.legal]
        kinds |= {taking.card for taking in offered if isinstance(taking, TakeCard)}
        if every:
            kinds = set(range(len(NAMES)))
        if not kinds:
            self.screen.say(self.texts.say("session-cards-none"))
        for card in sorted(kinds):
            text = self.texts.say(f"titanic-card-{NAMES[card]}.text")
            name = self.texts.say("label", label=action_card_name(self.texts, card))
            self.screen.say(f"{name} {text}", hanging="  ")

    def explain_setup(self, fields: Mapping[str, str]) -> None:
        """Name what differs from the default: layout, rulebook or options, edition (T55)."""
        rulebook = rulebook_of(fields)
        if rulebook not in (HOUSE, MIXED):
            self._explain_option("rulebook", rulebook)
        for name, usual in USUAL.items():
            value = fields.get(name, usual)
            if value == usual or (rulebook != MIXED and name in RULEBOOKS[HOUSE]):
                continue
            if name == "layout":
                words = self.texts.say(f"titanic-layout-{value}")
                self.screen.say(self.texts.say("session-layout", layout=words))
            elif name == "edition":
                self.screen.say(self.texts.say("edition-heading", name=value.partition("(")[0]))
            else:
                self._explain_option(name, value)

    def _explain_option(self, name: str, value: str) -> None:
        option = self.texts.say(f"titanic-option-{name}")
        words = self.texts.say(f"titanic-option-{name}.{value}")
        self.screen.say(self.texts.say("session-option", option=option, choice=words))

    def explain_seats(self, view: View) -> None:
        """Introduce each crew member: their role, range and ability."""
        crew = view.terms.crew
        for seat, member in enumerate(crew):
            role = self.texts.say(f"titanic-crew-{member}.role")
            draws = self.texts.say("titanic-table-draws", low=1, high=view.terms.most_draws[seat])
            ability = self.texts.say(f"titanic-crew-{member}.ability")
            who = crew_name(self.texts, member)
            self.screen.say(f"{who}, {role}, {draws}. {ability}", hanging="  ")


FACE: Final[TableMaker] = TitanicTable
