"""The server's tables: setting them up, joining them, and all other requests to them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Final, TypeVar

from msgspec import DecodeError, json, structs

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.actor import Actor
from lifeboat.server.live.actors import DAY, Actors
from lifeboat.server.live.bots import Bots
from lifeboat.server.live.listener import Listener
from lifeboat.server.live.notifier import PER_PERSON, Notifier
from lifeboat.server.live.peers import Peers
from lifeboat.server.live.presence import Clock
from lifeboat.server.live.prices import Charge
from lifeboat.server.live.stored_log import Addition, founding_of
from lifeboat.server.live.telling import Telling
from lifeboat.server.live.turns import ASKER
from lifeboat.server.metrics import Metrics
from lifeboat.server.past.reviews import Reviews
from lifeboat.server.settings import Settings, contact_of, database_of, networks
from lifeboat.server.store.nodes import About
from lifeboat.server.store.rows import DayDeal, Founding, Subscription
from lifeboat.server.store.store import Store
from lifeboat.table import entries, laws
from lifeboat.table.commands import Command, CommandError, NewToken, Rematch, ServerCommand
from lifeboat.table.creation import (
    check_day,
    first_entries,
    new_header,
    rematch_of,
    secret_for,
    setup_of,
)
from lifeboat.table.deals import day_setup
from lifeboat.table.entries import Entry
from lifeboat.table.requests import Accepted, Joining, NewTable, Welcomed
from lifeboat.table.table import HOST, NO_PERSON, Header, Table
from lifeboat.table.tokens import hash_of, new_token
from lifeboat.table.wire.gate import Viewer, table_info, texts_of
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import Place, Places, TableInfo
from lifeboat.texts import LANGUAGES

log = logging.getLogger(__name__)

T = TypeVar("T")

LOBBY: Final = 100
"""The maximum number of tables that the lobby shows."""
REST: Final = 60.0
"""The default number of idle seconds after which a table is put to rest."""
ABANDONED_AFTER: Final = 30 * DAY
"""The number of seconds without any change after which a table no longer counts as open."""
SWEEP: Final = 3_600.0
"""The number of seconds between sweeps for abandoned tables."""
COMMON: Final = (
    "tables",
    "tables_per_address",
    "commands_per_second",
    "command_burst",
    "bot_seconds",
    "rest_seconds",
    "notifications",
)
"""The settings that should be the same on all nodes."""
_INFO: Final = json.Decoder(TableInfo)


def wall_clock() -> int:
    """Return the current time in whole seconds since 1970."""
    return int(time.time())


Room = Callable[[str], AbstractAsyncContextManager[Callable[[str], None]]]
"""A function that reserves room for a new table, given the address that sets it up.

