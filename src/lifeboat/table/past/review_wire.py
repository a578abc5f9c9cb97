"""Reviews in the form sent to clients: the effects of luck and decisions, in figures and words."""

from __future__ import annotations

from collections.abc import Sequence

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
    """A decision that offered a choice, and the difference that it made.

    The reference player sees no hidden cards. All figures are what that player can expect, or
    differences between such expectations: points in SOS Titanic, the chance of winning in
    Septentrick.
    """

    step: int
    """The number of the step in the record, from 1."""
    seat: int
    before: float
    """The expectation before the decision, if the reference player played on from there."""
    chosen: float
    """The expectation after the action that was chosen."""
    best: float
    """The expectation after the best action that was found."""
    cost: float
    """How much more the best action is worth than the chosen one; never negative."""
    skill: float
    """How much more the chosen action is worth than the reference player's; negative if less."""
    luck: float
    """What chance contributed between this decision and the next in the list, or the end."""


class CostlyDecision(Struct, frozen=True):
    """One of the decisions that cost the most."""

    step: int
    seat: int
    action: str
    """The chosen action, in notation."""
    words: str
    """The chosen action in words."""
    better: str
    """The best action found, in notation."""
    better_words: str
    """The best action found, in words."""
    cost: float
    error: float
    """Half the width of the cost's 95% interval."""
    amount: str
    """The cost and its error in words."""
    reasons: list[str]
    """The reasons for the better action, in words."""


class OpenBest(Struct, frozen=True):
    """What was possible on this deal with all cards visible."""

    best: int
    """The best result found: a score in SOS Titanic; in Septentrick, 1 for a win, else 0."""
    bound: int
    """An upper bound on the result."""
    proved: bool
    """Whether it is proved that nothing better than `best` is possible."""
    winnable: bool | None
    """Whether the crew could have won (all 60 safe, or all seats matched); null if unknown."""
    words: str
    """The best result in a few words, for a plot."""


class Review(Struct, frozen=True):
    """The review of a finished game."""

    outcome: str
    """How the game ended, in words."""
    result: float
    """The score in SOS Titanic; in Septentrick, 1 for a win and 0 for a loss."""
    steps: int
    """The number of steps in the game."""
    expected: float
    """What a reference player could expect at the first decision."""
    luck: float
    """What chance contributed in total."""
    skill: float
    """What decisions contributed in total; `expected`, `luck` and `skill` add up to `result`."""
    cost: float
    """What the decisions cost in total, compared with the best action found for each."""
    sentences: list[str]
    """What was possible with all cards visible, the turning point and the cost, in words."""
    points: list[ReviewPoint]
    costly: list[CostlyDecision]
    """The most costly decisions, at most five, worst first."""
    open: OpenBest | None
    """What was possible with all cards visible; null if it wasn't worked out."""
    turning: int | None
    """The step after which the game couldn't be won even with all cards visible, or null."""


class ReviewState(Struct, frozen=True):
    """How far along the review of a table's game is, and the review once it is ready."""

    status: Status
    """How far along the review is.

    `none` means that nobody has asked for the review yet, or that the server has been restarted
    since then; in that case, ask again.
    """
    done: int
    """The number of parts of the review that are done."""
    of: int
    """The number of parts of the review; 0 until it is known."""
    review: Review | None
    """The review; null until it is ready."""


def sent_review(
    language: str, names: Sequence[str], text: str, outcome: str, findings: Findings
) -> Review:
    """Return a game's review in words, made from its findings and the text of its record.

    `names` is what the seats are called; `outcome` is how the game ended, in words.
    """
    texts, record = texts_of(language).at_table(names), read_record(text)
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
