"""Giving up: a game is over when all who sit there have resigned or left."""

from __future__ import annotations

from lifeboat.table import entries, laws
from lifeboat.table.commands import (
    Claim,
    Play,
    Resign,
)
from tests.table.tables import (
    LEE_AND_SMITH,
    code,
    leave,
    obey,
    started,
)


def test_a_game_is_given_up_when_all_who_sit_resign() -> None:
    table = started("titanic", {"players": "3"}, [1, 2, "random"])
    table.apply(laws.join(table, "P3"))
    assert code(table, 3, Resign()) == "not-seated"
    obey(table, 1, Resign())
    assert laws.answer(table, 1, Resign()) == []
    assert table.status() == "playing"
    obey(table, 2, Resign())
    assert table.status() == "over"
    assert table.deciding_seat() is None
    assert code(table, 1, Play("rescue:1", table.last_entry)) == "game-ended"
    assert "GivenUp" in table.record().notes


def test_a_take_over_gives_up_no_game() -> None:
    """Who did not resign and was here when others did can come back."""
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    obey(table, 2, Resign())
    table.apply(laws.take_over(table, 0))
    assert table.status() == "playing"
    obey(table, 1, Claim())
    assert table.deciding_bot() == ""
    assert table.status() == "playing"


def test_anyone_away_when_the_others_resign_is_not_waited_for() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    obey(table, 2, Resign())
    table.apply(laws.take_over(table, 0))
    obey(table, 2, Resign())
    assert table.status() == "over"
    assert laws.answer(table, 1, Claim()) == []
    table.apply(entries.ClaimedBack(0))
    assert table.status() == "over"


def test_a_leaver_is_not_asked_whether_the_game_is_given_up() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    obey(table, 1, Resign())
    leave(table, 2)
    assert table.status() == "over"
    table = started("titanic", {"crew": "lee"}, [1])
    table.apply(laws.join(table, "onlooker"))
    leave(table, 2)
    assert table.status() == "playing"
    leave(table, 1)
    assert table.status() == "over"


def test_a_leaver_gives_up_no_game_of_somebody_who_is_away() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    table.apply(laws.take_over(table, 0))
    leave(table, 2)
    assert table.status() == "playing"
    obey(table, 1, Claim())
    assert table.seats[0].bot() == ""


def test_a_game_of_bots_goes_on_when_whoever_set_it_up_leaves() -> None:
    """Nobody who sits has given up."""
    table = started("titanic", LEE_AND_SMITH, ["random", "random"])
    for entry in laws.leave(table, 1):
        table.apply(entry)
    assert table.status() == "playing"
