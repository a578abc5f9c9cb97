"""A device's tables: the host that requests are answered from."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Final, TypeVar

from msgspec import json

from lifeboat.device.bots import Bots
from lifeboat.device.library import Addition, Founding, Library
from lifeboat.device.limits import refuse
from lifeboat.device.live_table import LiveTable
from lifeboat.device.past import Past
from lifeboat.device.reviews import Reviews
from lifeboat.device.searches import Searches
from lifeboat.table import entries, laws
from lifeboat.table.commands import Command, CommandError, NewToken, Rematch, ServerCommand
from lifeboat.table.creation import first_entries, new_header, rematch_of, secret_for, setup_of
from lifeboat.table.past.progress import Progress
from lifeboat.table.requests import Accepted, Joining, NewTable, Welcomed
from lifeboat.table.table import HOST, NO_PERSON, Table
from lifeboat.table.tokens import hash_of, new_token
from lifeboat.table.wire.gate import Viewer, table_info
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import Place, Places, TableInfo

T = TypeVar("T")

_INFO: Final = json.Decoder(TableInfo)


class Tables:
    """The tables on a shelf; see :class:`lifeboat.table.api.hosts.Host`."""

    def __init__(
        self,
        library: Library,
        searches: Searches,
        clock: Callable[[], float],
    ) -> None:
        """Open the tables of a library; `clock` returns the seconds since 1970."""
        self.library = library
        self.clock = clock
        self.bots = Bots(searches)
        self.past = Past(library)
        self.reviews = Reviews(library, searches)
        self._awake: dict[str, LiveTable] = {}
        self._waking = asyncio.Lock()
        self._hearing: set[asyncio.Task[None]] = set()
        library.shelf.hear(self._hear)

    def now(self) -> int:
        """Return the time in whole seconds since 1970."""
        return int(self.clock())

    def today(self) -> str:
        """Return today's date in UTC, in ISO format."""
        return datetime.fromtimestamp(self.now(), UTC).date().isoformat()

    def charge(self, price: float) -> None:
        """Charge nothing: nobody else is waiting."""

    async def work(self, work: Callable[..., T], *given: object) -> T:
        """Do some work here, at once."""
        return work(*given)

    # Tables and people

    async def create(self, wish: NewTable) -> Welcomed:
        """Set up a table and keep it; return its id and the host's token."""
        if wish.deal == "day":
            refuse("day")
        if wish.listed:
            refuse("lobby")
        header = new_header(wish, setup_of(wish), secret_for(wish), self.now())
        me, token = hash_of(wish.me) if wish.me else "", new_token()
        log = first_entries(header, wish, me)
        await self.library.found(Founding(header, log, {hash_of(token): HOST}))
        (await self.of(header.id)).let_bot_think()
        return Welcomed(header.id, token, HOST)

    async def of(self, table: str) -> LiveTable:
        """Return a table, reading it if it isn't in memory.

        Raise `CommandError` if there is no such table, or if its log can't be read.
        """
        async with self._waking:
            found = self._awake.get(table)
            if found is None or found.is_broken:
                found = LiveTable(
                    await self.library.session(table), self.library, self.bots, self.now
                )
                self._awake[table] = found
            return found

    async def join(self, table: str, joining: Joining) -> Welcomed:
        """Add a person to a table, and return their token."""
        live = await self.of(table)
        if joining.invite:
            raise CommandError("invite", table)
        me, token = hash_of(joining.me) if joining.me else "", new_token()
        person = NO_PERSON

        def decide() -> Addition:
            nonlocal person
            person = len(live.table.people) + 1
            entry = laws.join(live.table, joining.name, me)
            return Addition([entry], {hash_of(token): person})

        await live.write(decide)
        return Welcomed(table, token, person)

    async def leave(self, table: str, person: int) -> None:
        """Remove a person from a table for good; their token becomes invalid."""
        live = await self.of(table)
        await live.write(lambda: Addition(laws.leave(live.table, person)))

    async def person_of(self, table: str, token: str) -> int:
        """Return the person who holds a token, or `NO_PERSON` if the token is empty.

        Raise `CommandError` if the token isn't valid at this table.
        """
        if not token:
            return NO_PERSON
        person = (await self.library.tokens(table)).get(hash_of(token))
        if person is None:
            raise CommandError("token", table)
        return person

    async def command(
        self,
        table: str,
        person: int,
        command: Command | ServerCommand,
        listener: object = None,
    ) -> Accepted:
        """Carry out a command; by the time this returns, its effect has been kept for good.

        `listener` is where the command came from; it stays connected when a new token disconnects
        the person's other listeners.
        """
        live = await self.of(table)
        match command:
            case Rematch():
                return Accepted(await self._rematch(live, person, command))
            case NewToken():
                return await self._renew_token(live, person, listener)
            case _:
                return Accepted(
                    await live.write(lambda: Addition(laws.answer(live.table, person, command)))
                )

    async def _renew_token(self, live: LiveTable, person: int, listener: object) -> Accepted:
        token = new_token()
        hashed = {hash_of(token): person}
        number = await live.write(lambda: Addition(laws.renew_token(live.table, person), hashed))
        live.renew(person, hash_of(token), listener)
        return Accepted(number, token)

    async def _rematch(self, live: LiveTable, person: int, command: Rematch) -> int:
        """Set up a table for the same people, where their tokens are valid too, unless it exists.

        Return the number of the old table's last entry.
        """

        def decide() -> Addition:
            laws.check_rematch(live.table, person)
            if live.table.rematch:
                return Addition()
            header, log = rematch_of(live.table, command.same_deal, self.now())
            return Addition([entries.Rematched(header.id)], rematch=Founding(header, log, {}))

        number = await live.write(decide)
        (await self.of(live.table.rematch)).let_bot_think()
        return number

    # What is known of tables

    async def lobby(self) -> list[TableInfo]:
        """Refuse: nobody else could find a table here."""
        refuse("lobby")

    async def invite(self, table: str, person: int, seat: int) -> str:
        """Refuse: nobody else could follow an invitation."""
        refuse("invite")

    async def info(self, table: str) -> TableInfo:
        """Return the public information about a table."""
        return await self.read(table, table_info)

    async def read(self, table: str, answer: Callable[[Table], T]) -> T:
        """Call `answer` with a table while nothing is being written, and return its result."""
        return await (await self.of(table)).read(answer)

    async def places(self, tokens: Mapping[str, str]) -> Places:
        """Return how things stand at tables, given a token for each, without reading their logs."""
        found = await self.library.summaries(tokens)
        known = []
        for table in sorted(found):
            people = await self.library.tokens(table)
            person = people.get(hash_of(tokens[table]), NO_PERSON)
            known.append(Place(person, _INFO.decode(found[table])))
        return Places(known, sorted(set(tokens) - set(found)))

    async def updates(
        self, table: str, person: int, language: str, since: int | None, wait: float
    ) -> list[bytes]:
        """Return the encoded updates after number `since`, waiting for some if there are none."""
        return await (await self.of(table)).updates(Viewer(person, language), since, wait)

    async def log(self, table: str, person: int, language: str, since: int) -> list[bytes]:
        """Return what happened after entry `since`, as encoded lines of text."""
        return await (await self.of(table)).lines(Viewer(person, language), since)

    # Thinking

    async def hint(self, table: str, person: int, seat: int, language: str) -> Hint:
        """Return a hint for a decision that a person has to make, based on what `seat` sees."""
        return await (await self.of(table)).hint(Viewer(person, language), seat)

    async def start_review(self, table: str, record: str) -> None:
        """Queue a review of a finished game, unless there is one."""
        await self.reviews.start(table, record)

    async def review_progress(self, table: str) -> Progress:
        """Return how far along a review is, with its findings once it is ready."""
        return await self.reviews.progress(table)

    # Other tabs

    async def hear(self, table: str) -> None:
        """Take in what was written to a table, if it is in memory."""
        if live := self._awake.get(table):
            await live.hear_of_news()

    def _hear(self, table: str) -> None:
        """Hear that another tab has written to a table."""
        task = asyncio.ensure_future(self.hear(table))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)
