"""The actors of a server: which tables are awake, how others wake up, and when they rest.

A table that nobody has used for a while is put to rest: all of it is in the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec import DecodeError, json

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.actor import Actor
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.health import Health, Recovery
from lifeboat.server.live.presence import Clock
from lifeboat.server.live.prices import WOKEN_ENTRY, Charge, free
from lifeboat.server.live.stored_log import StoredLog
from lifeboat.server.live.telling import Telling
from lifeboat.server.live.turns import ASKER, Turns
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.store import Store
from lifeboat.table.commands import CommandError
from lifeboat.table.entries import Entry
from lifeboat.table.session import Session
from lifeboat.table.stored import read_log
from lifeboat.table.table import NO_PERSON, Header, Table
from lifeboat.table.wire.messages import TableInfo

log = logging.getLogger(__name__)

DAY: Final = 86_400
BUILDERS: Final = 2
"""How many tables are woken up at once."""
BUILT_AT_ONCE: Final = 100
"""How many entries of a log are taken in before others have a chance to be answered."""
TRY_AGAIN: Final = 10.0
"""How many seconds after the store did not say which tables are played it is asked again."""
_INFO: Final = json.Decoder(TableInfo)


class Actors:
    """The tables that are awake, each owned by its actor."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        telling: Telling,
        clock: Clock,
        now: Callable[[], int],
        rest: float,
        took: Callable[[float], None],
    ) -> None:
        self.store = store
        self.bots = bots
        self.telling = telling
        self.clock = clock
        self.now = now
        self.rest = rest
        """After how many seconds without use a table is put to rest."""
        self.charge: Charge = free
        """Makes an address pay for what it asks for."""
        self.health = Health(store, clock)
        self.awake: dict[str, Actor] = {}
        """By table."""
        self.recovery = Recovery(self.health, self.of)
        self._log = StoredLog(store, now, took, self._note_stopped)
        self._waking: dict[str, asyncio.Task[Actor]] = {}
        self._building = Turns(BUILDERS)
        self._resting: asyncio.Task[None] | None = None
        self._waking_all: asyncio.Task[None] | None = None
        self._is_stopped = False

    async def of(self, table: str, person: int = NO_PERSON) -> Actor:
        """The actor of a table, to which a person comes; it is woken up if it rests."""
        if self._is_stopped:
            raise CommandError("stopping", table)
        actor = self.awake.get(table)
        if actor is not None and not actor.is_broken():
            actor.used = self.clock()  # it must not be put to rest before it is asked
            actor.come(person, ASKER.get())
            return actor
        if table not in self._waking:
            self._waking[table] = asyncio.create_task(self._wake(table, person))
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
            if self._resting is None:
                self._resting = asyncio.create_task(self._put_to_rest())
            return actor
        finally:
            del self._waking[table]

    async def _built(self, table: str) -> Actor | None:
        """An actor for a table as it was stored, unless there is none or the server stops."""
        try:
            async with self._building.turn(share=ASKER.get()):
                found = await self.store.load(table)
                if found is None:
                    return None
                header, written = found
                self.charge(ASKER.get(), len(written) * WOKEN_ENTRY)
                session = await _built_in_steps(header, written)
            if self._is_stopped:
                return None
            return Actor(session, self._log, self.bots, self.telling, self.clock)
        except StoreError:
            raise
        except Exception:  # whatever is wrong with what was stored, no other table suffers
            log.exception("table cannot be read", extra={"table": table})
            raise CommandError("table-unreadable", table) from None

    async def _put_to_rest(self) -> None:
        """Now and then, let go of the tables that nobody uses."""
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

    async def wake_playing(self) -> None:
        """After a restart, go on with the games of the last day in which a bot may have to decide.

        A game of people alone waits for them. A table that cannot be woken is passed over.
        """
        for table, summary in (await self.store.playing(self.now() - DAY)).items():
            if not _may_have_bots(summary):
                continue
            await self.try_to_wake(table)
            await asyncio.sleep(0)  # others want to be answered meanwhile

    async def try_to_wake(self, table: str, person: int = NO_PERSON) -> None:
        """Wake a table, now or when the store is well."""
        try:
            await self.of(table, person)
        except StoreError:
            self.recovery.note(table, ASKER.get())
        except LifeboatError as error:
            log.warning("table was not woken", extra={"table": table, "code": error.code})

    def _note_stopped(self, table: str) -> None:
        """Have a table that the store has stopped go on when the store is well."""
        actor = self.awake.get(table)
        self.recovery.note(table, actor.address if actor else "")

    def start_waking(self) -> None:
        """Wake the tables of bots, one after the other, while people are let in."""
        self._waking_all = asyncio.create_task(self._wake_all())

    async def _wake_all(self) -> None:
        while True:
            try:
                return await self.wake_playing()
            except LifeboatError as error:
                log.warning("tables were not woken", extra={"code": error.code})
            await asyncio.sleep(TRY_AGAIN)

    def close(self) -> None:
        """Wake no more tables."""
        self._is_stopped = True
        for task in (self._resting, self._waking_all):
            if task:
                task.cancel()
        self.recovery.stop()

    async def stop(self) -> None:
        """Say goodbye to all who listen, and finish what is being written."""
        self.close()
        await asyncio.gather(*(actor.stop("stopping") for actor in self.awake.values()))
        self.awake.clear()


async def _built_in_steps(header: Header, log: list[Entry]) -> Session:
    """Return the table that a stored log makes; others are answered meanwhile."""
    session = Session(Table(header))
    for entry in read_log(header.game, log):
        session.table.apply(entry)
        session.entries.append(entry)
        if len(session.entries) % BUILT_AT_ONCE == 0:
            await asyncio.sleep(0)
    return session


def _may_have_bots(summary: str) -> bool:
    """Whether a bot has a seat or stands in, as far as the summary of a table tells."""
    try:
        return any(seat.player or seat.stand_in for seat in _INFO.decode(summary).seats)
    except DecodeError:  # another version may have written it
        return True
