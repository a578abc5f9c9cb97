"""Septentrick's face on the texts floor, which puts the game into words."""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import Reason
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.actions import action_words
from lifeboat.texts.septentrick.events import Story
from lifeboat.texts.septentrick.hints import hint_values
from lifeboat.texts.septentrick.names import card_names, suit_name
from lifeboat.texts.septentrick.questions import question_words
from lifeboat.texts.septentrick.table import table_sentences
from lifeboat.texts.septentrick.tally import score_words
from lifeboat.texts.words import CHANCE, WINNABLE, Figures, Solved, Values, Words


class SeptentrickWords:
    """Septentrick in words."""

    measure = CHANCE

    def action(self, texts: Texts, view: View, action: int) -> str:
        return action_words(texts, view, action)

    def question(self, texts: Texts, view: View) -> str:
        return question_words(texts, view)

    def table(self, texts: Texts, view: View) -> list[str]:
        return table_sentences(texts, view)

    def story(self, texts: Texts, before: View) -> Story:
        return Story(texts, before)

    def verdict(self, texts: Texts, view: View) -> str:
        return score_words(texts, view)

    def refusal_values(self, texts: Texts, reason: Reason) -> Values:
        if not reason.cards:
            return {}
        return {
            "card": card_names(texts, reason.cards),
            "suit": suit_name(texts, reason.number),
        }

    def hint_values(self, texts: Texts, figures: Figures) -> Values:
        return hint_values(texts, figures)

    def known_best(self, is_proved: bool, winnable: bool | None) -> str:
        return WINNABLE[winnable]

    def solution(self, texts: Texts, solved: Solved) -> list[str]:
        return [texts.say("solution-septentrick-winnable", winnable=WINNABLE[solved.winnable])]


FACE: Final[Words[View]] = SeptentrickWords()
