"""Tables on a real store, under a clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

import pytest
from msgspec import json

from lifeboat.core.dice import Dice
from lifeboat.server.live.actor import Actor
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.peers import Peers
from lifeboat.server.live.tables import Tables
from lifeboat.server.store.news import News
from lifeboat.server.store.store import Store
from lifeboat.table.commands import Command, Play, ServerCommand, Sit, Start
from lifeboat.table.requests import Joining, NewTable
from lifeboat.table.table import Table
from lifeboat.table.wire.messages import Line
from tests.contract.playing import throws_for
from tests.server.inline import Inline, inline_telling
from tests.table.tables import legal_text

T = TypeVar("T")

NOW = 1_800_000_000
TRIES = 5_000
QUIET = 10
"""After this many moments without work in a thread, everything has settled."""
SETTLING = 300
"""The most moments to wait for that."""
LONGEST = 60.0
"""Seconds after which a test counts as hanging."""


class Clock:
    """A clock that only moves when a test moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop whose timers follow a `Clock`, and which knows what its threads still do."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.in_threads: set[object] = set()

    def time(self) -> float:
        return self.clock()

    def run_in_executor(self, *given: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        future: asyncio.Future[Any] = super().run_in_executor(*given)
        self.in_threads.add(future)
        future.add_done_callback(self.in_threads.discard)
        return future


class Here(Inline):
    """Processes that don't exist: the bots do all the work at once, in this process."""

    def __init__(self, bots: QuickBots) -> None:
        super().__init__()
        self.bots = bots

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        return await self.bots.think(work, *given)


class QuickBots(Bots):
    """Bots that think at once, in this process, and decide the same in every run."""

    def __init__(self) -> None:
        super().__init__(playouts=20, seed=lambda: f"bot {len(self.asked)}")
        self.quick, self.searching = Here(self), Here(self)
        self.asked: list[tuple[Any, ...]] = []
        """What they were given to think about."""

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        self.asked.append(given)
        return work(*given)


class SlowBots(QuickBots):
    """Bots that decide only when a test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.may_decide = asyncio.Event()
        self.limit = 1e6

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        thought = await super().think(work, *given)
        await self.may_decide.wait()
        return thought


class Ear:
    """A listener that remembers every message."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.is_over = False
        self._read: list[dict[str, Any]] = []

    def messages(self) -> list[dict[str, Any]]:
        """Return all messages, decoding each only once because waiting tests call this often."""
        self._read += [json.decode(message) for message in self.raw[len(self._read) :]]
        return self._read.copy()

    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.messages() if message["kind"] == "update"]

    def numbers(self) -> list[int]:
        return [update["number"] for update in self.updates()]

    def kinds(self) -> list[str]:
        return [update["what"] for update in self.updates()]

    def goodbye(self) -> str:
        """Return the reason why the connection ended."""
        assert self.is_over
        return str(self.messages()[-1]["reason"])