It returns a context manager, which yields a function to call with the table's id.
"""


@asynccontextmanager
async def _room(address: str) -> AsyncIterator[Callable[[str], None]]:
    """Reserve room without any limits."""
    yield lambda table: None


class Tables:
    """All of a server's tables, awake or at rest."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        clock: Clock = time.monotonic,
        now: Callable[[], int] = wall_clock,
        rest: float = REST,
        took: Callable[[float], None] = lambda seconds: None,
        telling: Telling | None = None,
        notifier: Notifier | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.store = store
        self.peers = peers or Peers(store)
        self.bots = bots
        self.telling = telling or Telling()
        self.now = now
        self.notifier = notifier or Notifier(store, now)
        notify = self.notifier.notify
        self.actors = Actors(store, bots, self.telling, self.peers, clock, now, rest, took, notify)
        self.reviews = Reviews(store, bots, now, lambda: self.peers.living)
        self.actors.adopt = self.reviews.adopt
        self.room: Room = _room
        """The function that reserves room for the table of a rematch, or raises an error."""
        self._sweeping: asyncio.Task[None] | None = None
        self._warming_up: asyncio.Task[None] | None = None

    # New tables and people

    async def create(self, wish: NewTable) -> Welcomed:
        """Set up a table and store it; return its id and the host's token."""
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
            if wish.edition:  # reading an edition may take a while
                setup = await self.telling.work(setup_of, wish)
            else:
                setup = setup_of(wish)
            return new_header(wish, setup, secret_for(wish), self.now())
        check_day(wish)
        date = self.today()  # read once, since it may change meanwhile
        deal = await self.day(wish.game, date)
        return new_header(wish, deal.setup, deal.secret, self.now(), date)

    async def _begin(self, founding: Founding, address: str) -> None:
        """Wake a new table whose game has already begun, since a bot may have to decide.

        `address` is the one that set the table up. The table is already stored, so it exists even
        if it can't be woken now.
        """
        ASKER.set(address)
        if founding.status == "playing":
            await self.actors.try_to_wake(founding.header.id, HOST)

    def today(self) -> str:
        """Return today's date in UTC, in ISO format."""
        return datetime.fromtimestamp(self.now(), UTC).date().isoformat()

    async def day(self, game: str, date: str) -> DayDeal:
        """Return a game's deal of the day for a date, making it when it is first asked for."""

        def make() -> DayDeal:
            wish = NewTable(game=game, name="-")
            return DayDeal(day_setup(game), secret_for(wish))

        return await self.store.day(game, date, make)

    async def join(self, table: str, joining: Joining) -> Welcomed:
        """Add a person to a table, and return their token; an invitation also gives them a seat.

        Raise `CommandError` if the invitation is invalid, if its seat is taken or the game has
        begun, or if the table doesn't let them in.
        """
        actor = await self.actors.of(table)
        token = new_token()
        invite = hash_of(joining.invite) if joining.invite else ""
        seat = await self._invited_seat(table, invite) if invite else None
        me = hash_of(joining.me) if joining.me else ""

        def decide() -> Addition:
            new: list[Entry] = [laws.join(actor.table, joining.name, me, seat is not None)]
            person = len(actor.table.people) + 1
            if seat is not None:
                if not actor.table.seats[seat].is_free() or actor.table.playthrough:
                    raise CommandError("seat-occupied", seat + 1)
                new.append(entries.Sat(seat, person))
            return Addition(new, {hash_of(token): person}, invite)

        async def job() -> int:
            await actor.write(decide)
            return len(actor.table.people)

        return Welcomed(table, token, await actor.do(job))

    async def _invited_seat(self, table: str, invite: str) -> int:
        found = await self.store.invite(invite)
        if found is None or found.table != table or not found.is_open():
            raise CommandError("invite", table)
        return found.seat

    async def invite(self, table: str, person: int, seat: int) -> str:
        """Return the key of a new invitation to a seat; earlier keys for it become invalid.

        Raise `CommandError` if the person isn't the host or the seat doesn't exist.
        """
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
        """Remove a person from a table for good; their token becomes invalid."""
        actor = await self.actors.of(table)

        async def job() -> None:
            await actor.write(lambda: Addition(laws.leave(actor.table, person)))

        await actor.do(job)

    async def person_of(self, table: str, token: str) -> int:
        """Return the person who holds a token, or `NO_PERSON` if the token is empty.

        Raise `CommandError` if the token isn't valid at this table.
        """
        if not token:
            return NO_PERSON
        person = await self.store.person_of(table, hash_of(token))
        if person == NO_PERSON:
            raise CommandError("token", table)
        return person

    # Existing tables

    async def command(
        self, table: str, person: int, command: Command | ServerCommand, listener: object = None
    ) -> Accepted:
        """Carry out a command; by the time this returns, its effect has been stored for good.

        Two commands involve more than the table: a rematch sets up another table, and new tokens
        are made by the server. `listener` is where the command came from; it stays connected when
        a new token disconnects the person's other listeners.
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
        """Set up a table for the same people, where their tokens are valid too.

        Return the number of the old table's last entry. The rematch needs room, unless it already
        exists.
        """
        address = ASKER.get()  # the actor's own task works for the address that woke the table

        made = Addition()

        def decide() -> Addition:
            nonlocal made
            made = Addition()
            laws.check_rematch(actor.table, person)
            if not actor.table.rematch:
                header, log = rematch_of(actor.table, command.same_deal, self.now())
                founding = founding_of(header, log, {})
                made = Addition([entries.Rematched(header.id)], rematch=founding)
            return made

        async def job() -> int:
            number = await actor.write(decide)
            if made.rematch:
                await asyncio.create_task(self._begin(made.rematch, address))
            return number

        if await actor.read(lambda table: table.rematch):
            return await actor.do(job)
        async with self.room(address) as note:
            number = await actor.do(job)
            note(actor.table.rematch)
        return number

    async def hint(self, table: str, person: int, seat: int, language: str) -> Hint:
        """Return a hint for a decision that a person has to make, based on what `seat` sees."""
        actor = await self.actors.of(table, person)
        return await actor.hint(Viewer(person, language), seat)

    async def info(self, table: str) -> TableInfo:
        """Return the public information about a table."""
        return await self.read(table, table_info)

    async def places(self, tokens: Mapping[str, str]) -> Places:
        """Return how things stand at tables, given a token for each, without waking them."""
        found = await self.store.places({table: hash_of(tokens[table]) for table in tokens})
        known: list[Place] = []
        for kept in found:
            with suppress(DecodeError):  # another version may have written it
                known.append(Place(kept.person, _INFO.decode(kept.summary)))
        return Places(known, sorted(set(tokens) - {kept.table for kept in found}))

    async def subscribe(self, table: str, person: int, subscription: Subscription) -> None:
        """Notify a person from now on when it becomes their turn and they can't see it.

        Raise `CommandError` if the subscription can't be used or the game is over.
        """
        self.notifier.check(subscription)
        actor = await self.actors.of(table)

        async def job() -> None:
            if actor.table.is_over():
                raise CommandError("game-ended", "push")
            await self.store.subscribe(table, person, subscription, self.now(), PER_PERSON)

        await actor.do(job)

    async def unsubscribe(self, table: str, person: int, endpoint: str) -> None:
        """Stop notifying one of a person's browsers."""
        await self.store.unsubscribe(table, person, endpoint)

    async def lobby(self) -> list[TableInfo]:
        """Return the listed tables that are open and changed in the last day, at most `LOBBY`."""
        shown = []
        for listed in await self.store.lobby(LOBBY, self.now() - DAY):
            with suppress(DecodeError):  # another version may have written it
                shown.append(_INFO.decode(listed.summary))
        return shown

    async def open_tables(self) -> int:
        """Return the number of tables that are neither over nor abandoned."""
        return await self.store.open_tables()

    async def log(self, table: str, person: int, language: str, since: int) -> list[bytes]:
        """Return what happened after entry `since`, as encoded lines of text."""
        actor = await self.actors.of(table)
        upto = await actor.read(lambda table: table.last_entry)
        viewer = Viewer(person, language)
        header, log = actor.table.header, actor.session.entries
        return await self.telling.lines(header, log, viewer, since, upto)

    async def updates(
        self, table: str, person: int, language: str, since: int | None, wait: float
    ) -> list[bytes]:
        """Return the encoded updates after number `since`, or a welcome if there are many.

        If there are none, wait for some, for at most `wait` seconds. If `since` is None, return a
        welcome.
        """
        actor = await self.actors.of(table, person)
        return await actor.updates(Viewer(person, language), since, wait)

    @asynccontextmanager
    async def listen(
        self,
        table: str,
        person: int,
        language: str,
        since: int | None,
        shown: bool = True,
        token: str = "",
    ) -> AsyncIterator[Listener]:
        """Yield a listener that hears the updates after number `since`, then all that follow.

        If there are many updates, or `since` is None, the listener hears a welcome instead.
        `shown` says whether the person can see them; `token` is what the person came with.
        """
        actor = await self.actors.of(table, person)
        token_hash = hash_of(token) if token else ""
        listener = await actor.listen(Viewer(person, language), since, shown, token_hash)
        try:
            yield listener
        finally:
            actor.stop_listening(listener)

    async def read(self, table: str, answer: Callable[[Table], T]) -> T:
        """Call `answer` with the table while nothing is being written, and return its result."""
        actor = await self.actors.of(table)
        return await actor.read(answer)

    async def trouble(self) -> LifeboatError | None:
        """Return what is wrong with the store, or None if tables can go on."""
        return await self.actors.health.trouble()

    def charge_to(self, charge: Charge) -> None:
        """Set the function that charges an address for its requests."""
        self.actors.charge = self.telling.charge = charge

    def awake(self) -> int:
        """Return the number of tables in memory."""
        return len(self.actors.awake)

    # Tables that nobody uses

    async def sweep(self) -> None:
        """Mark open tables as abandoned if they haven't changed for `ABANDONED_AFTER` seconds.

        Anyone who has the link can still play on at an abandoned table; the next entry makes it
        open again.
        """
        count = await self.store.abandon(self.now() - ABANDONED_AFTER)
        if count:
            log.info("marked tables as abandoned", extra={"count": count})

    def start_sweeping(self) -> None:
        """Start a task that sweeps now, and again at regular intervals."""
        self._sweeping = asyncio.create_task(self._keep_sweeping())

    async def _keep_sweeping(self) -> None:
        while True:
            try:
                await self.sweep()
            except LifeboatError as error:
                log.warning("could not sweep tables", extra={"code": error.code})
            await asyncio.sleep(SWEEP)

    def start_warming_up(self) -> None:
        """Load the texts and start the worker processes in the background, while people come."""
        self._warming_up = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        for language in LANGUAGES:
            await asyncio.to_thread(texts_of, language)
        for start in (self.telling.start, self.bots.start):
            with suppress(TimeoutError, BrokenExecutor):  # the next use starts them again
                await start()

    async def stop(self) -> None:
        """Say goodbye to all listeners, finish pending writes, and close everything."""
        for task in (self._sweeping, self._warming_up):
            if task:
                task.cancel()
        self.actors.close()
        await self.reviews.stop()
        await self.actors.stop()
        await self.notifier.stop()
        await self.peers.stop()
        self.bots.close()
        self.telling.close()
        await self.store.close()


