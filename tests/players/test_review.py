"""Reviews: luck is told apart from skill, based only on what the deciding seat knew."""

from __future__ import annotations

import pickle
from math import inf

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.errors import RecordError
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.players import Budget, Option
from lifeboat.players.review import (
    Point,
    Review,
    TurningPoint,
    Verdict,
    costly,
    curve_of,
    judge,
    marks_of,
    review,
    review_of,
    situations_of,
    turning_point_of,
    verdict_of,
)
from lifeboat.players.review.judging import FEWEST_WORLDS
from lifeboat.players.septentrick.solving.solver import solve
from lifeboat.players.solution import Solution
from lifeboat.septentrick import State
from tests.contract.playing import deciding_view, throws_for
from tests.players.finished import GAMES, late_game, late_state, played_on
from tests.players.ticking import Ticking
from tests.titanic.drawing import position

pytestmark = pytest.mark.heavy

QUICK = Budget(40, 60.0)
"""Enough playouts for a verdict, and enough time that the clock never ends it."""
SAVED_FIRST = "turned=10 groups=f1,f2/-/s1/- decks=-/-/-/-/f3/s12 stack=s9,*"
"""The last page: one passenger can join their group at once, and a rescue may sink the ship."""


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> Review:
    return review(late_game(request.param), QUICK, "reviewed")


def test_result_less_expectation_is_luck_and_skill(reviewed: Review) -> None:
    assert len(reviewed.judgements) > 3
    assert reviewed.result - reviewed.expected == pytest.approx(reviewed.luck + reviewed.skill)
    assert reviewed.luck == pytest.approx(sum(one.luck for one in reviewed.judgements))
    assert reviewed.skill == pytest.approx(sum(one.skill for one in reviewed.judgements))


def test_each_decision_leads_to_the_expectation_at_the_next(reviewed: Review) -> None:
    after = [one.before for one in reviewed.judgements[1:]] + [reviewed.result]
    for judgement, expected in zip(reviewed.judgements, after, strict=True):
        assert judgement.before + judgement.skill == pytest.approx(judgement.chosen.value)
        assert judgement.chosen.value + judgement.luck == pytest.approx(expected)


def test_a_cost_is_the_gap_to_the_best_and_counts_only_beyond_its_error(reviewed: Review) -> None:
    assert reviewed.cost == pytest.approx(sum(one.cost for one in reviewed.judgements))
    for judgement in reviewed.judgements:
        assert judgement.cost == judgement.best.value - judgement.chosen.value
        if judgement.best.action == judgement.chosen.action:
            assert (judgement.cost, judgement.error) == (0, 0)
        else:
            assert judgement.cost > judgement.error >= 0


def test_the_result_is_the_score_or_the_win(reviewed: Review) -> None:
    outcome = reviewed.outcome
    won = reviewed.game == "septentrick"
    assert reviewed.result == (float(outcome.won) if won else outcome.score)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_record_seed_and_playouts_give_the_same_review(game: str) -> None:
    record = late_game(game, seed=3)
    first = review(record, QUICK, "same")
    assert review(record, QUICK, "same") == first
    assert review(record, QUICK, "other") != first


@pytest.mark.parametrize("game", GAMES)
def test_a_verdict_depends_on_the_view_alone(game: str) -> None:
    """Two games that the seat couldn't tell apart at this point get the same verdict for it."""
    for seed in (3, 4):
        state = late_state(game, seed)
        view = deciding_view(state)
        while len(view.legal) == 1:
            state.advance(view.legal[0])
            view = deciding_view(state)
        world = game_of(game).sample(view, throws_for("another", seed))
        assert str(world) != str(state)
        first = game_of(game).action_text(view.legal[-1])
        verdicts = []
        for start in (str(state), str(world)):
            situation = situations_of(played_on(game, start, "random", seed, first))[0]
            assert (situation.step, str(situation.view)) == (0, str(view))
            verdicts.append(verdict_of(game, situation, QUICK, "alike"))
        assert verdicts[0] == verdicts[1]


def test_an_action_that_throws_points_away_is_found_with_what_was_better() -> None:
    record = played_on("titanic", str(position(SAVED_FIRST)), "random", 1, first="rescue:1")
    found = review(record, Budget(200, 60.0))
    assert found.outcome.reason == "sunk"
    worst = costly(found)[0]
    rules = game_of("titanic")
    assert worst.step == 0
    assert rules.action_text(worst.chosen.action) == "rescue:1"
    assert rules.action_text(worst.best.action) == "5>g1"
    assert worst.cost > 0.5
    assert worst.skill < 0
    assert worst.best.value == pytest.approx(worst.chosen.value + worst.cost)


def test_the_better_action_costs_nothing_where_it_was_chosen() -> None:
    view = deciding_view(position(SAVED_FIRST))
    action = game_of("titanic").read_action("5>g1")
    verdict = judge("titanic", view, action, dice("best"), Budget(200, 60.0))
    assert verdict.best == verdict.chosen
    assert verdict.chosen.action == action
    assert verdict.error == 0
    assert verdict.options == len(view.legal)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("more", [0, 3])
def test_a_judgement_ends_when_the_time_is_up_but_not_before_the_fewest_worlds(
    game: str, more: int
) -> None:
    """The clock is read at the start, and before each world from the ninth on."""
    situation = situations_of(late_game(game))[0]
    minute = 60.0
    budget = Budget(400, (more + 0.5) * minute)
    verdict = judge(game, situation.view, situation.action, dice("time"), budget, Ticking(minute))
    assert verdict.chosen.playouts == FEWEST_WORLDS + more


