"""The test of several nodes: they share a database, and are killed and frozen under load.

``python -m tests.server.nodes [--nodes 2] [--kills 200] [--freezes 30] [--restarts 20]
[--upgrades 4]``. Scripted people play at tables with and without bots, spread over all nodes. In
four phases nodes are killed, nodes are frozen for a while, PostgreSQL, which waits for the disk, is
restarted, and nodes are replaced by those of the next version and back. After each of these events
every table must go on and everybody must see it go on, and the log in the database must agree with
everything that people asked for and were told.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from msgspec import structs
from sqlalchemy import Connection, NullPool, create_engine, make_url, select, text

from lifeboat.server.store.rows import HEADER
from lifeboat.server.store.schema import ENTRIES, TABLES
from lifeboat.table.table import Header
from tests.server.balancer import Balancer
from tests.server.ledger import DOUBLED, LOST, MISTOLD, Finding, Ledger
from tests.server.next_version import NEXT, next_version
from tests.server.party import FAILED, Founding, Party, Watcher, Wish
from tests.server.people import LOST_CONNECTION
from tests.server.postgres import Postgres, own_postgres, programs
from tests.server.process import ServerProcess

WISHES: Final[list[Wish]] = [
    ("titanic", [1, 2, 3]),
    ("septentrick", [1, "random", "steady", 2]),
    ("titanic", ["random", 1, "steady", 2]),
    ("titanic", [1]),
    ("septentrick", [1, 2, 3]),
    ("titanic", [1, 1, 2, "random", 2]),
]
"""The kinds of tables; when a game is over, another one begins at a table of the same kind."""
STUCK: Final = "stuck"
"""A table doesn't go on after an event, or not everybody sees it go on."""
KINDS: Final = (LOST, DOUBLED, MISTOLD, STUCK, FAILED)
LONGEST: Final = 60.0
"""Seconds without progress after which a table counts as stuck."""
LONGEST_LIFE: Final = 2.0
"""The most seconds between two kills, once all tables go on."""
LONGEST_DEATH: Final = 2.0
"""The most seconds before a killed node is started again, unless the tables go on without it."""
LONGEST_GAP: Final = 1.0
"""The most seconds that PostgreSQL is away, apart from its own start and stop."""
YOUNG: Final = 5
"""On every such kill, the next one doesn't wait until the killed node is up again."""
NOTICED: Final = 8.0
"""The seconds in which people notice a frozen node and play on with another one."""
STARTING: Final = 120.0
"""The most seconds until all nodes are up."""
LOOK: Final = 0.02


@dataclass
class Figures:
    """What happened in one phase."""

    name: str
    events: int = 0
    acknowledged: int = 0
    """The number of acknowledged commands."""
    counts: Counter[str] = field(default_factory=Counter)
    """The number of findings of each kind."""
    longest: float = 0.0
    """The longest time that a table stood still, in seconds."""


@dataclass
class Findings:
    """What the test has found."""

    phases: list[Figures] = field(default_factory=list)
    games: int = 0
    """The number of finished games."""
    notes: list[Finding] = field(default_factory=list)

    def note(self, finding: Finding) -> None:
        """Note something that is wrong, once."""
        if finding not in self.notes:
            self.notes.append(finding)
            self.phases[-1].counts[finding.kind] += 1

    def __str__(self) -> str:
        events = ", ".join(f"{phase.events} {phase.name}" for phase in self.phases if phase.events)
        acknowledged = sum(phase.acknowledged for phase in self.phases)
        kinds = Counter(finding.kind for finding in self.notes)
        found = ", ".join(f"{kinds[kind]} {kind}" for kind in KINDS)
        return f"{events}: {acknowledged} acknowledged, {found}; {self.games} games finished"

    def table(self) -> str:
        """Return the figures of all phases, a line for each."""
        heads = ["phase", "events", "acknowledged", *KINDS, "longest standstill"]
        lines = [heads]
        for phase in self.phases:
            counts = [str(phase.counts[kind]) for kind in KINDS]
            stop = f"{phase.longest:.1f} s"
            lines.append([phase.name, str(phase.events), str(phase.acknowledged), *counts, stop])
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        return "\n".join(
            "  ".join(word.rjust(width) for word, width in zip(line, widths, strict=True))
            for line in lines
        )


