"""The library: what a device keeps of each game on its shelf, and under which key.

An entry's key has its number, and whoever writes it first has it: so two tabs can't both write the
same one. Everything that belongs to an entry is written in the same step.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from msgspec import Struct, json

from lifeboat.core.errors import IllegalAction, NotationError
from lifeboat.device.shelf import Shelf
from lifeboat.table import entries
from lifeboat.table.commands import CommandError
from lifeboat.table.entries import Entry
from lifeboat.table.past.results import Result, new_result
from lifeboat.table.session import Session
from lifeboat.table.stored import entry_text, read_entry, read_log, stored
from lifeboat.table.table import Header, Table, table_of
from lifeboat.table.wire.gate import table_info

TABLE, ENTRY, TOKEN, SUMMARY = "table", "entry", "token", "summary"
RESULT, FINDINGS, REVIEW = "result", "findings", "review"
"""The kinds of texts, which the keys begin with."""

_HEADER: Final = json.Decoder(Header)
_RESULT: Final = json.Decoder(Result)


class Founding(Struct, frozen=True):
    """A table that is being set up, or continued from elsewhere."""

    header: Header
    entries: list[Entry]
    tokens: Mapping[str, int]
    """The numbers of the people at the table, by the hashes of their tokens."""
    result: Result | None = None
    """How the game ended, if it is over already and counts."""
    findings: str = ""
    """The findings of the game's review; empty if there are none."""
    since: int = 0
    """How many of the entries are kept already."""
    damaged: Collection[str] = ()
    """The keys of entries that can't be read, which this replaces."""


class Addition(Struct, frozen=True):
    """What is added to a table."""

    entries: list[Entry] = []
    tokens: Mapping[str, int] = {}
    """The people who get new tokens, by the hashes of these; their earlier ones become invalid."""
    rematch: Founding | None = None
    """The table of a rematch, which is set up along with the entries."""

    def is_empty(self) -> bool:
        """Return whether there is nothing to write."""
        return not self.entries and not self.tokens


