"""Hints: the person who asked must still be there when the hint is ready."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.table import laws
from lifeboat.table.commands import Remove
from tests.table.tables import LEE_AND_SMITH, obey, started


def test_anyone_who_is_removed_while_a_hint_is_thought_of_gets_none() -> None:
    table = started("titanic", LEE_AND_SMITH, [2, 1])
    seat = table.deciding_seat()
    assert seat == 0
    laws.ask_hint(table, 2, seat)
    version = table.version
    obey(table, 1, Remove(2))
    assert table.version == version, "not stale, and so not refused for that"
    with pytest.raises(LifeboatError, match="not-at-table"):
        laws.give_hint(table, 2, seat, version)
    assert laws.give_hint(table, 1, seat, version), "others go on"
