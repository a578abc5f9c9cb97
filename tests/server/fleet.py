"""Several nodes on one PostgreSQL database, all in this process and under one clock.

Even the database goes by this clock, so a node is only late if a test makes it so.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from lifeboat.core.dice import Dice
from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.bots import Bots
from lifeboat.server.store.news import Beat, News, bulletins
from lifeboat.server.store.schema import NODES, TABLES
from lifeboat.table.commands import Play
from lifeboat.table.entries import Played
from lifeboat.table.table import Table
from tests.server.house import Clock, Ear, House, QuickBots, SlowBots, ended_in_time, settle, until
from tests.table.tables import legal_text

ROUNDS = 20
GONE = 12
"""After this many seconds a node that died is certainly given up."""
BOTS = ["random", "steady", "random"]
"""The seats of a table of Septentrick where only bots play."""
MARK = "mark "
"""How the name begins of a node that only says how far the others have heard."""


class Node(House):
    """A server without its web side, next to others on the same database."""

    def __init__(self, clock: Clock, bots: Bots, database: str) -> None:
        self.beats = 0
        """How often it has shown that it lives."""
        self.news: list[News] = []
        """What it has heard from others."""
        self.mark = ""
        """The last mark that it has heard; see `Fleet`."""
        self.is_dead = self.is_deaf = False
        self._awake = asyncio.Event()
        self._awake.set()
        self._held: list[Callable[[], None]] = []
        super().__init__(Path(), clock, bots, database)

    @property
    def name(self) -> str:
        return self.tables.store.node

    async def start(self) -> None:
        """Join the other nodes."""
        store, peers = self.tables.store, self.tables.peers
        store._writer.write = self._gated(store._writer.write)  # type: ignore[method-assign,assignment]
        store._read_by = self._gated(store._read_by)  # type: ignore[method-assign,assignment]
        peers._hear = self._overheard(peers._hear)  # type: ignore[method-assign,assignment]
        peers.beat = self._counted(peers.beat)  # type: ignore[method-assign,assignment]
        await peers.start()

    def _counted(self, beat: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        async def counted() -> None:
            try:
                await beat()
            finally:
                self.beats += 1

        return counted

    def is_running(self) -> bool:
        return self._awake.is_set() and not self.is_dead

    def _gated(self, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def gated(*given: Any) -> Any:
            await self._awake.wait()
            return await work(*given)

        return gated

    def _overheard(
        self, hear: Callable[[str, Sequence[News]], None]
    ) -> Callable[[str, Sequence[News]], None]:
        def overheard(node: str, news: Sequence[News]) -> None:
            if not self._awake.is_set():
                self._held.append(lambda: overheard(node, news))
                return
            if node.startswith(MARK):
                self.mark = node
            elif not self.is_deaf:
                self.news += [one for one in news if not isinstance(one, Beat)]
                hear(node, news)

        return overheard

    # What may happen to a node

    def deafen(self) -> None:
        """Let it hear nothing more from others, and know that."""
        self.is_deaf = True
        assert self.tables.peers._ears
        self.tables.peers._ears.is_open = False

    def hear_again(self) -> None:
        self.is_deaf = False
        assert self.tables.peers._ears
        self.tables.peers._ears.is_open = True
        self.tables.peers._look_again()

    def freeze(self) -> None:
        """Let it neither read, write nor hear anything until it is woken."""
        self._awake.clear()

    def wake(self) -> None:
        """Let it go on with what it was about to do, then hear what it was told meanwhile."""
        self._awake.set()
        held, self._held = self._held, []
        for hear in held:
            hear()

    async def die(self) -> None:
        """Let it end without a word."""
        self.freeze()
        self.is_dead = True
        tables, peers = self.tables, self.tables.peers
        tables.actors.close()
        tasks = [peers._beating, tables.reviews._task]
        for actor in tables.actors.awake.values():
            tasks += [actor._task, actor._thinking]
        for task in tasks:
            if task:
                task.cancel()
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop it, or remove what is left of it."""
        if not self.is_dead:
            self.wake()
            await self.tables.stop()
            return
        assert self.tables.peers._ears
        await asyncio.to_thread(self.tables.peers._ears.close)
        await asyncio.to_thread(self.tables.store._close)

    # What can be found out there

    async def owners(self) -> dict[str, str | None]:
        """Return the node that owns each table."""
        query = select(TABLES.c.id, TABLES.c.owner)
        rows = await self.tables.store._read(lambda connection: connection.execute(query).all())
        return {row.id: row.owner for row in rows}

    async def known_nodes(self) -> set[str]:
        """Return the nodes that are known to the database."""
        query = select(NODES.c.id)
        rows = await self.tables.store._read(lambda connection: connection.execute(query).all())
        return {row.id for row in rows}

    def thinking(self) -> int:
        """Return at how many tables a bot is thinking."""
        return sum(actor._thinking is not None for actor in self.tables.actors.awake.values())

    def questions(self) -> int:
        """Return how often its bots have been asked."""
        assert isinstance(self.bots, QuickBots)
        return len(self.bots.asked)


