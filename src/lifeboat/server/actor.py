"""An actor: the one task that owns a table. Nothing else touches the table's state.

Whatever is wanted of the table goes through its inbox, one thing after the other. What a command
leads to is stored for good, then applied, then told to all who listen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from lifeboat.core.errors import LifeboatError
from lifeboat.server.bots import Bots
from lifeboat.server.commands import Claim, Command
from lifeboat.server.entries import Entry
from lifeboat.server.messages import Goodbye, Here, Message
from lifeboat.server.presence import Clock, Presence
from lifeboat.server.rendering import Viewer, catch_up, update, welcome
from lifeboat.server.table import Header, Table, table_of

MOST_WAITING: Final = 200
"""A listener that is so many messages behind is too slow."""

Work = Callable[[Table], Awaitable[list[Entry]]]
"""Something that is wanted of a table: it gives the entries to write, or refuses."""


class Log(Protocol):
    """Where the entries of a table are written."""

    async def append(self, table: Table, entries: list[Entry]) -> None:
        """Write entries behind those that the table has; they are stored for good on return."""


class Listener:
    """Somebody who hears everything that happens at a table."""

    def __init__(self, person: int, language: str) -> None:
        self.person = person
        self.language = language
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING + 2)
        """What has yet to be sent; nothing more comes after a None."""
        self.is_closed = False

    def tell(self, message: bytes) -> None:
        """Put a message into the queue; a listener that falls behind is closed."""
        if self.is_closed:
            return
        if self.messages.qsize() >= MOST_WAITING:
            self.close("too-slow")
            return
        self.messages.put_nowait(message)

    def close(self, reason: str) -> None:
        """Say goodbye."""
        if not self.is_closed:
            self.is_closed = True
            self.messages.put_nowait(encoded(Goodbye(reason)))
            self.messages.put_nowait(None)


class Actor:
    """A table that is awake."""

    def __init__(self, header: Header, entries: list[Entry], log: Log, bots: Bots, clock: Clock):
        self.entries = entries
        self.table = table_of(header, entries)
        self.log = log
        self.bots = bots
        self.clock = clock
        self.presence = Presence(self.table, clock)
        self.listeners: set[Listener] = set()
        self.used = clock()
        """When somebody last wanted something."""
        self.is_broken = False
        """Whether the store failed, so that nobody knows what the log holds."""
        self._inbox: asyncio.Queue[tuple[Work, asyncio.Future[int]]] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_seat = -1
        self._task = asyncio.create_task(self._run())

    # What others may ask for

    async def want(self, work: Work) -> int:
        """Have something done; the answer is the number of the last entry, stored for good."""
        self.used = self.clock()
        if self._task.done():
            raise LifeboatError("table-broken", self.table.header.id)
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, done))
        return await done

    async def command(self, person: int, command: Command) -> int:
        """Obey a command of a person, who is back by giving it."""
        self.presence.hear(person)

        async def work(table: Table) -> list[Entry]:
            back = table.answer(person, Claim()) if person else []
            if isinstance(command, Claim):
                return back
            return back + table.answer(person, command)

        return await self.want(work)

    async def be_back(self, person: int) -> None:
        """Let a person who has come back play again."""
        if any(self.table.seats[seat].stand_in for seat in self.table.seats_of(person)):
            await self.command(person, Claim())

    def viewer(self, person: int, language: str) -> Viewer:
        """Who looks at the table."""
        return Viewer(person, tuple(self.table.seats_of(person)), language)

    def listen(self, person: int, language: str, since: int | None) -> Listener:
        """Hear the table as it is, or what was missed, and all that follows."""
        listener = Listener(person, language)
        viewer = self.viewer(person, language)
        if since is None:
            listener.messages.put_nowait(encoded(welcome(self.table, viewer)))
        else:
            missed = self.missed(viewer, since)
            if len(missed) > MOST_WAITING:
                listener.messages.put_nowait(encoded(welcome(self.table, viewer)))
            else:
                for message in missed:
                    listener.messages.put_nowait(message)
        self.listeners.add(listener)
        self.presence.connect(person)
        self._tell_presence()
        self._wake()
        return listener

    def stop_listening(self, listener: Listener) -> None:
        """Somebody hears no more."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.disconnect(listener.person)
            self._tell_presence()
            self._wake()

    def missed(self, viewer: Viewer, since: int) -> list[bytes]:
        """The updates after a number."""
        if since >= self.table.number:
            return []
        updates = catch_up(self.table.header, self.entries, viewer, since)
        return [encoded(message) for message in updates]

    async def updates(self, person: int, language: str, since: int, wait: float) -> list[bytes]:
        """The updates after a number; waits for one if there is none yet."""
        self.used = self.clock()
        self.presence.connect(person)
        self._wake()
        try:
            if since >= self.table.number and wait > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), wait)
        finally:
            self.presence.disconnect(person)
        return self.missed(self.viewer(person, language), since)

    def is_idle(self) -> bool:
        """Whether nobody listens, wants anything or thinks."""
        return not self.listeners and self._inbox.empty() and self._thinking is None

    async def stop(self, reason: str) -> None:
        """Tell the listeners goodbye, and end."""
        for listener in list(self.listeners):
            listener.close(reason)
        if self._thinking:
            self._thinking.cancel()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    # The task

    async def _run(self) -> None:
        self._let_bot_think()
        while True:
            job = await self._next_job()
            if job is None:
                await self._stand_in()
                continue
            await self._do(*job)

    async def _next_job(self) -> tuple[Work, asyncio.Future[int]] | None:
        """What is wanted next; nothing when it is time to look who is away."""
        try:
            return await asyncio.wait_for(self._inbox.get(), self.presence.time_to_look_again())
        except TimeoutError:
            return None

    async def _do(self, work: Work, done: asyncio.Future[int]) -> None:
        """Do one thing that is wanted; whatever goes wrong with it goes to who wanted it."""
        try:
            number = await self._write(await work(self.table))
        except LifeboatError as error:
            if not done.done():
                done.set_exception(error)
        except Exception as error:
            if not done.done():
                done.set_exception(LifeboatError("table-broken", self.table.header.id))
            raise error
        else:
            if not done.done():
                done.set_result(number)

    async def _write(self, entries: list[Entry]) -> int:
        """Store entries, then apply them and tell them."""
        if entries:
            try:
                await self.log.append(self.table, entries)
            except BaseException:
                self.is_broken = True
                for listener in list(self.listeners):
                    listener.close("reload")
                raise
            for entry in entries:
                self.entries.append(entry)
                self._tell(entry)
            self._changed.set()
            self._changed = asyncio.Event()
            self._let_bot_think()
        return self.table.number

    def _tell(self, entry: Entry) -> None:
        """Apply an entry and tell it to all, each as they may know it."""
        change = self.table.apply(entry)
        made: dict[Viewer, bytes] = {}
        for listener in list(self.listeners):
            seats = tuple(self.table.seats_of(listener.person))
            alike = Viewer(0, seats, listener.language)
            if alike not in made:
                made[alike] = encoded(update(self.table, change, alike))
            listener.tell(made[alike])

    def _wake(self) -> None:
        """Look again who is away, since somebody came or went."""

        async def nothing(table: Table) -> list[Entry]:
            return []

        self._inbox.put_nowait((nothing, asyncio.get_running_loop().create_future()))

    async def _stand_in(self) -> None:
        """Let a bot play for a person who is away too long."""
        seat = self.presence.seat_to_take_over()
        if seat is not None:
            await self._write([self.table.take_over(seat)])

    # Bots and presence

    def _let_bot_think(self) -> None:
        """If a bot decides now, let it think."""
        seat = self.table.deciding_seat()
        if self._thinking is None and seat is not None and self.table.deciding_bot():
            self._thinking_seat = seat
            self._thinking = asyncio.create_task(self._think(seat, self.table.version))
            self._tell_presence()

    async def _think(self, seat: int, version: int) -> None:
        """Have a bot decide, and want its action, if it is still asked for."""
        player = self.table.deciding_bot()
        state = self.table.state()
        assert state is not None
        action = await self.bots.choose(self.table.header.game, state.copy(), seat, player)

        async def work(table: Table) -> list[Entry]:
            if table.version != version or table.deciding_bot() != player:
                return []
            return [table.bot_step(seat, player, table.rules.action_text(action))]

        self._thinking = None
        self._thinking_seat = -1
        with suppress(LifeboatError):  # the store fails: whoever comes next wakes the table anew
            await self.want(work)
        self._tell_presence()
        self._let_bot_think()

    def _tell_presence(self) -> None:
        thinking = [self._thinking_seat] if self._thinking_seat >= 0 else []
        message = encoded(Here(self.presence.people_here(), thinking))
        for listener in list(self.listeners):
            listener.tell(message)


def encoded(message: Message) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)
