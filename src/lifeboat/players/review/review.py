"""A review of a finished game: a verdict on each real choice, and what chance did in between.

The reference player's expectation changes for only two reasons. One is a decision: the chosen
action is worth more or less than what the reference player would have done. The other is chance:
something comes to light before the next decision. The result is the first expectation plus all
these changes:

    result - expected = luck + skill

Luck has a mean of 0 no matter who plays, provided that the imagined worlds are as likely as the
real one. What the decisions cost, compared with the best action found for each, is counted
separately.
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
    """A decision that was a real choice, with more than one legal action."""

    step: int
    """The index of its action in the record, from 0."""
    seat: int
    kind: str
    view: Any
    """What the seat saw when it decided."""
    action: int
    """The action that was chosen."""


class Judgement(NamedTuple):
    """One decision in a game, judged by what the deciding seat knew."""

    step: int
    """The index of its action in the record, from 0."""
    seat: int
    kind: str
    before: float
    """What the reference player expected before the decision."""
    chosen: Option
    best: Option
    """The best action found, which is the chosen one unless another is better by more than the
    error.
    """
    cost: float
    """How much more the best action is worth than the chosen one; never below 0."""
    error: float
    """Half the width of the cost's 95% interval."""
    skill: float
    """How much more the chosen action is worth than what the reference player would have done;
    below 0 if it is worth less.
    """
    doubt: float
    """Half the width of the skill's 95% interval."""
    luck: float
    """What chance contributed between this decision and the next one judged, or the end of the
    game.
    """
    options: int
    """The number of legal actions."""


class Review(NamedTuple):
    """A review of a finished game, with luck separated from skill.

    Values are points or, in Septentrick, chances of winning.
    """

    game: str
    outcome: Outcome
    steps: int
    """The number of actions in the game."""
    expected: float
    """What the reference player expected at the first real choice, or the result if there was
    none.
    """
    result: float
    """The actual result: the score or, in Septentrick, 1 for a win and 0 for a loss."""
    judgements: list[Judgement]
    luck: float
    """What chance contributed in total."""
    skill: float
    """What the decisions contributed in total, compared with what the reference player would have
    done.
    """
    doubt: float
    """Half the width of the skill's 95% interval; more playouts make it smaller."""
    cost: float
    """What the decisions cost in total, compared with the best action found for each."""
    solution: Solution | None = None
    """What was possible with all cards visible, or None if that wasn't asked for."""
    turning_point: TurningPoint | None = None
    """Where the game was lost for good, or None if that isn't known or wasn't asked for."""


def situations_of(record: Record) -> list[Situation]:
    """Return the decisions of a finished game that were real choices.

    Raise `RecordError` if the game isn't finished. If the record is broken, raise the error that
    stopped its replay.
    """
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
    """Judge one decision of a game.

    Each decision has its own dice, so decisions can be judged in separate processes. The same
    situation, seed and playouts give the same verdict, unless time runs out first.
    """
    throws = dice(f"review {seed} {situation.step}")
    return judge(game, situation.view, situation.action, throws, budget)


def review_of(
    record: Record,
    verdicts: Sequence[Verdict],
    solution: Solution | None = None,
    turning_point: TurningPoint | None = None,
) -> Review:
    """Return a review put together from verdicts, one for each situation of the record, in order.

    Raise an error if the record is broken or its game isn't finished.
    """
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
    """Return the judgement on a situation; `after` is the expectation at the next one, or the
    game's result if there is none.
    """
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
    """Review a finished game, with this budget for each decision.

    After each decision, `progress` is called with the number of decisions judged so far and the
    total. The review has no solution and no turning point.
    """
    situations = situations_of(record)
    verdicts: list[Verdict] = []
    for situation in situations:
        verdicts.append(verdict_of(record.game, situation, budget, seed))
        if progress is not None:
            progress(len(verdicts), len(situations))
    return review_of(record, verdicts)
