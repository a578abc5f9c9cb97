"""Pairs in words; its catalogues are next to it in ``texts``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from lifeboat.core.errors import Reason
from lifeboat.core.events import Event
from lifeboat.texts import Texts
from lifeboat.texts.words import POINTS, Figures, Solved, Story, Told, Values, outcome_words
from tests.games.pairs.rules import HIDDEN, View

CATALOGUES: Final = Path(__file__).parent / "texts"


class PairsStory(Story):
    """A storyteller for Pairs: everybody sees everything that happens."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def told(self, events: Sequence[Event]) -> list[Told]:
        return [Told(event, self._sentence(event)) for event in events]

    def _sentence(self, event: Event) -> str:
        return self.texts.say(
            f"pairs-event-{event.name}",
            seat=event.seat + 1,
            place=event.places[0] + 1,
            rank=event.cards[0],
        )


class PairsWords:
    """The words face of Pairs."""

    measure = POINTS

    def action(self, texts: Texts, view: View, action: int) -> str:
        return texts.say("pairs-action", place=action + 1)

    def question(self, texts: Texts, view: View) -> str:
        if view.decision is None:
            return outcome_words(texts, view)
        return texts.say("pairs-question", seat=view.decision.seat + 1)

    def table(self, texts: Texts, view: View) -> list[str]:
        ranks = " ".join("?" if rank == HIDDEN else str(rank) for rank in view.row)
        return [texts.say("pairs-table", ranks=ranks)]

    def story(self, texts: Texts, before: View) -> PairsStory:
        return PairsStory(texts)

    def verdict(self, texts: Texts, view: View) -> str:
        return texts.say("pairs-verdict", pairs=view.pairs)

    def refusal_values(self, texts: Texts, reason: Reason) -> Values:
        return {"place": reason.place + 1}

    def hint_values(self, texts: Texts, figures: Figures) -> Values:
        return {}

    def known_best(self, is_proved: bool, winnable: bool | None) -> str:
        return ""

    def solution(self, texts: Texts, solved: Solved) -> list[str]:
        return []
