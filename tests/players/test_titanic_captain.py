"""The captain of SOS Titanic knows only its view, and answers every question."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.games import game_of
from lifeboat.players import Budget, adviser_of, player_of
from lifeboat.titanic import State, action_text
from lifeboat.titanic.agenda import ASKS
from tests.contract.playing import dealt, deciding_view, random_steps, throws_for
from tests.titanic.drawing import play, position

CAPTAIN = adviser_of("titanic")
SETUPS = list(game_of("titanic").sample_setups())
LONG = 1e9
QUESTIONS = set(ASKS) - {"proceed", "over"}


def one_of_each_question() -> dict[str, State]:
    """Return, for every kind of question, a position in which it has several answers."""
    found: dict[str, State] = {}
    for deal in range(40):
        for fields in SETUPS:
            state = dealt(game_of("titanic"), fields, f"captain {deal}")
            assert isinstance(state, State)
            for _ in random_steps(state, throws_for("captain", deal)):
                decision = state.decision()
                assert decision is not None
                if decision.kind not in found and len(state.legal()) > 1:
                    found[decision.kind] = state.copy()
            if len(found) == len(QUESTIONS):
                return found
    return found


ASKED = one_of_each_question()


def choice(state: State, player: str, playouts: int) -> str:
    bot = player_of("titanic", player)
    return action_text(bot.choose(deciding_view(state), dice("bot"), Budget(playouts, LONG)))


def test_every_kind_of_question_is_tried_here() -> None:
    assert set(ASKED) == QUESTIONS


@pytest.mark.parametrize("kind", sorted(ASKED))
def test_every_kind_of_question_gets_advice(kind: str) -> None:
    """Every legal action is listed and tried within the budget, and the first one is chosen."""
    view = deciding_view(ASKED[kind])
    budget = Budget(2 * len(view.legal) + 1, LONG)
    advice = CAPTAIN.advise(view, dice("kind"), budget)
    assert sorted(option.action for option in advice.options) == view.legal
    assert all(option.playouts == 2 for option in advice.options)
    assert advice.playouts <= budget.playouts
    assert CAPTAIN.choose(view, dice("kind"), budget) == advice.options[0].action


@pytest.mark.parametrize("kind", sorted(ASKED))
def test_advice_depends_on_the_view_alone(kind: str) -> None:
    """In other worlds that look the same, the same dice give the same advice."""
    state = ASKED[kind]
    view = deciding_view(state)
    budget = Budget(3 * len(view.legal), LONG)
    advice = CAPTAIN.advise(view, dice("world"), budget)
    for at in range(2):
        world = game_of("titanic").sample(view, throws_for("other", at))
        assert str(world) != str(state)
        assert CAPTAIN.advise(deciding_view(world), dice("world"), budget) == advice


@pytest.mark.parametrize("kind", sorted(ASKED))
def test_without_time_it_does_what_steady_does(kind: str) -> None:
    view = deciding_view(ASKED[kind])
    steady = player_of("titanic", "steady").choose(view, dice("none"), Budget())
    for budget in (Budget(1000, 0.0), Budget(0, LONG)):
        assert CAPTAIN.choose(view, dice("none"), budget) == steady


def test_it_takes_the_card_that_wins_rather_than_the_one_that_is_worth_most() -> None:
    """On the last page the last passenger is in the discard pile: Come Back! saves everyone."""
    saved = "/".join(
        ",".join(f"{letter}{rank}{anchor}" for rank in range(1, last + 1))
        for letter, anchor, last in (("f", "", 13), ("f", "+", 13), ("s", "", 17), ("s", "+", 16))
    )
    state = position(
        f"crew=lee turned=10 hands=plan-b used=mystery-f,come-back actions={{cards}} "
        f"groups={saved} stack=- discard=s17+"
    )
    play(state, "plan-b")
    assert choice(state, "steady", 0) == "take:mystery-f"
    assert choice(state, "captain", 32) == "take:come-back"
    play(state, "take:come-back come-back")
    play(state, choice(state, "captain", 32))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.won


def test_it_does_not_search_for_the_only_answer_but_can_say_what_it_is_worth() -> None:
    state = position("crew=lee turned=10 groups=f1/-/-/- stack=- discard={rest}")
    view = deciding_view(state)
    assert len(view.legal) == 1
    throws, untouched = dice("forced"), dice("forced")
    assert CAPTAIN.choose(view, throws, Budget(50, LONG)) == view.legal[0]
    assert throws.word() == untouched.word()
    advice = CAPTAIN.advise(view, throws, Budget(50, LONG))
    assert advice.options[0].playouts == 50
    assert advice.options[0].value == 1.0
