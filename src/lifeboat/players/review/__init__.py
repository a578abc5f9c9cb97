"""Reviews of finished games, which separate luck from skill.

Every decision is judged only by what the seat could know at the time.
"""

from lifeboat.players.review.curve import MOST, Mark, Point, costly, curve_of, marks_of
from lifeboat.players.review.judging import Verdict, judge
from lifeboat.players.review.review import (
    Judgement,
    Review,
    Situation,
    review,
    review_of,
    situations_of,
    verdict_of,
)
from lifeboat.players.review.turning import turning_point_of
from lifeboat.players.solution import TurningPoint

__all__ = [
    "MOST",
    "Judgement",
    "Mark",
    "Point",
    "Review",
    "Situation",
    "TurningPoint",
    "Verdict",
    "costly",
    "curve_of",
    "judge",
    "marks_of",
    "review",
    "review_of",
    "situations_of",
    "turning_point_of",
    "verdict_of",
]
