"""A short run of the crash test; see :mod:`tests.server.crash`."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from lifeboat.server.store.store import Store
from lifeboat.table.entries import Joined, Started
from lifeboat.table.stored import StoredPlayed
from tests.server import crash as crash_module
from tests.server.crash import CrashTest, crash, main
from tests.server.people import Person
from tests.table.tables import header_of

KILLS = 2


def test_a_server_that_is_killed_loses_nothing_and_leaves_no_table_stuck(database: str) -> None:
    found = crash(database, KILLS, "short", tables=3)
    assert (found.kills, found.lost, found.stuck) == (KILLS, 0, 0), found.notes
    assert found.acknowledged > 0


async def test_the_crash_test_notices_losses(tmp_path: Path) -> None:
    """It finds a misnumbered action, one that wasn't stored, an extra update and a lost table."""
    header = header_of("titanic", {"crew": "lee"}, 1)
    test = CrashTest(str(tmp_path / "lifeboat.db"), "lost", [])
    person = Person("", header.id, "", Random(1))
    gone = Person("", "gone", "", Random(1))
    store = Store.open(test.server.database)
    await store.create(header, [Joined(1, "Ada"), Started(), StoredPlayed(0, "rescue:1")], {})
    await store.close()
    person.acknowledged = {3: "rescue:1"}
    person.seen = 3
    await test._check_log([person])
    assert test.found.lost == 0
    person.acknowledged = {2: "rescue:1", 3: "rescue:1", 4: "stop"}
    person.seen = 4
    await test._check_log([person, gone])
    assert test.found.lost == 4, test.found.notes


def test_without_postgresql_the_crash_test_says_that_it_was_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(crash_module, "programs", lambda: None)
    assert main(["--postgres"]) == 0
    assert "SKIPPED" in capsys.readouterr().out
