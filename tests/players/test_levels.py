"""The levels that people choose among: gentle ones slip or hurry, and budgets suit people."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.games import GAMES, game_of
from lifeboat.players import (
    Budget,
    adviser_of,
    levels_of,
    player_of,
    players_of,
    stand_in_of,
    usual_budget,
)
from lifeboat.players.beginner import SLIP
from lifeboat.players.captain import FEW, Captain
from tests.contract.playing import dealt, deciding_view
from tests.engine import THRIFT

both = pytest.mark.parametrize("game", GAMES)


@both
def test_people_choose_among_all_but_the_random_player(game: str) -> None:
    assert list(players_of(game)) == ["random", *levels_of(game)]


@both
def test_whoever_stands_in_is_a_level(game: str) -> None:
    assert stand_in_of(game).name in levels_of(game)


@both
def test_a_beginner_plays_like_the_steady_player_except_for_slips(game: str) -> None:
    """A slip may also happen to be the right choice, so it shows less often than it happens."""
    throws = dice("slips")
    steady, beginner = player_of(game, "steady"), player_of(game, "beginner")
    asked = others = 0
    chance = 0.0
    for deal in range(60 // THRIFT):
        state = dealt(game_of(game), {}, deal)
        while state.decision() is not None:
            view = deciding_view(state)
            right = steady.choose(view, throws, Budget())
            if len(view.legal) > 1:
                asked += 1
                others += beginner.choose(view, throws, Budget()) != right
                chance += (1 - 1 / len(view.legal)) / SLIP
            state.advance(right)
    assert asked > 1000 / THRIFT
    assert abs(others - chance) < 5 * chance**0.5


@both
def test_the_skilled_player_simulates_few_games_however_long_it_may_think(game: str) -> None:
    view = searched_view(game)
    skilled = player_of(game, "skilled")
    assert isinstance(skilled, Captain)
    advice = skilled.advise(view, dice("few"), Budget(10 * FEW, inf))
    assert FEW // 2 < advice.playouts <= FEW
    assert skilled.advise(view, dice("few"), Budget(FEW // 4, inf)).playouts <= FEW // 4


@both
def test_the_skilled_player_chooses_like_a_captain_with_few_playouts(game: str) -> None:
    view = searched_view(game)
    skilled = player_of(game, "skilled").choose(view, dice("few"), Budget(10 * FEW, inf))
    assert skilled == adviser_of(game).choose(view, dice("few"), Budget(FEW, inf))


@both
def test_the_usual_budget_is_for_people_who_wait(game: str) -> None:
    playouts, seconds = usual_budget(game)
    assert playouts > FEW
    assert seconds == 2.0


def searched_view(game: str) -> Any:
    """Return the view of a decision with several options."""
    state = dealt(game_of(game), {}, "few")
    while len(state.legal()) < 3:
        state.advance(state.legal()[0])
    return deciding_view(state)
