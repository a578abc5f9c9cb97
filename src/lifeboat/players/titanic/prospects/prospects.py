"""The score to expect from a position: a weighted sum of its features.

The weights are data: ``weights.json`` has a row for each crew member and each number of turned
pages, fitted to positions of a captain's games that the steady player played out (see
docs/strength.md). The rows of a table are the means of its crew's. They were fitted to the standard
layout and the house rulebook only, and are used with all layouts and rulebooks.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import fsum

from mypy_extensions import i64

from lifeboat.players.titanic.prospects.features import FEATURES, Notes, note_features
from lifeboat.titanic.board import Board
from lifeboat.titanic.edition import standard
from lifeboat.titanic.terms import Terms

Rows = list[list[float]]


class WeightedSum(Notes):
    """Notes that keep only the sum of the features, each times its weight."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.value = 0.0
        self.noted: i64 = 0

    def take(self, number: i64) -> None:
        self.value += self.weights[self.noted] * float(number)
        self.noted += 1


class Prospects:
    """The score that a crew can expect from its positions."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        """The weights of the features, by the number of turned pages."""

    def score(self, board: Board) -> float:
        """Return the score to expect from a position in which no move is left to make, at least
        0.
        """
        total = WeightedSum(self.rows[board.turned])
        note_features(board, total)
        return max(total.value, 0.0)


def prospects_of(terms: Terms) -> Prospects | None:
    """Return the prospects of a table, or None if it plays by another edition's numbers."""
    if terms.edition is not standard():
        return None
    return _crews_prospects(terms.crew)


@cache
def _crews_prospects(crew: tuple[str, ...]) -> Prospects:
    members = _fitted()
    return Prospects(
        [
            [fsum(weights) / len(crew) for weights in zip(*rows, strict=True)]
            for rows in zip(*[members[name] for name in crew], strict=True)
        ]
    )


@cache
def _fitted() -> dict[str, Rows]:
    """Return the fitted rows of every crew member."""
    text = files("lifeboat.players.titanic.prospects").joinpath("weights.json").read_text("utf-8")
    data = json.loads(text)
    rows: dict[str, Rows] = data["members"]
    assert data["features"] == FEATURES
    return rows
