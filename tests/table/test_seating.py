"""Seating: who may take a seat, free one, start the game and join the table."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import SetupError
from lifeboat.table import entries, laws
from lifeboat.table.commands import (
    Command,
    CommandError,
    Free,
    Play,
    Rename,
    Resign,
    Say,
    SeatBot,
    Sit,
    Start,
    Undo,
)
from lifeboat.table.laws.seating import MOST_PEOPLE
from tests.table.tables import (
    LEE_AND_SMITH,
    THREE,
    code,
    filled,
    leave,
    obey,
    opened,
    refusal,
    started,
    step,
)


def test_only_a_free_seat_can_be_taken() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=2)
    obey(table, 1, Sit(0))
    assert table.seats_of(1) == [0]
    assert code(table, 2, Sit(0)) == "seat-occupied"
    assert code(table, 2, Sit(4)) == "seat"


def test_a_person_may_hold_several_seats() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    obey(table, 1, Sit(0))
    obey(table, 1, Sit(1))
    assert table.seats_of(1) == [0, 1]


def test_a_seat_is_freed_by_its_person_or_by_the_host() -> None:
    table = filled("septentrick", THREE, [1, 2, 3])
    assert code(table, 2, Free(2)) == "host-only"
    obey(table, 2, Free(1))
    obey(table, 1, Free(2))
    assert [seat.is_free() for seat in table.seats] == [False, True, True]
    assert code(table, 1, Free(2)) == "seat-free"


def test_only_the_host_seats_bots_and_begins() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=2)
    assert code(table, 2, SeatBot(0, "random")) == "host-only"
    assert code(table, 2, Start()) == "host-only"
    obey(table, 1, SeatBot(0, "random"))
    assert table.seats[0].player == "random"
    assert isinstance(refusal(table, 1, SeatBot(1, "deep-blue")), SetupError)


def test_a_game_does_not_begin_with_free_seats() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    obey(table, 1, Sit(1))
    error = refusal(table, 1, Start())
    assert (error.code, error.tried) == ("seats-free", "1")
    obey(table, 1, Sit(0))
    obey(table, 1, Start())
    assert table.status() == "playing"


def test_nothing_is_played_before_the_game_and_no_seat_changes_hands_after_its_beginning() -> None:
    table = filled("titanic", LEE_AND_SMITH, [1, 2])
    early: list[Command] = [Play("rescue:1", 0), Undo(0), Resign()]
    assert {code(table, 1, command) for command in early} == {"game-not-begun"}
    obey(table, 1, Start())
    late: list[Command] = [Start(), Sit(0), Free(0), SeatBot(0, "random")]
    assert {code(table, 1, command) for command in late} == {"game-begun"}


def test_anyone_who_has_not_joined_can_do_nothing() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert code(table, 0, Say("hello")) == "not-at-table"
    assert code(table, 0, Play("rescue:1", table.last_entry)) == "not-at-table"


def test_a_table_has_room_for_fifty_people() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=50)
    with pytest.raises(CommandError) as caught:
        laws.join(table, "P51")
    assert caught.value.code == "people"


def test_what_happens_beside_the_game_does_not_go_on_forever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Reaching the limit for one kind of entry stops neither the other kinds nor the game."""
    monkeypatch.setattr("lifeboat.table.laws.checks.MOST_OF_A_KIND", 3)
    table = opened("titanic", LEE_AND_SMITH, 2, people=3)
    with pytest.raises(CommandError, match="table-full"):
        laws.join(table, "P4")
    often: list[Command] = [Say("again"), Rename("P9"), Free(0)]
    for _ in range(3):
        for command in (Sit(0), *often):
            obey(table, 1, command)
    assert {code(table, 1, command) for command in (Sit(0), *often[:2])} == {"table-full"}
    for command in (Sit(0), Say("I have said nothing yet"), Rename("P8"), Free(0)):
        obey(table, 2, command)
    obey(table, 1, SeatBot(0, "random"))
    obey(table, 1, SeatBot(1, "random"))
    obey(table, 1, Start())
    for _ in range(5):
        step(table)


def test_people_who_left_make_room_for_others() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=50)
    leave(table, 7)
    table.apply(laws.join(table, "P7"))
    assert table.people[50].name == "P7"
    with pytest.raises(CommandError, match="people"):
        laws.join(table, "P52")


def test_anyone_who_is_invited_has_a_place_at_a_full_table() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=MOST_PEOPLE)
    with pytest.raises(CommandError, match="people"):
        laws.join(table, "Bea")
    assert laws.join(table, "Bea", is_invited=True) == entries.Joined(51, "Bea")
