"""The score, part by part (T51-T53)."""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.titanic.passengers import PASSENGER_COUNT, TOP_RANK
from lifeboat.titanic.play.groups import all_safe, longest_row

HISTORICAL: Final = 19
"""What the crew of 1912 would have scored (T53)."""


class Score(NamedTuple):
    """The parts that add up to a score (T52)."""

    groups: tuple[int, int, int, int]
    """The rank of the last passenger of each group."""
    page: int
    """The number of the open page."""
    rows: tuple[int, int]
    """The longest row of anchors of each class; 0 unless all passengers are safe."""

    @property
    def total(self) -> int:
        """The crew's points."""
        return sum(self.groups) + self.page + sum(self.rows)


def score(groups: list[list[int]], page: int) -> Score:
    """Return the score of these groups with this number on the open page (T52)."""
    ranks = (len(groups[0]), len(groups[1]), len(groups[2]), len(groups[3]))
    if not all_safe(groups):
        return Score(ranks, page, (0, 0))
    rows = [longest_row(group) for group in groups]
    return Score(ranks, page, (max(rows[0], rows[1]), max(rows[2], rows[3])))


def best_possible(pages: list[int]) -> int:
    """Return the highest possible score with these pages (T53).

    To reach it, all passengers must be safe, the anchors of each class must form one row, and the
    page with the highest number must be open.
    """
    return PASSENGER_COUNT + sum(TOP_RANK) + max(pages)
