"""Playing: only by the seat that decides, only legal actions, only for the present moment."""

from __future__ import annotations

from lifeboat.core.errors import IllegalAction
from lifeboat.table import entries, laws
from lifeboat.table.commands import (
    Play,
    Rename,
    Resign,
    Say,
    Undo,
)
from tests.table.tables import (
    LEE_AND_SMITH,
    THREE,
    code,
    legal_text,
    obey,
    refusal,
    started,
    step,
)


def test_only_the_seat_that_decides_plays() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    seat = table.deciding_seat()
    assert seat is not None
    other = 2 - seat
    assert code(table, other, Play(legal_text(table), table.last_entry)) == "not-your-turn"
    change = obey(table, seat + 1, Play(legal_text(table), table.last_entry))[0]
    assert change.before is not None
    assert change.events


def test_an_illegal_action_is_refused_by_the_rules_with_their_rule() -> None:
    table = started("septentrick", THREE, [1, 1, 1])
    error = refusal(table, 1, Play("trump:star" if "captain" in legal_text(table) else "d1", 5))
    assert isinstance(error, IllegalAction)
    assert error.rule.startswith("S")
    assert code(table, 1, Play("nonsense", table.last_entry)) == "action"


def test_an_action_is_written_down_strictly() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    [entry] = laws.answer(table, 1, Play(" RESCUE  1", table.last_entry))
    assert entry == entries.Played(0, table.rules.read_action("rescue:1"))


def test_a_command_made_against_an_earlier_moment_is_stale() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    seen = table.last_entry
    step(table)
    assert code(table, 1, Play(legal_text(table), seen)) == "stale"
    assert code(table, 1, Undo(seen)) == "stale"
    assert code(table, 1, Play(legal_text(table), table.last_entry + 1)) == "version"


def test_talk_a_name_and_a_resignation_make_no_command_stale() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    seen, seat = table.last_entry, table.deciding_seat()
    assert seat is not None
    obey(table, 1, Say("look at deck 3"))
    obey(table, 2, Rename("Ida"))
    obey(table, 2 - seat, Resign())
    assert laws.answer(table, seat + 1, Play(legal_text(table), seen))
