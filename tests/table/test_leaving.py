"""Leaving: anyone who leaves, or is removed, can do nothing more at the table."""

from __future__ import annotations

from lifeboat.table import laws
from lifeboat.table.commands import (
    Claim,
    Remove,
    Resign,
    Say,
    SeatBot,
    Start,
)
from tests.table.tables import (
    LEE_AND_SMITH,
    code,
    filled,
    leave,
    obey,
    started,
)


def test_the_host_is_the_first_person_who_has_not_left() -> None:
    table = filled("titanic", LEE_AND_SMITH, [1, 2])
    assert leave(table, 1) == ["freed", "left"]
    assert table.host() == 2
    assert code(table, 1, Say("one more thing")) == "not-at-table"
    obey(table, 2, SeatBot(0, "random"))
    obey(table, 2, Start())
    assert table.status() == "playing"
    assert laws.leave(table, 1) == []


def test_a_leavers_seat_is_played_by_the_stand_in_for_good() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert leave(table, 1) == ["left"]
    assert [seat.bot() for seat in table.seats] == ["steady", ""]
    assert code(table, 1, Claim()) == "not-at-table"
    obey(table, 2, Resign())
    assert table.status() == "over"


def test_only_the_host_removes_people_and_only_others_who_have_not_left() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert code(table, 2, Remove(1)) == "host-only"
    assert code(table, 1, Remove(1)) == "remove-self"
    assert code(table, 1, Remove(9)) == "person"
    obey(table, 1, Remove(2))
    assert code(table, 1, Remove(2)) == "person"
    assert code(table, 2, Say("But")) == "not-at-table"
