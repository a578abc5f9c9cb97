"""The store: tables, their logs and what finished games leave behind, in a database.

What was written is on the disk when a method returns. All methods are for one event loop: one
thread writes, a few read. What may have to go through many rows is read by others than what lets
people in, who never wait behind it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, Self, TypeVar

from msgspec import json, structs
from sqlalchemy import (
    Connection,
    Executable,
    Update,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from lifeboat.server.store import statistics
from lifeboat.server.store.databases import COUNTERS, READERS, Database, connected, open_database
from lifeboat.server.store.errors import StoreError, failure_of
from lifeboat.server.store.migrations import migrate
from lifeboat.server.store.rows import DayDeal, Founding, Invite, Listed, Tally
from lifeboat.server.store.schema import DAYS, ENTRIES, INVITES, PULSE, REVIEWS, TABLES, TOKENS
from lifeboat.server.store.writer import Writer
from lifeboat.table.deals import deal_key
from lifeboat.table.entries import Entry
from lifeboat.table.past.results import Result
from lifeboat.table.stored import entry_text, read_entry
from lifeboat.table.table import NO_PERSON, Header

T = TypeVar("T")

OPEN: Final = ("open", "playing")
"""What a table that counts as open can be."""
ABANDONED: Final = "abandoned"
BEAT: Final = "." * 10_000
"""More than a page of the database."""

_HEADER: Final = json.Decoder(Header)
_SETUP: Final = json.Decoder(dict[str, str])
# Built once, because building a statement costs more than running it.
_ADD_ENTRIES: Final = insert(ENTRIES)
_ADD_TOKENS: Final = insert(TOKENS)
_NEXT_NUMBER: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.number == bindparam("before"))
    .values(number=bindparam("last"), changed=bindparam("at"))
)


class Store:
    """The database of a server."""

    def __init__(self, database: Database) -> None:
        """Take an open database of this version; see :meth:`open`."""
        self._database = database
        self._writer = Writer(database.writing)
        self._readers = ThreadPoolExecutor(READERS, "lifeboat-reader")
        self._counters = ThreadPoolExecutor(COUNTERS, "lifeboat-counter")
        self._is_closed = False

    @classmethod
    def open(cls, url: str) -> Self:
        """The store at an address: ``postgresql://...``, ``sqlite:///...`` or a path.

        A new database is made, an older one upgraded, a newer one refused.
        """
        database = open_database(url)
        try:
            migrate(database.writing)
        except DBAPIError as error:
            database.close()
            raise StoreError("store-open", str(error.orig).partition("\n")[0]) from None
        except BaseException:
            database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Finish all writes and reads and close the database."""
        self._is_closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._counters.shutdown()
        self._database.close()

    def waiting(self) -> int:
        """How many writes are queued."""
        return self._writer.waiting()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """The answer of a read that takes no time, made in a thread of its own."""
        return await self._read_by(self._readers, work)

    async def _count(self, work: Callable[[Connection], T]) -> T:
        """The answer of a read that may take long."""
        return await self._read_by(self._counters, work)

    async def _read_by(self, readers: ThreadPoolExecutor, work: Callable[[Connection], T]) -> T:
        if self._is_closed:
            raise StoreError("store-closed", "read")
        return await asyncio.get_running_loop().run_in_executor(readers, self._answer, work)

    def _answer(self, work: Callable[[Connection], T]) -> T:
        connection = connected(self._database.reading)
        try:
            with connection:
                return work(connection)
        except DBAPIError as error:
            raise failure_of(error) from None

    async def _change(self, statement: Executable) -> None:
        """Write a single change."""

        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self._writer.write(work)

    # Tables

    async def create(
        self,
        header: Header,
        entries: Sequence[Entry],
        tokens: Mapping[str, int],
        *,
        status: str = "open",
        summary: str = "",
    ) -> None:
        """Write a new table with its first entries and the tokens of its people, by their hash."""
        founding = Founding(header, entries, tokens, status, summary)
        await self._writer.write(partial(_found, founding=founding))

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        *,
        at: int,
        status: str | None = None,
        summary: str | None = None,
        tokens: Mapping[str, int] | None = None,
        revoked: Collection[int] = (),
        invite: str = "",
        result: Result | None = None,
        rematch: Founding | None = None,
    ) -> None:
        """Write the next entries of a table, of which the first has the given number.

        All is written or nothing: also the new status and summary of the table, tokens of people
        who came, by their hash, the invitation by which they came, the result of the game, and the
        table of the rematch.
        The earlier tokens of people whose rights are revoked are worthless from then on.
        Any other number than the next is refused (``store-number``): the table has another owner.
        """
        number = {"table": table, "before": first - 1, "last": first + len(entries) - 1, "at": at}
        log = _log(table, first, entries, at)
        words = {"status": status, "summary": summary}
        changes = {name: word for name, word in words.items() if word is not None}

        def work(connection: Connection) -> None:
            if connection.execute(_NEXT_NUMBER, number).rowcount != 1:
                raise _misnumbered(connection, table, first)
            if log:
                connection.execute(_ADD_ENTRIES, log)
            if changes:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(changes))
            for person in revoked:
                connection.execute(_revocation(table, person))
            _add_tokens(connection, table, tokens or {})
            if invite:
                _use_invite(connection, table, invite)
            if result:
                statistics.add_result(connection, result)
            if rematch:
                _found(connection, rematch)

        await self._writer.write(work)

    async def load(self, table: str) -> tuple[Header, list[Entry]] | None:
        """The header and the log of a table, if there is such a table."""
        if not _is_key(table):
            return None

        def work(connection: Connection) -> tuple[Header, list[Entry]] | None:
            row = connection.execute(
                select(TABLES.c.header, TABLES.c.secret).where(TABLES.c.id == table)
            ).first()
            if row is None:
                return None
            texts = connection.scalars(
                select(ENTRIES.c.text).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            )
            header = structs.replace(_HEADER.decode(row.header), secret=row.secret)
            return header, [read_entry(text) for text in texts]

        return await self._read(work)

    async def lobby(self, limit: int, since: int = 0) -> list[Listed]:
        """The listed tables that are open and have changed since that time.

        Those that wait for people come first, then the newest.
        """
        query = (
            select(TABLES.c.header, TABLES.c.status, TABLES.c.changed, TABLES.c.summary)
            .where(TABLES.c.listed, TABLES.c.status.in_(OPEN), TABLES.c.changed >= since)
            .order_by(TABLES.c.status, TABLES.c.changed.desc(), TABLES.c.id)
            .limit(limit)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [
            Listed(_HEADER.decode(row.header), row.status, row.changed, row.summary) for row in rows
        ]

    async def playing(self, since: int = 0) -> dict[str, str]:
        """The tables whose game is going on and has not rested since that time: their summaries."""
        query = (
            select(TABLES.c.id, TABLES.c.summary)
            .where(TABLES.c.status == "playing", TABLES.c.changed >= since)
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.id: row.summary for row in rows}

    async def open_tables(self) -> int:
        """How many tables are neither over nor abandoned."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.status.in_(OPEN))
        return await self._read(lambda connection: connection.scalar(query) or 0)

    async def abandon(self, before: int) -> int:
        """Call the open tables abandoned that have not changed since that time; how many.

        The next entry of such a table brings its new status with it.
        """
        change = (
            update(TABLES)
            .where(TABLES.c.status.in_(OPEN), TABLES.c.changed < before)
            .values(status=ABANDONED)
        )
        return await self._writer.write(lambda connection: connection.execute(change).rowcount)

    async def ping(self) -> None:
        """Read, then write, to see whether that can be done."""
        await self._read(lambda connection: connection.scalar(select(literal(1))))
        await self._writer.write(_beat)

    # Tokens and invitations

    async def tokens(self, table: str) -> dict[str, int]:
        """The people of a table by the hashes of their tokens, those that are good."""
        query = select(TOKENS.c.hash, TOKENS.c.person).where(
            TOKENS.c.table_id == table, ~TOKENS.c.revoked
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.hash: row.person for row in rows}

    async def person_of(self, table: str, token_hash: str) -> int:
        """The person at a table that a token stands for; nobody if it is unknown or revoked."""
        if not _is_key(table) or not _is_key(token_hash):
            return NO_PERSON
        query = select(TOKENS.c.person).where(
            TOKENS.c.table_id == table, TOKENS.c.hash == token_hash, ~TOKENS.c.revoked
        )
        person = await self._read(lambda connection: connection.scalar(query))
        return NO_PERSON if person is None else person

    async def add_token(self, table: str, token_hash: str, person: int) -> None:
        """Give a person at a table another token."""
        await self._writer.write(partial(_add_tokens, table=table, tokens={token_hash: person}))

    async def revoke_tokens(self, table: str, person: int, but: Collection[str] = ()) -> None:
        """Make all tokens of a person at a table worthless, but those of some hashes."""
        await self._change(_revocation(table, person).where(TOKENS.c.hash.not_in(but)))

    async def add_invite(self, table: str, invite_hash: str, seat: int) -> None:
        """Keep an invitation to a seat; it is used up by :meth:`append`."""
        row = {
            "hash": invite_hash,
            "table_id": table,
            "seat": seat,
            "used": False,
            "revoked": False,
        }
        await self._change(insert(INVITES).values(row))

    async def invite(self, invite_hash: str) -> Invite | None:
        """The invitation of a hash, if there is one."""
        if not _is_key(invite_hash):
            return None
        query = select(INVITES).where(INVITES.c.hash == invite_hash)
        row = await self._read(lambda connection: connection.execute(query).first())
        return Invite(row.table_id, row.seat, row.used, row.revoked) if row else None

    async def revoke_invites(self, table: str, seat: int) -> None:
        """Make all invitations to a seat worthless."""
        change = (
            update(INVITES)
            .where(INVITES.c.table_id == table, INVITES.c.seat == seat)
            .values(revoked=True)
        )
        await self._change(change)

    # Reviews

    async def review(self, table: str) -> str | None:
        """What was kept of the review of a table."""
        query = select(REVIEWS.c.findings).where(REVIEWS.c.table_id == table)
        return await self._read(lambda connection: connection.scalar(query))

    async def keep_review(self, table: str, findings: str, at: int) -> None:
        """Keep the review of a table, in the place of an earlier one."""
        row = {"table_id": table, "made": at, "findings": findings}

        def work(connection: Connection) -> None:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
            connection.execute(insert(REVIEWS), row)

        await self._writer.write(work)

    # Results and days

    async def results_of_deal(self, deal: str, limit: int = 100) -> list[Result]:
        """All results on the same deal, the best first."""
        if not _is_key(deal):
            return []
        return await self._count(partial(statistics.results_of_deal, deal=deal, limit=limit))

    async def results_of_day(self, game: str, date: str, limit: int = 100) -> list[Result]:
        """The results that count for the deal of a day, the best first."""
        deal = await self._deal_of_day(game, date)
        query = partial(statistics.results_of_day, deal=deal, date=date, limit=limit)
        return await self._count(query) if deal else []

    async def has_result(self, deal: str, me: str) -> bool:
        """Whether a person has played a deal to its end."""
        return await self._count(partial(statistics.has_result, deal=deal, me=me))

    async def has_result_of_day(self, game: str, date: str, me: str) -> bool:
        """Whether a person has played the deal of a day to its end."""
        deal = await self._deal_of_day(game, date)
        return bool(deal) and await self.has_result(deal, me)

    async def _deal_of_day(self, game: str, date: str) -> str:
        """The key of the deal of a day; nothing where nobody has asked for it."""
        found = await self._count(partial(_day, game=game, date=date))
        return deal_key(game, found.setup, found.secret) if found else ""

    async def results_of_person(self, me: str, limit: int = 100) -> list[Result]:
        """A person's results, the latest first."""
        if not _is_key(me):
            return []
        return await self._count(partial(statistics.results_of_person, me=me, limit=limit))

    async def tallies(self, me: str = "") -> list[Tally]:
        """The games by game, layout and number of players: a person's, or everybody's."""
        if me:
            return await self._count(partial(statistics.tallies_of, me=me))
        return await self._count(partial(statistics.totals, of_crew=False))

    async def crew_tallies(self, me: str = "") -> list[Tally]:
        """The same for each crew member: the games in which the person, or anybody, had it."""
        if me:
            return await self._count(partial(statistics.crew_tallies_of, me=me))
        return await self._count(partial(statistics.totals, of_crew=True))

    async def day(self, game: str, date: str, make: Callable[[], DayDeal]) -> DayDeal:
        """The deal of a day, made when it is first asked for, and then the same for all."""
        find = partial(_day, game=game, date=date)
        found = await self._read(find)
        if found:
            return found
        made = make()
        row = {
            "game": game,
            "date": date,
            "setup": json.encode(made.setup).decode(),
            "secret": made.secret,
        }

        def work(connection: Connection) -> DayDeal:
            connection.execute(
                statistics.INSERTS[connection.dialect.name](DAYS).on_conflict_do_nothing(), row
            )
            stored = find(connection)
            assert stored is not None
            return stored

        return await self._writer.write(work)


def _beat(connection: Connection) -> None:
    """Write something that takes up room, and remove it; a full disk lets nothing in."""
    connection.execute(insert(PULSE), {"id": 1, "text": BEAT})
    connection.execute(delete(PULSE))


def _is_key(text: str) -> bool:
    """Whether a text from outside may be asked for; PostgreSQL takes not every one."""
    return text.isascii() and text.isprintable()


def _found(connection: Connection, founding: Founding) -> None:
    """Write a new table."""
    header = founding.header
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == header.id)):
        raise StoreError("store-exists", header.id)
    row = {
        "id": header.id,
        "game": header.game,
        "header": json.encode(structs.replace(header, secret=b"")).decode(),
        "secret": header.secret,
        "deal": deal_key(header.game, header.setup, header.secret),
        "day": header.day,
        "listed": header.listed,
        "status": founding.status,
        "number": len(founding.entries),
        "summary": founding.summary,
        "created": header.created,
        "changed": header.created,
    }
    connection.execute(insert(TABLES), row)
    log = _log(header.id, 1, founding.entries, header.created)
    if log:
        connection.execute(_ADD_ENTRIES, log)
    _add_tokens(connection, header.id, founding.tokens)


