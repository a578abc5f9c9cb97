"""Live tables: a table in memory, with its listeners, and a bot that may be thinking.

Whatever changes the table is first written to the shelf, and only then told. Another tab may have
the table too: if it was faster, the entries are taken back, what the other wrote is taken in, and
what follows from the request is asked again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from lifeboat.core.errors import LifeboatError
from lifeboat.device.bots import Bots
from lifeboat.device.library import Addition, Library
from lifeboat.device.shelf import ShelfError
from lifeboat.table.bots import BotQuestion, HintQuestion
from lifeboat.table.commands import CommandError
from lifeboat.table.entries import Entry, Left, Removed
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws.hinting import HINT
from lifeboat.table.past.retelling import Retelling
from lifeboat.table.session import Session, Updates, encoded
from lifeboat.table.table import NO_PERSON, Table, table_of
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import Goodbye, Here

T = TypeVar("T")
Decide = Callable[[], Addition]
"""A function that says what is to be added to the table as it is now."""

TRY_AGAIN: Final = 2.0
"""The seconds after which a bot whose action couldn't be kept thinks again."""
SLACK: Final = 2.0
"""How many seconds longer than its thinking time a bot of another tab may take."""


class Listener:
    """Somebody who hears everything that happens at a table."""

    def __init__(
        self,
        viewer: Viewer,
        token: str,
        send: Callable[[str], None],
        end: Callable[[], None],
    ) -> None:
        self.viewer = viewer
        self.token = token
        """The hash of the token that the listener came with; empty for a spectator."""
        self.is_closed = False
        self._send = send
        self._end = end

    def tell(self, message: bytes) -> None:
        """Send an encoded message, unless the listener has been told goodbye."""
        if not self.is_closed:
            self._send(message.decode())

    def close(self, reason: str) -> None:
        """Say goodbye, and end the connection; nothing is sent after that."""
        if not self.is_closed:
            self.tell(encoded(Goodbye(reason)))
            self.is_closed = True
            self._end()


