"""The score, counted out line by line (T51-T53)."""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.titanic.passengers import PASSENGER_COUNT, TOP_RANK
from lifeboat.titanic.play.groups import all_safe, longest_row

HISTORICAL: Final = 19
"""What the crew of 1912 would have scored (T53)."""


class Score(NamedTuple):
    """What each part of the table is worth."""

    groups: tuple[int, int, int, int]
    """The rank of the last passenger of each group."""
    page: int
    """The number of the page that lies open."""
    rows: tuple[int, int]
    """The longest row of anchors of each class; counts only if all are safe."""

    @property
    def total(self) -> int:
        """The points of the crew."""
        return sum(self.groups) + self.page + sum(self.rows)


def score(groups: list[list[int]], page: int) -> Score:
    """Count out the groups and the number of the open page (T52)."""
    ranks = (len(groups[0]), len(groups[1]), len(groups[2]), len(groups[3]))
    if not all_safe(groups):
        return Score(ranks, page, (0, 0))
    rows = [longest_row(group) for group in groups]
    return Score(ranks, page, (max(rows[0], rows[1]), max(rows[2], rows[3])))


def best_possible(pages: list[int]) -> int:
    """The highest score there is: all safe on the best page, each anchor beside the next (T53)."""
    return PASSENGER_COUNT + sum(TOP_RANK) + max(pages)
