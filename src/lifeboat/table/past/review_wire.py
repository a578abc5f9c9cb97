"""A review as it is sent: what luck did and what decisions did, in the reader's language."""

from __future__ import annotations

from msgspec import Struct

from lifeboat.core.games import game_of
from lifeboat.core.records import read_record
from lifeboat.players.review import Judgement, Situation, costly, review_of, situations_of
from lifeboat.players.solution import Solution
from lifeboat.table.past.findings import Findings, Status
from lifeboat.table.wire.gate import texts_of
from lifeboat.table.wire.hints import reason_sentences
from lifeboat.texts import Texts
from lifeboat.texts.amounts import about_words
from lifeboat.texts.review_sentences import cost_sentence, open_sentences
from lifeboat.texts.words import WORDS, words_of


class ReviewPoint(Struct, frozen=True):
    """A decision in which there was a choice, and what it did.

    All figures are what a fair player expected, who looks into no hidden card: points at SOS
    Titanic, the chance to win at Septentrick.
    """

    step: int
    """Which step of the record it was, counted from 1."""
    seat: int
    before: float
    """What was expected before it, if the fair player played on."""
    chosen: float
    """What was expected after the action that was taken."""
    best: float
    """What was expected after the best action that was found."""
    cost: float
    """What the best is worth more than the chosen one; never below 0."""
    skill: float
    """What the chosen one is worth more than what the fair player would have done."""
    luck: float
    """What chance gave between this decision and the next one, or the end."""


class CostlyDecision(Struct, frozen=True):
    """A decision that cost much."""

    step: int
    seat: int
    action: str
    """What was done, in notation."""
    words: str
    """The same in words."""
    better: str
    """What promised most, in notation."""
    better_words: str
    """The same in words."""
    cost: float
    error: float
    """Half of the 95 % interval of the cost."""
    amount: str
    """Both in words."""
    reasons: list[str]
    """What spoke for the better one, in words."""


class OpenBest(Struct, frozen=True):
    """What the deal would have allowed with all cards open."""

    best: int
    """The best that was found: a score at SOS Titanic; at Septentrick 1 for a win, else 0."""
    bound: int
    """More is not possible."""
    proved: bool
    """Whether nothing better is possible; else the best means: at least."""
    winnable: bool | None
    """Whether everything can be reached: all 60 safe, all matched; null where that is not known."""
    words: str
    """The same in a few words, for a plot."""


class Review(Struct, frozen=True):
    """A finished game looked back upon."""

    outcome: str
    """How the game ended, in words."""
    result: float
    """The score at SOS Titanic; at Septentrick 1 for a win, else 0."""
    steps: int
    """How many steps the game had."""
    expected: float
    """What a fair player expected at the first decision."""
    luck: float
    """What chance gave in all."""
    skill: float
    """What the decisions gave in all: expected, luck and skill add up to the result."""
    cost: float
    """What the decisions cost in all, against the best that was found for each."""
    sentences: list[str]
    """What open cards would have allowed, the turning point and the cost, in words."""
    points: list[ReviewPoint]
    costly: list[CostlyDecision]
    """The decisions that cost most, at most five, the worst first."""
    open: OpenBest | None
    """What open cards would have allowed; null if nobody has worked it out."""
    turning: int | None
    """The step after which nobody could win any more even with open cards, if one is known."""


class ReviewState(Struct, frozen=True):
    """How far the review of a table is."""

    status: Status
    """none: nobody has asked for it, or the server was restarted meanwhile: ask for it (anew)."""
    done: int
    """How many parts of it are done."""
    of: int
    """How many there are; 0 as long as nobody knows."""
    review: Review | None
    """The review, once it is ready."""


def sent_review(language: str, text: str, outcome: str, findings: Findings) -> Review:
    """What was found out about a game, from the text of its record, in the words of a language."""
    texts, record = texts_of(language), read_record(text)
    review = review_of(record, findings.verdicts, findings.solution, findings.turning_point)
    situations = {situation.step: situation for situation in situations_of(record)}
    turning = review.turning_point.step if review.turning_point else None
    return Review(
        outcome=outcome,
        result=review.result,
        steps=review.steps,
        expected=review.expected,
        luck=review.luck,
        skill=review.skill,
        cost=review.cost,
        sentences=[*open_sentences(texts, review), cost_sentence(texts, review)],
        points=[_point(judgement) for judgement in review.judgements],
        costly=[
            _costly(texts, record.game, situations[judgement.step], judgement)
            for judgement in costly(review)
        ],
        open=_open_best(texts, record.game, review.solution) if review.solution else None,
        turning=None if turning is None else turning + 1,
    )


def _point(judgement: Judgement) -> ReviewPoint:
    return ReviewPoint(
        step=judgement.step + 1,
        seat=judgement.seat,
        before=judgement.before,
        chosen=judgement.chosen.value,
        best=judgement.best.value,
        cost=judgement.cost,
        skill=judgement.skill,
        luck=judgement.luck,
    )


def _costly(texts: Texts, game: str, situation: Situation, judgement: Judgement) -> CostlyDecision:
    rules, view = game_of(game), situation.view
    done, better = judgement.chosen.action, judgement.best.action
    return CostlyDecision(
        step=judgement.step + 1,
        seat=judgement.seat,
        action=rules.action_text(done),
        words=words_of(view).action(texts, view, done),
        better=rules.action_text(better),
        better_words=words_of(view).action(texts, view, better),
        cost=judgement.cost,
        error=judgement.error,
        amount=about_words(texts, game, judgement.cost, judgement.error),
        reasons=reason_sentences(texts, game, judgement.best),
    )


def _open_best(texts: Texts, game: str, solution: Solution) -> OpenBest:
    proved = solution.is_proved
    known = WORDS[game].known_best(proved, solution.winnable)
    words = texts.say(f"review-plot-best-{game}", known=known, best=solution.best)
    return OpenBest(solution.best, solution.bound, proved, solution.winnable, words)
