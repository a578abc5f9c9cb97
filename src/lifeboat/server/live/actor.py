"""An actor: the one task that owns a table. Nothing else touches the table's state.

Whatever is wanted of the table goes through its inbox, one job after the other. What a command
leads to is applied, stored for good, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

import msgspec

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import State
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.presence import GRACE, Clock, Presence
from lifeboat.server.live.telling import Telling
from lifeboat.server.live.turns import ASKER
from lifeboat.server.store.rows import Founding
from lifeboat.table import laws
from lifeboat.table.commands import Claim, Command, CommandError
from lifeboat.table.entries import Entry, Left, Removed
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import Table
from lifeboat.table.wire.hints import Hint, told_hint
from lifeboat.table.wire.messages import Goodbye, Here, Message
from lifeboat.table.wire.rendering import Viewer, update, welcome

log = logging.getLogger(__name__)

T = TypeVar("T")
Missed = bytes | range
"""What somebody has missed: a welcome instead, or the updates between two numbers."""
Job = Callable[[], Awaitable[T]]

MOST_WAITING: Final = 200
"""A listener that is so many messages behind is too slow."""
MOST_MISSED: Final = 30
"""Who has missed so many updates gets a welcome instead: each update holds the whole view."""


class Log(Protocol):
    """Where the entries of a table are written."""

    async def append(
        self,
        table: Table,
        entries: list[Entry],
        tokens: Mapping[str, int],
        invite: str,
        rematch: Founding | None,
    ) -> None:
        """Write the entries that the table took in last; they are stored for good on return."""


class Listener:
    """Somebody who hears everything that happens at a table."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.is_closed = False
        """Whether nothing more comes after what is waiting."""
        # A queue of asyncio's costs ten times the memory, and there are thousands of listeners.
        self._waiting: list[bytes] = []
        self._news: asyncio.Future[None] | None = None
        """What a listener waits for who has heard all."""

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        """The next message; waits for it."""
        while not self._waiting:
            if self.is_closed:
                raise StopAsyncIteration
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._waiting.pop(0)

    def tell(self, message: bytes) -> None:
        """Let a message wait to be heard; a listener that falls behind is closed."""
        if self.is_closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close("too-slow")
            return
        self._put(message)

    def tell_first(self, messages: list[bytes]) -> None:
        """Let messages be heard before all that waits."""
        self._waiting[:0] = messages

    def close(self, reason: str) -> None:
        """Say goodbye."""
        if not self.is_closed:
            self.is_closed = True
            self._put(encoded(Goodbye(reason)))

    def _put(self, message: bytes) -> None:
        self._waiting.append(message)
        if self._news and not self._news.done():
            self._news.set_result(None)


