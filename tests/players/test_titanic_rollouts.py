"""Rollouts of SOS Titanic's solver reach the scores they claim, and remembering them is exact."""

from __future__ import annotations

from math import inf

import pytest

from lifeboat.core.fate import secret_of
from lifeboat.players import Budget
from lifeboat.players.titanic.solving.identity import identity
from lifeboat.players.titanic.solving.rollout import Rollouts, see_all
from lifeboat.players.titanic.solving.search import Search
from lifeboat.players.titanic.steady.player import steady_choice
from lifeboat.titanic import Setup, State, deal
from tests.engine import THRIFT

DEALS = 24 // THRIFT


def rolled_out(state: State) -> State:
    """Return the end of the game that the steady player reaches when it knows every card."""
    end = state.copy()
    while legal := end.legal():
        see_all(end)
        end.play(steady_choice(end, legal))
    return end


def positions(number: int) -> list[State]:
    """Return positions between two actions from a steady game, and what else leads on from them."""
    crew = ("murdoch", "lee", "lowe", "boxhall", "latimer", "fleet")[number % 6]
    state = deal(Setup(crew=(crew,)), secret_of(f"rollout {number}"))
    found: list[State] = []
    while legal := state.legal():
        for action in legal[:: 1 + len(legal) // 3]:
            after = state.copy()
            after.advance(action)
            decision = after.decision()
            if decision is not None and decision.kind == "turn":
                found.append(after)
        state.advance(steady_choice(state, legal))
    return found[:: 1 + len(found) // 12]


@pytest.mark.parametrize("number", range(DEALS))
def test_a_rollout_gives_the_score_that_is_reached_whatever_came_before_it(number: int) -> None:
    """Rollouts remember scores, and end where they meet an earlier one: that changes nothing."""
    states = positions(number)
    assert states
    search = Search(states[0], Budget(1 << 40, inf))
    rollouts = Rollouts(search, with_survivors=True)
    for state in states:
        before = str(state)
        score = rollouts.score(state, None, identity(state, True))
        assert score == rolled_out(state).score().total
        assert str(state) == before
    assert search.best == max(rolled_out(state).score().total for state in states)


def test_rollouts_that_meet_are_played_only_once() -> None:
    (state, *_) = positions(0)
    search = Search(state, Budget(1 << 40, inf))
    rollouts = Rollouts(search, with_survivors=True)
    first = rollouts.score(state, None, identity(state, True))
    played = search.positions
    assert rollouts.score(state, None, identity(state, True)) == first
    assert search.positions == played > 0


def test_a_rollout_ends_with_the_budget() -> None:
    (state, *_) = positions(0)
    search = Search(state, Budget(3, inf))
    assert Rollouts(search, with_survivors=True).score(state, None, 0) == 0
    assert search.positions == 3


def test_who_knows_all_cards_knows_where_each_one_is() -> None:
    state = deal(Setup(crew=("lee",)), secret_of("all"))
    see_all(state)
    view = state.view(0)
    assert view.known_top == len(state.stack)
    assert [pocket.bit_count() for pocket in state.pockets] == [*state.down, len(state.stack)]
