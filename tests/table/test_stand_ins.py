"""Bots and stand-ins: they decide for a seat, and only while it is theirs."""

from __future__ import annotations

import pytest

from lifeboat.table import laws
from lifeboat.table.commands import (
    Claim,
    CommandError,
    Play,
    Start,
)
from lifeboat.table.kinds import kind_of
from tests.table.tables import (
    LEE_AND_SMITH,
    filled,
    legal_action,
    legal_text,
    obey,
    started,
    step,
)


def test_a_stand_in_plays_until_the_person_is_back() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    table.apply(laws.take_over(table, 0))
    assert table.deciding_bot() == "steady"
    step(table)
    obey(table, 1, Claim())
    assert table.deciding_bot() == ""
    assert laws.answer(table, 1, Claim()) == []


def test_playing_brings_a_person_back() -> None:
    table = started("titanic", {"players": "2"}, [1, 1])
    for seat in (0, 1):
        table.apply(laws.take_over(table, seat))
    changes = obey(table, 1, Play(legal_text(table), table.last_entry))
    kinds = [kind_of(change.entry) for change in changes]
    assert kinds == ["claimed-back", "claimed-back", "played"]
    assert table.bot_steps == [""]
    assert [seat.bot() for seat in table.seats] == ["", ""]


def test_a_bot_that_answers_too_late_is_refused() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    table.apply(laws.take_over(table, 0))
    obey(table, 1, Claim())
    with pytest.raises(CommandError) as caught:
        laws.bot_step(table, 0, "steady", legal_action(table))
    assert caught.value.code == "bot-late"


def test_a_bot_plays_only_for_the_seat_that_decides() -> None:
    table = started("titanic", LEE_AND_SMITH, ["random", "random"])
    seat = table.deciding_seat()
    assert seat is not None
    with pytest.raises(CommandError):
        laws.bot_step(table, 1 - seat, "random", legal_action(table))


def test_a_bot_stands_in_only_for_people_and_only_while_they_play() -> None:
    table = filled("titanic", LEE_AND_SMITH, [1, "random"])
    for seat in (0, 1):
        with pytest.raises(CommandError):
            laws.take_over(table, seat)
    obey(table, 1, Start())
    with pytest.raises(CommandError):
        laws.take_over(table, 1)
    table.apply(laws.take_over(table, 0))
    with pytest.raises(CommandError):
        laws.take_over(table, 0)
