"""The crash test: a real server under load is killed at random moments and started again.

``python -m tests.server.crash --kills 50 [--database URL | --postgres]``. Scripted people play
random legal actions at several tables with bots, by plain requests and over live connections. After
each kill every action that was acknowledged, and every update that was shown, must be in the log;
after each start every table must accept its next action.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from lifeboat.server.store.store import Store
from lifeboat.table.stored import StoredPlayed, read_log
from lifeboat.table.table import table_of
from tests.server.people import LOST_CONNECTION, Person, play_by_http, play_by_socket
from tests.server.postgres import own_postgres, programs
from tests.server.process import ServerProcess

WISHES: Final[list[dict[str, Any]]] = [
    {"game": "titanic", "seats": ["me"]},
    {"game": "titanic", "seats": ["me", "me", "me"]},
    {"game": "titanic", "seats": ["random", "me", "steady"]},
    {"game": "titanic", "seats": ["me", "random", "me", "random"]},
    {"game": "septentrick", "seats": ["me", "me", "me"]},
    {"game": "septentrick", "seats": ["me", "random", "steady", "me"]},
]
"""The tables to play at; when a game is over, another one begins at a table of the same kind."""
LONGEST: Final = 60.0
"""Seconds without an action after which a table counts as stuck."""
LONGEST_LIFE: Final = 2.0
"""The most seconds that a server runs before it is killed, once all tables are playing."""
YOUNG: Final = 5
"""On every such start, the server is killed without waiting until it is up."""


@dataclass
class Findings:
    """What the crash test has found."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Acknowledged actions, and tables and updates that were shown, that weren't stored."""
    stuck: int = 0
    games: int = 0
    """The number of finished games."""
    in_a_card: int = 0
    """The number of SOS Titanic tables that were in the middle of a card's effect at a kill."""
    notes: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} acknowledged actions, {self.lost} lost, "
            f"{self.stuck} stuck; {self.games} games finished, "
            f"{self.in_a_card} tables killed in the middle of a card"
        )


