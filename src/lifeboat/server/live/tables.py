"""The tables of a server: those that are awake, each owned by its actor, and how others wake up.

A table that nobody has used for a while is put to rest: all of it is in the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from msgspec import DecodeError, json

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.actor import Actor, Listener
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.health import Health, Recovery
from lifeboat.server.live.presence import Clock
from lifeboat.server.live.prices import WOKEN_ENTRY, Charge, free
from lifeboat.server.live.telling import Telling
from lifeboat.server.live.tokens import hash_of, new_token
from lifeboat.server.live.turns import ASKER, Turns
from lifeboat.server.metrics import Metrics
from lifeboat.server.past.results import result_of
from lifeboat.server.past.reviews import Reviews
from lifeboat.server.settings import Settings, database_of
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.rows import DayDeal, Founding
from lifeboat.server.store.store import Store
from lifeboat.table import entries, laws
from lifeboat.table.commands import Command, CommandError, NewToken, Rematch
from lifeboat.table.creation import first_entries, new_header, rematch_of, secret_for, setup_of
from lifeboat.table.deals import day_setup
from lifeboat.table.entries import Entry
from lifeboat.table.requests import Joining, NewTable, Obeyed, Welcomed
from lifeboat.table.table import HOST, NOBODY, Header, Table, table_of
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import TableInfo
from lifeboat.table.wire.rendering import Viewer, table_info, texts_of
from lifeboat.texts import LANGUAGES

log = logging.getLogger(__name__)

T = TypeVar("T")

LOBBY: Final = 100
"""So many tables the lobby shows at most."""
REST: Final = 60.0
"""A table that nobody has used for so many seconds is put to rest."""
DAY: Final = 86_400
ABANDONED: Final = 30 * DAY
"""A table at which nothing has happened for so many seconds does not count as open."""
SWEEP: Final = 3_600.0
"""So often such tables are looked for."""
BUILDERS: Final = 2
"""So many tables are woken up at once."""
BUILT_AT_ONCE: Final = 100
"""So many entries of a log are taken in before others have a chance to be answered."""
TRY_AGAIN: Final = 10.0
"""So many seconds after the store did not say which tables are played, it is asked again."""
_INFO: Final = json.Decoder(TableInfo)


def wall_clock() -> int:
    """Seconds since 1970."""
    return int(time.time())


class StoredLog:
    """Where actors write: the store, with what the lobby and the statistics need."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        took: Callable[[float], None],
        stopped: Callable[[str], None],
    ) -> None:
        self.store = store
        self.now = now
        self.took = took
        """Is told how many seconds a commit took."""
        self.stopped = stopped
        """Is told of a table that the store has stopped, and at which bots play."""

    async def append(
        self,
        table: Table,
        new: list[Entry],
        tokens: Mapping[str, int],
        invite: str,
        rematch: Founding | None,
    ) -> None:
        """Write the entries that the table took in last."""
        try:
            await self._append(table, new, tokens, invite, rematch)
        except StoreError as error:
            # With another number somebody else owns the table. Else nobody may come to wake it.
            if error.code != "store-number" and any(seat.bot() for seat in table.seats):
                self.stopped(table.header.id)
            raise

    async def _append(
        self,
        table: Table,
        new: list[Entry],
        tokens: Mapping[str, int],
        invite: str,
        rematch: Founding | None,
    ) -> None:
        has_ended = table.outcome() is not None and any(
            isinstance(entry, entries.Played) for entry in new
        )
        gone = [one.person for one in new if isinstance(one, entries.Left | entries.Removed)]
        counts = has_ended and not table.header.again  # they knew the cards
        began = time.perf_counter()
        await self.store.append(
            table.header.id,
            table.number - len(new) + 1,
            new,
            at=self.now(),
            status=table.status(),
            summary=json.encode(table_info(table)).decode(),
            tokens=tokens,
            revoked={*gone, *tokens.values()},  # a person has one good token
            invite=invite,
            result=result_of(table, self.now()) if counts else None,
            rematch=rematch,
        )
        self.took(time.perf_counter() - began)


