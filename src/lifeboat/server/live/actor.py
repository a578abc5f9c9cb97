"""The actor: the one task of this node that owns a table. Nothing else changes the table's state.

All requests to the table go through the actor's inbox and are handled one at a time. The table's
session says which entries follow from a job. The actor applies these entries and stores them, and
only then tells anybody.

Other nodes may have the table too. If another one was faster, the store refuses the entries: the
actor takes them back, takes in what the other wrote, and asks again what follows from the job. So
it also refuses nothing because of what it hasn't heard of yet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.gathering import NO_BOT, Gathering
from lifeboat.server.live.inbox import Inbox, Job
from lifeboat.server.live.listener import Listener
from lifeboat.server.live.peers import ANSWER, Peers
from lifeboat.server.live.presence import GRACE, Clock, Presence
from lifeboat.server.live.stored_log import Addition, LogLost, StoredLog, built
from lifeboat.server.live.telling import Telling
from lifeboat.server.live.turns import ASKER
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.news import WhoIsThere
from lifeboat.table import laws
from lifeboat.table.bots import BotQuestion, HintQuestion
from lifeboat.table.commands import Command, CommandError
from lifeboat.table.entries import Entry, Left, Removed
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws.hinting import HINT
from lifeboat.table.session import Missed, Session, Updates
from lifeboat.table.stored import stored
from lifeboat.table.table import NO_PERSON, Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.hints import Hint

T = TypeVar("T")
Decide = Callable[[], Addition]
"""A function that says what a job adds to the log of the table as it is now."""
Notify = Callable[[str, int], None]
"""A function that notifies a person at a table that it is their turn; it doesn't wait."""

TRY_AGAIN: Final = 1.0
"""The seconds after which a node that couldn't read what another wrote tries again."""


