"""An actor: the one task that owns a table. Nothing else touches the table's state.

Whatever is wanted of the table goes through its inbox, one job after the other. Its session says
what that leads to. Here that is stored for good, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, TypeVar

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.listener import Listener
from lifeboat.server.live.presence import GRACE, Clock, Presence
from lifeboat.server.live.stored_log import StoredLog
from lifeboat.server.live.telling import Telling
from lifeboat.server.live.turns import ASKER
from lifeboat.server.store.rows import Founding
from lifeboat.table import laws
from lifeboat.table.bots import BotQuestion, HintQuestion
from lifeboat.table.commands import Command, CommandError
from lifeboat.table.entries import Entry, Left, Removed
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws.hinting import HINT
from lifeboat.table.session import Missed, Session, encoded
from lifeboat.table.table import Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import Here

log = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[], Awaitable[T]]


class Actor:
    """A table that is awake."""

    def __init__(
        self,
        session: Session,
        log: StoredLog,
        bots: Bots,
        telling: Telling,
        clock: Clock,
    ) -> None:
        self.id = session.table.header.id
        self.session = session
        self.table = session.table
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
        self._last_presence = b""
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
        """Carry out a command of a person, and return the number of its last entry.

        Whoever gives one is heard from, even if it is refused.
        """

        async def job() -> int:
            self.presence.hear(person)
            return await self.write(laws.answer(self.table, person, command))

        return await self.do(job)

    async def renew_token(self, person: int, token: str, listener: object) -> int:
        """Store the hash of a person's new token; whoever listens by an earlier one hears no more.

        The one who asked for it goes on hearing.
        """

        async def job() -> int:
            self.presence.hear(person)
            number = await self.write(laws.renew_token(self.table, person), {token: person})
            self.disconnect(person, "token", but=listener)
            return number

        return await self.do(job)

    async def hint(self, viewer: Viewer, seat: int) -> Hint:
        """Return a hint for a person whose seat decides; it counts once it is there and of use."""
        person = viewer.person
        if person in self._hinting:
            raise CommandError("hint-under-way", HINT)
        self._hinting.add(person)
        try:
            return await self._hint(viewer, seat)
        finally:
            self._hinting.remove(person)

    async def _hint(self, viewer: Viewer, seat: int) -> Hint:
        async def ask() -> HintQuestion:
            self.presence.hear(viewer.person)
            claims, question = self.session.hint_question(viewer.person, seat)
            await self.write(claims)
            return question

        async def count() -> None:
            await self.write(self.session.hint_answer(question))

        question = await self.do(ask)
        advice = await self.bots.advise(question)
        await self.do(count)
        return self.session.hint(question, advice, viewer.language)

    async def read(self, answer: Callable[[Table], T]) -> T:
        """What the table is like, when nothing is being written."""

        async def job() -> T:
            return answer(self.table)

        return await self.do(job)

    async def listen(self, viewer: Viewer, since: int | None) -> Listener:
        """Hear the table as it is, or what was missed, and all that follows."""
        listener = Listener(viewer)

        async def job() -> Missed:
            missed = self.session.missed(viewer, since)
            self.presence.connect(viewer.person)
            self._tell_presence()
            listener.tell(self._who_is_here())
            self.listeners.add(listener)
            await self._welcome_back(viewer.person)
            return missed

        try:
            # The table goes on while it is told what was missed; what happens comes after it.
            listener.tell_first(await self._messages(viewer, await self.do(job)))
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
            return self.session.missed(viewer, since), self._changed

        self.presence.connect(viewer.person)
        self._tell_presence()
        try:
            missed, changed = await self.do(job)
            if not missed and wait > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), wait)
                missed, _ = await self.do(job)
            return await self._messages(viewer, missed)
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
            return self.table.last_entry
        try:
            listeners = list(self.listeners)
            told = self.session.apply(entries, [listener.viewer for listener in listeners])
            await self.log.append(self.table, entries, tokens or {}, invite, rematch)
        except BaseException:
            # The table may be ahead of its log: whoever comes next reads the log anew.
            self._end("reload")
            raise
        for updates in told:
            for listener in listeners:
                listener.tell(updates[listener.viewer])
        for entry in entries:
            if isinstance(entry, Left | Removed):
                self.disconnect(entry.person, kind_of(entry))
        self._changed.set()
        self._changed = asyncio.Event()
        self._let_bot_think()
        return self.table.last_entry

    def disconnect(self, person: int, reason: str, but: object = None) -> None:
        """Say goodbye to all who listen as a person, but for one."""
        for listener in self.listeners:
            if listener.viewer.person == person and listener is not but:
                listener.close(reason)

    async def _welcome_back(self, person: int) -> None:
        """Let anyone who is heard from play again where a bot has stood in."""
        await self.write(self.session.welcome_back(person))

    async def _messages(self, viewer: Viewer, missed: Missed) -> list[bytes]:
        """The messages that somebody has missed."""
        if isinstance(missed, bytes):
            return [missed]
        if not missed:
            return []
        given = self.table.header, self.session.entries, viewer, missed.start, missed.stop
        return await self.telling.updates(*given)

    # The task

    async def _run(self) -> None:
        self._let_bot_think()
        loop = asyncio.get_running_loop()
        try:
            while not self._is_ended:
                wait = self.presence.time_to_look_again()
                timer = (
                    loop.call_later(wait, self._ask, self._stand_in) if wait is not None else None
                )
                job, done = await self._inbox.get()
                if timer:
                    timer.cancel()
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
        if self._thinking is None and (question := self.session.bot_question()):
            self._thinking = asyncio.create_task(self._think(question))
            self._thinking_seat = question.seat
            self._tell_presence()

    async def _think(self, question: BotQuestion) -> None:
        """Have a bot decide, then play its action, if it is still asked for."""
        ASKER.set(self.address)
        action, decider = await self.bots.choose(question)

        async def job() -> None:
            self._thinking = None
            self._thinking_seat = -1
            self._tell_presence()
            if entries := self.session.bot_answer(question, action, decider):
                await self.write(entries)
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
        if message != self._last_presence:
            self._last_presence = message
            for listener in list(self.listeners):
                listener.tell(message)


def _fail(done: asyncio.Future[Any], error: LifeboatError) -> None:
    """Tell who wanted something that it was not done; where nobody waits, nobody need be told."""
    if not done.done():
        done.set_exception(error)
        done.exception()
