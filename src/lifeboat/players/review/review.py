"""A review: every decision of a finished game judged, and what chance did between them.

What a fair player expects changes for two reasons only. A decision changes it: what was chosen is
worth more or less than what the fair player would have done. And chance changes it: what comes to
light before the next decision. The result is what was expected at first, with all these changes:

    result - expected = luck + skill

Luck has the mean 0, whoever plays, as far as the imagined worlds are as likely as the real one.
What the decisions cost, against the best that was found, is counted beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from lifeboat.core.dice import dice
from lifeboat.core.errors import RecordError
from lifeboat.core.outcomes import Outcome
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record
from lifeboat.players.advice import Option
from lifeboat.players.player import Budget
from lifeboat.players.review.imagining import value_of
from lifeboat.players.review.judging import Verdict, judge
from lifeboat.players.solution import Solution, TurningPoint


class Situation(NamedTuple):
    """A decision that was a choice: there was more than one legal action."""

    step: int
    """Which action of the record it was, counted from 0."""
    seat: int
    kind: str
    view: Any
    """What the seat that decided saw before it."""
    action: int
    """What was chosen."""


class Judgement(NamedTuple):
    """One decision of a game, judged by what the seat that decided knew."""

    step: int
    """Which action of the record it was, counted from 0."""
    seat: int
    kind: str
    before: float
    """What a fair player expected here."""
    chosen: Option
    best: Option
    """The chosen one where nothing is better by more than the error."""
    cost: float
    """What the best is worth more than the chosen one; never below 0."""
    error: float
    """Half of the 95 % interval of the cost."""
    skill: float
    """What the chosen action is worth more than what the fair player would have done."""
    doubt: float
    """Half of the 95 % interval of the skill."""
    luck: float
    """What chance gave between this decision and the next one that is judged, or the end."""
    options: int
    """How many actions were legal."""


class Review(NamedTuple):
    """A finished game, luck apart from skill. Values are points, or at Septentrick chances."""

    game: str
    outcome: Outcome
    steps: int
    """How many actions the game had."""
    expected: float
    """What a fair player expected at the first decision."""
    result: float
    """What was reached: the score; at Septentrick 1 for a win, else 0."""
    judgements: list[Judgement]
    luck: float
    """What chance gave in all."""
    skill: float
    """What the decisions gave in all, against the fair player's: the rest of the result."""
    doubt: float
    """Half of the 95 % interval of the skill; more playouts make it smaller."""
    cost: float
    """What the decisions cost in all, against the best that was found for each."""
    solution: Solution | None = None
    """What the deal allows with open cards, if it was asked for."""
    turning_point: TurningPoint | None = None
    """Septentrick: where no line of play could win any more, as far as that is known."""


def situations_of(record: Record) -> list[Situation]:
    """The decisions of a finished game that were choices; a record that breaks off is refused."""
    whole, broken = replay(record)
    if broken is not None:
        raise broken
    if whole.state.outcome() is None:
        raise RecordError("review-unfinished", len(record.actions))
    situations: list[Situation] = []
    now = Playthrough(record)
    for step in range(len(record.actions)):
        action = now.rules.read_action(record.actions[step])
        decision = now.state.decision()
        assert decision is not None
        view = now.state.view(decision.seat)
        if len(view.legal) > 1:
            situations.append(Situation(step, decision.seat, decision.kind, view, action))
        now.state.advance(action)
    return situations


def verdict_of(game: str, situation: Situation, budget: Budget, seed: str = "") -> Verdict:
    """Judge one decision of a game; the same view, seed and playouts give the same verdict.

    Each is judged for itself, with dice of its own: they can be spread over processes.
    """
    throws = dice(f"review {seed} {situation.step}")
    return judge(game, situation.view, situation.action, throws, budget)


def review_of(
    record: Record,
    verdicts: Sequence[Verdict],
    solution: Solution | None = None,
    turning_point: TurningPoint | None = None,
) -> Review:
    """Put a review together from the verdicts of all situations of the record, in their order."""
    situations = situations_of(record)
    outcome = replay(record)[0].state.outcome()
    assert outcome is not None
    result = value_of(record.game, outcome)
    expectations = [verdict.before for verdict in verdicts] + [result]
    judgements = [
        _judgement(situation, verdict, after)
        for situation, verdict, after in zip(situations, verdicts, expectations[1:], strict=True)
    ]
    return Review(
        record.game,
        outcome,
        len(record.actions),
        expectations[0],
        result,
        judgements,
        sum([one.luck for one in judgements]),
        sum([one.skill for one in judgements]),
        sqrt(sum([one.doubt**2 for one in judgements])),
        sum([one.cost for one in judgements]),
        solution,
        turning_point,
    )


def _judgement(situation: Situation, verdict: Verdict, after: float) -> Judgement:
    """A verdict in its place: what was expected after it is the next decision's, or the result."""
    return Judgement(
        situation.step,
        situation.seat,
        situation.kind,
        verdict.before,
        verdict.chosen,
        verdict.best,
        verdict.best.value - verdict.chosen.value,
        verdict.error,
        verdict.chosen.value - verdict.before,
        verdict.doubt,
        after - verdict.chosen.value,
        verdict.options,
    )


def review(
    record: Record,
    budget: Budget,
    seed: str = "",
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a finished game, with this budget for each decision; it says how far it has come."""
    situations = situations_of(record)
    verdicts: list[Verdict] = []
    for situation in situations:
        verdicts.append(verdict_of(record.game, situation, budget, seed))
        if progress is not None:
            progress(len(verdicts), len(situations))
    return review_of(record, verdicts)