class LiveTable:
    """A table in memory."""

    def __init__(
        self, session: Session, library: Library, bots: Bots, now: Callable[[], int]
    ) -> None:
        """Open a table as the library keeps it; `now` returns the seconds since 1970."""
        self.session = session
        self.library = library
        self.bots = bots
        self.now = now
        self.listeners: list[Listener] = []
        self.is_broken = False
        """Whether the table may be ahead of its log, so that it has to be read again."""
        self._retelling = Retelling(session.table.header)
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._hinting: set[int] = set()
        """The people for whom a hint is being worked out."""
        self._is_ours = True
        """Whether the last entry was written here, so that its bot thinks here at once."""
        self._thinking: asyncio.Task[None] | None = None
        self._taking_over: asyncio.TimerHandle | None = None
        """What lets a bot think here if the tab that wrote last doesn't."""
        self._thinking_seat: list[int] = []
        """The seat of the bot that is thinking, if one is."""
        self._told_here: tuple[list[int], list[int]] = ([], [])
        """Who was here and which bots were thinking when the listeners were last told."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.session.table

    # Requests

    async def read(self, answer: Callable[[Table], T]) -> T:
        """Call `answer` with the table while nothing is being written, and return its result."""
        async with self._lock:
            await self._catch_up()
            return answer(self.table)

    async def write(self, decide: Decide) -> int:
        """Apply what `decide` adds, keep it, and tell the listeners; return the last number.

        `decide` is called again if another tab has written in the meantime; if it then raises an
        error, nothing is written.
        """
        async with self._lock:
            self._check()
            while True:
                try:
                    addition = decide()
                except LifeboatError:
                    if await self._catch_up():
                        continue
                    raise
                if addition.is_empty() and not await self._catch_up():
                    break
                if not addition.is_empty() and await self._append(addition):
                    break
            return self.table.last_entry

    async def listen(self, listener: Listener, since: int | None) -> None:
        """Tell a listener what they missed since an update, and from now on everything."""
        async with self._lock:
            await self._catch_up()
            if self.table.has_left(listener.viewer.person):
                raise CommandError("not-at-table", "listen")
            for message in self._missed(listener.viewer, since):
                listener.tell(message)
            self.listeners.append(listener)
            if not self._tell_presence():
                listener.tell(self._who_is_here())
        self.let_bot_think()

    def stop_listening(self, listener: Listener) -> None:
        """Remove a listener, and tell the others."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._tell_presence()

    async def updates(self, viewer: Viewer, since: int | None, wait: float) -> list[bytes]:
        """Return the encoded updates after number `since`; if there are none, wait for some."""
        async with self._lock:
            await self._catch_up()
            missed, changed = self._missed(viewer, since), self._changed
        self.let_bot_think()
        if not missed and wait > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), wait)
            async with self._lock:
                missed = self._missed(viewer, since)
        return missed

    async def lines(self, viewer: Viewer, since: int) -> list[bytes]:
        """Return what happened after entry `since`, as encoded lines for a viewer."""
        async with self._lock:
            await self._catch_up()
            return self._retold().lines(viewer, since, self.table.last_entry)

    async def hint(self, viewer: Viewer, seat: int) -> Hint:
        """Return a hint for a decision that the viewer's own seat has to make, and count it.

        Raise `CommandError` if the viewer isn't allowed a hint or is already waiting for one, or
        if the table has moved on in the meantime; in these cases nothing is counted.
        """
        person, asked = viewer.person, list[HintQuestion]()
        if person in self._hinting:
            raise CommandError("hint-under-way", HINT)

        def ask() -> Addition:
            claims, question = self.session.hint_question(person, seat)
            asked[:] = [question]
            return Addition(claims)

        self._hinting.add(person)
        try:
            await self.write(ask)
            (question,) = asked
            advice = await self.bots.advise(question)
            await self.write(lambda: Addition(self.session.hint_answer(question)))
        finally:
            self._hinting.remove(person)
        return self.session.hint(question, advice, viewer.language)

    async def hear_of_news(self) -> None:
        """Take in what another tab has written, and disconnect those whose token is invalid."""
        with suppress(LifeboatError):
            async with self._lock:
                await self._catch_up()
            valid = await self.library.tokens(self.table.header.id)
            for listener in [one for one in self.listeners if one.token]:
                if listener.token not in valid:
                    self._disconnect(listener, "token")

    def renew(self, person: int, token: str, listener: object) -> None:
        """Disconnect a person's listeners except the one that asked for their new token."""
        if isinstance(listener, Listener):
            listener.token = token
        self.disconnect(person, "token", but=listener)

    def disconnect(self, person: int, reason: str, but: object = None) -> None:
        """Say goodbye to all of a person's listeners except `but`."""
        for listener in [one for one in self.listeners if one.viewer.person == person]:
            if listener is not but:
                self._disconnect(listener, reason)

    def _disconnect(self, listener: Listener, reason: str) -> None:
        listener.close(reason)
        self.stop_listening(listener)

    # Writing

    def _check(self) -> None:
        if self.is_broken:
            raise LifeboatError("table-broken", self.table.header.id)

    async def _append(self, addition: Addition) -> bool:
        """Apply and keep an addition, and tell the listeners; return False if we were too slow."""
        listeners, before = list(self.listeners), len(self.session.entries)
        try:
            told = self.session.apply(addition.entries, [one.viewer for one in listeners])
            kept = await self.library.append(self.session, addition, self.now())
        except ShelfError:
            self._take_back(before)
            raise
        except BaseException:
            self._break()
            raise
        if not kept:
            self._take_back(before)
            await self._catch_up()
            return False
        self._is_ours = True
        self.library.shelf.tell(self.table.header.id)
        self._tell(listeners, told, addition.entries)
        return True

    def _take_back(self, count: int) -> None:
        """Take back all entries but the first `count`, which were not kept."""
        entries = self.session.entries[:count]
        self.session = Session(table_of(self.table.header, entries), entries)

    async def _catch_up(self) -> bool:
        """Take in what another tab has written, and tell the listeners; return whether it had."""
        self._check()
        new = await self.library.after(self.table)
        if not new:
            return False
        listeners = list(self.listeners)
        try:
            told = self.session.apply(new, [one.viewer for one in listeners])
        except BaseException:
            self._break()
            raise
        self._is_ours = False
        self._tell(listeners, told, new)
        return True

    def _break(self) -> None:
        """Refuse everything from now on, and disconnect everybody; they come back to a new one."""
        self.is_broken = True
        self._changed.set()
        for listener in self.listeners:
            listener.close("reload")
        self.listeners = []

    # Telling

    def _tell(
        self, listeners: Sequence[Listener], told: Sequence[Updates], new: Sequence[Entry]
    ) -> None:
        for updates in told:
            for listener in listeners:
                listener.tell(updates[listener.viewer])
        for entry in new:
            if isinstance(entry, Left | Removed):
                self.disconnect(entry.person, kind_of(entry))
        self._changed.set()
        self._changed = asyncio.Event()
        self.let_bot_think()

    def _missed(self, viewer: Viewer, since: int | None) -> list[bytes]:
        """Return what a viewer missed, as encoded messages."""
        missed = self.session.missed(viewer, since)
        if isinstance(missed, bytes):
            return [missed]
        return self._retold().updates(viewer, missed.start, missed.stop) if missed else []

    def _retold(self) -> Retelling:
        known = len(self._retelling.log)
        self._retelling.take(self.session.entries[known:])
        return self._retelling

    def _who_is_here(self) -> bytes:
        here, thinking = self._told_here
        return encoded(Here(here, thinking))

    def _tell_presence(self) -> bool:
        """Tell everybody who is here and which bot is thinking; return False if nothing changed."""
        people = {one.viewer.person for one in self.listeners} - {NO_PERSON}
        known = sorted(people), self._thinking_seat
        if known == self._told_here:
            return False
        self._told_here = known
        for listener in list(self.listeners):
            listener.tell(self._who_is_here())
        return True

    # Bots

    def let_bot_think(self) -> None:
        """Let a bot start thinking, if one has to decide and none is thinking yet."""
        if self._thinking is None and not self.is_broken:
            if self._taking_over:
                self._taking_over.cancel()
            question = self.session.bot_question()
            self._thinking_seat = [question.seat] if question else []
            if question and self._is_ours:
                self._thinking = asyncio.create_task(self._think(question))
            elif question:
                loop, wait = asyncio.get_running_loop(), question.thinking + SLACK
                self._taking_over = loop.call_later(wait, self._take_over, question.version)
        self._tell_presence()

    def _take_over(self, version: int) -> None:
        """Let a bot think here that another tab should have let think, if it still has to."""
        self._is_ours = self._is_ours or self.table.version == version
        self.let_bot_think()

    async def _think(self, question: BotQuestion) -> None:
        """Have a bot decide, then play its action unless the table has moved on."""
        try:
            action, decider = await self.bots.choose(question)
            self._thinking_seat = []
            await self.write(lambda: Addition(self.session.bot_answer(question, action, decider)))
        except LifeboatError:  # the shelf may be full; whoever is here waits until it isn't
            await asyncio.sleep(TRY_AGAIN)
        finally:
            self._thinking, self._thinking_seat = None, []
        self.let_bot_think()
