"""Giving up: a game is over when everybody with a seat has resigned or left."""

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


def test_a_game_is_given_up_when_everybody_with_a_seat_resigns() -> None:
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


def test_a_take_over_does_not_give_up_a_game() -> None:
    """Anyone who didn't resign, and was here when the others did, can come back."""
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


def test_a_leaver_does_not_give_up_the_game_of_somebody_who_is_away() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    table.apply(laws.take_over(table, 0))
    leave(table, 2)
    assert table.status() == "playing"
    obey(table, 1, Claim())
    assert table.seats[0].bot() == ""


def test_a_game_of_bots_goes_on_when_its_host_leaves() -> None:
    """Nobody with a seat has given up."""
    table = started("titanic", LEE_AND_SMITH, ["random", "random"])
    for entry in laws.leave(table, 1):
        table.apply(entry)
    assert table.status() == "playing"
