"""Retelling: messages about a table's earlier entries, made again for people who missed them.

This runs in its own process, which remembers the tables that it was asked about recently: their
logs, copies of each table at regular intervals, and the lines made from them. A table can be
rebuilt from its log, so the process only needs to be sent entries that it doesn't have yet.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from msgspec import json

from lifeboat.table.entries import Entry
from lifeboat.table.table import Header, Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.rendering import line, update

STRIDE: Final = 200
"""The number of entries between two copies of a table; also the most lines returned at once."""
MOST_ENTRIES: Final = 200_000
"""The most entries to keep in all logs; the least recently used tables are dropped first."""
MOST_TABLES: Final = 2_000
"""The most tables to keep: even a short one takes about 10 kB."""
MOST_LINES: Final = 200_000
"""The most lines to keep, for all tables combined."""


class Retelling:
    """A table and its log, from which messages about any earlier entry can be made again."""

    def __init__(self, header: Header) -> None:
        self.log: list[Entry] = []
        self._table = Table(header)
        """The table after the last entry."""
        self._earlier = [self._table.copy()]
        """Copies of the table, one every `STRIDE` entries, the first before any entry."""

    def take(self, entries: Sequence[Entry]) -> None:
        """Apply the next entries, and add them to the log."""
        for entry in entries:
            self._table.apply(entry)
            self.log.append(entry)
            if len(self.log) % STRIDE == 0:
                self._earlier.append(self._table.copy())

    def updates(self, viewer: Viewer, since: int, upto: int) -> list[bytes]:
        """Return the encoded updates after number `since`, up to `upto`, as originally sent."""
        table = self._at(since)
        missed = self.log[since:upto]
        return [json.encode(update(table, table.apply(entry), viewer)) for entry in missed]

    def lines(self, viewer: Viewer, since: int, upto: int) -> list[bytes]:
        """Return the entries after number `since`, up to `upto`, as encoded lines for a viewer."""
        table = self._at(since)
        missed = self.log[since:upto]
        return [json.encode(line(table, table.apply(entry), viewer)) for entry in missed]

    def _at(self, number: int) -> Table:
        """Return a copy of the table as it was after this many entries."""
        table = self._earlier[number // STRIDE].copy()
        for entry in self.log[table.last_entry : number]:
            table.apply(entry)
        return table


class Kept:
    """What a process remembers: tables it was asked about recently, and the lines it has made."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Retelling] = OrderedDict()
        self.lines: OrderedDict[tuple[str, Viewer, int], list[bytes]] = OrderedDict()

    def table(self, header: Header) -> Retelling:
        """Return the retelling of a table, or a new one without entries if it isn't remembered.

        If there are too many tables or entries, the least recently used tables are dropped.
        """
        if header.id not in self.tables:
            self.tables[header.id] = Retelling(header)
        found = self.tables[header.id]
        self.tables.move_to_end(header.id)
        while len(self.tables) > 1 and self._is_too_much():
            self.tables.popitem(last=False)
        return found

    def forget(self, header: Header) -> None:
        """Forget a table, and the lines made from it."""
        self.tables.pop(header.id, None)
        for key in [key for key in self.lines if key[0] == header.id]:
            del self.lines[key]

    def _is_too_much(self) -> bool:
        entries = sum(len(table.log) for table in self.tables.values())
        return len(self.tables) > MOST_TABLES or entries > MOST_ENTRIES

    def told(self, header: Header, viewer: Viewer, since: int, upto: int) -> list[bytes]:
        """Return encoded lines for the entries after number `since`.

        They end at `upto` or at the end of a stride, whichever comes first. The lines of whole
        strides are remembered. The log must be known up to `upto`.
        """
        table, run = self.table(header), since // STRIDE
        first, last = run * STRIDE, (run + 1) * STRIDE
        if upto < last:
            return table.lines(viewer, since, upto)
        key = header.id, viewer, run
        if key not in self.lines:
            self.lines[key] = table.lines(viewer, first, last)
        self.lines.move_to_end(key)
        while len(self.lines) * STRIDE > MOST_LINES:
            self.lines.popitem(last=False)
        return self.lines[key][since - first :]


KEPT: Final = Kept()
"""What this process remembers."""


def taken(header: Header, have: int, entries: Sequence[Entry]) -> int:
    """Add a log's entries after the first `have`; return how many entries are then known.

    A log that is sent from its first entry on replaces the one that was known. If fewer than `have`
    were known before, nothing is added, and the number returned is less than `have`.
    """
    if have == 0:
        KEPT.forget(header)
    table = KEPT.table(header)
    known = len(table.log)
    if known >= have:
        table.take(entries[known - have :])
    return len(table.log)


def retold_updates(header: Header, viewer: Viewer, since: int, upto: int) -> list[bytes] | None:
    """Return the encoded updates after number `since`, up to `upto`.

    Return None if the log isn't known that far.
    """
    table = KEPT.table(header)
    return table.updates(viewer, since, upto) if len(table.log) >= upto else None


def retold_lines(header: Header, viewer: Viewer, since: int, upto: int) -> list[bytes] | None:
    """Return encoded lines for the entries after number `since`.

    They end at `upto` or at the end of a stride, whichever comes first; there is at least one if
    `since` is less than `upto`. Return None if the log isn't known up to `upto`.
    """
    known = len(KEPT.table(header).log)
    return KEPT.told(header, viewer, since, upto) if known >= upto else None