def founding_of(header: Header, log: list[Entry], tokens: Mapping[str, int]) -> Founding:
    """A new table as it is stored."""
    table = table_of(header, log)
    summary = json.encode(table_info(table)).decode()
    return Founding(header, log, tokens, table.status(), summary)


async def table_in_steps(header: Header, log: list[Entry]) -> Table:
    """The table that a header and a log make; others are answered in between."""
    table = Table(header)
    for at in range(0, len(log), BUILT_AT_ONCE):
        for entry in log[at : at + BUILT_AT_ONCE]:
            table.apply(entry)
        await asyncio.sleep(0)
    return table


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
        self.charge: Charge = free
        """Makes an address pay for what it asks for."""
        self.clock = clock
        self.now = now
        self.rest = rest
        self.reviews = Reviews(store, bots, now)
        self.health = Health(store, clock)
        self._recovery = Recovery(self.health, self._actor)
        self._log = StoredLog(store, now, took, self._note_stopped)
        self._awake: dict[str, Actor] = {}
        self._waking: dict[str, asyncio.Task[Actor]] = {}
        self._building = Turns(BUILDERS)
        self._resting: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._waking_all: asyncio.Task[None] | None = None
        self._is_stopped = False

    # New tables and people

    async def create(self, wish: NewTable) -> Welcomed:
        """Set up a table for its host."""
        header = await self._new_header(wish)
        me = hash_of(wish.me) if wish.me else ""
        log = first_entries(header, wish, me)
        token = new_token()
        founding = founding_of(header, log, {hash_of(token): HOST})
        await self.store.create(
            header, log, founding.tokens, status=founding.status, summary=founding.summary
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
            await self._try_to_wake(founding.header.id, HOST)

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
        actor = await self._actor(table)
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
        actor = await self._actor(table)

        async def job() -> None:
            await actor.write(laws.leave(actor.table, person))

        await actor.do(job)

    async def new_token(self, table: str, person: int, hearing: object = None) -> Obeyed:
        """A fresh token for a person; whoever listens by an earlier one hears no more."""
        actor = await self._actor(table)
        token = new_token()

        async def job() -> int:
            claims = actor.answer(person, NewToken())
            number = await actor.write(claims, {hash_of(token): person})
            actor.send_home(person, "token", hearing)
            return number

        return Obeyed(await actor.do(job), token)

    async def person_of(self, table: str, token: str) -> int:
        """Who holds a token; nobody, a spectator, for an empty one."""
        if not token:
            return NOBODY
        person = await self.store.person_of(table, hash_of(token))
        if person == NOBODY:
            raise CommandError("token", table)
        return person

    # Tables that exist

    async def command(self, table: str, person: int, command: Command) -> int:
        """Obey a command and store it for good; the number of its last entry."""
        actor = await self._actor(table, person)
        if isinstance(command, Rematch):
            return await self._rematch(actor, person, command)
        return await actor.command(person, command)

    async def _rematch(self, actor: Actor, person: int, command: Rematch) -> int:
        """Another table for the same people, whose tokens are good there too."""
        address = ASKER.get()  # the actor's own task works for whoever woke the table

        async def job() -> int:
            table = actor.table
            if not table.seats_of(person):
                raise CommandError("not-seated", "rematch")
            if not table.is_over():
                raise CommandError("rematch", "rematch")
            if table.rematch:
                return table.number
            header, log = rematch_of(table, command.same_deal, self.now())
            founding = founding_of(header, log, await self.store.tokens(table.header.id))
            number = await actor.write([entries.Rematched(header.id)], rematch=founding)
            await asyncio.create_task(self._begin(founding, address))
            return number

        return await actor.do(job)

    async def hint(self, table: str, person: int, seat: int, language: str) -> Hint:
        """A hint for a person's own decision, from what their seat sees."""
        actor = await self._actor(table, person)
        return await actor.hint(Viewer(person, language), seat)

    async def info(self, table: str) -> TableInfo:
        """A table as all may know it."""
        return await self.look(table, table_info)

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
        actor = await self._actor(table)
        upto = await actor.look(lambda table: table.number)
        viewer = Viewer(person, language)
        return await self.telling.lines(actor.table.header, actor.entries, viewer, since, upto)

    async def updates(
        self, table: str, person: int, language: str, since: int | None, wait: float
    ) -> list[bytes]:
        """The encoded updates after a number; where there is none, wait for one."""
        actor = await self._actor(table, person)
        return await actor.updates(Viewer(person, language), since, wait)

    @asynccontextmanager
    async def listen(
        self, table: str, person: int, language: str, since: int | None
    ) -> AsyncIterator[Listener]:
        """A welcome or the updates after a number, then all that follows, encoded."""
        actor = await self._actor(table, person)
        listener = await actor.listen(Viewer(person, language), since)
        try:
            yield listener
        finally:
            actor.stop_listening(listener)

    async def look(self, table: str, answer: Callable[[Table], T]) -> T:
        """What a table is like, when nothing is being written."""
        actor = await self._actor(table)
        return await actor.look(answer)

    @property
    def past(self) -> Store:
        """What finished games have left behind."""
        return self.store

    async def trouble(self) -> LifeboatError | None:
        """What keeps the tables from going on; nothing if all is well."""
        return await self.health.trouble()

    def charge_to(self, charge: Charge) -> None:
        """Say how an address is made to pay for what it asks for."""
        self.charge = self.telling.charge = charge

    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._awake)

    # Waking and resting

    async def _actor(self, table: str, person: int = NOBODY) -> Actor:
        """The actor of a table, to which a person comes; it is woken up if it rests."""
        if self._is_stopped:
            raise CommandError("stopping", table)
        actor = self._awake.get(table)
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
            broken, address = self._awake.get(table), self._recovery.release(table)
            actor.address = broken.address if broken else address
            actor.come(person, ASKER.get())
            self._awake[table] = actor
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
                made = await table_in_steps(header, written)
            if self._is_stopped:
                return None
            return Actor(made, written, self._log, self.bots, self.telling, self.clock)
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
        for actor in list(self._awake.values()):
            if actor.is_broken():
                self._forget(actor)
            elif actor.is_idle() and self.clock() - actor.used >= self.rest:
                self._forget(actor)
                await actor.stop("resting")

    def _forget(self, actor: Actor) -> None:
        if self._awake.get(actor.id) is actor:
            del self._awake[actor.id]

    async def wake_playing(self) -> None:
        """After a restart, go on with the games of the last day in which a bot may have to decide.

        A game of people alone waits for them. A table that cannot be woken is passed over.
        """
        for table, summary in (await self.store.playing(self.now() - DAY)).items():
            if not _may_have_bots(summary):
                continue
            await self._try_to_wake(table)
            await asyncio.sleep(0)  # others want to be answered meanwhile

    async def _try_to_wake(self, table: str, person: int = NOBODY) -> None:
        """Wake a table, now or when the store is well."""
        try:
            await self._actor(table, person)
        except StoreError:
            self._recovery.note(table, ASKER.get())
        except LifeboatError as error:
            log.warning("table was not woken", extra={"table": table, "code": error.code})

    def _note_stopped(self, table: str) -> None:
        """Have a table that the store has stopped go on when the store is well."""
        actor = self._awake.get(table)
        self._recovery.note(table, actor.address if actor else "")

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

    async def sweep(self) -> None:
        """Count the tables that nobody has touched for long as open no more.

        Whoever has the link can go on there, and with the next entry such a table is open again.
        """
        count = await self.store.abandon(self.now() - ABANDONED)
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
        self._is_stopped = True
        for task in (self._resting, self._sweeping, self._waking_all):
            if task:
                task.cancel()
        self._recovery.stop()
        await self.reviews.stop()
        actors: list[Any] = [actor.stop("stopping") for actor in self._awake.values()]
        await asyncio.gather(*actors)
        self._awake.clear()
        self.bots.close()
        self.telling.close()
        await self.store.close()


def _may_have_bots(summary: str) -> bool:
    """Whether a bot has a seat or stands in, as far as the summary of a table tells."""
    try:
        return any(seat.player or seat.stand_in for seat in _INFO.decode(summary).seats)
    except DecodeError:  # another version may have written it
        return True


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
    tables.start_waking()
    tables.start_sweeping()
    return tables
