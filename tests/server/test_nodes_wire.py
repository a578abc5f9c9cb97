"""The wire leaks nothing if the viewer is at one node while the moves are made at another."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from lifeboat.server.live import actor
from lifeboat.table.session import encoded
from lifeboat.table.wire.messages import Here
from tests.server.fleet import Node, opened_fleet
from tests.server.house import Clock
from tests.server.postgres import Postgres
from tests.server.test_wire import THREE, TITANIC
from tests.server.two_worlds import Pair, played
from tests.server.world import ToldBots
from tests.table.tables import Sitter

Two = tuple[Node, Node]


@pytest.fixture
async def nodes(postgres: Postgres, clock: Clock) -> AsyncIterator[tuple[Two, Two]]:
    """The nodes at which the viewer is, and those at which the moves are made, in two worlds."""
    async with AsyncExitStack() as stack:
        near, far = [], []
        for _ in range(2):
            bots = ToldBots()
            fleet = opened_fleet(clock, postgres.new_database(), lambda: bots)  # noqa: B023
            first, second = (await stack.enter_async_context(fleet)).nodes
            near.append(first)
            far.append(second)
        yield (near[0], near[1]), (far[0], far[1])


async def played_apart(nodes: tuple[Two, Two], game: str, sitters: list[Sitter]) -> Pair:
    near, far = nodes
    return await played(near, game, sitters, 2, far=far)


@pytest.mark.parametrize(
    ("game", "sitters"),
    [("septentrick", THREE), pytest.param("titanic", TITANIC, marks=pytest.mark.soak)],
)
async def test_worlds_that_look_the_same_send_the_same_bytes_through_another_node(
    nodes: tuple[Two, Two], game: str, sitters: list[Sitter]
) -> None:
    pair = await played_apart(nodes, game, sitters)
    assert pair.differences == []
    assert pair.steps > 10
    assert pair.hints > 0
    assert pair.sealed > 0 or game == "titanic"
    assert all(node.news for node in nodes[0])


async def test_a_leak_through_another_node_is_found(
    nodes: tuple[Two, Two], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here everybody is shown the hands when news comes from another node."""
    honest = actor.Actor.hear_of_entries

    def leaky(self: actor.Actor, number: int) -> None:
        hands: list[int] = getattr(self.table.state(), "hands", [])
        for listener in self.listeners:
            listener.tell(encoded(Here([], hands)))
        honest(self, number)

    monkeypatch.setattr(actor.Actor, "hear_of_entries", leaky)
    assert (await played_apart(nodes, "septentrick", THREE)).differences