class Actor:
    """A table that is awake."""

    def __init__(
        self,
        table: Table,
        entries: list[Entry],
        log: Log,
        bots: Bots,
        telling: Telling,
        clock: Clock,
    ) -> None:
        self.id = table.header.id
        self.table = table
        self.entries = entries
        """The entries that have made the table."""
        self.log = log
        self.bots = bots
        self.telling = telling
        self.clock = clock
        self.presence = Presence(self.table, clock)
        self.listeners: set[Listener] = set()
        self.used = clock()
        """When somebody last wanted something."""
        self.address = ""
        """For whom its bots think: the address that set it up. When it was woken up again, the
        first one from which somebody came who is its host or has a seat."""
        self._inbox: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._is_ended = False
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_seat = -1
        self._hinting: set[int] = set()
        """The people for whom a hint is being thought of."""
        self._told_presence = b""
        """What the listeners were last told of who is here."""
        self._task = asyncio.create_task(self._run())

    def is_broken(self) -> bool:
        """Whether the table cannot go on here; it can be woken up anew."""
        return self._is_ended or self._task.done()

    def is_idle(self) -> bool:
        """Whether nobody listens, waits, wants anything or thinks."""
        is_alone = not self.presence.is_anybody_connected() and not self._hinting
        return is_alone and self._inbox.empty() and self._thinking is None

    def come(self, person: int, address: str) -> None:
        """Somebody comes from an address, for which the table's bots may think from now on."""
        is_here = person == self.table.host() or self.table.seats_of(person)
        if not self.address and person and is_here:
            self.address = address

    # What others ask for

    async def do(self, job: Job[T]) -> T:
        """Have a job done by the task that owns the table, alone with it."""
        self.used = self.clock()
        if self.is_broken():
            raise LifeboatError("table-broken", self.id)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, done))
        try:
            return await done
        finally:
            del done  # else an error and its future keep each other, and the table, in memory

    async def command(self, person: int, command: Command) -> int:
        """Obey a command of a person, who is back by giving it; the number of its last entry."""

        async def job() -> int:
            return await self.write(self.answer(person, command))

        return await self.do(job)

    def answer(self, person: int, command: Command) -> list[Entry]:
        """What a command leads to; whoever gives one is heard of, be it refused."""
        self.presence.hear(person)
        return laws.answer(self.table, person, command)

    async def hint(self, viewer: Viewer, seat: int) -> Hint:
        """A hint for a person whose seat decides; it counts when it is there and still of use."""
        person = viewer.person
        if person in self._hinting:
            raise CommandError("hint-under-way", laws.HINT)
        self._hinting.add(person)
        try:
            return await self._hint(viewer, seat)
        finally:
            self._hinting.remove(person)

    async def _hint(self, viewer: Viewer, seat: int) -> Hint:
        person, table, header = viewer.person, self.table, self.table.header

        async def ask() -> tuple[State, int]:
            self.presence.hear(person)
            laws.hint(table, person, seat)
            await self._welcome_back(person)
            state = table.state()
            assert state is not None
            return state.copy(), table.version

        async def count() -> int:
            if table.version != version:
                raise CommandError("stale", version, table.version)
            await self.write(laws.hint(table, person, seat))
            return header.hints - table.hints_given(person)

        state, version = await self.do(ask)
        advice = await self.bots.advise(header.game, state, seat, header.thinking)
        left = await self.do(count)
        view = state.view(seat)
        return told_hint(header.game, viewer.language, view, advice, seat, version, left)

    async def look(self, answer: Callable[[Table], T]) -> T:
        """What the table is like, when nothing is being written."""

        async def job() -> T:
            return answer(self.table)

        return await self.do(job)

    async def listen(self, viewer: Viewer, since: int | None) -> Listener:
        """Hear the table as it is, or what was missed, and all that follows."""
        listener = Listener(viewer)

        async def job() -> Missed:
            missed = self._missed(viewer, since)
            self.presence.connect(viewer.person)
            self._tell_presence()
            listener.tell(self._who_is_here())
            self.listeners.add(listener)
            await self._welcome_back(viewer.person)
            return missed

        try:
            # The table goes on while it is told what was missed; what happens comes after it.
            listener.tell_first(await self._told(viewer, await self.do(job)))
        except BaseException:
            self.stop_listening(listener)
            raise
        return listener

    def stop_listening(self, listener: Listener) -> None:
        """Somebody hears no more."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.disconnect(listener.viewer.person)
            self._tell_presence()
            self._ask(self._stand_in)

    async def updates(self, viewer: Viewer, since: int | None, wait: float) -> list[bytes]:
        """The updates after a number, or a welcome for many; waits for one if there is none yet."""

        async def job() -> tuple[Missed, asyncio.Event]:
            await self._welcome_back(viewer.person)
            return self._missed(viewer, since), self._changed

        self.presence.connect(viewer.person)
        self._tell_presence()
        try:
            missed, changed = await self.do(job)
            if not missed and wait > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), wait)
                missed, _ = await self.do(job)
            return await self._told(viewer, missed)
        finally:
            self.presence.pause(viewer.person)
            self._ask(self._stand_in)
            asyncio.get_running_loop().call_later(GRACE, self._tell_presence)

    async def stop(self, reason: str) -> None:
        """Finish what is being done, tell the listeners goodbye, and end."""

        async def job() -> None:
            self._end(reason)

        with suppress(LifeboatError):
            await self.do(job)
        if self._thinking:
            self._thinking.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    # What jobs do

    async def write(
        self,
        entries: list[Entry],
        tokens: Mapping[str, int] | None = None,
        invite: str = "",
        rematch: Founding | None = None,
    ) -> int:
        """Apply entries, store them, then tell them; the number of the last one."""
        if not entries and not tokens:
            return self.table.number
        try:
            told = [self._applied(entry) for entry in entries]
            await self.log.append(self.table, entries, tokens or {}, invite, rematch)
        except BaseException:
            # The table may be ahead of its log: whoever comes next reads the log anew.
            self._end("reload")
            raise
        self.entries += entries
        for messages in told:
            for listener, message in messages:
                listener.tell(message)
        for entry in entries:
            if isinstance(entry, Left | Removed):
                self.send_home(entry.person, kind_of(entry))
        self._changed.set()
        self._changed = asyncio.Event()
        self._let_bot_think()
        return self.table.number

    def send_home(self, person: int, reason: str, but: object = None) -> None:
        """Say goodbye to all who listen as a person, but for one."""
        for listener in self.listeners:
            if listener.viewer.person == person and listener is not but:
                listener.close(reason)

    async def _welcome_back(self, person: int) -> None:
        """Whoever is heard of plays again where a bot has stood in."""
        await self.write(laws.answer(self.table, person, Claim()) if person else [])

    def _applied(self, entry: Entry) -> list[tuple[Listener, bytes]]:
        """Take an entry in, and make what each listener is to be told of it."""
        change = self.table.apply(entry)
        made: dict[Viewer, bytes] = {}
        for listener in self.listeners:
            if listener.viewer not in made:
                made[listener.viewer] = encoded(update(self.table, change, listener.viewer))
        return [(listener, made[listener.viewer]) for listener in self.listeners]

    def _missed(self, viewer: Viewer, since: int | None) -> Missed:
        """The updates after a number; who has missed too many is told how things stand.

        So is whoever has seen a number that has not come yet: they remember another table.
        """
        if since is None or not 0 <= self.table.number - since < MOST_MISSED:
            return encoded(welcome(self.table, viewer))
        return range(since, self.table.number)

    async def _told(self, viewer: Viewer, missed: Missed) -> list[bytes]:
        """The messages that somebody has missed."""
        if isinstance(missed, bytes):
            return [missed]
        if not missed:
            return []
        given = self.table.header, self.entries, viewer, missed.start, missed.stop
        return await self.telling.updates(*given)

    # The task

    async def _run(self) -> None:
        self._let_bot_think()
        loop = asyncio.get_running_loop()
        try:
            while not self._is_ended:
                wait = self.presence.time_to_look_again()
                look = (
                    loop.call_later(wait, self._ask, self._stand_in) if wait is not None else None
                )
                job, done = await self._inbox.get()
                if look:
                    look.cancel()
                await self._finish(job, done)
        finally:
            self._end("reload")

    async def _finish(self, job: Job[Any], done: asyncio.Future[Any]) -> None:
        """Do a job, if it is still wanted; whatever goes wrong with it goes to who wanted it."""
        if done.done():
            return
        try:
            answer = await job()
        except LifeboatError as error:
            _fail(done, error)
        except BaseException as error:
            # The table may be ahead of its log.
            self._end("reload")
            _fail(done, LifeboatError("table-broken", self.id))
            if not isinstance(error, Exception):
                raise
            log.exception("a table failed", extra={"table": self.id})
        else:
            if not done.done():
                done.set_result(answer)
        finally:
            del done  # see do()

    def _end(self, reason: str) -> None:
        """Do nothing more here: refuse what is wanted, and send home all who listen or wait."""
        self._is_ended = True
        while not self._inbox.empty():
            _, done = self._inbox.get_nowait()
            _fail(done, LifeboatError("table-broken", self.id))
        for listener in self.listeners:
            listener.close(reason)
        self._changed.set()

    def _ask(self, job: Job[Any]) -> None:
        """Have a job done whose answer nobody awaits."""
        if not self.is_broken():
            self._inbox.put_nowait((job, asyncio.get_running_loop().create_future()))

    async def _stand_in(self) -> None:
        """Let a bot play for a person who is away too long."""
        seat = self.presence.seat_to_take_over()
        if seat is not None:
            await self.write([laws.take_over(self.table, seat)])

    # Bots and presence

    def _let_bot_think(self) -> None:
        """If a bot decides now, let it think."""
        seat, player = self.table.deciding_seat(), self.table.deciding_bot()
        state = self.table.state()
        if self._thinking is None and seat is not None and state is not None and player:
            thoughts = self._think(seat, player, state.copy(), self.table.version)
            self._thinking = asyncio.create_task(thoughts)
            self._thinking_seat = seat
            self._tell_presence()

    async def _think(self, seat: int, player: str, state: State, version: int) -> None:
        """Have a bot decide, then play its action, if it is still asked for."""
        header = self.table.header
        ASKER.set(self.address)
        action, decider = await self.bots.choose(header.game, state, seat, player, header.thinking)

        async def job() -> None:
            self._thinking = None
            self._thinking_seat = -1
            self._tell_presence()
            if self.table.version == version and self.table.deciding_bot() == player:
                text = self.table.rules.action_text(action)
                await self.write([laws.bot_step(self.table, seat, player, text, decider)])
            else:
                self._let_bot_think()

        with suppress(LifeboatError):
            await self.do(job)

    def _who_is_here(self) -> bytes:
        thinking = [self._thinking_seat] if self._thinking_seat >= 0 else []
        return encoded(Here(self.presence.people_here(), thinking))

    def _tell_presence(self) -> None:
        """Tell who is here, if that has changed."""
        message = self._who_is_here()
        if message != self._told_presence:
            self._told_presence = message
            for listener in list(self.listeners):
                listener.tell(message)


def _fail(done: asyncio.Future[Any], error: LifeboatError) -> None:
    """Tell who wanted something that it was not done; where nobody waits, nobody need be told."""
    if not done.done():
        done.set_exception(error)
        done.exception()


def encoded(message: Message) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)
