"""SOS Titanic's questions and score in words: who is asked what, and how points add up."""

from __future__ import annotations

from typing import NamedTuple

from lifeboat.texts.catalogue import Texts
from lifeboat.texts.titanic.names import (
    Values,
    action_card_name,
    card_values,
    of_line,
    on_line,
    place_name,
    seat_name,
)
from lifeboat.texts.words import outcome_words
from lifeboat.titanic.cards.bundles import NAMES, lowest
from lifeboat.titanic.passengers import CLASSES
from lifeboat.titanic.places import GROUPS
from lifeboat.titanic.play.groups import all_safe
from lifeboat.titanic.score import HISTORICAL
from lifeboat.titanic.view import View


class ScoreLine(NamedTuple):
    """One line of the score: what it is for, and its points."""

    label: str
    points: int


def question_words(texts: Texts, view: View) -> str:
    """Return what is being asked of whom or, at the end, how the game ended, in sentences."""
    if view.decision is None:
        return outcome_words(texts, view)
    kind = view.decision.kind
    values: Values = {"who": seat_name(texts, view.terms.crew, view.decision.seat)}
    if kind == "place" and view.placed:
        kind = "place-more"
    elif kind == "name":
        line = view.nameless_line()
        values |= {"on": on_line(texts, line), **card_values(view.lines[line][-1])}
    elif kind == "arrange":
        values["number"] = len(view.drawn)
    elif kind == "search":
        kind = f"search-{NAMES[view.playing]}"
    elif kind == "front":
        values["of"] = of_line(texts, view.chosen_line)
    elif kind == "give":
        values["card"] = action_card_name(texts, lowest(view.offer))
    message = f"titanic-question-{kind}"
    return texts.say(message if _is_reader_asked(texts, view) else f"{message}.other", **values)


def _is_reader_asked(texts: Texts, view: View) -> bool:
    """Return whether the question is for the reader alone, who is then addressed as "you"."""
    if not view.legal:
        return False
    return len(view.terms.crew) == 1 or texts.is_reader(view.active)


def score_lines(texts: Texts, view: View) -> list[ScoreLine]:
    """Return a line of the score for each part of the table.

    Rows of anchors are included only if all passengers are safe (T52).
    """
    score = view.score
    lines = [
        ScoreLine(place_name(texts, GROUPS + group), rank)
        for group, rank in enumerate(score.groups)
    ]
    lines.append(ScoreLine(texts.say("titanic-score-page"), score.page))
    if all_safe(view.groups):
        for klass, row in zip(CLASSES, score.rows, strict=True):
            lines.append(ScoreLine(texts.say(f"titanic-score-row-{klass}"), row))
    return lines


def score_totals(texts: Texts, view: View) -> list[ScoreLine]:
    """Return the total, the score of the crew of 1912, and the best possible score (T53)."""
    return [
        ScoreLine(texts.say("titanic-score-total"), view.score.total),
        ScoreLine(texts.say("titanic-score-historical"), HISTORICAL),
        ScoreLine(texts.say("titanic-score-best"), view.best_possible()),
    ]


def score_comment(texts: Texts, view: View) -> str:
    """Return a sentence that compares the score with that of the crew of 1912."""
    points = view.score.total - HISTORICAL
    if points == 0:
        return texts.say("titanic-score-same")
    message = "titanic-score-more" if points > 0 else "titanic-score-fewer"
    return texts.say(message, points=abs(points))