class Phase(NamedTuple):
    """A number of events of one kind."""

    name: str
    times: int
    event: Callable[[int], Awaitable[None]]


class Events(NamedTuple):
    """How many events of each kind are to happen."""

    kills: int = 0
    freezes: int = 0
    restarts: int = 0
    """Of PostgreSQL."""
    upgrades: int = 0
    """Replacements of a node by one of another version."""


class NodesTest:
    """Several nodes on one database, and the people who play on all of them."""

    def __init__(self, postgres: Postgres, nodes: int, seed: object, tables: int) -> None:
        self.postgres = postgres
        self.database = postgres.new_database()
        one = {"LIFEBOAT_BOT_PROCESSES": "1"}  # no bot here searches
        self.nodes = [ServerProcess(self.database, **one) for _ in range(nodes)]
        self.balancer = Balancer([node.address for node in self.nodes])
        self.rng = Random(str(seed))
        self.tables = tables
        self.found = Findings()
        self.founding = Founding(self.balancer, self.rng, self.found.note)
        self.parties: list[Party] = []
        """The parties whose tables are still to be checked."""
        self.ledgers: dict[str, Ledger] = {}
        self.freeze_seconds = 10.0
        self._settled = 0
        """How many commands were acknowledged at tables that needn't be checked any more."""
        self._counted = 0

    async def run(self, events: Events, tell: Callable[[str], None]) -> Findings:
        """Let this many events of each kind happen, and return what was found."""
        phases = [
            Phase("kills", events.kills, self._kill),
            Phase("freezes", events.freezes, self._freeze),
            Phase("restarts", events.restarts, self._restart),
            Phase("upgrades", events.upgrades, self._replace),
        ]
        self.found.phases.append(Figures("start"))
        try:
            with tempfile.TemporaryDirectory() as folder:
                self.folder = Path(folder)
                await self._go_through_all(phases, tell)
        finally:
            for node in self.nodes:
                node.kill()
        self._check()
        return self.found

    async def _go_through_all(self, phases: Iterable[Phase], tell: Callable[[str], None]) -> None:
        """Start the nodes, and let everything happen while people play."""
        async with self.balancer.checking():
            await self._start()
            playing = asyncio.gather(*(self._play_for_ever(at) for at in range(self.tables)))
            try:
                await self._until(lambda: len(self.parties) >= self.tables or playing.done())
                for phase in phases:
                    await self._go_through(phase, playing, tell)
            finally:
                playing.cancel()
                with suppress(asyncio.CancelledError):
                    await playing

    async def _start(self) -> None:
        for node in self.nodes:
            node.start()
        if not await self._until(self._are_up, STARTING):
            raise RuntimeError(f"not all nodes are up: {self.found.notes}")

    def _are_up(self) -> bool:
        return self.balancer.healthy == {node.address for node in self.nodes}

    async def _go_through(
        self, phase: Phase, playing: asyncio.Future[list[None]], tell: Callable[[str], None]
    ) -> None:
        """Let all events of a phase happen, and check everything after each."""
        if not phase.times:
            return
        await self._expect_all_to_go_on()
        self._check()
        self._longest_stop()
        figures = Figures(phase.name)
        self.found.phases.append(figures)
        for at in range(phase.times):
            await phase.event(at)
            figures.events += 1
            await self._expect_all_to_go_on()
            self._check()
            figures.longest = max(figures.longest, self._longest_stop())
            tell(str(self.found))
            if playing.done():
                playing.result()

    # Events

    async def _kill(self, at: int) -> None:
        """Kill a node, and start it again: at once, after a while or when all go on without it."""
        node = self.nodes[at % len(self.nodes)]
        await asyncio.sleep(self.rng.uniform(0, LONGEST_LIFE))
        node.kill()
        if at % 2 and len(self.nodes) > 1:
            await self._expect_all_to_go_on()
        else:
            await asyncio.sleep(self.rng.uniform(0, LONGEST_DEATH))
        self._check()
        node.start()
        if (at + 1) % YOUNG:
            await self._until(self._are_up)

    async def _freeze(self, at: int) -> None:
        """Freeze a node for a while, in which all go on without it."""
        node = self.nodes[at % len(self.nodes)]
        await asyncio.sleep(self.rng.uniform(0, LONGEST_LIFE))
        node.freeze()
        thawing = asyncio.create_task(asyncio.sleep(self.freeze_seconds))
        try:
            if len(self.nodes) > 1 and self.freeze_seconds >= NOTICED:
                await self._expect_all_to_go_on(self.freeze_seconds, but=Watcher)
                self._check()
            await thawing
        finally:
            node.thaw()

    async def _restart(self, at: int) -> None:
        """Restart PostgreSQL, every other time like after a crash."""
        await asyncio.sleep(self.rng.uniform(0, LONGEST_LIFE))
        await asyncio.to_thread(self.postgres.stop, "fast" if at % 2 else "immediate")
        await asyncio.sleep(self.rng.uniform(0, LONGEST_GAP))
        await asyncio.to_thread(self.postgres.start)

    async def _replace(self, at: int) -> None:
        """Replace a node by one of the next version; once all are new, by one of this version.

        The first new node upgrades the database while the old ones serve. The old ones that come
        back find a database that is newer than they are.
        """
        turn, number = divmod(at, len(self.nodes))
        node = self.nodes[number]
        await asyncio.sleep(self.rng.uniform(0, LONGEST_LIFE))
        status = await asyncio.to_thread(node.end)
        if status:
            self.found.note(Finding(FAILED, f"node {number + 1} stopped with status {status}"))
        node.path = None if turn % 2 else self.next_version
        self.balancer.healthy.discard(node.address)
        node.start()
        if not await self._until(self._are_up, STARTING):
            self.found.note(Finding(FAILED, f"node {number + 1} isn't up again"))
        if (revision := stored_revision(self.database)) != NEXT:
            self.found.note(Finding(FAILED, f"the database is at {revision}: the node isn't new"))

    @cached_property
    def next_version(self) -> Path:
        """The next version, which is written when it is first needed."""
        return next_version(self.folder)

    # People

    async def _play_for_ever(self, at: int) -> None:
        """Play one game after another, each at a new table of the same kind."""
        wish = WISHES[at % len(WISHES)]
        while True:
            try:
                async with asyncio.timeout(LONGEST):
                    party = await self._set_up(wish, at)
            except TimeoutError:
                self.found.note(Finding(STUCK, f"no new table for {wish}"))
                continue
            self.parties.append(party)
            await party.play()
            self.found.games += 1

    async def _set_up(self, wish: Wish, at: int) -> Party:
        while True:
            try:
                return await self.founding.party(wish, at)
            except LOST_CONNECTION:
                await asyncio.sleep(LOOK)

    async def _expect_all_to_go_on(
        self, limit: float = LONGEST, but: type[Watcher] | None = None
    ) -> None:
        """Wait until everybody has seen something new at every table; note who hasn't.

        People of the type `but` needn't.
        """
        newest = [(guest, guest.party.newest) for party in self.parties for guest in party.guests]
        waiting = [one for one in newest if but is None or not isinstance(one[0], but)]

        def all_go_on() -> bool:
            waiting[:] = [one for one in waiting if one[0].seen <= one[1] and not one[0].is_over()]
            return not waiting

        if not await self._until(all_go_on, limit):
            for party in {guest.party for guest, _ in waiting}:
                names = ", ".join(guest.name for guest, _ in waiting if guest.party is party)
                seen = party.seen_by_all()
                words = f"{names} saw nothing new for {limit:.0f} s; all have seen {seen}"
                party.note(STUCK, words)

    async def _until(self, condition: Callable[[], bool], limit: float = LONGEST) -> bool:
        """Wait until a condition is true, or for `limit` seconds; return whether it is true.

        Meanwhile, nodes that end by themselves are noted and started again.
        """
        end = time.monotonic() + limit
        while not condition():
            if time.monotonic() > end:
                return False
            for at, node in enumerate(self.nodes, 1):
                if node.has_ended():
                    status = node.end()
                    self.found.note(Finding(FAILED, f"node {at} ended with status {status}"))
                    node.start()
            await asyncio.sleep(LOOK)
        return True

    # Checks

    def _check(self) -> None:
        """Compare all logs with what people asked for and were told, and drop finished tables.

        Nobody is told anything meanwhile, since this doesn't wait.
        """
        logs = stored_logs(self.database, [party.table for party in self.parties])
        for party in list(self.parties):
            is_over = party.is_over()
            for finding in self._findings(party, logs.get(party.table)):
                party.note(*finding)
            if is_over:
                self.parties.remove(party)
                self.ledgers.pop(party.table, None)
                self._settled += party.acknowledged()
        total = self._settled + sum(party.acknowledged() for party in self.parties)
        self.found.phases[-1].acknowledged += total - self._counted
        self._counted = total

    def _findings(self, party: Party, log: StoredLog | None) -> Iterator[Finding]:
        if log is None:
            yield Finding(LOST, "the table")
            return
        ledger = self.ledgers.setdefault(party.table, Ledger(log.header))
        yield from ledger.follow(log.number, log.rows)
        yield from ledger.findings([guest.witness for guest in party.guests])

    def _longest_stop(self) -> float:
        return max((party.longest_stop() for party in self.parties), default=0.0)