class Library:
    """The games on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def tables(self) -> list[str]:
        """Return the ids of all tables."""
        return [name.partition("/")[2] for name, _ in await self.shelf.read(f"{TABLE}/")]

    async def header(self, table: str) -> Header:
        """Return a table's header.

        Raise `CommandError` if there is no such table, or if its header can't be read.
        """
        text = await self._text(key(TABLE, table))
        if text is None:
            raise CommandError("table-unknown", table)
        try:
            return _HEADER.decode(text)
        except ValueError:
            raise CommandError("table-unreadable", table) from None

    async def found(self, *foundings: Founding) -> bool:
        """Keep tables, all or none; return False if somebody else was faster at one of them."""
        kept: dict[str, str | None] = {}
        for one in foundings:
            kept |= _founded(one)
        new = [entry_key(one.header.id, one.since + 1) for one in foundings if not one.damaged]
        return await self.shelf.write(kept, new)

    async def session(self, table: str) -> Session:
        """Return a table as its log left it.

        Raise `CommandError` if there is no such table, or if its log can't be read.
        """
        session = Session(Table(await self.header(table)))
        new = await self.after(session.table)
        try:
            session.apply(new, [])
        except (IllegalAction, NotationError):  # they don't fit today's rules
            raise CommandError("table-unreadable", table) from None
        return session

    async def after(self, table: Table) -> list[Entry]:
        """Return the entries that were written since the table's last one.

        Raise `CommandError` if they can't be read.
        """
        header, number = table.header, table.last_entry
        after = entry_key(header.id, number) if number else ""
        found = await self.shelf.read(f"{ENTRY}/{header.id}/", after)
        try:
            if [name for name, _ in found] != _numbered(header.id, number, len(found)):
                raise ValueError("an entry is missing")
            return list(read_log(header.game, [read_entry(text) for _, text in found]))
        except (ValueError, NotationError, IllegalAction):
            raise CommandError("table-unreadable", header.id) from None

    async def entry_keys(self, table: str) -> list[str]:
        """Return the keys of a table's entries, whether or not they can be read."""
        return [name for name, _ in await self.shelf.read(f"{ENTRY}/{table}/")]

    async def append(self, session: Session, addition: Addition, now: int) -> bool:
        """Keep what was added to a session last; return False if another device was faster.

        The earlier tokens of people who left or got new ones become invalid.
        """
        table, new = session.table, addition.entries
        kept: dict[str, str | None] = {}
        left = [one.person for one in new if isinstance(one, entries.Left | entries.Removed)]
        gone = {*left, *addition.tokens.values()}
        if gone:
            tokens = await self.tokens(table.header.id)
            kept |= {
                key(TOKEN, table.header.id, one): None for one in tokens if tokens[one] in gone
            }
        kept |= _tokens(table.header.id, addition.tokens)
        kept |= _log(table, new)
        if result := new_result(table, new, now):
            kept[key(RESULT, table.header.id)] = _encoded(result)
        if addition.rematch:
            tokens = await self.tokens(table.header.id)
            kept |= _founded(addition.rematch) | _tokens(addition.rematch.header.id, tokens)
        first = table.last_entry - len(new) + 1
        return await self.shelf.write(kept, [entry_key(table.header.id, first)] if new else [])

    async def tokens(self, table: str) -> dict[str, int]:
        """Return the people who hold a valid token, by the tokens' hashes."""
        found = await self.shelf.read(f"{TOKEN}/{table}/")
        return {name.rpartition("/")[2]: int(person) for name, person in found}

    async def summaries(self, tables: Collection[str]) -> dict[str, str]:
        """Return the public information about tables that exist, encoded, by table."""
        found = {table: await self._text(key(SUMMARY, table)) for table in tables}
        return {table: text for table, text in found.items() if text is not None}

    async def results(self) -> list[Result]:
        """Return the results of all games that count."""
        return [_RESULT.decode(text) for _, text in await self.shelf.read(f"{RESULT}/")]

    async def result(self, table: str) -> Result | None:
        """Return the result of a game, if it counts."""
        text = await self._text(key(RESULT, table))
        return None if text is None else _RESULT.decode(text)

    async def findings(self, table: str) -> str:
        """Return the findings of a game's review, or ""."""
        return await self._text(key(FINDINGS, table)) or ""

    async def keep_findings(self, table: str, findings: str) -> None:
        """Keep the findings of a game's review, which is then no longer asked for."""
        await self.shelf.write({key(FINDINGS, table): findings, key(REVIEW, table): None})

    async def review_asked(self, table: str) -> str:
        """Return the record of a game whose review has been asked for and isn't ready, or ""."""
        return await self._text(key(REVIEW, table)) or ""

    async def ask_review(self, table: str, record: str) -> None:
        """Note that a review is to be made, so that another visit can go on with it."""
        await self.shelf.write({key(REVIEW, table): record})

    async def drop_review(self, table: str) -> None:
        """Note that a review won't be made."""
        await self.shelf.write({key(REVIEW, table): None})

    async def _text(self, name: str) -> str | None:
        found = await self.shelf.read(name)
        return found[0][1] if found and found[0][0] == name else None


def key(kind: str, table: str, name: str = "") -> str:
    """Return the key of what is kept about a table."""
    return f"{kind}/{table}/{name}" if name else f"{kind}/{table}"


def entry_key(table: str, number: int) -> str:
    """Return the key of an entry; keys are in the order of the numbers."""
    return key(ENTRY, table, f"{number:06}")


def _numbered(table: str, after: int, count: int) -> list[str]:
    return [entry_key(table, number) for number in range(after + 1, after + count + 1)]


def _founded(founding: Founding) -> dict[str, str | None]:
    header = founding.header
    kept: dict[str, str | None] = dict.fromkeys(founding.damaged)
    if founding.damaged:
        kept |= dict.fromkeys(key(kind, header.id) for kind in (RESULT, FINDINGS, REVIEW))
    if not founding.since:
        kept[key(TABLE, header.id)] = _encoded(header)
    kept |= _log(table_of(header, founding.entries), founding.entries[founding.since :])
    kept |= _tokens(header.id, founding.tokens)
    if founding.result:
        kept[key(RESULT, header.id)] = _encoded(founding.result)
    if founding.findings:
        kept[key(FINDINGS, header.id)] = founding.findings
    return kept


def _log(table: Table, new: Sequence[Entry]) -> dict[str, str | None]:
    """Return a table's last entries with their keys, and what is public about it after them."""
    header = table.header
    names = _numbered(header.id, table.last_entry - len(new), len(new))
    texts = [entry_text(entry) for entry in stored(header.game, new)]
    kept: dict[str, str | None] = dict(zip(names, texts, strict=True))
    return kept | {key(SUMMARY, header.id): _encoded(table_info(table))}


def _tokens(table: str, tokens: Mapping[str, int]) -> dict[str, str | None]:
    return {key(TOKEN, table, token): str(person) for token, person in tokens.items()}


def _encoded(thing: Struct) -> str:
    return json.encode(thing).decode()
