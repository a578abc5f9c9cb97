"""Retelling: what has happened at a table, told once more to whoever has missed it.

It runs in a process of its own, which keeps copies of the tables that it is asked about: their
logs, the table as it was every so many entries, and the lines that it has told. A table is what its
log makes of it, so a copy need only be given the entries that it has not seen.
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
"""So many entries lie between two copies of a table, and so many lines are told at once."""
MOST_ENTRIES: Final = 200_000
"""Logs of so many entries in all are kept, those that were asked for last."""
MOST_TABLES: Final = 2_000
"""At most this many tables are kept: even a short one takes about 10 kB."""
MOST_LINES: Final = 200_000
"""So many lines are kept in all."""


class Retelling:
    """A table as its log has made it, at any moment of it."""

    def __init__(self, header: Header) -> None:
        self.log: list[Entry] = []
        self._table = Table(header)
        """The table after the last entry."""
        self._earlier = [self._table.copy()]
        """The table as it was every so many entries."""

    def take(self, entries: Sequence[Entry]) -> None:
        """Take in the next entries of the log."""
        for entry in entries:
            self._table.apply(entry)
            self.log.append(entry)
            if len(self.log) % STRIDE == 0:
                self._earlier.append(self._table.copy())

    def updates(self, viewer: Viewer, since: int, upto: int) -> list[bytes]:
        """The updates after a number, as they were sent when they happened."""
        table = self._at(since)
        missed = self.log[since:upto]
        return [json.encode(update(table, table.apply(entry), viewer)) for entry in missed]

    def lines(self, viewer: Viewer, since: int, upto: int) -> list[bytes]:
        """What happened after a number, in words alone."""
        table = self._at(since)
        missed = self.log[since:upto]
        return [json.encode(line(table, table.apply(entry), viewer)) for entry in missed]

    def _at(self, number: int) -> Table:
        """The table as it was after so many entries."""
        table = self._earlier[number // STRIDE].copy()
        for entry in self.log[table.last_entry : number]:
            table.apply(entry)
        return table


class Kept:
    """What a process remembers: the tables it was asked about last, and lines it has told."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Retelling] = OrderedDict()
        self.lines: OrderedDict[tuple[str, Viewer, int], list[bytes]] = OrderedDict()

    def table(self, header: Header) -> Retelling:
        """The copy of a table, which may have seen nothing yet."""
        if header.id not in self.tables:
            self.tables[header.id] = Retelling(header)
        found = self.tables[header.id]
        self.tables.move_to_end(header.id)
        while len(self.tables) > 1 and self._is_too_much():
            self.tables.popitem(last=False)
        return found

    def _is_too_much(self) -> bool:
        entries = sum(len(table.log) for table in self.tables.values())
        return len(self.tables) > MOST_TABLES or entries > MOST_ENTRIES

    def told(self, header: Header, viewer: Viewer, since: int, upto: int) -> list[bytes]:
        """Some lines after a number, as far as they are told together; whole runs are kept."""
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
    """Take in the entries after a number; how many are known then, fewer if some are missing."""
    table = KEPT.table(header)
    known = len(table.log)
    if known >= have:
        table.take(entries[known - have :])
    return len(table.log)


def retold_updates(header: Header, viewer: Viewer, since: int, upto: int) -> list[bytes] | None:
    """The updates after a number, encoded; nothing if the log is not known so far."""
    table = KEPT.table(header)
    return table.updates(viewer, since, upto) if len(table.log) >= upto else None


def retold_lines(header: Header, viewer: Viewer, since: int, upto: int) -> list[bytes] | None:
    """Some lines after a number, encoded, at least one; nothing if the log is not known so far."""
    known = len(KEPT.table(header).log)
    return KEPT.told(header, viewer, since, upto) if known >= upto else None
