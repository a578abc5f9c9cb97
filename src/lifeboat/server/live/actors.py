"""The server's actors: which tables are awake, and how tables are woken and put to rest.

A table that nobody has used for a while is put to rest: it is removed from memory and remains in
the store. The bots of a table whose node is gone go on where another node claims it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from msgspec import DecodeError, json

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.actor import Actor, Notify
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.health import Health, Recovery
from lifeboat.server.live.peers import Peers
from lifeboat.server.live.presence import Clock
from lifeboat.server.live.prices import WOKEN_ENTRY, Charge, free
from lifeboat.server.live.stored_log import StoredLog, built
from lifeboat.server.live.telling import Telling
from lifeboat.server.live.turns import ASKER, Turns
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.news import News, Present, Renewed, WhoIsThere, Wrote
from lifeboat.server.store.store import Store
from lifeboat.table.commands import CommandError
from lifeboat.table.session import Session
from lifeboat.table.stored import read_log
from lifeboat.table.table import NO_PERSON
from lifeboat.table.wire.messages import TableInfo

log = logging.getLogger(__name__)

DAY: Final = 86_400
BUILDERS: Final = 2
"""The maximum number of tables that can be loaded at the same time."""
TRY_AGAIN: Final = 10.0
"""How many seconds to wait before asking the store again for the tables in play."""
CLAIMED_AT_ONCE: Final = 50
"""How many tables are claimed at once; other nodes claim some too."""
LOOK_FOR_DUE: Final = 60.0
"""The seconds between looks for tables at rest at which a bot is to take over."""
MOST_DUE: Final = 100
"""The maximum number of such tables that are woken each time."""
_INFO: Final = json.Decoder(TableInfo)
Adopt = Callable[[], Awaitable[None]]


async def _adopt_nothing() -> None:
    """Take over nothing."""


class Actors:
    """The tables that are awake, each owned by its actor."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        telling: Telling,
        peers: Peers,
        clock: Clock,
        now: Callable[[], int],
        rest: float,
        took: Callable[[float], None],
        notify: Notify,
    ) -> None:
        self.store = store
        self.bots = bots
        self.telling = telling
        self.peers = peers
        peers.audience = self
        self.clock = clock
        self.now = now
        self.notify = notify
        self.rest = rest
        """The number of idle seconds after which a table is put to rest."""
        self.charge: Charge = free
        """The function that charges an address for its requests."""
        self.adopt: Adopt = _adopt_nothing
        """A function that takes over what else nodes did that are gone."""
        self.health = Health(store, clock)
        self.awake: dict[str, Actor] = {}
        """The actors of the tables that are awake, by table id."""
        self.recovery = Recovery(self.health, self.of)
        self._log = StoredLog(store, now, took, self._note_stopped)
        self._waking: dict[str, asyncio.Task[Actor]] = {}
        self._written: dict[str, int] = {}
        """The last entries that other nodes wrote to tables that are being woken, by table."""
        self._building = Turns(BUILDERS)
        self._resting: asyncio.Task[None] | None = None
        self._claiming: asyncio.Task[None] | None = None
        self._has_orphans = False
        """Whether there may be tables that no living node owns."""
        self._woken_due: set[str] = set()
        """The tables that were woken by the last look for those at which a bot is to take over."""
        self._waking_due: asyncio.Task[None] | None = None
        self._is_stopped = False

    async def of(self, table: str, person: int = NO_PERSON) -> Actor:
        """Return a table's actor, waking the table if it is at rest; note who is using the table.

        Raise `CommandError` if the table is unknown or unreadable or the server is stopping, and
        `StoreError` if the store fails.
        """
        if self._is_stopped:
            raise CommandError("stopping", table)
        actor = self.awake.get(table)
        if actor is not None and not actor.is_broken():
            actor.used = self.clock()  # so that it isn't put to rest before it is asked
            actor.come(person, ASKER.get())
            return actor
        if table not in self._waking:
            waking = asyncio.create_task(self._wake(table, person))
            waking.add_done_callback(_retrieve_error)
            self._waking[table] = waking
        return await asyncio.shield(self._waking[table])

    async def _wake(self, table: str, person: int) -> Actor:
        try:
            actor = await self._built(table)
            if actor is None:
                raise CommandError("stopping" if self._is_stopped else "table-unknown", table)
            broken, address = self.awake.get(table), self.recovery.release(table)
            actor.address = broken.address if broken else address
            actor.come(person, ASKER.get())
            self.awake[table] = actor
            actor.hear_of_entries(self._written.get(table, 0))
            self.peers.tell(WhoIsThere(table))
            if self._resting is None:
                self._resting = asyncio.create_task(self._put_to_rest())
            return actor
        finally:
            del self._waking[table]
            self._written.pop(table, None)

    async def _built(self, table: str) -> Actor | None:
        """Load a stored table, charge for it, and return a new actor for it.

        Return None if the table doesn't exist or the server is stopping, and raise `CommandError`
        if the table can't be read.
        """
        try:
            async with self._building.turn(share=ASKER.get()):
                found = await self.store.load(table)
                if found is None:
                    return None
                header, written = found
                self.charge(ASKER.get(), len(written) * WOKEN_ENTRY)
                session = await built(header, read_log(header.game, written))
                due = await self._due(table)
                is_ours = await self._is_ours(session)
            if self._is_stopped:
                return None
            return Actor(
                session,
                self._log,
                self.bots,
                self.telling,
                self.peers,
                self.clock,
                self.notify,
                written[-1:],
                due,
                is_ours,
            )
        except StoreError:
            raise
        except Exception:  # whatever is wrong with this table, others mustn't be affected
            log.exception("could not read stored table", extra={"table": table})
            raise CommandError("table-unreadable", table) from None

    async def _due(self, table: str) -> float | None:
        """Return when a bot is to take over at a table, by the clock, or None if never."""
        due = await self.store.due(table)
        return None if due is None else self.clock() + due - self.now()

    async def _is_ours(self, session: Session) -> bool:
        """Return whether a table's bots think here; if no other node sees to them, claim them."""
        if not self.peers.is_shared():
            return True
        if session.bot_question() is None:
            return False  # whoever writes next sees to what follows
        return await self.store.claim(session.table.header.id, self.peers.living)

    async def _put_to_rest(self) -> None:
        """Stop the actors of idle tables, at regular intervals."""
        while True:
            await asyncio.sleep(self.rest / 2)
            await self._let_go()

    async def _let_go(self) -> None:
        for actor in list(self.awake.values()):
            if actor.is_broken():
                self._forget(actor)
            elif actor.is_idle() and self.clock() - actor.used >= self.rest:
                self._forget(actor)
                await actor.stop("resting")

    def _forget(self, actor: Actor) -> None:
        if self.awake.get(actor.id) is actor:
            del self.awake[actor.id]

    async def claim_playing(self) -> None:
        """Claim the tables in play that no living node owns, and wake those that may have bots.

        Only tables that changed in the last day are claimed. Tables without bots aren't woken
        until somebody uses them. If a table can't be woken because the store failed, it is woken
        later; after any other error it is skipped.
        """
        yesterday, most = self.now() - DAY, CLAIMED_AT_ONCE
        while claimed := await self.store.claim_playing(self.peers.living, yesterday, most):
            await self._own(claimed)

    async def _own(self, tables: Mapping[str, str]) -> None:
        """Let the bots of tables that this node owns think here, given the tables' summaries."""
        for table, summary in tables.items():
            if table in self.awake or table in self._waking or _may_have_bots(summary):
                await self.try_to_wake(table)
            if actor := self.awake.get(table):
                actor.own()
            await asyncio.sleep(0)  # let other tasks run

    async def wake_due(self) -> None:
        """Wake the tables at which a bot is to take over by now; their actors then see to it.

        If nothing has come of it by the next look, it is forgotten; the actor stores the time again
        if there is one.
        """
        now, before = self.now(), self._woken_due
        due = await self.store.claim_due(self.peers.living, now, MOST_DUE)
        self._woken_due = set(due) - before
        for table in due:
            if table in before:
                await self.store.forget_due(table, now)
            else:
                await self.try_to_wake(table)

    async def try_to_wake(self, table: str, person: int = NO_PERSON) -> None:
        """Wake a table now or, if the store fails, once it has recovered; log other errors."""
        try:
            await self.of(table, person)
        except StoreError:
            self.recovery.note(table, ASKER.get())
        except LifeboatError as error:
            log.warning("could not wake table", extra={"table": table, "code": error.code})

    def _note_stopped(self, table: str) -> None:
        """Note that a failure stopped a table, so that it is woken once the store works."""
        actor = self.awake.get(table)
        self.recovery.note(table, actor.address if actor else "")

    # Other nodes

    def hear(self, node: str, news: News) -> None:
        """Take in a piece of news from another node, if it is about a table that is awake."""
        if not isinstance(news, Wrote | Present | WhoIsThere | Renewed):
            return
        if isinstance(news, Wrote) and news.table in self._waking:
            self._written[news.table] = news.number
        actor = self.awake.get(news.table)
        if actor is None or actor.is_broken():
            return
        match news:
            case Wrote():
                actor.hear_of_entries(news.number)
            case Present():
                actor.presence.note_elsewhere(node, news)
                actor.see_who_is_here()
            case WhoIsThere():
                actor.gathering.spread(is_asked=True)
            case Renewed():
                actor.hear_of_tokens()

    def lose(self, nodes: frozenset[str]) -> None:
        """Forget who was connected to nodes that are gone, and claim what they owned."""
        for actor in list(self.awake.values()):
            actor.presence.forget_nodes(nodes)
            actor.see_who_is_here()
        self._start_claiming()

    def look_again(self) -> None:
        """Find out what other nodes have written and who is there, in case news was missed."""
        if not self._is_stopped:
            for actor in self.awake.values():
                actor.look_again()

    def start_waking(self) -> None:
        """Start tasks that wake the tables with bots now, and others when a bot is to take over."""
        self._start_claiming()
        self._waking_due = asyncio.create_task(self._keep_waking_due())

    def _start_claiming(self) -> None:
        self._has_orphans = True
        if not self._is_stopped and (self._claiming is None or self._claiming.done()):
            self._claiming = asyncio.create_task(self._claim())

    async def _claim(self) -> None:
        """Claim what nodes did that are gone, and again as long as others go meanwhile."""
        has_failed = False
        while self._has_orphans:
            self._has_orphans = False
            try:
                if has_failed:  # some may have been claimed all the same
                    await self._own(await self.store.owned_playing(self.now() - DAY))
                await self.adopt()
                await self.claim_playing()
            except LifeboatError as error:
                log.warning("could not wake tables", extra={"code": error.code})
                has_failed = self._has_orphans = True
                await asyncio.sleep(TRY_AGAIN)

    async def _keep_waking_due(self) -> None:
        while True:
            try:
                await self.wake_due()
            except LifeboatError as error:
                log.warning("could not wake tables", extra={"code": error.code})
            await asyncio.sleep(LOOK_FOR_DUE)

    def close(self) -> None:
        """Stop waking tables and putting them to rest; from now on `of` raises `CommandError`."""
        self._is_stopped = True
        for task in (self._resting, self._claiming, self._waking_due):
            if task:
                task.cancel()
        self.recovery.stop()

    async def stop(self) -> None:
        """Stop waking tables, and stop all actors, which finish their jobs and say goodbye."""
        self.close()
        await asyncio.gather(*(actor.stop("stopping") for actor in self.awake.values()))
        self.awake.clear()


def _retrieve_error(waking: asyncio.Task[Actor]) -> None:
    """Retrieve the error of a table that couldn't be woken, in case nobody is waiting any more.

    Whoever still waits is told; otherwise asyncio would report it as an error of the server.
    """
    if not waking.cancelled():
        waking.exception()


def _may_have_bots(summary: str) -> bool:
    """Return whether a bot has a seat or stands in, according to a table's summary.

    Return True if the summary can't be read.
    """
    try:
        return any(seat.player or seat.stand_in for seat in _INFO.decode(summary).seats)
    except DecodeError:  # another version may have written it
        return True
