"""What the server refuses: commands at a table, requests, and failures of its store."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from psycopg.errors import InsufficientPrivilege
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError, ProgrammingError
from starlette.applications import Starlette
from starlette.testclient import TestClient

from lifeboat.core.errors import LifeboatError
from lifeboat.server.listening import listening_socket
from lifeboat.server.live.processes import Processes
from lifeboat.server.past import reviews
from lifeboat.server.settings import Settings, settings_of
from lifeboat.server.store import databases
from lifeboat.server.store.errors import failure_of
from lifeboat.server.store.rights import opening_failure
from lifeboat.server.store.rows import Subscription
from lifeboat.server.store.store import Store
from lifeboat.server.store.writer import _uncertain
from lifeboat.server.web.client import client_routes
from lifeboat.server.web.limits import Limits
from lifeboat.table import laws
from lifeboat.table.commands import (
    Command,
    Free,
    NameSeat,
    NewToken,
    Play,
    Propose,
    Rematch,
    Remove,
    Rename,
    Resign,
    Say,
    SeatBot,
    Sit,
    Start,
    TurnUp,
    Undo,
)
from lifeboat.table.entries import Joined
from lifeboat.table.requests import Joining
from lifeboat.table.table import Table
from tests.refusals.provoking import caught, provocation
from tests.server import test_http
from tests.server.asking import SOLO, bearer, new_client, set_up
from tests.server.failing_store import FailingStore
from tests.server.fake_tables import FakeTables
from tests.server.house import Clock, House, QuickBots, SlowBots, StillLoop, opened_house, until
from tests.server.server import ADA, Server
from tests.table.tables import header_of, legal_text, obey, opened, started, step

TWO = {"players": "2", "crew": "lee,boxhall", "first": "1"}


def at(table: Table, person: int, *commands: Command) -> list[LifeboatError]:
    """Return the refusals of these commands."""
    return caught(*(partial(laws.answer, table, person, command) for command in commands))


@provocation
def before_the_game(_: Path) -> Iterator[LifeboatError]:
    table = opened("titanic", TWO, 2, people=2)
    yield from at(table, 0, Sit(0), Say("Ice!"))
    yield from at(table, 1, Start(), Free(0), Sit(4), SeatBot(0, "ahab"), Play("rescue:1", 0))
    yield from at(table, 2, Start(), SeatBot(0, "random"), Remove(1))
    yield from at(table, 1, Remove(1), Remove(9), Resign(), Undo(0))
    yield from at(table, 1, Rematch(), NewToken())  # type: ignore[arg-type]  # of a table alone
    yield from at(table, 1, Rename("\u200b"), Rename(" "), Rename("P2"), Say("\u202e"), Say(" "))
    obey(table, 1, Sit(0))
    yield from at(table, 1, NameSeat(0, "Cleo"))
    yield from at(table, 2, Sit(0), Free(0))
    yield from caught(partial(laws.take_over, table, 0))
    with patch("lifeboat.table.laws.seating.MOST_PEOPLE", 2):
        yield from caught(partial(laws.join, table, "Ann"))
    with patch("lifeboat.table.laws.checks.MOST_OF_A_KIND", 0):
        yield from at(table, 1, Say("Ice!"), Rename("Ann"))


@provocation
def in_the_game(_: Path) -> Iterator[LifeboatError]:
    table = started("titanic", TWO, [1, 2], proposals=True)
    obey(table, 2, Say("Ice!"))
    laws.join(table, "Cleo")
    now = table.last_entry
    yield from at(table, 1, Sit(0), Start(), Play("3>4", now), Play("swim", now), Play("stop", now))
    yield from at(table, 1, Play("rescue:9", now), Play("f1+>2", now), Undo(now), TurnUp(now))
    yield from at(table, 1, Play("rescue:1", 0), Play("rescue:1", now + 1), Propose(0, "stop", now))
    yield from at(table, 2, Play("rescue:1", now), TurnUp(now), Propose(1, "rescue:9", now))
    yield from caught(
        partial(laws.ask_hint, table, 2, 1),
        partial(laws.ask_hint, table, 1, 1),
        partial(laws.bot_step, table, 1, "random", table.rules.read_action("rescue:1")),
    )
    obey(table, 2, Propose(1, legal_text(table), now))
    yield from at(table, 2, Propose(1, legal_text(table), table.last_entry))
    step(table, "rescue:1")
    yield from at(table, 1, Undo(table.last_entry))
    yield from at(table, 2, Undo(table.last_entry))
    without = started("titanic", TWO, [1, 2], hints=0)
    yield from at(without, 2, Propose(1, "rescue:1", without.last_entry))
    yield from caught(partial(laws.ask_hint, without, 1, 0))
    few = started("titanic", TWO, [1, 2], hints=1)
    for entry in laws.give_hint(few, 1, 0, few.version):
        few.apply(entry)
    yield from caught(partial(laws.ask_hint, few, 1, 0))
    onlooker = started("titanic", TWO, [1, 1])
    onlooker.apply(laws.join(onlooker, "Cleo"))
    yield from at(onlooker, 2, Resign())
    obey(onlooker, 1, Resign())
    yield from at(
        onlooker, 1, Play("rescue:1", onlooker.last_entry), Undo(onlooker.last_entry), Resign()
    )


@provocation
def at_a_silent_table(_: Path) -> Iterator[LifeboatError]:
    table = started("septentrick", {"players": "3", "captain": "1"}, [1, "random", "random"])
    now = table.last_entry
    yield from at(table, 1, Say("Ice!"), Rename("Ann"), Play("pass:t3,t4", now), Play("d1", now))
    yield from at(table, 1, Propose(0, "d1", now))


@provocation
def requests(folder: Path) -> Iterator[LifeboatError]:
    with new_client(FakeTables()) as asking:
        table, token = set_up(asking)
        for method, path, body, *_ in test_http.REFUSALS:
            here = path.replace("TABLE", table)
            yield _told(asking.request(method, here, json=body, headers=bearer(token)))
        here = f"/api/tables/{table}"
        yield _told(asking.post(f"{here}/commands", json={"kind": "claim"}, headers=bearer("x")))
        strange = {"Origin": "https://elsewhere.example"}
        yield _told(asking.post("/api/tables", json=SOLO, headers=strange))
        yield _told(asking.post("/api/tables", content=b"x" * 70_000))
        twice = f"{here}/events?since=1&since=2"
        yield _told(asking.get(twice, headers=bearer(token)))
        swim = {"kind": "play", "action": "swim", "version": 3}
        yield _told(asking.post(f"{here}/commands", json=swim, headers=bearer(token)))
    with TestClient(Starlette(routes=list(client_routes(folder / "none")))) as asking:
        yield _told(asking.get("/rules/titanic"))
    tables = FakeTables()
    with new_client(tables, raise_server_exceptions=False) as asking:
        table, token = set_up(asking)
        tables.is_broken = True
        command = {"kind": "claim"}
        address = f"/api/tables/{table}/commands"
        yield _told(asking.post(address, json=command, headers=bearer(token)))


def _told(answer: Any) -> LifeboatError:
    """Return the refusal in an answer; only data goes over the wire."""
    said = answer.json()
    return LifeboatError(said["code"], said["tried"], said["expected"], said["rule"])


@provocation
def past_games(folder: Path) -> Iterator[LifeboatError]:
    server = Server(folder / "past.db")
    with server.client as asking:
        address, host = server.set_up()
        yield _told(asking.get(f"{address}/record", headers=host))
        asking.post(f"{address}/commands", json={"kind": "resign"}, headers=host)
        yield _told(asking.post(f"{address}/review", headers=host))
        yield _told(asking.get(f"{address}/steps/99"))
        yield _told(asking.get("/api/days/titanic/2999-01-01"))
        yield _told(asking.get("/api/statistics/me"))
        for wish in (
            {"seed": "x", "deal": "day"},
            {"listed": True},
            {"setup": {"players": "2"}},
            {"practice": True},
        ):
            yield _told(asking.post("/api/tables", json=SOLO | {"deal": "day", "seed": ""} | wish))
        seats = SOLO | {"seats": ["me", "me"]}
        yield _told(asking.post("/api/tables", json=seats))
        yield _told(asking.post("/api/tables", json=SOLO | {"seed": 'a"b'}))
        of_day, host = server.set_up(deal="day")
        server.play(of_day)
        yield _told(asking.get(f"{of_day}/record"))
        for record, more in (
            ('[Game "titanic"]\n[Seed "x"]\n\n' + "1 " * 6_000, {}),
            ('[Game "titanic"]\n[Seed "x"]\n', {"step": 9}),
            ('[Game "titanic"]\n[Seed "x"]\n', {"seat": 4}),
            ('[Game "titanic"]\n[Start "sea=calm"]', {}),
        ):
            yield _told(asking.post("/api/replay", json={"record": record} | more))
        with patch.object(reviews, "MOST_WAITING", 0):
            finished, host = server.finish()
            yield _told(asking.post(f"{finished}/review", headers=host | ADA))


@provocation
def limits(_: Path) -> Iterator[LifeboatError]:
    narrow = Limits(Settings(sockets_per_address=1, tables_per_address=1, request_burst=1))
    with narrow.connection("a"), narrow.table("a"):
        yield from caught(
            partial(narrow.connection("a").__enter__), partial(narrow.table("a").__enter__)
        )
    few = Settings(request_burst=1, requests_per_second=0.001)
    with new_client(FakeTables(), few) as asking:
        asking.get("/api/tables")
        yield _told(asking.get("/api/tables"))


@provocation
def settings(_: Path) -> list[LifeboatError]:
    wrong = {
        "port": "70000",
        "processes": "2",
        "tables": "0",
        "request_burst": "x",
        "bot_seconds": "-1",
        "log_level": "loud",
        "origins": "example.org",
        "proxies": "nowhere",
        "notifications": "perhaps",
        "push_contact": "ada",
    }
    taken = socket.create_server(("127.0.0.1", 0))
    try:
        return caught(
            *(partial(settings_of, {}, **{name: text}) for name, text in wrong.items()),
            *(
                partial(settings_of, {f"LIFEBOAT_{name.upper()}": text})
                for name, text in wrong.items()
            ),
            partial(listening_socket, "127.0.0.1", taken.getsockname()[1]),
            partial(listening_socket, "no such host", 1),
        )
    finally:
        taken.close()


@provocation
def stores(folder: Path) -> Iterator[LifeboatError]:
    path = folder / "store.db"
    first = Store.open(str(path))
    letter = folder / "letter.txt"
    letter.write_text("Dear Ada, " * 100)
    with patch.object(databases, "HANDOVER", 0):
        yield from caught(partial(Store.open, str(path)))
    header = header_of("titanic", {"players": "1"}, 1)

    async def scene() -> list[LifeboatError]:
        await first.create(header, [], {})
        found = [
            await _failed(first.create(header, [], {})),
            await _failed(first.append("nowhere", 1, [Joined(1, "Ann")], at=1)),
            await _failed(first.append("table", 9, [Joined(1, "Ann")], at=1)),
            await _failed(first.append("table", 1, [Joined(1, "Ann")], at=1, invite="x")),
        ]
        await first.close()
        return [
            *found,
            await _failed(first.open_tables()),
            await _failed(first.append("t", 1, [], at=1)),
        ]

    yield from asyncio.run(scene())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE compatibility SET oldest = '9999'")
    connection.close()
    yield from caught(
        partial(Store.open, str(path)),
        partial(Store.open, str(letter)),
        partial(Store.open, "/proc/foo.db"),
        partial(Store.open, "mysql://localhost/x"),
        partial(Store.open, f"postgresql://ada:iceberg@/x?host={folder}"),
    )
    with patch.object(databases, "find_spec", lambda name: None):
        yield from caught(partial(Store.open, "postgresql://localhost/x"))
    away = create_engine(f"postgresql+psycopg://ada@/x?host={folder}")
    denied = InsufficientPrivilege("permission denied for schema public")
    yield opening_failure(away, ProgrammingError("CREATE TABLE", {}, denied))
    yield from caught(partial(databases.connected, away))
    broken = OperationalError("SELECT 1", {}, sqlite3.OperationalError("disk I/O error"))
    yield from (failure_of(broken), _uncertain(broken))
    broken.connection_invalidated = True
    yield failure_of(broken)


async def _failed(doing: Awaitable[object]) -> LifeboatError:
    try:
        await doing
    except LifeboatError as error:
        return error
    raise AssertionError("nothing was refused")


def _in_a_house(
    folder: Path,
    scene: Callable[[House], Awaitable[list[LifeboatError]]],
    bots: QuickBots | None = None,
) -> list[LifeboatError]:
    clock = Clock()

    async def found() -> list[LifeboatError]:
        async with opened_house(folder, clock, bots or QuickBots()) as house:
            return await scene(house)

    with asyncio.Runner(loop_factory=lambda: StillLoop(clock)) as runner:
        return runner.run(found())


@provocation
def notifications(folder: Path) -> list[LifeboatError]:
    nobody = Subscription("https://127.0.0.1/", "", "", "en")

    async def scene(house: House) -> list[LifeboatError]:
        table = await house.set_up("titanic", ["me"])
        broken = await _failed(house.tables.subscribe(table, 1, nobody))
        house.tables.notifier.is_on = False
        return [broken, await _failed(house.tables.subscribe(table, 1, nobody))]

    return _in_a_house(folder, scene)


@provocation
def tables(folder: Path) -> list[LifeboatError]:
    async def scene(house: House) -> list[LifeboatError]:
        table = await house.set_up("titanic", ["me", "open"])
        key = await house.tables.invite(table, 1, 1)
        await house.tables.join(table, Joining(name="Bea", invite=key))
        found = [
            await _failed(house.tables.join(table, Joining(name="Cleo", invite=key))),
            await _failed(house.tables.invite(table, 2, 1)),
            await _failed(house.tables.invite(table, 1, 4)),
            await _failed(house.tables.person_of(table, "made up")),
            await _failed(house.tables.info("nowhere")),
            await _failed(house.command(table, 1, Rematch())),
        ]
        onlooker = await house.tables.join(table, Joining(name="Cleo"))
        found.append(await _failed(house.command(table, onlooker.person, Rematch())))
        await house.tables.stop()
        found.append(await _failed(house.tables.info(table)))
        return found

    return _in_a_house(folder, scene)


@provocation
def broken_tables(folder: Path) -> list[LifeboatError]:
    async def scene(house: House) -> list[LifeboatError]:
        house.open_store = FailingStore.open
        await house.start_again()
        table = await house.set_up("titanic", ["me"])
        FailingStore.fails = "fault"
        broken = await _failed(house.command(table, 1, Say("Ice!")))
        await house.tables.stop()
        with sqlite3.connect(folder / "lifeboat.db") as connection:
            connection.execute("UPDATE entries SET text = 'x' WHERE number = 2")
        connection.close()
        house.tables = house._opened()
        return [broken, await _failed(house.tables.info(table))]

    return _in_a_house(folder, scene)


@provocation
def telling_that_breaks_down(folder: Path) -> Iterator[LifeboatError]:
    server = Server(folder / "telling.db")
    with server.client as asking, patch.object(Processes, "run", side_effect=BrokenExecutor):
        yield _told(asking.post("/api/replay", json={"record": '[Game "titanic"]'}))
        yield _told(asking.post("/api/tables", json=SOLO | {"edition": "name = 'mine'"}))


@provocation
def hints(folder: Path) -> list[LifeboatError]:
    bots = SlowBots()

    async def scene(house: House) -> list[LifeboatError]:
        table = await house.set_up("titanic", ["me"])
        asking = asyncio.create_task(house.tables.hint(table, 1, 0, "en"))
        await until(lambda: bool(bots.asked))
        found = [await _failed(house.tables.hint(table, 1, 0, "en"))]
        bots.may_decide.set()
        await asking
        return found

    return _in_a_house(folder, scene, bots=bots)
