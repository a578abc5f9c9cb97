"""The actor: the one task that owns a table. Nothing else changes the table's state.

All requests to the table go through the actor's inbox and are handled one at a time. The table's
session says which entries follow from a job. The actor applies these entries and stores them, and
only then tells anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from math import ceil
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
from lifeboat.table.wire.messages import Awaited, Here

log = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[], Awaitable[T]]
Notify = Callable[[str, int], None]
"""A function that notifies a person at a table that it is their turn; it doesn't wait."""


class Actor:
    """The owner of a table that is awake."""

    def __init__(
        self,
        session: Session,
        log: StoredLog,
        bots: Bots,
        telling: Telling,
        clock: Clock,
        notify: Notify,
        due: float | None = None,
    ) -> None:
        """Begin to own a table.

        `notify` is called when it becomes the turn of somebody who can't see it; `due` is when a
        bot is to take over, by `clock`, if that was stored.
        """
        self.id = session.table.header.id
        self.session = session
        self.table = session.table
        self.log = log
        self.bots = bots
        self.telling = telling
        self.clock = clock
        self.notify = notify
        self.presence = Presence(self.table, clock, due)
        self.listeners: set[Listener] = set()
        self.used = clock()
        """The time of the last request."""
        self.address = ""
        """The address whose share of the worker processes this table's bots use.

        It is the address that set the table up. If the table has been put to rest and woken since,
        it is the first address that its host or somebody with a seat used after that.
        """
        self._inbox: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._is_ended = False
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_seat = -1
        self._hinting: set[int] = set()
        """The people for whom a hint is being worked out."""
        self._last_presence: object = None
        """What people were last told about who is here."""
        self._notified: dict[int, int] = {}
        """The step of the game at which each person was last notified that it was their turn."""
        self._task = asyncio.create_task(self._run())

    def is_broken(self) -> bool:
        """Return whether this actor has ended, which means that its table has to be woken again."""
        return self._is_ended or self._task.done()

    def is_idle(self) -> bool:
        """Return whether nobody is connected, no request is pending, and no bot is thinking."""
        is_alone = not self.presence.is_anybody_connected() and not self._hinting
        return is_alone and self._inbox.empty() and self._thinking is None

    def come(self, person: int, address: str) -> None:
        """Note that a person is using the table from this address.

        If the table has no address yet, and the person is its host or has a seat, the table's bots
        use this address's share of the processes from now on.
        """
        is_here = person == self.table.host() or self.table.seats_of(person)
        if not self.address and person and is_here:
            self.address = address

    # Requests from outside

    async def do(self, job: Job[T]) -> T:
        """Have the table's own task run a job after all earlier ones; return the job's result.

        Raise the job's `LifeboatError`, or one with the code ``table-broken`` if the actor has
        ended or the job fails in any other way.
        """
        self.used = self.clock()
        if self.is_broken():
            raise LifeboatError("table-broken", self.id)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, done))
        try:
            return await done
        finally:
            del done  # else an error and its future would keep each other and the table in memory

    async def command(self, person: int, command: Command) -> int:
        """Carry out a person's command, and return the number of the table's last entry.

        The person counts as heard from even if the command is refused.
        """

        async def job() -> int:
            self.presence.hear(person)
            return await self.write(laws.answer(self.table, person, command))

        return await self.do(job)

    async def renew_token(self, person: int, token: str, listener: object) -> int:
        """Store the hash of a person's new token, and return the number of the table's last entry.

        Earlier tokens become invalid, and the person's listeners are disconnected, except for
        `listener`, which asked for the new token.
        """

        async def job() -> int:
            self.presence.hear(person)
            number = await self.write(laws.renew_token(self.table, person), {token: person})
            self.disconnect(person, "token", but=listener)
            return number

        return await self.do(job)

    async def hint(self, viewer: Viewer, seat: int) -> Hint:
        """Return a hint for a decision that the viewer's own seat has to make, and count it.

        Raise `CommandError` if the viewer isn't allowed a hint or is already waiting for one, or
        if the table has moved on in the meantime; in these cases nothing is counted.
        """
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
        """Call `answer` with the table while nothing is being written, and return its result."""

        async def job() -> T:
            return answer(self.table)

        return await self.do(job)

    async def listen(self, viewer: Viewer, since: int | None, shown: bool = True) -> Listener:
        """Connect a viewer, and return a listener that hears everything from now on.

        The listener first hears the updates after number `since`, or a welcome if there are many
        or `since` is None. If a bot has been standing in for the person, they take over again.
        `shown` says whether the viewer can see what happens; the listener can change it later.
        """
        listener = Listener(viewer, shown)

        async def job() -> Missed:
            missed = self.session.missed(viewer, since)
            self.presence.connect(viewer.person)
            self._tell_presence()
            listener.tell(self._who_is_here())
            self.listeners.add(listener)
            await self._welcome_back(viewer.person)
            return missed

        try:
            # Play continues while the missed updates are put into words; messages about anything
            # that happens in the meantime are queued after them.
            listener.tell_first(await self._messages(viewer, await self.do(job)))
        except BaseException:
            self.stop_listening(listener)
            raise
        return listener

    def stop_listening(self, listener: Listener) -> None:
        """Remove a listener, and tell the others; do nothing if it has already been removed."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.disconnect(listener.viewer.person)
            self._tell_presence()
            self._ask(self._stand_in)

    async def updates(self, viewer: Viewer, since: int | None, wait: float) -> list[bytes]:
        """Return the encoded updates after number `since`; if there are none, wait for some.

        If there are many, or `since` is None, return a welcome instead. Wait for at most `wait`
        seconds, during which the person counts as here. If a bot has been standing in for the
        person, they take over again.
        """

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
        """Finish the jobs in the inbox, send the listeners a goodbye with this reason, and end.

        If a bot is to take over later, the time is stored.
        """

        async def job() -> None:
            left = self._time_left()
            self._end(reason)
            if left is not None:
                await self.log.note_due(self.id, left)

        with suppress(LifeboatError):
            await self.do(job)
        if self._thinking:
            self._thinking.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    # Parts of jobs

    async def write(
        self,
        entries: list[Entry],
        tokens: Mapping[str, int] | None = None,
        invite: str = "",
        rematch: Founding | None = None,
    ) -> int:
        """Apply entries, store them, and tell the listeners; return the number of the last entry.

        Only jobs may call this. New tokens (by their hashes), the invitation that was used, and
        the table of a rematch are stored along with the entries. Listeners of people who left are
        disconnected, and if a bot has to decide, it starts thinking. If anything fails, the actor
        ends, since the table may be ahead of its log.
        """
        if not entries and not tokens:
            return self.table.last_entry
        try:
            listeners = list(self.listeners)
            told = self.session.apply(entries, [listener.viewer for listener in listeners])
            turn_of = self.presence.follow()
            left = self._time_left()
            await self.log.append(self.table, entries, tokens or {}, invite, rematch, left)
        except BaseException:
            # The table may be ahead of its log, so it has to be loaded again.
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
        self._tell_presence()
        self._notify(turn_of)
        return self.table.last_entry

    def _time_left(self) -> float | None:
        """Return the seconds until a bot takes over, or None if that needn't be stored."""
        return self.presence.time_left() if self.presence.is_slow() else None

    def _notify(self, person: int) -> None:
        """Notify a person whose turn it has become, unless they can see it.

        After an undo, nobody is notified of the same turn again.
        """
        step = len(self.table.bot_steps)
        is_news = person and self._notified.get(person, -1) < step
        if is_news and not self._is_watching(person):
            self._notified[person] = step
            self.notify(self.id, person)

    def _is_watching(self, person: int) -> bool:
        """Return whether a person is here, and not only with pages in the background."""
        own = [listener for listener in self.listeners if listener.viewer.person == person]
        if own:
            return any(listener.is_shown for listener in own)
        return person in self.presence.people_here()

    def disconnect(self, person: int, reason: str, but: object = None) -> None:
        """Say goodbye to all of a person's listeners except `but`."""
        for listener in self.listeners:
            if listener.viewer.person == person and listener is not but:
                listener.close(reason)

    async def _welcome_back(self, person: int) -> None:
        """Let a returning person take over again from the bot that stood in for them."""
        await self.write(self.session.welcome_back(person))

    async def _messages(self, viewer: Viewer, missed: Missed) -> list[bytes]:
        """Return what a viewer missed, as encoded messages."""
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
        """Run a job if its result is still wanted, and pass its result or its error to the caller.

        An error that isn't a `LifeboatError` ends the actor and is passed on as ``table-broken``.
        """
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
            log.exception("table failed", extra={"table": self.id})
        else:
            if not done.done():
                done.set_result(answer)
        finally:
            del done  # see do()

    def _end(self, reason: str) -> None:
        """Refuse the jobs in the inbox, say goodbye to the listeners, and accept no more jobs.

        Requests that are waiting for updates are woken.
        """
        self._is_ended = True
        while not self._inbox.empty():
            _, done = self._inbox.get_nowait()
            _fail(done, LifeboatError("table-broken", self.id))
        for listener in self.listeners:
            listener.close(reason)
        self._changed.set()

    def _ask(self, job: Job[Any]) -> None:
        """Queue a job whose result nobody awaits."""
        if not self.is_broken():
            self._inbox.put_nowait((job, asyncio.get_running_loop().create_future()))

    async def _stand_in(self) -> None:
        """Let a bot take over the deciding seat if its person has been away too long."""
        seat = self.presence.seat_to_take_over()
        if seat is not None:
            await self.write([laws.take_over(self.table, seat)])

    # Bots and presence

    def _let_bot_think(self) -> None:
        """Let a bot start thinking, if one has to decide and none is thinking yet."""
        if self._thinking is None and (question := self.session.bot_question()):
            self._thinking = asyncio.create_task(self._think(question))
            self._thinking_seat = question.seat
            self._tell_presence()

    async def _think(self, question: BotQuestion) -> None:
        """Have a bot decide, then play its action unless the table has moved on."""
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
        due, awaited = self.presence.announced_due(), None
        if due:
            awaited = Awaited(due.seat, ceil(max(due.at - self.clock(), 0)))
        return encoded(Here(self.presence.people_here(), thinking, awaited))

    def _tell_presence(self) -> None:
        """Tell the listeners who is here, which bot is thinking, and when one will stand in.

        Do nothing if none of that has changed; everybody counts the seconds themselves.
        """
        known = self.presence.people_here(), self._thinking_seat, self.presence.announced_due()
        if known == self._last_presence:
            return
        self._last_presence = known
        message = self._who_is_here()
        for listener in list(self.listeners):
            listener.tell(message)


def _fail(done: asyncio.Future[Any], error: LifeboatError) -> None:
    """Make a job fail with an error, and mark the error as seen in case nobody awaits the job."""
    if not done.done():
        done.set_exception(error)
        done.exception()