def about(settings: Settings) -> About:
    """Return what other nodes should know about this one."""
    own = structs.asdict(settings)
    return About({name: repr(own[name]) for name in COMMON})


async def open_tables(settings: Settings, metrics: Metrics) -> Tables:
    """Open the database and return the tables.

    Background tasks then load the texts, start the processes, wake the games in which a bot may
    have to decide, and sweep at regular intervals. Raise `StoreError` if the database can't be
    opened.
    """
    bots = Bots(settings.bot_processes, longest=settings.bot_seconds)
    metrics.watch_bots(lambda: bots.given_up, bots.searching.turns.waiting)
    store = Store.open(database_of(settings))
    peers = Peers(store, about(settings))
    await peers.start()
    took = metrics.commit_seconds.observe
    notifier = Notifier(
        store,
        peers.now,
        is_on=settings.notifications,
        contact=await asyncio.to_thread(contact_of, settings),
        trusted=networks(settings.push_networks),
    )
    tables = Tables(
        store,
        bots,
        now=peers.now,
        rest=settings.rest_seconds,
        took=took,
        notifier=notifier,
        peers=peers,
    )
    await notifier.start()
    metrics.watch_reviews(tables.reviews.waiting)
    tables.start_warming_up()
    tables.actors.start_waking()
    tables.start_sweeping()
    return tables