class StoredLog(NamedTuple):
    """A log as it is stored."""

    header: Header
    number: int
    """The number of the last entry, according to the table."""
    rows: list[tuple[int, str]]
    """The number and the text of each entry."""


def stored_revision(database: str) -> str:
    """Return the revision of the database, which the newest node that ever started has set."""
    with _looking_into(database) as connection:
        revision: str = connection.execute(
            text("SELECT version_num FROM alembic_version")
        ).scalar_one()
    return revision


def stored_logs(database: str, tables: Iterable[str]) -> dict[str, StoredLog]:
    """Return the logs of these tables as they are now, read without the server's own store."""
    found: dict[str, StoredLog] = {}
    wanted = list(tables)
    with _looking_into(database) as connection:
        named = select(TABLES.c.id, TABLES.c.header, TABLES.c.secret, TABLES.c.number)
        for row in connection.execute(named.where(TABLES.c.id.in_(wanted))):
            header = structs.replace(HEADER.decode(row.header), secret=row.secret)
            found[row.id] = StoredLog(header, row.number, [])
        logged = select(ENTRIES.c.table_id, ENTRIES.c.number, ENTRIES.c.text)
        logged = logged.where(ENTRIES.c.table_id.in_(wanted)).order_by(ENTRIES.c.number)
        for table, number, text in connection.execute(logged):
            found[table].rows.append((number, text))
    return found


