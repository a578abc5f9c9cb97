"""Sentences of a review: what open cards allowed, where that was lost, what decisions cost."""

from __future__ import annotations

from typing import Protocol

from lifeboat.texts.amounts import difference_words
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.words import WORDS, Solved


class Turned(Protocol):
    """Between which two positions a game was lost with all cards open."""

    @property
    def winnable(self) -> int: ...
    @property
    def lost(self) -> int: ...


class Reviewed(Protocol):
    """What the sentences are about."""

    @property
    def game(self) -> str: ...
    @property
    def solution(self) -> Solved | None: ...
    @property
    def turning_point(self) -> Turned | None: ...
    @property
    def cost(self) -> float: ...


def open_sentences(texts: Texts, review: Reviewed) -> list[str]:
    """What the deal allowed with open cards, and where that was lost, as far as it is known."""
    found: list[str] = []
    game, solution, lost = review.game, review.solution, review.turning_point
    if solution is not None:
        known = WORDS[game].known_best(solution.is_proved, solution.winnable)
        found.append(texts.say(f"review-best-{game}", known=known, best=solution.best))
    if lost is not None:
        found.append(turning_words(texts, "review-turning", lost))
    return found


def turning_words(texts: Texts, message: str, turned: Turned) -> str:
    """The step that lost a game, or the first and the last of those that may have."""
    first, last = turned.winnable + 1, turned.lost
    if first == last:
        return texts.say(f"{message}-point", step=first)
    return texts.say(f"{message}-between", first=first, last=last)


def cost_sentence(texts: Texts, review: Reviewed) -> str:
    """What all decisions cost together."""
    if not review.cost:
        return texts.say("review-none")
    return texts.say("review-cost", amount=difference_words(texts, review.game, review.cost))
