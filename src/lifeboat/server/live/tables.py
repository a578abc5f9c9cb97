"""The tables of a server: how they are set up, who comes to them, and what is asked of each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Final, TypeVar

from msgspec import DecodeError, json

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.actor import Actor
from lifeboat.server.live.actors import DAY, Actors
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.listener import Listener
from lifeboat.server.live.presence import Clock
from lifeboat.server.live.prices import Charge
from lifeboat.server.live.stored_log import founding_of
from lifeboat.server.live.telling import Telling
from lifeboat.server.live.tokens import hash_of, new_token
from lifeboat.server.live.turns import ASKER
from lifeboat.server.metrics import Metrics
from lifeboat.server.past.reviews import Reviews
from lifeboat.server.settings import Settings, database_of
from lifeboat.server.store.rows import DayDeal, Founding
from lifeboat.server.store.store import Store
from lifeboat.table import entries, laws
from lifeboat.table.commands import Command, CommandError, NewToken, Rematch, ServerCommand
from lifeboat.table.creation import first_entries, new_header, rematch_of, secret_for, setup_of
from lifeboat.table.deals import day_setup
from lifeboat.table.entries import Entry
from lifeboat.table.requests import Accepted, Joining, NewTable, Welcomed
from lifeboat.table.table import HOST, NO_PERSON, Header, Table
from lifeboat.table.wire.gate import Viewer, table_info, texts_of
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import TableInfo
from lifeboat.texts import LANGUAGES

log = logging.getLogger(__name__)

T = TypeVar("T")

LOBBY: Final = 100
"""So many tables the lobby shows at most."""
REST: Final = 60.0
"""A table that nobody has used for so many seconds is put to rest."""
ABANDONED_AFTER: Final = 30 * DAY
"""A table at which nothing has happened for so many seconds does not count as open."""
SWEEP: Final = 3_600.0
"""So often such tables are looked for."""
_INFO: Final = json.Decoder(TableInfo)


def wall_clock() -> int:
    """Seconds since 1970."""
    return int(time.time())


Room = Callable[[str], AbstractAsyncContextManager[Callable[[str], None]]]
"""Holds a place for a table of an address; what it gives is told the table once it is there."""


@asynccontextmanager
async def _room(address: str) -> AsyncIterator[Callable[[str], None]]:
    """Hold a place where there are no limits."""
    yield lambda table: None


class Tables:
    """All tables of a server, awake or at rest."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        clock: Clock = time.monotonic,
        now: Callable[[], int] = wall_clock,
        rest: float = REST,
        took: Callable[[float], None] = lambda seconds: None,
        telling: Telling | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.telling = telling or Telling()
        self.now = now
        self.actors = Actors(store, bots, self.telling, clock, now, rest, took)
        self.reviews = Reviews(store, bots, now)
        self.room: Room = _room
        """Holds a place for a table that is to be set up, or refuses it."""
        self._sweeping: asyncio.Task[None] | None = None

    # New tables and people

    async def create(self, wish: NewTable) -> Welcomed:
        """Set up a table for its host."""
        header = await self._new_header(wish)
        me = hash_of(wish.me) if wish.me else ""
        log = first_entries(header, wish, me)
        token = new_token()
        founding = founding_of(header, log, {hash_of(token): HOST})
        await self.store.create(
            header,
            founding.entries,
            founding.tokens,
            status=founding.status,
            summary=founding.summary,
        )
        await self._begin(founding, ASKER.get())
        return Welcomed(header.id, token, HOST)

    async def _new_header(self, wish: NewTable) -> Header:
        if wish.deal != "day":
            if wish.edition:  # which may take long to read
                setup = await self.telling.work(setup_of, wish)
            else:
                setup = setup_of(wish)
            return new_header(wish, setup, secret_for(wish), self.now())
        if wish.setup or wish.edition or wish.seed:
            raise CommandError("day-setup", wish.game)
        if wish.listed:
            raise CommandError("day-listed", wish.game)
        date = self.today()  # asked for once: it may change meanwhile
        deal = await self.day(wish.game, date)
        return new_header(wish, deal.setup, deal.secret, self.now(), date)

    async def _begin(self, founding: Founding, address: str) -> None:
        """Wake a new table of an address if its game begins at once: a bot may have to decide.

        The table has been stored: if it can't be woken now, it is there all the same.
        """
        ASKER.set(address)
        if founding.status == "playing":
            await self.actors.try_to_wake(founding.header.id, HOST)

    def today(self) -> str:
        """The date, the same everywhere."""
        return datetime.fromtimestamp(self.now(), UTC).date().isoformat()

    async def day(self, game: str, date: str) -> DayDeal:
        """The deal of a game for a day."""

        def make() -> DayDeal:
            wish = NewTable(game=game, name="-")
            return DayDeal(day_setup(game), secret_for(wish))

        return await self.store.day(game, date, make)

    async def join(self, table: str, joining: Joining) -> Welcomed:
        """Come to a table; by an invitation, straight to its seat."""
        actor = await self.actors.of(table)
        token = new_token()
        invite = hash_of(joining.invite) if joining.invite else ""
        seat = await self._invited_seat(table, invite) if invite else None
        me = hash_of(joining.me) if joining.me else ""

        async def job() -> int:
            new: list[Entry] = [laws.join(actor.table, joining.name, me, seat is not None)]
            person = len(actor.table.people) + 1
            if seat is not None:
                if not actor.table.seats[seat].is_free() or actor.table.playthrough:
                    raise CommandError("seat-occupied", seat + 1)
                new.append(entries.Sat(seat, person))
            await actor.write(new, {hash_of(token): person}, invite)
            return person

        return Welcomed(table, token, await actor.do(job))

    async def _invited_seat(self, table: str, invite: str) -> int:
        found = await self.store.invite(invite)
        if found is None or found.table != table or not found.is_open():
            raise CommandError("invite", table)
        return found.seat

    async def invite(self, table: str, person: int, seat: int) -> str:
        """The key of an invitation to a seat, made by the host; earlier ones are worthless."""
        info = await self.info(table)
        if person != info.host:
            raise CommandError("host-only", "invite")
        if seat >= len(info.seats):
            raise CommandError("seat", seat + 1, f"1-{len(info.seats)}")
        key = new_token()
        await self.store.revoke_invites(table, seat)
        await self.store.add_invite(table, hash_of(key), seat)
        return key

    async def leave(self, table: str, person: int) -> None:
        """Leave the table for good; the token is worth nothing from then on."""
        actor = await self.actors.of(table)

        async def job() -> None:
            await actor.write(laws.leave(actor.table, person))

        await actor.do(job)

    async def person_of(self, table: str, token: str) -> int:
        """Who holds a token; nobody, a spectator, for an empty one."""
        if not token:
            return NO_PERSON
        person = await self.store.person_of(table, hash_of(token))
        if person == NO_PERSON:
            raise CommandError("token", table)
        return person

    # Tables that exist

    async def command(
        self, table: str, person: int, command: Command | ServerCommand, listener: object = None
    ) -> Accepted:
        """Carry out a command, which is stored for good on return.

        Two concern more than their table: a rematch is another one, and a token is the server's.
        """
        actor = await self.actors.of(table, person)
        match command:
            case Rematch():
                return Accepted(await self._rematch(actor, person, command))
            case NewToken():
                token = new_token()
                number = await actor.renew_token(person, hash_of(token), listener)
                return Accepted(number, token)
        return Accepted(await actor.command(person, command))

    async def _rematch(self, actor: Actor, person: int, command: Rematch) -> int:
        """Set up another table for the same people, whose tokens are good there too.

        It needs a place, unless somebody has asked for it already.
        """
        address = ASKER.get()  # the actor's own task works for whoever woke the table

        async def job() -> int:
            table = actor.table
            laws.check_rematch(table, person)
            if table.rematch:
                return table.last_entry
            header, log = rematch_of(table, command.same_deal, self.now())
            founding = founding_of(header, log, await self.store.tokens(table.header.id))
            number = await actor.write([entries.Rematched(header.id)], rematch=founding)
            await asyncio.create_task(self._begin(founding, address))
            return number

        if await actor.read(lambda table: table.rematch):
            return await actor.do(job)
        async with self.room(address) as note:
            number = await actor.do(job)
            note(actor.table.rematch)
        return number

    async def hint(self, table: str, person: int, seat: int, language: str) -> Hint:
        """A hint for a person's own decision, from what their seat sees."""
        actor = await self.actors.of(table, person)
        return await actor.hint(Viewer(person, language), seat)

    async def info(self, table: str) -> TableInfo:
        """A table as all may know it."""
        return await self.read(table, table_info)

    async def lobby(self) -> list[TableInfo]:
        """The listed tables that are not over and at which something has happened in a day."""
        shown = []
        for listed in await self.store.lobby(LOBBY, self.now() - DAY):
            with suppress(DecodeError):  # another version may have written it
                shown.append(_INFO.decode(listed.summary))
        return shown

    async def open_tables(self) -> int:
        """How many tables are neither over nor abandoned."""
        return await self.store.open_tables()

    async def log(self, table: str, person: int, language: str, since: int) -> list[bytes]:
        """What happened after a number, in words alone, encoded."""
        actor = await self.actors.of(table)
        upto = await actor.read(lambda table: table.last_entry)
        viewer = Viewer(person, language)
        header, log = actor.table.header, actor.session.entries
        return await self.telling.lines(header, log, viewer, since, upto)

    async def updates(
        self, table: str, person: int, language: str, since: int | None, wait: float
    ) -> list[bytes]:
        """The encoded updates after a number; where there is none, wait for one."""
        actor = await self.actors.of(table, person)
        return await actor.updates(Viewer(person, language), since, wait)

    @asynccontextmanager
    async def listen(
        self, table: str, person: int, language: str, since: int | None
    ) -> AsyncIterator[Listener]:
        """A welcome or the updates after a number, then all that follows, encoded."""
        actor = await self.actors.of(table, person)
        listener = await actor.listen(Viewer(person, language), since)
        try:
            yield listener
        finally:
            actor.stop_listening(listener)

    async def read(self, table: str, answer: Callable[[Table], T]) -> T:
        """What a table is like, when nothing is being written."""
        actor = await self.actors.of(table)
        return await actor.read(answer)

    async def trouble(self) -> LifeboatError | None:
        """What keeps the tables from going on; nothing if all is well."""
        return await self.actors.health.trouble()

    def charge_to(self, charge: Charge) -> None:
        """Say how an address is made to pay for what it asks for."""
        self.actors.charge = self.telling.charge = charge

    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self.actors.awake)

    # Tables that nobody uses

    async def sweep(self) -> None:
        """Count the tables that nobody has touched for long as open no more.

        Whoever has the link can go on there, and with the next entry such a table is open again.
        """
        count = await self.store.abandon(self.now() - ABANDONED_AFTER)
        if count:
            log.info("tables abandoned", extra={"count": count})

    def start_sweeping(self) -> None:
        """Sweep now, and again from time to time."""
        self._sweeping = asyncio.create_task(self._keep_sweeping())

    async def _keep_sweeping(self) -> None:
        while True:
            try:
                await self.sweep()
            except LifeboatError as error:
                log.warning("tables were not swept", extra={"code": error.code})
            await asyncio.sleep(SWEEP)

    async def stop(self) -> None:
        """Say goodbye to all who listen, and finish what is being written."""
        if self._sweeping:
            self._sweeping.cancel()
        self.actors.close()
        await self.reviews.stop()
        await self.actors.stop()
        self.bots.close()
        self.telling.close()
        await self.store.close()


async def open_tables(settings: Settings, metrics: Metrics) -> Tables:
    """The tables of the database; games in which a bot has to decide go on."""
    for language in LANGUAGES:
        texts_of(language)  # the first player need not wait for the words
    bots = Bots(settings.bot_processes, longest=settings.bot_seconds)
    metrics.watch_bots(lambda: bots.given_up, bots.searching.turns.waiting)
    store = Store.open(database_of(settings))
    took = metrics.commit_seconds.observe
    tables = Tables(store, bots, rest=settings.rest_seconds, took=took)
    metrics.watch_reviews(tables.reviews.waiting)
    with suppress(TimeoutError, BrokenExecutor):  # a bot that has to decide tries again
        await bots.start()
        await tables.telling.start()
    tables.actors.start_waking()
    tables.start_sweeping()
    return tables
