"""Undo: people can undo their own last step where the undo law allows it."""

from __future__ import annotations

import pytest

from lifeboat.table import laws
from lifeboat.table.commands import (
    Claim,
    Play,
    Propose,
    Resign,
    Undo,
)
from tests.table.tables import (
    LEE_AND_SMITH,
    code,
    legal_text,
    obey,
    quiet_step,
    started,
    step,
)


def test_people_can_undo_their_own_last_step_by_the_undo_law() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    text = quiet_step(table)
    after = str(table.state())
    obey(table, 1, Undo(table.last_entry))
    assert str(table.state()) != after
    assert table.playthrough is not None
    assert len(table.bot_steps) == len(table.playthrough.steps)
    step(table, text)
    assert str(table.state()) == after


def test_undo_makes_commands_stale_and_discards_proposals() -> None:
    """They were made for a moment that is gone."""
    table = started("titanic", LEE_AND_SMITH, [1, 2], proposals=True)
    quiet_step(table)
    assert table.playthrough is not None
    mover = table.playthrough.deciders[-1] + 1
    seen = table.last_entry
    obey(table, 3 - mover, Propose(2 - mover, legal_text(table), seen))
    assert table.are_turned_up
    obey(table, mover, Undo(seen))
    assert (table.version, table.proposals, table.are_turned_up) == (table.last_entry, {}, False)
    assert code(table, mover, Play(legal_text(table), seen)) == "stale"


def test_nobody_undoes_and_replays_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lifeboat.table.laws.checks.MOST_OF_A_KIND", 2)
    table = started("titanic", {"crew": "lee"}, [1])
    text = quiet_step(table)
    for _ in range(2):
        obey(table, 1, Undo(table.last_entry))
        step(table, text)
    assert code(table, 1, Undo(table.last_entry)) == "table-full"


def test_people_are_told_whether_they_can_undo_the_last_step() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert not laws.may_undo(table, 1)
    quiet_step(table)
    assert table.playthrough is not None
    mover = table.playthrough.deciders[-1] + 1
    assert [laws.may_undo(table, person) for person in (mover, 3 - mover, 0)] == [
        True,
        False,
        False,
    ]
    obey(table, mover, Resign())
    obey(table, 3 - mover, Resign())
    assert not laws.may_undo(table, mover)


def test_nothing_can_be_undone_before_the_first_step_or_after_cards_were_shown() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    assert code(table, 1, Undo(table.last_entry)) == "undo-nothing"
    step(table, "rescue:1")
    assert code(table, 1, Undo(table.last_entry)) == "undo-law"


def test_nobody_undoes_another_persons_step() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    quiet_step(table)
    assert table.playthrough is not None
    other = 2 - table.playthrough.deciders[-1]
    assert code(table, other, Undo(table.last_entry)) == "undo-not-yours"


def test_nobody_undoes_a_step_of_a_bot_or_a_stand_in() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    table.apply(laws.take_over(table, 0))
    quiet_step(table)
    obey(table, 1, Claim())
    assert code(table, 1, Undo(table.last_entry)) == "undo-not-yours"
