"""A host: plays a table in one program, without a server.

It waits for nobody: a command is answered at once, and after it bots play until a person has to
decide. Whoever listens is told every entry as it happens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.players import stand_in_of
from lifeboat.table import laws
from lifeboat.table.bots import Bots, LocalBots
from lifeboat.table.commands import Command
from lifeboat.table.entries import Entry
from lifeboat.table.log import Log, MemoryLog
from lifeboat.table.session import Session, encoded
from lifeboat.table.table import Header, Table, table_of
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.rendering import welcome

Listener = Callable[[bytes], None]
"""Is given each message, encoded as a server would send it."""


class Host:
    """A table, its log, its bots and those who listen to it."""

    def __init__(self, header: Header, log: Log | None = None, bots: Bots | None = None) -> None:
        """Open a table as its log has left it; a bot that has to decide does so at once."""
        self.log = log or MemoryLog()
        self.bots = bots or LocalBots()
        entries = list(self.log.entries())
        self.session = Session(table_of(header, entries), entries)
        self._listeners: list[tuple[Viewer, Listener]] = []
        self._let_bots_play()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.session.table

    def listen(self, viewer: Viewer, listener: Listener) -> None:
        """Tell a viewer how the table stands, and from now on all that happens."""
        self._listeners.append((viewer, listener))
        listener(encoded(welcome(self.table, viewer)))

    def join(self, name: str) -> int:
        """Let a person come to the table, and return their number."""
        self._write([laws.join(self.table, name)])
        return len(self.table.people)

    def leave(self, person: int) -> None:
        """Let a person leave the table for good."""
        self._write(laws.leave(self.table, person))

    def command(self, person: int, command: Command) -> int:
        """Carry out a command, or raise what stands against it; return the last entry's number."""
        self._write(self.session.answer(person, command))
        return self.table.last_entry

    def stand_in(self, seat: int) -> None:
        """Let a bot play for a person who is away; with their next command they are back."""
        self._write([laws.take_over(self.table, seat)])

    def hint(self, person: int, seat: int, language: str) -> Hint:
        """Return advice on a person's own decision."""
        claims, question = self.session.hint_question(person, seat)
        self._write(claims)
        advice = self.bots.advise(question)
        self._write(self.session.hint_answer(question))
        return self.session.hint(question, advice, language)

    def _let_bots_play(self) -> None:
        while question := self.session.bot_question():
            action, decider = self.bots.choose(question)
            self._add(self.session.bot_answer(question, action, decider))

    def _write(self, entries: Sequence[Entry]) -> None:
        self._add(entries)
        self._let_bots_play()

    def _add(self, entries: Sequence[Entry]) -> None:
        """Apply entries, store them, and only then tell them."""
        told = self.session.apply(entries, [viewer for viewer, _ in self._listeners])
        self.log.append(entries)
        for updates in told:
            for viewer, listener in self._listeners:
                listener(updates[viewer])


def new_header(game: str, seed: str, **setup: str) -> Header:
    """Return the header of a new table whose deal is called by a seed."""
    rules = game_of(game)
    fields, secret = rules.setup_fields(setup), secret_of(seed)
    seats = rules.deal(fields, secret).seats()
    stand_in = stand_in_of(game).name
    return Header(seed, game, fields, secret, seats, seed=seed, stand_in=stand_in)