def _looking_into(database: str) -> Connection:
    """Return a connection on which all reads see the same moment."""
    address = make_url(database).set(drivername="postgresql+psycopg")
    engine = create_engine(address, poolclass=NullPool, isolation_level="REPEATABLE READ")
    return engine.connect()


def main(words: list[str] | None = None) -> int:
    """Read the options, run the test and print what it found."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--freezes", type=int, default=30)
    parser.add_argument("--freeze-seconds", type=float, default=10.0)
    parser.add_argument("--restarts", type=int, default=20, help="of PostgreSQL")
    parser.add_argument("--upgrades", type=int, default=4, help="to the next version and back")
    parser.add_argument("--seed", default=str(time.time_ns()))
    options = parser.parse_args(words)
    if programs() is None:
        print("SKIPPED, PostgreSQL is not installed here: initdb was not found")
        return 0
    print(f"nodes: {options.nodes}, seed {options.seed}", flush=True)
    with own_postgres(fsync=True) as postgres:
        test = NodesTest(postgres, options.nodes, options.seed, options.tables)
        test.freeze_seconds = options.freeze_seconds
        events = Events(options.kills, options.freezes, options.restarts, options.upgrades)
        found = asyncio.run(test.run(events, lambda line: print(line, file=sys.stderr)))
    print(found, found.table(), sep="\n")
    for finding in found.notes:
        print(*finding)
    return 1 if found.notes else 0


if __name__ == "__main__":
    sys.exit(main())
