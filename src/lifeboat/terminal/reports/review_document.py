"""A review as JSON: figures for programs, sentences for people."""

from __future__ import annotations

from typing import Any

from lifeboat.core.games import game_of
from lifeboat.core.records import Record
from lifeboat.players.review import Judgement, Review, Situation, situations_of
from lifeboat.players.solution import Solution
from lifeboat.terminal.reports.hints import option_document
from lifeboat.terminal.screen import Screen
from lifeboat.terminal.tables import Table, table_of
from lifeboat.texts import Texts


def review_document(record: Record, review: Review, texts: Texts) -> dict[str, Any]:
    """Return a whole review as data.

    Steps and seats are counted from 1; actions are in notation and in words.
    """
    table = table_of(record.game, texts, Screen(), plain=True)
    judged = zip(situations_of(record), review.judgements, strict=True)
    turning = review.turning_point
    lost = turning.step if turning else None
    return review._asdict() | {
        "outcome": review.outcome._asdict(),
        "judgements": [
            _judgement(texts, table, record.game, situation, judgement)
            for situation, judgement in judged
        ],
        "solution": _solution(record.game, review.solution) if review.solution else None,
        "turning_point": None if lost is None else lost + 1,
        "lost_between": [turning.winnable + 1, turning.lost] if turning else None,
    }


def _judgement(
    texts: Texts, table: Table, game: str, situation: Situation, judgement: Judgement
) -> dict[str, Any]:
    view = situation.view
    return judgement._asdict() | {
        "step": judgement.step + 1,
        "seat": judgement.seat + 1,
        "chosen": option_document(texts, table, game, view, judgement.chosen),
        "best": option_document(texts, table, game, view, judgement.best),
    }


def _solution(game: str, solution: Solution) -> dict[str, Any]:
    line = [game_of(game).action_text(action) for action in solution.line]
    return solution._asdict() | {"line": line, "proved": solution.is_proved}
