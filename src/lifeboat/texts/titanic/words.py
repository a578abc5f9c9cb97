"""SOS Titanic's face on the texts floor, which puts the game into words."""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import NOWHERE, Reason
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.titanic.actions import action_words
from lifeboat.texts.titanic.events import Story
from lifeboat.texts.titanic.hints import hint_values
from lifeboat.texts.titanic.names import action_card_name, at_place, on_line, the_cards, to_place
from lifeboat.texts.titanic.questions import question_words, score_comment
from lifeboat.texts.titanic.table import table_sentences
from lifeboat.texts.words import POINTS, WINNABLE, Figures, Solved, Values, Words
from lifeboat.titanic.places import LINES
from lifeboat.titanic.view import View


class TitanicWords:
    """SOS Titanic in words."""

    measure = POINTS

    def action(self, texts: Texts, view: View, action: int) -> str:
        return action_words(texts, view, action)

    def question(self, texts: Texts, view: View) -> str:
        return question_words(texts, view)

    def table(self, texts: Texts, view: View) -> list[str]:
        return table_sentences(texts, view)

    def story(self, texts: Texts, before: View) -> Story:
        return Story(texts, before)

    def verdict(self, texts: Texts, view: View) -> str:
        return score_comment(texts, view)

    def refusal_values(self, texts: Texts, reason: Reason) -> Values:
        values: dict[str, str | int] = {"number": reason.number}
        if reason.name.startswith("card-"):
            values["card"] = action_card_name(texts, reason.cards[0])
        elif reason.cards:
            values["cards"] = the_cards(texts, reason.cards)
        if reason.onto:
            values["onto"] = the_cards(texts, reason.onto)
        if reason.place != NOWHERE:
            values |= {"to": to_place(texts, reason.place), "at": at_place(texts, reason.place)}
            if reason.place < LINES:
                values["on"] = on_line(texts, reason.place)
        return values

    def hint_values(self, texts: Texts, figures: Figures) -> Values:
        return hint_values(texts, figures)

    def known_best(self, is_proved: bool, winnable: bool | None) -> str:
        return "proved" if is_proved else "least"

    def solution(self, texts: Texts, solved: Solved) -> list[str]:
        found = "proved" if solved.is_proved else "found"
        return [
            texts.say(f"solution-titanic-{found}", score=solved.best, bound=solved.bound),
            texts.say("solution-titanic-winnable", winnable=WINNABLE[solved.winnable]),
        ]


FACE: Final[Words[View]] = TitanicWords()