class Actor:
    """The owner of a table that is awake on this node."""

    def __init__(
        self,
        session: Session,
        log: StoredLog,
        bots: Bots,
        telling: Telling,
        peers: Peers,
        clock: Clock,
        notify: Notify,
        last: Sequence[Entry],
        due: float | None = None,
        is_ours: bool = True,
    ) -> None:
        """Begin to own a table.

        `notify` is called when it becomes the turn of somebody who can't see it; `last` is the last
        entry in its stored form, if there is one; `due` is when a bot is to take over, by `clock`,
        if that was stored; `is_ours` says whether this node lets the table's bots think.
        """
        self.id = session.table.header.id
        self.session = session
        self.log = log
        self.bots = bots
        self.telling = telling
        self.peers = peers
        self.clock = clock
        self.notify = notify
        self.presence = Presence(session.table, clock, due)
        self.gathering = Gathering(self.id, self.presence, peers)
        self.is_ours = is_ours
        """Whether this node lets the table's bots think.

        It wrote the entry after which a bot has to decide, or claimed the table.
        """
        self._last = list(last)
        """The last entry in its stored form, by which we notice that the log is another one."""
        self.used = clock()
        """The time of the last request."""
        self.address = ""
        """The address whose share of the worker processes this table's bots use.

        It is the address that set the table up. If the table has been put to rest and woken since,
        it is the first address that its host or somebody with a seat used after that.
        """
        self._inbox = Inbox(self.id, self._abandon)
        self._changed = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None
        self._hinting: set[int] = set()
        """The people for whom a hint is being worked out."""
        self._notified: dict[int, int] = {}
        """The step of the game at which each person was last notified that it was their turn."""
        self._task = asyncio.create_task(self._run())

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.session.table

    @property
    def listeners(self) -> set[Listener]:
        """The listeners at the table on this node."""
        return self.gathering.listeners

    def is_broken(self) -> bool:
        """Return whether this actor has ended, which means that its table has to be woken again."""
        return self._inbox.is_closed or self._task.done()

    def is_idle(self) -> bool:
        """Return whether nobody is connected, no request is pending, and no bot is thinking."""
        is_alone = not self.presence.is_anybody_connected() and not self._hinting
        return is_alone and self._inbox.is_empty() and self._thinking is None

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
        return await self._inbox.do(job)

    async def command(self, person: int, command: Command) -> int:
        """Carry out a person's command, and return the number of the table's last entry.

        The person counts as heard from even if the command is refused.
        """

        async def job() -> int:
            self.presence.hear(person)
            return await self.write(lambda: Addition(laws.answer(self.table, person, command)))

        return await self.do(job)

    async def renew_token(self, person: int, token: str, listener: object) -> int:
        """Store the hash of a person's new token, and return the number of the table's last entry.

        Earlier tokens become invalid, and the person's listeners are disconnected, except for
        `listener`, which asked for the new token.
        """

        async def job() -> int:
            self.presence.hear(person)
            number = await self.write(
                lambda: Addition(laws.renew_token(self.table, person), {token: person})
            )
            if isinstance(listener, Listener):
                listener.token = token
            self.gathering.disconnect(person, "token", but=listener)
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
        asked: list[HintQuestion] = []

        def decide() -> Addition:
            claims, question = self.session.hint_question(viewer.person, seat)
            asked[:] = [question]
            return Addition(claims)

        async def ask() -> HintQuestion:
            self.presence.hear(viewer.person)
            await self.write(decide)
            return asked[0]

        async def count() -> None:
            await self.write(lambda: Addition(self.session.hint_answer(question)))

        question = await self.do(ask)
        advice = await self.bots.advise(question)
        await self.do(count)
        return self.session.hint(question, advice, viewer.language)

    async def read(self, answer: Callable[[Table], T]) -> T:
        """Call `answer` with the table while nothing is being written, and return its result."""

        async def job() -> T:
            await self._catch_up()
            return answer(self.table)

        return await self.do(job)

    async def listen(
        self, viewer: Viewer, since: int | None, shown: bool = True, token: str = ""
    ) -> Listener:
        """Connect a viewer, and return a listener that hears everything from now on.

        The listener first hears the updates after number `since`, or a welcome if there are many
        or `since` is None. If a bot has been standing in for the person, they take over again.
        `shown` says whether the viewer can see what happens; the listener can change it later.
        `token` is the hash of the viewer's token.
        """
        listener = Listener(viewer, shown, token)

        async def job() -> Missed:
            await self._catch_up()
            missed = self.session.missed(viewer, since)
            self.gathering.add(listener)
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
        if self.gathering.remove(listener):
            self._ask(self._stand_in)

    async def updates(self, viewer: Viewer, since: int | None, wait: float) -> list[bytes]:
        """Return the encoded updates after number `since`; if there are none, wait for some.

        If there are many, or `since` is None, return a welcome instead. Wait for at most `wait`
        seconds, during which the person counts as here. If a bot has been standing in for the
        person, they take over again.
        """

        async def job() -> tuple[Missed, asyncio.Event]:
            await self._catch_up()
            await self._welcome_back(viewer.person)
            return self.session.missed(viewer, since), self._changed

        self.presence.connect(viewer.person)
        self.gathering.tell_presence()
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
            asyncio.get_running_loop().call_later(GRACE, self.gathering.tell_presence)

    async def stop(self, reason: str) -> None:
        """Finish the jobs in the inbox, send the listeners a goodbye with this reason, and end.

        If a bot is to take over later, the time is stored.
        """

        async def job() -> None:
            left = self._time_left()
            self._end(reason)
            if left is not None:
                await self.log.note_due(self.table, left)

        with suppress(LifeboatError):
            await self.do(job)
        if self._thinking:
            self._thinking.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    # News from other nodes

    def hear_of_entries(self, number: int) -> None:
        """Take in what another node has written, up to the entry with this number."""
        if number > self.table.last_entry:
            self._ask(self._take_in)

    def hear_of_tokens(self) -> None:
        """Disconnect the listeners whose token is no longer valid."""

        async def job() -> None:
            try:
                self.gathering.check_tokens(await self.log.store.tokens(self.id))
            except StoreError:
                asyncio.get_running_loop().call_later(TRY_AGAIN, self.hear_of_tokens)

        if self.listeners:
            self._ask(job)

    def look_again(self) -> None:
        """Find out what was missed while no news came.

        Nobody on other nodes is remembered, since some may have left meanwhile; everybody else is
        told only after the other nodes have answered.
        """

        async def job() -> None:
            await self._take_in()
            self.presence.forget_nodes(list(self.presence.elsewhere))
            self.gathering.spread(is_asked=True)
            self.peers.tell(WhoIsThere(self.id))
            asyncio.get_running_loop().call_later(ANSWER, self.see_who_is_here)

        self._ask(job)
        self.hear_of_tokens()

    def see_who_is_here(self) -> None:
        """Tell everybody who is here after that has changed on another node."""
        self.gathering.tell_presence()
        self._ask(self._stand_in)

    def own(self) -> None:
        """Let the table's bots think on this node from now on."""

        async def job() -> None:
            self.is_ours = True
            self._let_bot_think()

        self._ask(job)

    async def _take_in(self) -> None:
        try:
            await self._catch_up(is_sure=True)
        except StoreError:
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._ask, self._take_in)
            return
        self._let_bot_think()

    # Parts of jobs

    async def write(self, decide: Decide) -> int:
        """Apply what `decide` adds, store it, and tell the listeners; return the last number.

        Only jobs may call this. `decide` is called again whenever another node has written in the
        meantime; if it then raises an error, nothing is written. Listeners of people who left are
        disconnected, and if a bot has to decide, it starts thinking. If anything else fails, the
        actor ends, since the table may be ahead of its log.
        """
        while not (addition := await self._decided(decide)).is_empty():
            if await self._append(addition):
                break
        return self.table.last_entry

    async def _decided(self, decide: Decide) -> Addition:
        """Return what `decide` says; only if we know everything may it refuse or add nothing."""
        try:
            addition = decide()
        except LifeboatError:
            if not await self._catch_up():
                raise
            return decide()
        if addition.is_empty() and await self._catch_up():
            return decide()
        return addition

    async def _append(self, addition: Addition) -> bool:
        """Apply and store an addition, and tell the listeners; return False if we were too slow."""
        asked = self._bot_asked()
        try:
            listeners = list(self.listeners)
            told = self.session.apply(addition.entries, [one.viewer for one in listeners])
            turn_of = self.presence.follow()
            # A remark in the middle of a bot's thinking doesn't make it begin again elsewhere.
            is_ours = self.is_ours or asked is None or asked != self._bot_asked()
            await self.log.append(self.session, addition, self._time_left(), is_ours)
        except StoreError as error:
            if error.code == "store-number" and await self._give_way(addition):
                return False
            self._abandon()
            raise
        except Exception:
            self._abandon()
            raise
        self.is_ours = is_ours
        self._last = self._stored_last()
        self._tell(listeners, told, addition.entries)
        self._notify(turn_of)
        return True

    def _bot_asked(self) -> tuple[int, str] | None:
        """Return which question a bot has to answer now, by version and bot, or None."""
        bot = self.table.deciding_bot()
        return (self.table.version, bot) if bot else None

    async def _give_way(self, addition: Addition) -> bool:
        """Take back what wasn't stored, and take in what was; return whether there was anything."""
        kept = self.session.entries[: len(self.session.entries) - len(addition.entries)]
        self.session = await built(self.table.header, kept)
        self.presence.watch(self.table)
        return await self._catch_up(is_sure=True)

    async def _catch_up(self, is_sure: bool = False) -> bool:
        """Take in what other nodes have written, and tell the listeners; return whether they had.

        If there can't be other nodes, there is nothing to look for, unless `is_sure`.
        """
        if not self.peers.is_shared() and not is_sure:
            return False
        try:
            if new := await self.log.after(self.table, self._last):
                self._take(new)
        except StoreError:
            raise
        except LogLost:
            self.telling.forget(self.id)
            self._abandon()
            raise
        except Exception:  # some of it may have been taken in
            self._abandon()
            raise
        return bool(new)

    def _take(self, new: Sequence[Entry]) -> None:
        """Apply entries that another node wrote, and tell the listeners."""
        listeners, asked = list(self.listeners), self._bot_asked()
        told = self.session.apply(new, [one.viewer for one in listeners])
        self._last = self._stored_last()
        self.is_ours = self.is_ours and asked is not None and asked == self._bot_asked()
        for entry in new:
            self.presence.hear(self._author(entry))
        turn_of = self.presence.follow()
        self._notified[turn_of] = len(self.table.bot_steps)  # by the node that wrote
        self._tell(listeners, told, new)

    def _stored_last(self) -> list[Entry]:
        return stored(self.table.header.game, self.session.entries[-1:])

    def _author(self, entry: Entry) -> int:
        """Return the person who brought an entry about, as far as it tells, or `NO_PERSON`."""
        if getattr(entry, "player", ""):
            return NO_PERSON
        _, person = self.table.counted_as(entry)
        return person

    def _tell(
        self, listeners: Sequence[Listener], told: Sequence[Updates], new: Sequence[Entry]
    ) -> None:
        """Tell the listeners about new entries, and let everything follow that does."""
        self.gathering.tell(listeners, told)
        for entry in new:
            if isinstance(entry, Left | Removed):
                self.gathering.disconnect(entry.person, kind_of(entry))
        self._changed.set()
        self._changed = asyncio.Event()
        self._let_bot_think()
        self.gathering.tell_presence()

    def _time_left(self) -> float | None:
        """Return the seconds until a bot takes over, or None if that needn't be stored."""
        return self.presence.time_left() if self.presence.is_slow() else None

    def _notify(self, person: int) -> None:
        """Notify a person whose turn it has become, unless they can see it.

        After an undo, nobody is notified of the same turn again.
        """
        step = len(self.table.bot_steps)
        is_news = person and self._notified.get(person, -1) < step
        if is_news and not self.gathering.is_watching(person):
            self._notified[person] = step
            self.notify(self.id, person)

    async def _welcome_back(self, person: int) -> None:
        """Let a returning person take over again from the bot that stood in for them."""
        if self.session.welcome_back(person):
            await self.write(lambda: Addition(self.session.welcome_back(person)))

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
        try:
            await self._inbox.work(self._alarm, self._stand_in)
        finally:
            self._end("reload")

    def _abandon(self) -> None:
        """End, since the table may not be what its log says, so it has to be loaded again.

        If the table has bots, it is woken again even if nobody asks for it.
        """
        self._end("reload")
        self.log.abandon(self.table)

    def _end(self, reason: str) -> None:
        """Refuse the jobs in the inbox, say goodbye to the listeners, and accept no more jobs.

        Requests that are waiting for updates are woken.
        """
        self._inbox.close()
        self.gathering.close(reason)
        self._changed.set()

    def _ask(self, job: Job[None]) -> None:
        """Queue a job whose result nobody awaits."""
        if not self.is_broken():
            self._inbox.ask(job)

    def _alarm(self) -> float | None:
        """Return the seconds until a bot may have to stand in for somebody, or None."""
        wait = self.presence.time_to_look_again()
        return wait if wait is None or self._knows_who_is_here() else max(wait, ANSWER)

    def _knows_who_is_here(self) -> bool:
        """Return whether we know who is at the table on other nodes."""
        return self.peers.have_answered(self.presence.woken)

    async def _stand_in(self) -> None:
        """Let a bot take over the deciding seat if its person has been away too long.

        While we don't know who is at the table on other nodes, nobody counts as away.
        """
        if self._knows_who_is_here() and self.presence.seat_to_take_over() is not None:
            await self.write(self._taking_over)

    def _taking_over(self) -> Addition:
        seat = self.presence.seat_to_take_over()
        return Addition([] if seat is None else [laws.take_over(self.table, seat)])

    # Bots

    def _let_bot_think(self) -> None:
        """Let a bot start thinking, if one has to decide and none is thinking yet.

        If the table isn't ours, the bot thinks on another node.
        """
        if self._thinking is not None:
            return
        question = self.session.bot_question()
        self.gathering.thinking_seat = question.seat if question else NO_BOT
        if question and self.is_ours:
            self._thinking = asyncio.create_task(self._think(question))
        self.gathering.tell_presence()

    async def _think(self, question: BotQuestion) -> None:
        """Have a bot decide, then play its action unless the table has moved on."""
        ASKER.set(self.address)
        action, decider = await self.bots.choose(question)

        def decide() -> Addition:
            return Addition(self.session.bot_answer(question, action, decider))

        async def job() -> None:
            self._thinking = None
            self.gathering.thinking_seat = NO_BOT
            self.gathering.tell_presence()
            number = self.table.last_entry
            if await self.write(decide) == number:
                self._let_bot_think()

        try:
            await self.do(job)
        except StoreError:  # if the actor goes on, a bot may have to decide all the same
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._ask, self._take_in)
        except LifeboatError:
            return
