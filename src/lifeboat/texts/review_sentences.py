"""Sentences for a review: what was possible, where the game was lost, and what decisions cost."""

from __future__ import annotations

from typing import Protocol

from lifeboat.texts.amounts import difference_words
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.words import WORDS, Solved


class Turned(Protocol):
    """The two positions between which a game was lost, judged with all cards visible."""

    @property
    def winnable(self) -> int: ...
    @property
    def lost(self) -> int: ...


class Reviewed(Protocol):
    """The parts of a review that the sentences are about."""

    @property
    def game(self) -> str: ...
    @property
    def solution(self) -> Solved | None: ...
    @property
    def turning_point(self) -> Turned | None: ...
    @property
    def cost(self) -> float: ...


def open_sentences(texts: Texts, review: Reviewed) -> list[str]:
    """Return sentences on what was possible with all cards visible and where the game was lost.

    Anything that the review doesn't know is left out.
    """
    found: list[str] = []
    game, solution, lost = review.game, review.solution, review.turning_point
    if solution is not None:
        known = WORDS[game].known_best(solution.is_proved, solution.winnable)
        found.append(texts.say(f"review-best-{game}", known=known, best=solution.best))
    if lost is not None:
        found.append(turning_words(texts, "review-turning", lost))
    return found


def turning_words(texts: Texts, message: str, turned: Turned) -> str:
    """Return a phrase that says which step lost the game, or between which steps it was lost.

    `message` is the prefix shared by the ids of the two messages.
    """
    first, last = turned.winnable + 1, turned.lost
    if first == last:
        return texts.say(f"{message}-point", step=first)
    return texts.say(f"{message}-between", first=first, last=last)


def cost_sentence(texts: Texts, review: Reviewed) -> str:
    """Return a sentence that gives the total cost of all decisions."""
    if not review.cost:
        return texts.say("review-none")
    return texts.say("review-cost", amount=difference_words(texts, review.game, review.cost))
