"""The curve of a review: what was expected over the game, and which decisions to mark in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.players.review.review import Judgement, Review

MOST: Final = 5
"""So many costly decisions are named unless more are asked for."""


class Point(NamedTuple):
    """What a fair player expected before a step, and how that came about."""

    step: int
    """How many actions had been taken."""
    expected: float
    """What was expected at first, with the luck and the skill since."""
    luck: float
    """What chance has given since the first decision."""
    skill: float
    """What the decisions have given since the first one."""


class Mark(NamedTuple):
    """A costly decision in the curve."""

    number: int
    """Its place among the costly ones, the costliest is 1."""
    step: int
    """How many actions had been taken."""
    expected: float
    cost: float


def curve_of(review: Review) -> list[Point]:
    """A point for each decision that was judged, in their order, and one for the end."""
    points: list[Point] = []
    luck, skill = 0.0, 0.0
    for judgement in review.judgements:
        points.append(Point(judgement.step, judgement.before, luck, skill))
        luck += judgement.luck
        skill += judgement.skill
    points.append(Point(review.steps, review.result, luck, skill))
    return points


def costly(review: Review, most: int = MOST) -> list[Judgement]:
    """The decisions that cost most, the costliest first; among equals the earlier first."""
    found = [judgement for judgement in review.judgements if judgement.cost > 0]
    return sorted(found, key=lambda judgement: -judgement.cost)[:most]


def marks_of(review: Review, most: int = MOST) -> list[Mark]:
    """The costly decisions as marks in the curve."""
    marks: list[Mark] = []
    for judgement in costly(review, most):
        mark = Mark(len(marks) + 1, judgement.step, judgement.before, judgement.cost)
        marks.append(mark)
    return marks
