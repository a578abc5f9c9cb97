"""What SOS Titanic asks of whom, and the score counted out, in words."""

from __future__ import annotations

from typing import NamedTuple

from lifeboat.texts.catalogue import Texts
from lifeboat.texts.titanic.names import (
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
    """One line of the score, counted out."""

    label: str
    points: int


def question_words(texts: Texts, view: View) -> str:
    """What is asked of whom, or how the game ended."""
    if view.decision is None:
        return outcome_words(texts, view)
    kind = view.decision.kind
    message = f"titanic-question-{kind}"
    who = seat_name(texts, view.terms.crew, view.decision.seat)
    if kind == "place" and view.placed:
        return texts.say(f"{message}-more", who=who)
    if kind == "name":
        line = view.nameless_line()
        card = card_values(view.lines[line][-1])
        return texts.say(message, who=who, on=on_line(texts, line), **card)
    if kind == "arrange":
        return texts.say(message, who=who, number=len(view.drawn))
    if kind == "search":
        return texts.say(f"{message}-{NAMES[view.playing]}", who=who)
    if kind == "front":
        return texts.say(message, who=who, of=of_line(texts, view.chosen_line))
    if kind == "give":
        return texts.say(message, who=who, card=action_card_name(texts, lowest(view.offer)))
    return texts.say(message, who=who)


def score_lines(texts: Texts, view: View) -> list[ScoreLine]:
    """What each part of the table is worth; rows of anchors count only if all are safe (T52)."""
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
    """The sum, beside the crew of 1912 and the best there could be (T53)."""
    return [
        ScoreLine(texts.say("titanic-score-total"), view.score.total),
        ScoreLine(texts.say("titanic-score-historical"), HISTORICAL),
        ScoreLine(texts.say("titanic-score-best"), view.best_possible()),
    ]


def score_comment(texts: Texts, view: View) -> str:
    """The score compared with that of the crew of 1912."""
    points = view.score.total - HISTORICAL
    if points == 0:
        return texts.say("titanic-score-same")
    message = "titanic-score-more" if points > 0 else "titanic-score-fewer"
    return texts.say(message, points=abs(points))