class CrashTest:
    """A server that is killed again and again, and the people who play on it."""

    def __init__(self, database: str, seed: object, wishes: list[dict[str, Any]]) -> None:
        self.server = ServerProcess(database)
        self.rng = Random(str(seed))
        self.wishes = wishes
        self.people: list[Person] = []
        self.found = Findings()

    async def run(self, kills: int, tell: Callable[[str], None]) -> Findings:
        """Kill the server this many times, then check that all games go on once more."""
        self.server.start()
        await asyncio.to_thread(self.server.wait_until_it_listens)
        players = [
            asyncio.create_task(self._play_for_ever(wish, number))
            for number, wish in enumerate(self.wishes)
        ]
        try:
            while len(self.people) < len(self.wishes):
                await asyncio.sleep(0.02)
                _raise_failures(players)
            await self._wait_until_all_go_on()
            for kill in range(1, kills + 1):
                await asyncio.sleep(self.rng.uniform(0, LONGEST_LIFE))
                self.server.kill()
                self.found.kills += 1
                await self._check_log([one for one in self.people if not one.is_over()])
                self.server.start()
                if kill % YOUNG:
                    await self._wait_until_all_go_on()
                tell(str(self.found))
                _raise_failures(players)
            await self._wait_until_all_go_on()
        finally:
            for player in players:
                player.cancel()
            await asyncio.wait(players)
            self.server.kill()
        await self._check_log(self.people)
        return self.found

    async def _play_for_ever(self, wish: dict[str, Any], number: int) -> None:
        """Play one game after another, each at a new table of this kind."""
        while True:
            person = await self._person(wish)
            self.people.append(person)
            play = play_by_http if number % 2 else play_by_socket
            while not person.is_over():
                with suppress(*LOST_CONNECTION):
                    await play(person)
                await asyncio.sleep(0.05)
            self.found.games += 1

    async def _person(self, wish: dict[str, Any]) -> Person:
        """Set up a new table as soon as the server allows it, and return its host."""
        players = str(len(wish["seats"]))
        new = {**wish, "name": "Ada", "setup": {"players": players}, "start": True}
        while True:
            with suppress(*LOST_CONNECTION):
                async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
                    answer = await client.post(f"{self.server.address}/api/tables", json=new)
                made = answer.raise_for_status().json()
                rng = Random(self.rng.random())
                return Person(self.server.address, made["table"], made["token"], rng)
            await asyncio.sleep(0.05)

    async def _wait_until_all_go_on(self) -> None:
        """Wait until every unfinished table has accepted another action; note those that are
        stuck.
        """
        before = {id(person): len(person.acknowledged) for person in self.people}
        waiting = [person for person in self.people if not person.is_over()]
        end = time.monotonic() + LONGEST
        while waiting and time.monotonic() < end:
            await asyncio.sleep(0.02)
            waiting = [
                person
                for person in waiting
                if not person.is_over() and len(person.acknowledged) == before[id(person)]
            ]
        self.found.stuck += len(waiting)
        self.found.notes += [f"{person.table} stuck at {person.seen}" for person in waiting]

    async def _check_log(self, people: list[Person]) -> None:
        """Compare what people were told with what is stored."""
        store = Store.open(self.server.database)
        for person in people:
            loaded = await store.load(person.table)
            if loaded is None:
                self._lose(person, "the table")
                continue
            header, log = loaded
            if person.seen > len(log):
                self._lose(person, f"update {person.seen}")
            for number, action in person.acknowledged.items():
                entry = log[number - 1] if number <= len(log) else None
                if not isinstance(entry, StoredPlayed) or entry.action != action:
                    self._lose(person, f"{number} {action}")
            state = table_of(header, list(read_log(header.game, log))).state()
            decision = state.decision() if state else None
            if header.game == "titanic" and decision:
                self.found.in_a_card += decision.kind not in ("first", "turn")
        await store.close()
        self.found.acknowledged = sum(len(person.acknowledged) for person in self.people)

    def _lose(self, person: Person, what: str) -> None:
        self.found.lost += 1
        self.found.notes.append(f"{person.table} lost {what}")


def _raise_failures(players: list[asyncio.Task[None]]) -> None:
    """Raise the error of any player who failed for another reason than a lost connection."""
    for player in players:
        if player.done():
            player.result()


def crash(database: str, kills: int, seed: object, tables: int = len(WISHES)) -> Findings:
    """Run the test on a database, reporting progress on standard error."""
    test = CrashTest(database, seed, WISHES[-tables:])
    return asyncio.run(test.run(kills, lambda words: print(words, file=sys.stderr)))


@contextmanager
def own_database() -> Iterator[str]:
    """Yield the address of an empty database on a PostgreSQL server started for this test."""
    with own_postgres() as postgres:
        yield postgres.new_database()


@contextmanager
def own_file() -> Iterator[str]:
    """Yield the path of an SQLite database that exists only for this test."""
    with tempfile.TemporaryDirectory() as folder:
        yield str(Path(folder) / "lifeboat.db")


def main(words: list[str] | None = None) -> int:
    """Read the options, run the test and print what it found."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", default=str(time.time_ns()))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--database", help="its address; by default a new SQLite file")
    where.add_argument("--postgres", action="store_true", help="a PostgreSQL server of its own")
    options = parser.parse_args(words)
    if options.postgres and programs() is None:
        print("PostgreSQL: SKIPPED, it is not installed here: initdb was not found")
        return 0
    print(f"{'PostgreSQL' if options.postgres else options.database or 'SQLite'}:")
    print(f"seed {options.seed}", flush=True)
    with ExitStack() as stack:
        own = own_database if options.postgres else own_file
        database = options.database or stack.enter_context(own())
        found = crash(database, options.kills, options.seed)
    print(found, *found.notes, sep="\n")
    return 1 if found.lost or found.stuck else 0


if __name__ == "__main__":
    sys.exit(main())
