"""What a row contains, and what it depends on."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.lab.columns import columns
from lifeboat.lab.errors import LabError
from lifeboat.lab.playing import play_stretch
from lifeboat.lab.study import Stretch
from lifeboat.players import Budget, player_of
from tests.lab.studies import played, study


def test_a_row_is_the_game_that_anybody_can_replay_from_the_seed() -> None:
    wanted = study("titanic", ("steady",), {"crew": "lee", "layout": "expert"}, seed="ice")
    row = played(wanted).table().to_pylist()[2]
    state = game_of("titanic").deal({"crew": "lee", "layout": "expert"}, secret_of("ice 2"))
    throws, decisions = dice("ice steady 2"), 0
    while state.decision() is not None:
        view = state.view(0)
        state.advance(player_of("titanic", "steady").choose(view, throws, Budget()))
        decisions += 1
    assert row["score"] == state.score().total
    assert row["saved"] == sum(state.score().groups)
    assert (row["page"], row["turned"]) == (state.page(), state.turned)
    assert (row["decisions"], row["deal"], row["reason"]) == (decisions, 2, state.outcome().reason)
    assert (row["crew"], row["layout"], row["players"]) == ("lee", "expert", 1)
    assert row["seconds"] is None


def test_the_rows_of_both_games_have_all_columns() -> None:
    for game in ("titanic", "septentrick"):
        row = played(study(game, deals="1")).table().to_pylist()[0]
        assert list(row) == list(columns())
        assert row["game"] == game
        assert (row["matched"] is None) == (game == "titanic")
        assert (row["page"] is None) == (game == "septentrick")


def test_the_row_names_a_crew_that_was_drawn() -> None:
    wanted = study("titanic", setup={"players": "2"})
    for row in played(wanted).table().to_pylist():
        assert row["players"] == len(row["crew"].split(",")) == 2


def test_all_players_and_set_ups_get_the_same_deals() -> None:
    wanted = study(players=("random", "steady"), setup={"captain": "1"})
    assert str(wanted.deal(0, 3)) == str(
        game_of("septentrick").deal({"captain": "1"}, secret_of("x 3"))
    )
    rows = played(wanted).table().to_pylist()
    assert [(row["player"], row["deal"]) for row in rows] == [
        (player, deal) for player in ("random", "steady") for deal in range(4)
    ]


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_player_that_searches_plays_as_it_chooses_and_its_playouts_are_counted(game: str) -> None:
    wanted = study(game, ("captain",), playouts="6", deals="1")
    row = played(wanted).table().to_pylist()[0]
    state, throws, decisions = wanted.deal(0, 0), dice("x captain 0"), 0
    captain = player_of(game, "captain")
    while (decision := state.decision()) is not None:
        view = state.view(decision.seat)
        state.advance(captain.choose(view, throws, wanted.budget("captain")))
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    assert (row["score"], row["decisions"]) == (outcome.score, decisions)
    assert 0 < row["playouts"] <= 6 * decisions


def test_only_a_study_by_the_clock_notes_the_time() -> None:
    row = played(study(deals="1", seconds="0.5")).table().to_pylist()[0]
    assert row["seconds"] > 0
    assert row["budget"] == "seconds=0.5"


def test_a_worker_of_another_version_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = study()
    monkeypatch.setattr("lifeboat.lab.playing.lifeboat_version", lambda: "0.0.1")
    with pytest.raises(LabError, match="lab-worker-version"):
        play_stretch(wanted, Stretch(0, "random", 0, 1))
