"""What holds for every player in every game: it chooses by its view, legally, to the end."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import SetupError
from lifeboat.core.games import GAMES, game_of
from lifeboat.players import Budget, adviser_of, player_of, players_of, stand_in_of, strongest_of
from tests.contract.playing import SETUPS, dealt, deciding_view, label, throws_for
from tests.engine import THRIFT

QUICK = [
    (name, fields, player.name)
    for name, fields in SETUPS
    for player in players_of(name).values()
    if not player.searches
]
SLOW = [
    (name, fields, player.name)
    for name in GAMES
    for player in players_of(name).values()
    if player.searches
    for fields in [fields for game, fields in SETUPS if game == name][::12]
]
CASES = (QUICK + SLOW)[::THRIFT]
BRIEF = Budget(8, 1e9)
"""Few enough playouts for whole games, and enough time that the clock doesn't matter."""
EVERY = 3
"""A second world is sampled at every third decision."""


def test_every_game_has_its_players() -> None:
    """The levels are the same in all games, and each player is listed under its own name."""
    for players in map(players_of, GAMES):
        assert list(players) == ["random", "beginner", "steady", "skilled", "captain"]
        assert all(player.name == name for name, player in players.items())


def test_a_bot_that_searches_says_so() -> None:
    for game in GAMES:
        assert adviser_of(game).searches
        searching = [name for name, bot in players_of(game).items() if bot.searches]
        assert searching == ["skilled", "captain"]
        assert strongest_of(game).name == "captain"


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_that_does_not_search_stands_in(game: str) -> None:
    assert stand_in_of(game).name == "steady"


@pytest.mark.usefixtures("pairs")
def test_a_game_without_a_steady_player_has_a_stand_in_too() -> None:
    assert stand_in_of("pairs").name == "random"


def test_an_unknown_player_is_refused_by_name() -> None:
    with pytest.raises(SetupError) as refused:
        player_of("titanic", "nobody")
    assert refused.value.code == "player"
    assert "steady" in refused.value.expected


@pytest.mark.parametrize(("name", "fields", "player"), CASES, ids=label)
def test_a_player_answers_every_question_legally_to_the_end(
    name: str, fields: dict[str, str], player: str
) -> None:
    game, bot = game_of(name), player_of(name, player)
    for deal in range(1 if bot.searches else 3):
        throws = throws_for("legal", deal)
        state = dealt(game, fields, deal)
        while state.decision() is not None:
            state.play(bot.choose(deciding_view(state), throws, BRIEF))
        assert state.outcome() is not None


@pytest.mark.parametrize(("name", "fields", "player"), CASES, ids=label)
def test_a_choice_depends_on_the_view_alone(name: str, fields: dict[str, str], player: str) -> None:
    """In another world that its seat can't tell from this one, it makes the same choice."""
    game, bot = game_of(name), player_of(name, player)
    state = dealt(game, fields, "worlds")
    throws = throws_for("worlds")
    differing = step = 0
    while state.decision() is not None:
        view = deciding_view(state)
        choice = bot.choose(view, throws_for("choice", step), BRIEF)
        if step % EVERY == 0:
            world = game.sample(view, throws)
            differing += str(world) != str(state)
            other = deciding_view(world)
            assert str(other) == str(view)
            assert bot.choose(other, throws_for("choice", step), BRIEF) == choice
        state.play(choice)
        step += 1
    assert differing
