"""The curve of a review: the result expected at each decision, with costly decisions marked."""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.players.review.review import Judgement, Review

MOST: Final = 5
"""The default limit on the number of costly decisions that are named."""


class Point(NamedTuple):
    """A point on the curve: what was expected before a step, and the luck and skill up to then."""

    step: int
    """The number of actions taken so far."""
    expected: float
    """The expectation at the first decision plus luck and skill since; at the end, the result."""
    luck: float
    """What chance has contributed so far."""
    skill: float
    """What the decisions have contributed so far."""


class Mark(NamedTuple):
    """A costly decision, marked on the curve."""

    number: int
    """Its place among the costly decisions; the costliest is 1."""
    step: int
    """The number of actions taken before it."""
    expected: float
    cost: float


def curve_of(review: Review) -> list[Point]:
    """Return a point for each decision that was judged, in order, and one for the game's end."""
    points: list[Point] = []
    luck, skill = 0.0, 0.0
    for judgement in review.judgements:
        points.append(Point(judgement.step, judgement.before, luck, skill))
        luck += judgement.luck
        skill += judgement.skill
    points.append(Point(review.steps, review.result, luck, skill))
    return points


def costly(review: Review, most: int = MOST) -> list[Judgement]:
    """Return up to `most` costly decisions, costliest first; in a tie, the earlier one comes
    first.
    """
    found = [judgement for judgement in review.judgements if judgement.cost > 0]
    return sorted(found, key=lambda judgement: -judgement.cost)[:most]


def marks_of(review: Review, most: int = MOST) -> list[Mark]:
    """Return up to `most` costly decisions as marks on the curve, costliest first."""
    marks: list[Mark] = []
    for judgement in costly(review, most):
        mark = Mark(len(marks) + 1, judgement.step, judgement.before, judgement.cost)
        marks.append(mark)
    return marks
