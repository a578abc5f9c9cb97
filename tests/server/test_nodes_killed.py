"""A short run of the test of several nodes; see :mod:`tests.server.nodes`."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server import nodes as nodes_module
from tests.server.balancer import Balancer
from tests.server.ledger import MISTOLD, Finding
from tests.server.nodes import STUCK, Events, Figures, Findings, NodesTest, main
from tests.server.party import FAILED, PATIENCE, Caller, Party
from tests.server.postgres import own_postgres, programs

NODES = 2
needs_postgresql = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed here")


def found_by(events: Events, tables: int) -> Findings:
    """Return what a run with short freezes finds."""
    with own_postgres(fsync=True) as postgres:
        test = NodesTest(postgres, NODES, "short", tables)
        test.freeze_seconds = 3
        return asyncio.run(test.run(events, print))


@needs_postgresql
def test_nodes_that_are_killed_frozen_and_replaced_lose_nothing_and_leave_no_table_stuck() -> None:
    found = found_by(Events(kills=1, freezes=1, restarts=1, upgrades=3), tables=2)
    assert not found.notes
    assert [phase.events for phase in found.phases] == [0, 1, 1, 1, 3]
    assert all(phase.acknowledged > 0 for phase in found.phases[1:])


@needs_postgresql
@pytest.mark.soak
def test_nodes_that_are_often_killed_and_frozen_lose_nothing() -> None:
    found = found_by(Events(kills=20, freezes=4, restarts=4, upgrades=8), tables=6)
    assert not found.notes


# What people notice


def update(number: int, what: str = "said", **more: Any) -> dict[str, Any]:
    about = {"what": what, "seat": -1, "person": 1, "player": "", "text": ""}
    told = {"kind": "update", "number": number, "views": [], "own": [0]}
    return {**told, **about, "table": {"number": number, "status": "playing"}, **more}


def welcome(number: int) -> dict[str, Any]:
    return {"kind": "welcome", "views": [], "table": {"number": number, "status": "playing"}}


@pytest.fixture
def noted() -> list[Finding]:
    """What is noted at the table of the caller."""
    return []


@pytest.fixture
async def caller(noted: list[Finding]) -> Caller:
    """Somebody at a table, with nothing seen so far."""
    party = Party("table", Balancer(["http://127.0.0.1:9"]), noted.append)
    caller = Caller(party, 1, "", Random(1), "http://127.0.0.1:9")
    party.guests.append(caller)
    return caller


async def test_a_person_takes_updates_in_order(caller: Caller, noted: list[Finding]) -> None:
    for message in (update(1), update(2), welcome(40), welcome(40), update(41)):
        caller.take(message)
    assert not noted
    assert caller.seen == caller.witness.seen == 41
    assert list(caller.witness.told) == [1, 2, 41]


@pytest.mark.parametrize("message", [update(4), update(2), update(1), welcome(1)])
async def test_a_person_notices_a_gap_and_a_step_back(
    caller: Caller, noted: list[Finding], message: dict[str, Any]
) -> None:
    for one in (update(1), update(2), message):
        caller.take(one)
    assert [finding.kind for finding in noted] == [MISTOLD]


async def test_a_person_notices_a_stand_in_only_if_they_were_there(
    caller: Caller, noted: list[Finding]
) -> None:
    caller.take(update(1, "taken-over", seat=0))
    assert not noted
    caller.came -= PATIENCE + 1
    caller.take(update(2, "taken-over", seat=0))
    assert [finding.kind for finding in noted] == [FAILED]


async def test_a_table_that_does_not_go_on_is_stuck(
    caller: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    class NoPostgres:
        def new_database(self) -> str:
            return ""

    test = NodesTest(NoPostgres(), 0, "stuck", 0)  # type: ignore[arg-type]
    test.found.phases.append(Figures("kills"))
    monkeypatch.setattr(caller.party, "_note", test.found.note)
    test.parties.append(caller.party)
    caller.take(update(1))
    await test._expect_all_to_go_on(0.1)
    assert [finding.kind for finding in test.found.notes] == [STUCK]
    going_on = asyncio.create_task(test._expect_all_to_go_on(10))
    await asyncio.sleep(0)
    caller.take(update(2))
    await going_on
    assert test.found.phases[0].counts == {STUCK: 1}


def test_the_figures_have_a_line_for_each_phase() -> None:
    found = Findings([Figures("kills", 200, 1234, longest=2.34), Figures("freezes", 30, 5)])
    found.note(Finding(STUCK, "a table"))
    found.note(Finding(STUCK, "a table"))
    heads, kills, freezes = found.table().splitlines()
    assert heads.split()[:4] == ["phase", "events", "acknowledged", "lost"]
    assert kills.split() == ["kills", "200", "1234", "0", "0", "0", "0", "0", "2.3", "s"]
    assert freezes.split() == ["freezes", "30", "5", "0", "0", "0", "1", "0", "0.0", "s"]
    assert str(found).startswith("200 kills, 30 freezes: 1239 acknowledged, 0 lost, 0 doubled")


def test_without_postgresql_the_test_says_that_it_was_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(nodes_module, "programs", lambda: None)
    assert main([]) == 0
    assert "SKIPPED" in capsys.readouterr().out
