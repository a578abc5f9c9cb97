"""Names of seats, for several people who play at one screen."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.table import entries, laws
from lifeboat.table.commands import Free, NameSeat, Rename, Resign, Sit, Start
from lifeboat.table.creation import first_entries, new_header, rematch_of, secret_for, setup_of
from lifeboat.table.past.results import result_of
from lifeboat.table.requests import NewTable
from lifeboat.table.stored import entry_text, read_entry
from lifeboat.table.table import Table, table_of
from lifeboat.table.wire.gate import Viewer, seat_names, texts_of
from lifeboat.table.wire.rendering import update
from tests.table.tables import code, filled, obey, opened, refusal, step

CREW = {"crew": "lee,smith,lowe"}


def hot_seat() -> Table:
    """Return a table at which one person has two of three seats."""
    return filled("titanic", CREW, [1, 1, 2])


def test_a_person_with_several_seats_can_name_each_until_the_game_begins() -> None:
    table = hot_seat()
    obey(table, 1, NameSeat(0, " Cleo "))
    obey(table, 1, NameSeat(1, "P1"))
    assert seat_names(table, texts_of("en")) == ["Cleo", "P1", "P2"]
    obey(table, 1, NameSeat(1, "  "))
    assert seat_names(table, texts_of("en")) == ["Cleo", "", "P2"]
    obey(table, 1, Start())
    assert code(table, 1, NameSeat(0, "Dan")) == "game-begun"


@pytest.mark.parametrize(
    ("person", "seat", "name", "expected"),
    [
        (1, 2, "Dan", "seat-name"),
        (2, 2, "Dan", "seat-name"),
        (2, 0, "Dan", "seat-name"),
        (1, 4, "Dan", "seat-name"),
        (1, 1, "cleo", "name-taken"),
        (1, 1, "P2", "name-taken"),
        (1, 1, "a\u200bb", "name-form"),
    ],
)
def test_names_are_for_ones_own_seats_visible_and_unlike_others(
    person: int, seat: int, name: str, expected: str
) -> None:
    table = hot_seat()
    obey(table, 1, NameSeat(0, "Cleo"))
    assert code(table, person, NameSeat(seat, name)) == expected


def test_nobody_else_takes_the_name_of_a_seat() -> None:
    table = hot_seat()
    obey(table, 1, NameSeat(0, "Cleo"))
    assert code(table, 2, Rename("CLEO")) == "name-taken"
    with pytest.raises(LifeboatError, match="name-taken"):
        laws.join(table, "Cleo")
    assert obey(table, 1, Rename("Cleo"))


def test_whoever_is_left_with_one_seat_goes_by_their_own_name() -> None:
    table = hot_seat()
    obey(table, 1, NameSeat(0, "Cleo"))
    obey(table, 1, Free(1))
    assert seat_names(table, texts_of("en")) == ["P1", "", "P2"]
    assert refusal(table, 1, NameSeat(0, "Dan")).code == "seat-name"


def test_a_seat_that_was_left_has_lost_its_name() -> None:
    table = hot_seat()
    obey(table, 1, NameSeat(0, "Cleo"))
    obey(table, 1, Free(0))
    obey(table, 1, Sit(0))
    assert seat_names(table, texts_of("en")) == ["", "", "P2"]


def test_everybody_is_told_who_plays_where() -> None:
    table, told = hot_seat(), []
    for name in ("Cleo", ""):
        [change] = obey(table, 1, NameSeat(0, name))
        told += update(table, change, Viewer(2)).sentences
    assert told == ["Seat 1 is Cleo.", "Seat 1 no longer has a name of its own."]


def test_whoever_shares_a_screen_is_addressed_as_one_until_the_game_begins() -> None:
    table = opened("titanic", {"crew": "lee,smith", "first": "2"}, 2)
    log: list[entries.Entry] = [entries.Sat(0, 1), entries.Sat(1, 1), entries.SeatNamed(1, "Cleo")]
    log += [entries.Started(), entries.Hinted(1, 1), entries.Resigned(1)]
    told = [update(table, table.apply(entry), Viewer(1)).sentences[0] for entry in log]
    assert told == [
        "You take seat 1.",
        "You take seat 2.",
        "Seat 2 is Cleo.",
        "The game begins.",
        "Cleo gets a hint.",
        "You want to give up.",
    ]


def test_names_are_stored_and_kept_in_a_rematch() -> None:
    table = hot_seat()
    [change] = obey(table, 1, NameSeat(0, "Cleo"))
    assert read_entry(entry_text(change.entry)) == entries.SeatNamed(0, "Cleo")
    obey(table, 1, Start())
    for person in (1, 2):
        obey(table, person, Resign())
    header, log = rematch_of(table, same_deal=False, created=0)
    assert seat_names(table_of(header, log), texts_of("en")) == ["Cleo", "", "P2"]


def test_a_result_names_everybody_at_the_screen() -> None:
    table = hot_seat()
    obey(table, 1, NameSeat(0, "Cleo"))
    obey(table, 1, Start())
    while not table.is_over():
        step(table)
    assert [seat.name for seat in result_of(table, 0).seats] == ["Cleo", "P1", "P2"]


def test_names_can_be_given_when_a_table_is_set_up() -> None:
    wish = NewTable(
        "titanic", "Ann", {"players": "3"}, seats=["me", "me", "steady"], names=["Cleo"], start=True
    )
    header = new_header(wish, setup_of(wish), secret_for(wish), 0)
    table = table_of(header, first_entries(header, wish, ""))
    assert seat_names(table, texts_of("en")) == ["Cleo", "", "Bot 3"]


@pytest.mark.parametrize("names", [["", "", "Dan"], ["A", "A"], ["", "", "", "Dan"]])
def test_a_table_is_not_set_up_with_names_that_cannot_be(names: list[str]) -> None:
    wish = NewTable("titanic", "Ann", {"players": "3"}, seats=["me", "me", "open"], names=names)
    header = new_header(wish, setup_of(wish), secret_for(wish), 0)
    with pytest.raises(LifeboatError):
        first_entries(header, wish, "")
