"""Peers: what a node notices about the others, their clock and their settings."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace

import pytest
from sqlalchemy import func, select

from lifeboat.server.live import peers as peers_module
from lifeboat.server.live.peers import Peers
from lifeboat.server.live.tables import COMMON, about
from lifeboat.server.settings import Settings
from lifeboat.server.store.news import WhoIsThere, Wrote
from lifeboat.server.store.nodes import About
from lifeboat.server.store.store import Store
from tests.server.fleet import Fleet
from tests.server.house import settle, until
from tests.server.postgres import Postgres

LATE = 3
"""The seconds by which a node hears everything late."""


class Audience:
    """Somebody who remembers what other nodes told."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def hear(self, node: str, news: object) -> None:
        self.heard.append(news)

    def lose(self, nodes: frozenset[str]) -> None:
        self.heard.append(nodes)

    def look_again(self) -> None:
        self.heard.append("look")


@pytest.fixture
async def stores(postgres: Postgres) -> AsyncIterator[list[Store]]:
    database = postgres.new_database()
    stores = [Store.open(database) for _ in range(2)]
    yield stores
    for store in stores:
        await store.close()


@pytest.mark.parametrize("seconds", [-60, 60])
async def test_a_node_follows_the_clock_of_the_database_and_says_that_its_own_is_off(
    stores: list[Store],
    seconds: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    off = SimpleNamespace(time=lambda: time.time() + seconds)
    with monkeypatch.context() as patched:
        patched.setattr(peers_module, "time", off)
        peers = Peers(stores[0])
        with caplog.at_level(logging.WARNING):
            await peers.start()
        assert abs(peers.now() - time.time()) < 5
        await peers.stop()
    (warning,) = caplog.records
    assert warning.getMessage() == "clock differs from the database's"
    assert abs(getattr(warning, "seconds", 0) + seconds) <= 5


async def test_a_clock_that_is_right_is_not_mentioned(
    stores: list[Store], caplog: pytest.LogCaptureFixture
) -> None:
    peers = Peers(stores[0])
    with caplog.at_level(logging.WARNING):
        await peers.start()
    assert not caplog.records
    await peers.stop()


async def test_settings_that_differ_are_named(
    stores: list[Store], caplog: pytest.LogCaptureFixture
) -> None:
    first = Peers(stores[0], about(Settings(tables=10, rest_seconds=5)))
    second = Peers(stores[1], about(Settings(tables=11, rest_seconds=5, command_burst=3)))
    await first.start()
    with caplog.at_level(logging.WARNING):
        await second.start()
    (warning,) = caplog.records
    assert warning.getMessage() == "settings differ between nodes"
    assert getattr(warning, "settings", []) == ["command_burst", "tables"]
    await second.stop()
    await first.stop()


async def test_equal_settings_and_those_that_only_one_node_knows_are_fine(
    stores: list[Store], caplog: pytest.LogCaptureFixture
) -> None:
    known = about(Settings()).settings
    assert set(known) == set(COMMON)
    first = Peers(stores[0], About(known | {"later": "1"}))
    second = Peers(stores[1], About(known | {"earlier": "1"}))
    await first.start()
    with caplog.at_level(logging.WARNING):
        await second.start()
    assert not caplog.records
    await second.stop()
    await first.stop()


async def test_what_a_later_version_or_somebody_else_tells_does_no_harm(
    stores: list[Store],
) -> None:
    first, second = (Peers(store) for store in stores)
    audience = first.audience = Audience()
    await first.start()
    await second.start()
    channel = stores[0]._database.channel
    for text in ('["x", [["sung", 1], ["wrote", "t", 5]]]', "hello", '["x", [["wrote"]]]'):
        notify = select(func.pg_notify(channel, text))
        await stores[1]._change(notify)
    second.tell(WhoIsThere("t"))
    await until(lambda: WhoIsThere("t") in audience.heard)
    assert audience.heard == [Wrote("t", 5), WhoIsThere("t")]
    await second.stop()
    await until(lambda: frozenset({stores[1].node}) in audience.heard)
    await first.stop()


async def test_a_long_story_is_heard_in_order(stores: list[Store]) -> None:
    first = Peers(stores[0])
    audience = first.audience = Audience()
    await first.start()
    story = [Wrote(f"{at:020}", at) for at in range(2_000)]
    await asyncio.gather(*(stores[1].tell(story[at : at + 100]) for at in range(0, 2_000, 100)))
    await until(lambda: len(audience.heard) == len(story))
    assert audience.heard == story
    await first.stop()


async def test_nobody_hears_of_what_was_not_stored(stores: list[Store]) -> None:
    first = Peers(stores[0])
    audience = first.audience = Audience()
    await first.start()

    def fail(connection: object) -> None:
        raise ValueError("not stored")

    failing = stores[1]._write(fail, [Wrote("never", 1)])
    done = [stores[1]._write(lambda connection: None, [Wrote("stored", at)]) for at in range(3)]
    answers = await asyncio.gather(done[0], failing, *done[1:], return_exceptions=True)
    assert [isinstance(answer, Exception) for answer in answers] == [False, True, False, False]
    await until(lambda: len(audience.heard) == 3)
    assert audience.heard == [Wrote("stored", at) for at in range(3)]
    await first.stop()


async def test_on_sqlite_a_node_is_alone(tmp_path: object) -> None:
    store = Store.open(f"{tmp_path}/lifeboat.db")
    peers = Peers(store)
    await peers.start()
    assert peers.are_alone()
    assert not peers.is_shared()
    assert peers.have_answered(peers.clock())
    await peers.stop()
    await store.close()


async def test_a_node_knows_who_is_elsewhere_only_after_the_others_could_answer(
    fleet: Fleet,
) -> None:
    peers, clock = fleet.nodes[0].tables.peers, fleet.clock
    asked = clock()
    assert not peers.have_answered(asked)
    clock.now += 2
    assert peers.have_answered(asked)
    fleet.nodes[0].deafen()
    assert not peers.have_answered(asked)
    fleet.nodes[0].hear_again()
    assert not peers.have_answered(asked)
    await fleet.live(2)
    assert peers.have_answered(asked)


async def test_a_node_without_beats_does_not_know_who_is_elsewhere(fleet: Fleet) -> None:
    peers = fleet.nodes[0].tables.peers
    asked = fleet.clock()
    await fleet.live(2)
    assert peers.have_answered(asked)
    fleet.clock.now += 3
    assert not peers.have_answered(asked)
    await fleet.live(1)
    assert peers.have_answered(asked)


async def test_a_node_that_hears_everything_late_does_not_know_who_is_elsewhere(
    fleet: Fleet,
) -> None:
    node = fleet.nodes[0]
    peers = node.tables.peers
    ears, held = peers._ears, deque[tuple[float, Callable[[], None]]]()
    assert ears
    call = ears._call

    def late(function: Callable[..., None], *given: object) -> None:
        held.append((fleet.clock(), lambda: call(function, *given)))

    await fleet.live(2)
    assert peers.have_answered(fleet.clock() - 1)
    ears._call = late  # type: ignore[method-assign]
    for _ in range(10):
        beats, fleet.clock.now = node.beats, fleet.clock.now + 1
        await until(lambda: node.beats > beats)  # noqa: B023
        await settle()
        while held and fleet.clock() - held[0][0] >= LATE:
            held.popleft()[1]()
        await settle()
    assert not peers.have_answered(fleet.clock() - LATE)
    ears._call = call  # type: ignore[method-assign]
    await fleet.live(1)
    assert peers.have_answered(fleet.clock() - 1)