class Fleet:
    """The nodes, and the time that passes for all of them.

    A mark is news that they only hear after everything that was told before.
    """

    def __init__(self, clock: Clock, database: str, bots: Callable[[], Bots]) -> None:
        self.clock = clock
        self.database = database
        self.nodes: list[Node] = []
        self._bots = bots
        self._marks = count(1)

    async def add(self) -> Node:
        """Start one more node."""
        node = Node(self.clock, self._bots(), self.database)
        self.nodes.append(node)
        await node.start()
        await self.settle()
        return node

    async def settle(self) -> None:
        """Let all nodes hear everything and do what follows from it."""
        for _ in range(ROUNDS):
            heard = self._heard()
            await settle()
            await self._mark()
            await settle()
            if heard == self._heard():
                return
        raise AssertionError("the nodes do not come to rest")

    def _heard(self) -> list[int]:
        return [len(node.news) for node in self.nodes]

    async def _mark(self) -> None:
        """Wait until all nodes have heard what has been told before."""
        mark = f"{MARK}{next(self._marks)}"
        running = [node for node in self.nodes if node.is_running()]
        store = running[0].tables.store
        (text,) = bulletins(mark, [])
        await store._change(select(func.pg_notify(store._database.channel, text)))
        await until(lambda: all(node.mark == mark for node in running))

    async def live(self, seconds: int) -> None:
        """Let time pass, second by second, so that all nodes that can show that they live."""
        for _ in range(seconds):
            for _ in range(10):
                await asyncio.sleep(0)
            before = {node: node.beats for node in self.nodes if node.is_running()}
            self.clock.now += 1
            await until(lambda: all(node.beats > before[node] for node in before))  # noqa: B023
            await self._mark()
        await self.settle()

    async def seen(self, table: str) -> Table:
        """Return the table as all running nodes know it, once no bot has to decide."""
        running = [node for node in self.nodes if node.is_running()]
        while True:
            here = await running[0].seen(table)
            if not here.deciding_bot():
                return here
            await settle()

    async def bot_steps(self, table: str) -> int:
        """Return how many of the steps that are stored were taken by bots."""
        actor = await self.nodes[0].actor(table)
        await actor.read(lambda one: one)
        return sum(isinstance(one, Played) and bool(one.player) for one in actor.session.entries)

    def questions(self) -> int:
        """Return how often all bots have been asked."""
        return sum(node.questions() for node in self.nodes)

    def let_bots_decide(self) -> None:
        """Let the bots of all nodes decide."""
        for node in self.nodes:
            assert isinstance(node.bots, SlowBots)
            node.bots.may_decide.set()


async def outcome(doing: Awaitable[object]) -> str:
    """Return "done", or the code with which something was refused."""
    try:
        await doing
    except LifeboatError as error:
        return error.code
    return "done"


def move(table: Table, throws: Dice) -> tuple[int, Play]:
    """Return the person who decides, and an action of theirs."""
    seat = table.deciding_seat()
    assert seat is not None
    return table.seats[seat].person, Play(legal_text(table, throws), table.last_entry)


def here(ear: Ear) -> list[int]:
    """Return the people who are here, as a listener heard last."""
    told = [message for message in ear.messages() if message["kind"] == "here"]
    people: list[int] = told[-1]["people"]
    return people


@asynccontextmanager
async def opened_fleet(
    clock: Clock, database: str, bots: Callable[[], Bots] = QuickBots, count: int = 2
) -> AsyncIterator[Fleet]:
    """Start nodes, and stop them at the end, those first that are to die."""
    fleet = Fleet(clock, database, bots)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(_close, fleet)
        for _ in range(count):
            await fleet.add()
        yield fleet


async def _close(fleet: Fleet) -> None:
    with ended_in_time():
        await asyncio.gather(*(node.close() for node in fleet.nodes))