class House:
    """A server without its web side."""

    def __init__(self, path: Path, clock: Clock, bots: Bots, database: str = "") -> None:
        """Open a database, by default a file in the folder `path`."""
        self.database = database or str(path / "lifeboat.db")
        self.clock = clock
        self.bots = bots
        self.open_store: Callable[[str], Store] = Store.open
        self.days_pass = False
        """Whether the time of day follows the clock; otherwise it is always `NOW`."""
        self.tables = self._opened()

    def _opened(self) -> Tables:
        store = self.open_store(self.database)
        note_writes(store)
        peers = Peers(store, clock=self.clock)
        telling = inline_telling()
        return Tables(store, self.bots, self.clock, self.now, telling=telling, peers=peers)

    def now(self) -> int:
        """Return the time in seconds since 1970."""
        return NOW + int(self.clock()) if self.days_pass else NOW

    async def start_again(self) -> None:
        """Stop, and start again on the same database."""
        await self.tables.stop()
        self.tables = self._opened()

    async def set_up(self, game: str, seats: list[str], **wish: Any) -> str:
        """Set up a table whose host is person 1; the game begins unless a seat is open."""
        fields = {"players": str(len(seats)), **wish.pop("setup", {})}
        new = NewTable(
            game=game, name="Ada", seats=seats, setup=fields, start="open" not in seats, **wish
        )
        return (await self.tables.create(new)).table

    async def for_two(self, game: str = "titanic", **wish: Any) -> str:
        """Set up a table for two people, with a bot where the game needs a third, and start the
        game.
        """
        seats = ["me", "open"] if game == "titanic" else ["me", "open", "random"]
        table = await self.set_up(game, seats, **wish)
        await self.tables.join(table, Joining(name="Bea"))
        await self.command(table, 2, Sit(1))
        await self.command(table, 1, Start())
        return table

    async def command(self, table: str, person: int, command: Command | ServerCommand) -> int:
        return (await self.tables.command(table, person, command)).number

    async def log(
        self, table: str, person: int = 0, language: str = "en", since: int = 0
    ) -> list[Line]:
        """Return the log as this person is told it."""
        told = await self.tables.log(table, person, language, since)
        return [json.decode(line, type=Line) for line in told]

    async def actor(self, table: str) -> Actor:
        return await self.tables.actors.of(table)

    async def seen(self, table: str) -> Table:
        """Return the table at a moment when nothing is being written."""
        return await (await self.actor(table)).read(lambda one: one)

    async def wait_for_bots(self, table: str) -> Table:
        """Return the table once no bot has to decide."""
        actor = await self.actor(table)
        await until(lambda: not actor.table.deciding_bot())
        return await self.seen(table)

    async def step(self, table: str, throws: Dice) -> int:
        """Let the bots decide, then take a random action for the person whose turn it is."""
        here = await self.wait_for_bots(table)
        seat = here.deciding_seat()
        assert seat is not None
        action = Play(legal_text(here, throws), here.last_entry)
        return await self.command(table, here.seats[seat].person, action)

    async def play_out(self, table: str, seed: object = "") -> Table:
        """Play the game to its end."""
        throws = throws_for("house", seed)
        here = await self.wait_for_bots(table)
        while not here.is_over():
            await self.step(table, throws)
            here = await self.wait_for_bots(table)
        return here

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and let everything that is due happen.

        Tasks that have just been created set their timers first, or they'd wait from too late on.
        """
        for _ in range(10):
            await asyncio.sleep(0)
        self.clock.now += seconds
        await settle()

    async def put_to_rest(self) -> None:
        """Let time pass until no table is awake."""
        for _ in range(10):
            await self.pass_time(100)
            if not self.tables.awake():
                return
        raise AssertionError("a table does not rest")

    @asynccontextmanager
    async def hearing(
        self, table: str, person: int, since: int | None = None, token: str = ""
    ) -> AsyncIterator[Ear]:
        """Listen as a person, or as a spectator; with a token, until it is invalid."""
        ear = Ear()

        async def listen(messages: AsyncIterator[bytes]) -> None:
            async for message in messages:
                ear.raw.append(message)
            ear.is_over = True

        async with self.tables.listen(table, person, "en", since, token=token) as messages:
            listening = asyncio.create_task(listen(messages))
            await until(lambda: bool(ear.raw))
            try:
                yield ear
                await settle()
            finally:
                listening.cancel()
                with suppress(asyncio.CancelledError):
                    await listening


async def until(condition: Callable[[], bool]) -> None:
    """Wait until other tasks and threads have made the condition true."""
    for _ in range(TRIES):
        if condition():
            return
        await _moment()
    raise AssertionError("it did not come about")


async def settle() -> None:
    """Let tasks and the store's threads finish what they have started.

    However busy the machine is: it waits for the threads, unless a test has made one of them wait.
    """
    quiet = 0
    for _ in range(SETTLING):
        await _moment()
        quiet = 0 if in_threads() else quiet + 1
        if quiet == QUIET:
            return


def in_threads() -> set[object]:
    """Return what the threads of this event loop still do, as far as it is known."""
    found: set[object] = getattr(asyncio.get_running_loop(), "in_threads", set())
    return found


def note_writes(store: Store) -> None:
    """Let the event loop know what the store's thread still has to write."""
    write = store._writer.write

    async def noted(work: Any, news: Sequence[News] = ()) -> Any:
        busy, mark = in_threads(), object()
        busy.add(mark)
        try:
            return await write(work, news)
        finally:
            busy.discard(mark)

    store._writer.write = noted  # type: ignore[method-assign]


async def _moment() -> None:
    await asyncio.sleep(0)
    await asyncio.to_thread(time.sleep, 0.001)


def with_bots(kind: type[Bots], *given: Any) -> pytest.MarkDecorator:
    """Give a test's house bots of this kind."""
    return pytest.mark.bots.with_args(kind, *given)


@contextmanager
def ended_in_time() -> Iterator[None]:
    """Cancel this task if it hangs, and again if its clean-up hangs too; fail the test then."""
    task, loop, has_ended = asyncio.current_task(), asyncio.get_running_loop(), Event()
    assert task is not None

    def watch() -> None:
        for seconds in (LONGEST, LONGEST / 10):
            if has_ended.wait(seconds):
                return
            loop.call_soon_threadsafe(task.cancel)

    Thread(target=watch, daemon=True).start()
    try:
        yield
    except asyncio.CancelledError as error:
        raise AssertionError(f"it hung for {LONGEST} seconds") from error
    finally:
        has_ended.set()


@asynccontextmanager
async def opened_house(path: Path, clock: Clock, bots: Bots) -> AsyncIterator[House]:
    """Open a house, and close it at the end."""
    house = House(path, clock, bots)
    try:
        yield house
    finally:
        with ended_in_time():
            await house.tables.stop()
