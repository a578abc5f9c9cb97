"""Names and chat: what people write, made safe to show."""

from __future__ import annotations

import pytest

from lifeboat.table import entries, laws
from lifeboat.table.commands import (
    CommandError,
    Rename,
    Say,
)
from tests.table.tables import (
    LEE_AND_SMITH,
    code,
    obey,
    opened,
    started,
)


def test_a_person_can_go_by_another_name() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    [change] = obey(table, 1, Rename("Ida"))
    assert (change.former_name, table.people[0].name) == ("P1", "Ida")


HIDDEN = ["\u202e", "\x00", "\t", "\u200b", "\ue000", "\ud800"]
HIDDEN += ["\u3164", "\u1160", "\u2800", "\u034f", "\u17b4", "\ufe05", "\uffa0", "\U000e0100"]


@pytest.mark.parametrize("hidden", [*HIDDEN, "\n", "\u2028", "\u2029"])
def test_a_name_hides_nothing(hidden: str) -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    assert code(table, 1, Rename(f"A{hidden}da")) == "name-form"
    with pytest.raises(CommandError, match="name-form"):
        laws.join(table, f"A{hidden}da")


@pytest.mark.parametrize("hidden", HIDDEN)
def test_talk_hides_nothing(hidden: str) -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    assert code(table, 1, Say(f"deck {hidden} 3")) == "text-form"


def test_talk_is_one_line_and_neither_talk_nor_names_are_empty() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    assert laws.answer(table, 1, Say(" deck 3\r\nP2: yes\u2028! ")) == [
        entries.Said(1, "deck 3 P2: yes !")
    ]
    assert laws.answer(table, 1, Rename("  Zoë \U0001f6a2 ")) == [
        entries.Renamed(1, "Zoë \U0001f6a2")
    ]
    assert code(table, 1, Say(" \n ")) == "text-form"
    assert code(table, 1, Rename(" \u00a0 ")) == "name-form"
    assert code(table, 1, Rename("\ufe0f")) == "name-form"


def test_how_an_emoji_is_drawn_does_not_matter() -> None:
    table = opened("titanic", {}, 1)
    assert laws.answer(table, 1, Say("\u2764\ufe0f")) == [entries.Said(1, "\u2764")]
    assert laws.answer(table, 1, Rename("A\u2764\ufe0f")) == [entries.Renamed(1, "A\u2764")]


def test_nobody_takes_a_name_that_somebody_has() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=2)
    for same in ("P1", " p1", "\uff301"):
        assert code(table, 2, Rename(same)) == "name-taken"
        with pytest.raises(CommandError, match="name-taken"):
            laws.join(table, same)
    assert laws.answer(table, 1, Rename("p1")) == [entries.Renamed(1, "p1")]


def test_the_name_of_a_leaver_who_has_a_seat_stays_taken() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    table.apply(laws.join(table, "Cleo"))
    for person in (2, 3):
        for entry in laws.leave(table, person):
            table.apply(entry)
    with pytest.raises(CommandError, match="name-taken"):
        laws.join(table, "P2")
    assert laws.join(table, "Cleo") == entries.Joined(4, "Cleo")