def _log(table: str, first: int, entries: Sequence[Entry], at: int) -> list[dict[str, object]]:
    """Entries as rows."""
    return [
        {"table_id": table, "number": number, "at": at, "text": entry_text(entry)}
        for number, entry in enumerate(entries, first)
    ]


def _misnumbered(connection: Connection, table: str, first: int) -> StoreError:
    """Why a table does not take entries from this number on."""
    number = connection.scalar(select(TABLES.c.number).where(TABLES.c.id == table))
    if number is None:
        return StoreError("store-table", table)
    return StoreError("store-number", first, number + 1)


def _revocation(table: str, person: int) -> Update:
    """Makes all tokens of a person at a table worthless."""
    return (
        update(TOKENS)
        .where(TOKENS.c.table_id == table, TOKENS.c.person == person)
        .values(revoked=True)
    )


def _add_tokens(connection: Connection, table: str, tokens: Mapping[str, int]) -> None:
    rows = [
        {"table_id": table, "hash": token, "person": person, "revoked": False}
        for token, person in tokens.items()
    ]
    if rows:
        connection.execute(_ADD_TOKENS, rows)


def _use_invite(connection: Connection, table: str, invite: str) -> None:
    """An invitation lets one person in."""
    change = (
        update(INVITES)
        .where(INVITES.c.hash == invite, INVITES.c.table_id == table)
        .where(~INVITES.c.used, ~INVITES.c.revoked)
        .values(used=True)
    )
    if connection.execute(change).rowcount != 1:
        raise StoreError("store-invite", table)


def _day(connection: Connection, game: str, date: str) -> DayDeal | None:
    query = select(DAYS.c.setup, DAYS.c.secret).where(DAYS.c.game == game, DAYS.c.date == date)
    row = connection.execute(query).first()
    return DayDeal(_SETUP.decode(row.setup), row.secret) if row else None
