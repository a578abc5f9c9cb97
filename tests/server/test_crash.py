"""The crash test, a short one; see :mod:`tests.server.crash`."""

from __future__ import annotations

from tests.server.crash import crash

KILLS = 3


def test_a_server_that_is_killed_loses_nothing_and_leaves_no_table_stuck(database: str) -> None:
    found = crash(database, KILLS, "short", tables=3)
    assert (found.kills, found.lost, found.stuck) == (KILLS, 0, 0), found.notes
    assert found.acknowledged > 0
