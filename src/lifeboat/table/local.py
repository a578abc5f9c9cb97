"""A local table, played within one program, without a server.

By the time a command returns, everything that follows from it has happened: bots have played until
a person has to decide or the game is over. Listeners are told of every entry, in order, and may
give commands of their own while they are being told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from lifeboat.core.errors import LifeboatError
from lifeboat.core.fate import commitment_of, secret_of
from lifeboat.core.games import game_of
from lifeboat.players import stand_in_of
from lifeboat.table import laws
from lifeboat.table.bots import Bots, LocalBots
from lifeboat.table.commands import Command
from lifeboat.table.entries import Entry, Left, Removed
from lifeboat.table.laws.checks import check_presence
from lifeboat.table.log import Log, MemoryLog
from lifeboat.table.session import Session, encoded
from lifeboat.table.table import NO_PERSON, Header, Table, table_of
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.rendering import welcome

Tell = Callable[[bytes], None]
"""A function that is called with each message, encoded as a server would send it."""


class Hearer:
    """A listener at a local table: a viewer, and the function that receives their messages."""

    def __init__(self, viewer: Viewer, tell: Tell) -> None:
        self.viewer = viewer
        self.tell = tell


class LocalTable:
    """A table played within this program, with its log, its bots and its listeners."""

    def __init__(self, header: Header, log: Log | None = None, bots: Bots | None = None) -> None:
        """Open a table as its log left it, and let bots play until a person has to decide.

        By default the log is an empty one in memory, and the bots run in this process.
        """
        self.log = MemoryLog() if log is None else log
        self.bots = LocalBots() if bots is None else bots
        entries = list(self.log.entries())
        self.session = Session(table_of(header, entries), entries)
        self._hearers: list[Hearer] = []
        self._untold: deque[tuple[Hearer, bytes]] = deque()
        """The messages that are still to be delivered, each with its listener."""
        self._is_telling = False
        self._is_broken = False
        """Whether applying or storing entries failed, so that the table may be ahead of its log.

        A broken table refuses everything.
        """
        self._let_bots_play()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.session.table

    def listen(self, viewer: Viewer, tell: Tell) -> Callable[[], None]:
        """Send a viewer a welcome, and from then on an update about every entry.

        Return a function that stops the updates. Anyone who leaves or is removed gets an update
        about that, and none after it. Raise `CommandError` for a person who has left.
        """
        self._check()
        if viewer.person != NO_PERSON:
            check_presence(self.table, viewer.person, "listen")
        hearer = Hearer(viewer, tell)
        self._hearers.append(hearer)
        self._untold.append((hearer, encoded(welcome(self.table, viewer))))
        self._deliver()

        def stop() -> None:
            self._hearers = [one for one in self._hearers if one is not hearer]
            self._untold = deque(one for one in self._untold if one[0] is not hearer)

        return stop

    def join(self, name: str) -> int:
        """Add a person to the table and return their number.

        Raise `CommandError` if they can't join.
        """
        self._check()
        entry = laws.join(self.table, name)
        person = len(self.table.people) + 1
        self._write([entry])
        return person

    def leave(self, person: int) -> None:
        """Let a person leave the table for good."""
        self._check()
        self._write(laws.leave(self.table, person))

    def command(self, person: int, command: Command) -> int:
        """Carry out a person's command, let bots play, and return the number of the last entry.

        Raise a `LifeboatError`, without changing anything, if the command is refused.
        """
        self._check()
        self._write(laws.answer(self.table, person, command))
        return self.table.last_entry

    def stand_in(self, seat: int) -> None:
        """Let a bot stand in for the person in a seat until that person's next command.

        Raise `CommandError` if no game is being played, the seat isn't a person's, or a bot is
        already standing in.
        """
        self._check()
        self._write([laws.take_over(self.table, seat)])

    def hint(self, person: int, seat: int, language: str) -> Hint:
        """Return a hint for the decision that a person's own seat has to make, and count it.

        Asking also brings the person back if a bot has been standing in. Raise a `LifeboatError`
        if the person can't have a hint for this seat now.
        """
        self._check()
        claims, question = self.session.hint_question(person, seat)
        self._write(claims)
        advice = self.bots.advise(question)
        self._write(self.session.hint_answer(question))
        return self.session.hint(question, advice, language)

    def _check(self) -> None:
        if self._is_broken:
            raise LifeboatError("table-broken", self.table.header.id)

    def _write(self, entries: Sequence[Entry]) -> None:
        self._add(entries)
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        while not self._is_broken and (question := self.session.bot_question()):
            action, decider = self.bots.choose(question)
            self._add(self.session.bot_answer(question, action, decider))

    def _add(self, entries: Sequence[Entry]) -> None:
        """Apply entries, store them, and only then tell listeners about them.

        If applying or storing fails, the table is broken from then on.
        """
        self._check()
        if not entries:
            return
        hearers = self._hearers
        try:
            told = self.session.apply(entries, [hearer.viewer for hearer in hearers])
            self.log.append(entries)
        except BaseException:
            self._is_broken = True
            raise
        for updates in told:
            self._untold.extend((hearer, updates[hearer.viewer]) for hearer in hearers)
        gone = {entry.person for entry in entries if isinstance(entry, Left | Removed)}
        self._hearers = [hearer for hearer in hearers if hearer.viewer.person not in gone]
        self._deliver()

    def _deliver(self) -> None:
        """Deliver all messages in order, including those that listeners cause while being told.

        Within a listener this does nothing: the outer call delivers the new messages too.
        """
        if self._is_telling:
            return
        self._is_telling = True
        try:
            while self._untold:
                hearer, message = self._untold.popleft()
                hearer.tell(message)
        finally:
            self._is_telling = False


def seeded_header(game: str, seed: str, **setup: str) -> Header:
    """Return the header of a new table whose deal comes from a seed.

    The table's id is public, so it is taken from the deal's commitment, which reveals nothing
    about the cards.
    """
    rules = game_of(game)
    fields, secret = rules.setup_fields(setup), secret_of(seed)
    seats = rules.deal(fields, secret).seats()
    key, stand_in = commitment_of(secret)[:16], stand_in_of(game).name
    return Header(key, game, fields, secret, seats, seed=seed, stand_in=stand_in)