@pytest.mark.parametrize("game", GAMES)
def test_only_decisions_with_a_choice_are_judged(game: str) -> None:
    record = late_game(game, seed=5)
    judged = {situation.step: situation for situation in situations_of(record)}
    now = Playthrough(record)
    forced = 0
    for step, word in enumerate(record.actions):
        view = deciding_view(now.state)
        assert (step in judged) == (len(view.legal) > 1)
        if step in judged:
            assert judged[step].seat == view.decision.seat
            assert judged[step].kind == view.decision.kind
            assert str(judged[step].view) == str(view)
        forced += step not in judged
        now.play(now.rules.read_action(word))
    assert forced
    assert judged


def test_an_unfinished_game_is_refused() -> None:
    record = late_game("titanic")
    record = Record("titanic", {}, b"", record.actions[:-1], start=record.start)
    with pytest.raises(RecordError) as refused:
        situations_of(record)
    assert refused.value.code == "review-unfinished"
    assert refused.value.tried == str(len(record.actions))


def test_a_broken_record_is_refused_by_what_breaks_it() -> None:
    record = late_game("septentrick")
    broken = Record("septentrick", {}, b"", ["trump:star", *record.actions], start=record.start)
    with pytest.raises(RecordError) as refused:
        review(broken, QUICK)
    assert refused.value.code == "record-action"


def test_a_verdict_can_be_sent_between_processes() -> None:
    record = late_game("titanic")
    verdict = verdict_of("titanic", situations_of(record)[0], QUICK)
    assert pickle.loads(pickle.dumps(verdict)) == verdict


def test_the_step_that_lost_a_game_is_found_with_all_cards_visible() -> None:
    """Before it some line of play won; after it none does."""
    record = late_game("septentrick")
    found = turning_point_of(record, Budget(1_000_000, inf))
    assert found is not None
    step = found.step
    assert step is not None
    state = record.begin()
    assert isinstance(state, State)
    for word in record.actions[:step]:
        state.advance(game_of("septentrick").read_action(word))
    assert solve(state.copy(), Budget(1_000_000, 60.0)).winnable
    state.advance(game_of("septentrick").read_action(record.actions[step]))
    assert solve(state.copy(), Budget(1_000_000, 60.0)).winnable is False


def test_where_the_step_is_undecided_a_bracket_is_kept() -> None:
    record = late_game("septentrick")
    exact = turning_point_of(record, Budget(1_000_000, inf))
    assert exact is not None
    brackets = [turning_point_of(record, Budget(looks, inf)) for looks in (0, 10, 100, 1000)]
    open_ones = [one for one in brackets if one and one.step is None]
    assert open_ones
    assert all(one.winnable <= exact.winnable < exact.lost <= one.lost for one in open_ones)


def test_a_game_for_points_and_a_game_that_was_won_have_no_turning_point() -> None:
    assert turning_point_of(late_game("titanic"), Budget(1000, 60.0)) is None
    won = late_game("septentrick", "steady", seed=3)
    assert won.result.startswith("rescued")
    assert turning_point_of(won, Budget(1000, 60.0)) is None


def test_progress_is_told_after_every_verdict() -> None:
    record = late_game("septentrick")
    told: list[tuple[int, int]] = []
    review(record, Budget(1, 60.0), progress=lambda done, total: told.append((done, total)))
    count = len(situations_of(record))
    assert told == [(done, count) for done in range(1, count + 1)]


def told_review() -> Review:
    """Return a review of made-up verdicts."""
    record = late_game("titanic")
    costs = [0.0, 2.0, 1.0, 4.0, 2.0]
    verdicts: list[Verdict] = []
    for at in range(len(situations_of(record))):
        chosen = Option(1, 10.0 + at, 0.1, 100, [])
        best = Option(2, chosen.value + costs[at % 5], 0.1, 100, [])
        verdicts.append(Verdict(11.0 + at, 0.2, chosen, best if costs[at % 5] else chosen, 0.5, 3))
    return review_of(record, verdicts, Solution(70, 80, None, [], 9), TurningPoint(3, 4, []))


def test_the_curve_leads_from_the_expectation_to_the_result() -> None:
    made_up = told_review()
    points = curve_of(made_up)
    assert len(points) == len(made_up.judgements) + 1
    assert points[0] == Point(made_up.judgements[0].step, made_up.expected, 0, 0)
    assert points[-1].step == made_up.steps
    assert points[-1].expected == made_up.result
    for point in points:
        assert point.expected == pytest.approx(made_up.expected + point.luck + point.skill)


def test_the_costliest_decisions_are_named_first_and_marked_by_their_numbers() -> None:
    made_up = told_review()
    found = costly(made_up, 3)
    assert found[0].cost == 4.0
    assert [one.cost for one in found] == sorted((one.cost for one in found), reverse=True)
    assert all(one.cost > 0 for one in costly(made_up, 1000))
    marks = marks_of(made_up, 3)
    assert [mark.number for mark in marks] == [1, 2, 3]
    assert [(mark.step, mark.cost) for mark in marks] == [(one.step, one.cost) for one in found]
    assert marks_of(made_up, 0) == []


def test_a_review_keeps_the_solution_and_the_turning_point() -> None:
    made_up = told_review()
    assert made_up.solution == Solution(70, 80, None, [], 9)
    assert made_up.turning_point == TurningPoint(3, 4, [])
