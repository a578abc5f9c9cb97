"""The wire leaks nothing: two worlds that a viewer cannot tell apart send the same bytes.

A table is played twice, side by side. The second one is put into a world of another secret that
looks to the viewer as the first does. Whatever the viewer does is done in both. Whatever others do
need only look the same: a sealed pass is another card. All that leaves the tables for this viewer
is compared, byte for byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from msgspec import json, structs
from websockets.asyncio.client import connect

from lifeboat.core.errors import LifeboatError
from lifeboat.core.fate import commitment_of, secret_of
from lifeboat.core.games import State
from lifeboat.players import Advice, Budget
from lifeboat.server import serving
from lifeboat.server.live import actor, bots
from lifeboat.server.live.tokens import hash_of
from lifeboat.server.past import endpoints as history
from lifeboat.server.store.rows import ResultSeat
from lifeboat.server.web import socket
from lifeboat.server.web.app import make_app
from lifeboat.server.web.http import Ask
from lifeboat.server.web.service import Service
from lifeboat.table import laws
from lifeboat.table.commands import (
    Claim,
    CommandError,
    Play,
    Propose,
    Resign,
    Say,
    Sit,
    Start,
)
from lifeboat.table.deals import deal_key
from lifeboat.table.entries import Entry
from lifeboat.table.past import retelling
from lifeboat.table.requests import Joining, Obeyed
from lifeboat.table.table import THINKING, Change, Table
from lifeboat.table.wire import rendering
from lifeboat.table.wire.messages import Here, Update
from lifeboat.table.wire.rendering import Viewer, refused
from tests.contract.playing import throws_for
from tests.server.asking import GENEROUS, bearer
from tests.server.house import Clock, Ear, House, QuickBots, opened_house, settle, until
from tests.server.test_store import finish, result
from tests.table.tables import Sitter
from tests.table.worlds import another_world, seats_seen

SEED = "a seed that nobody may see"
TOKEN = "the-viewers-own-token"
MINE = "the-viewers-own-key"
MISSED = 5
"""So many updates are asked for again."""
FOREIGN = 6
"""So many actions are tried that are not the viewer's to take."""
LEAVING = 10
"""Before this step somebody goes."""
HINTED = 12
"""Before each of so many steps, hints are asked for: later a game is often lost anyway."""
LOOKS = 4
"""Every so many steps all else is compared that a viewer can ask for."""

TITANIC: list[Sitter] = [1, 2, "random", 3]
THREE: list[Sitter] = [1, 2, 3]
FIVE: list[Sitter] = [1, 2, 1, "random", 3]
CASES = [
    ("titanic", TITANIC, 0),
    ("titanic", TITANIC, 1),
    ("septentrick", THREE, 0),
    ("septentrick", THREE, 2),
    ("septentrick", FIVE, 1),
    ("septentrick", FIVE, 3),
]
"""A game, who sits where, and who looks on: 0 is a spectator."""


class ToldBots(QuickBots):
    """Bots that do what the test says, and give hints by dice that fall alike in both worlds."""

    def __init__(self) -> None:
        super().__init__()
        self.actions: asyncio.Queue[int] = asyncio.Queue()

    async def choose(
        self, game: str, state: State, seat: int, player: str, thinking: float = THINKING
    ) -> tuple[int, str]:
        return await self.actions.get(), player


class World:
    """A table in one world, and the viewer's ear at it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.id = ""
        self.ear = Ear()
        self.worlds: dict[int, State] = {}
        """The world that the table was put into, by the number it had then."""
        self.app = make_app(house.tables, GENEROUS)
        self.port = 0
        """Where the table can be reached over a real connection, if it can."""

    async def set_up(self, game: str, sitters: list[Sitter]) -> None:
        """Everybody takes their seats and the game begins."""
        seats = [sitter if isinstance(sitter, str) else "open" for sitter in sitters]
        self.id = await self.house.set_up(
            game, seats, deal="seed", seed=SEED, listed=True, proposals=True, thinking=10.0
        )
        people = [sitter for sitter in sitters if isinstance(sitter, int)]
        for number in range(2, max(people) + 1):
            await self.house.tables.join(self.id, Joining(name=f"P{number}"))
        for seat, sitter in enumerate(sitters):
            if isinstance(sitter, int):
                await self.house.command(self.id, sitter, Sit(seat))
        await self.house.command(self.id, 1, Start())
        for person in range(1, max(people) + 1):
            await self.house.tables.store.add_token(self.id, token_hash(person), person)
        header = (await self.table()).header
        deal = deal_key(game, header.setup, header.secret)
        eva = ResultSeat(0, 1, "Eva", hash_of(MINE))
        await finish(self.house.tables.store, result("another", 7, eva, game=game, deal=deal))

    async def put(self, world: State) -> None:
        """Put the table into another world."""
        table = await self.table()
        assert table.playthrough is not None
        table.playthrough.state = world
        self.worlds[table.number] = world.copy()
        retelling.KEPT.tables.clear()  # whoever retells was in the other world
        retelling.KEPT.lines.clear()

    async def table(self) -> Table:
        return await self.house.seen(self.id)

    async def act(self, action: int) -> None:
        """Let the seat that decides take an action, and wait until the viewer has heard of it."""
        table = await self.table()
        seat, number = table.deciding_seat(), table.number
        assert seat is not None
        if table.seats[seat].bot():
            assert isinstance(self.house.bots, ToldBots)
            self.house.bots.actions.put_nowait(action)
        else:
            play = Play(table.rules.action_text(action), number)
            await self.house.command(self.id, table.seats[seat].person, play)
        await until(lambda: number + 1 in self.ear.numbers())

    async def propose(self, person: int, action: int) -> None:
        """Lay a proposal face down."""
        table = await self.table()
        text = table.rules.action_text(action)
        await self.house.command(
            self.id, person, Propose(table.seats_of(person)[0], text, table.number)
        )

    async def refusal(self, person: int) -> bytes:
        """What the viewer hears who tries what is not legal."""
        table = await self.table()
        try:
            await self.house.command(self.id, person, Play("rescue:9", table.number))
        except LifeboatError as error:
            return json.encode(refused(error, 1, "en"))
        raise AssertionError("an illegal action was obeyed")

    async def refusals(self, person: int, actions: list[str]) -> list[bytes]:
        """What plain HTTP answers to commands that are not legal, or not the viewer's to give."""
        number = (await self.table()).number
        commands: list[dict[str, Any]] = [
            *({"kind": "play", "action": action, "version": number} for action in actions),
            *({"kind": "play", "action": action, "version": 1} for action in actions[:1]),
            {"kind": "play", "action": "rescue:9", "version": number},
            {"kind": "start"},
            {"kind": "sit", "seat": 0},
        ]
        headers = bearer(f"{TOKEN}-{person}") if person else {}
        path = f"/api/tables/{self.id}/commands?lang=de"
        found = []
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://wire") as client:
            for command in commands:
                answer = await client.post(path, json=command, headers=headers)
                assert answer.status_code in ((400, 403, 409) if person else (401,)), answer.text
                found.append(f"{answer.status_code} {answer.headers}".encode() + answer.content)
                if self.port:
                    found.append(await self.exchanged(answer.request))
        return found

    async def hint(self, person: int, seat: int) -> bytes:
        """What plain HTTP answers to a person who asks for a hint."""
        headers = bearer(f"{TOKEN}-{person}") if person else {}
        path = f"/api/tables/{self.id}/hint?lang=fr"
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://wire") as client:
            answer = await client.post(path, json={"seat": seat}, headers=headers)
        return f"{answer.status_code} {answer.headers}".encode() + answer.content

    async def history(self, person: int) -> list[bytes]:
        """What plain HTTP says of records, results, days and statistics while the game goes on."""
        game = (await self.table()).header.game
        table, day = f"/api/tables/{self.id}", f"/api/days/{game}"
        headers = (bearer(f"{TOKEN}-{person}") if person else {}) | {"Lifeboat-Key": MINE}
        paths = [
            *(f"{table}/{page}" for page in ("results", "record", "steps/1", "steps/0?seat=1")),
            *(day, f"{day}/{self.house.tables.today()}", f"{day}/1912-04-14"),
            *("/api/statistics", "/api/statistics/me"),
        ]
        found = []
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://wire") as client:
            for path in paths:
                answer = await client.get(path, headers=headers)
                assert answer.status_code in (200, 409), answer.text
                found.append(f"{answer.status_code} {answer.headers}".encode() + answer.content)
        assert b"Eva" in found[-1]
        return found

    async def exchanged(self, request: httpx.Request) -> bytes:
        """All that comes back over a real connection, as it comes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = [f"{request.method} {request.url.raw_path.decode()} HTTP/1.1"]
        head += [f"{name}: {value}" for name, value in request.headers.items()]
        head = [line for line in head if not line.startswith("connection:")]
        writer.write("\r\n".join([*head, "connection: close", "", ""]).encode() + request.content)
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        assert answer.startswith(b"HTTP/1.1 4")
        return answer

    @asynccontextmanager
    async def hearing_by_socket(self, person: int) -> AsyncIterator[Ear]:
        """Serve the table, and listen to it over a live connection."""
        ear = Ear()
        listener = serving.listening_socket("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        config = serving._config(self.app)
        config.load()
        server = uvicorn.Server(config)
        server.lifespan = config.lifespan_class(config)
        # Not all of it: the rest waits for a clock, which stands still here.
        await server.startup([listener])
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/socket"
        try:
            async with connect(address, proxy=None, ping_interval=None) as client:
                token = f"{TOKEN}-{person}" if person else ""
                hello = json.encode({"kind": "hello", "token": token, "since": 0})
                await client.send(hello.decode())

                async def listen() -> None:
                    async for message in client:
                        assert isinstance(message, str)
                        ear.raw.append(message.encode())

                listening = asyncio.create_task(listen())
                await until(lambda: bool(ear.raw))
                yield ear
                listening.cancel()
                with suppress(asyncio.CancelledError):
                    await listening
        finally:
            for one in server.servers:
                one.close()
            listener.close()

    async def asked_for(self, person: int) -> list[bytes]:
        """All that the viewer can ask for without a live connection."""
        tables = self.house.tables
        async with tables.listen(self.id, person, "de", None) as messages:
            welcome = await anext(messages)
        since = (await self.table()).number - MISSED
        missed = await tables.updates(self.id, person, "fr", since, 0)
        assert len(missed) == MISSED
        info = json.encode(await tables.info(self.id))
        log = await tables.log(self.id, person, "de", 0)
        return [welcome, *missed, *log, info, json.encode(await tables.lobby())]

    async def come_and_go(self, person: int) -> None:
        """Somebody is stood in for, comes back, wants to give up and leaves."""
        owner = await self.house.actor(self.id)
        (seat, *_) = owner.table.seats_of(person)
        if seat != owner.table.deciding_seat():
            await owner.do(lambda: owner.write([laws.take_over(owner.table, seat)]))
            await self.house.command(self.id, person, Claim())
        await self.house.command(self.id, person, Resign())
        await self.house.tables.leave(self.id, person)

    async def plain(self, messages: list[bytes]) -> list[bytes]:
        """Messages without what tells tables apart: id, commitment, and at the end the seed."""
        header = (await self.table()).header
        found = []
        for message in messages:
            plain = message.replace(self.id.encode(), b"ID")
            for secret in (header.secret, secret_of(SEED)):
                plain = plain.replace(commitment_of(secret).encode(), b"COMMITMENT")
            if b'"status":"over"' in plain:
                plain = plain.replace(header.seed.encode(), b"SEED")
            found.append(plain)
        return found


class Pair:
    """The same table in two worlds, and what the viewer could tell them apart by."""

    def __init__(self, first: World, second: World, viewer: Viewer, seed: object) -> None:
        self.first = first
        self.second = second
        self.viewer = viewer
        self.seats: list[int] = []
        """The seats from which the viewer sees the table."""
        self.throws = throws_for("wire", seed)
        self.differences: list[tuple[bytes, bytes]] = []
        self.steps = 0
        """Steps that were taken in two worlds that are not the same."""
        self.sealed = 0
        """Steps of which the viewer has not seen that they were different."""
        self.actions: dict[str, None] = {}
        """All actions that were legal in one of the worlds, as texts; the last ones last."""
        self.hints = 0
        """How many hints the viewer was given."""
        self.heard = 0
        """How many of the messages to the viewer were compared."""

    async def play(self) -> None:
        """Play a whole game in both worlds, or until they can be told apart."""
        table, twin = await self.first.table(), await self.second.table()
        twin.header = structs.replace(twin.header, secret=b"another secret", seed="another seed")
        self.seats = seats_seen(table, self.viewer)
        await self.part()
        step = 0
        while not table.is_over():
            step += 1
            if step % LOOKS == 0:
                await self.look()
                await self.compare_heard()
            if self.differences:
                return
            if step == LEAVING:
                person = max({seat.person for seat in table.seats} - {self.viewer.person})
                for world in (self.first, self.second):
                    await world.come_and_go(person)
            if step <= HINTED:
                await self.compare_hints()
            await self.step()
        await self.look()
        await self.compare_heard()

    async def part(self) -> None:
        """Put the second table into another world."""
        table = await self.first.table()
        world = another_world(table, self.viewer, self.throws) or state_of(table).copy()
        await self.second.put(world)

    async def step(self) -> None:
        """One step in both worlds; if they cannot look the same, it is one world for a step."""
        here, there = await self.first.table(), await self.second.table()
        seat = here.deciding_seat()
        assert seat is not None
        own = here.seats[seat].person == self.viewer.person != 0
        legal = state_of(here).legal()
        action = legal[self.throws.below(len(legal))]
        other = self.other_action(state_of(here), state_of(there), action, own)
        if other is None:
            await self.second.put(state_of(here).copy())
            other = action
        self.steps += str(state_of(here)) != str(state_of(there)) or other != action
        self.sealed += other != action
        await self.first.act(action)
        await self.second.act(other)
        if str(state_of(here)) == str(state_of(there)) and not here.is_over():
            await self.part()

    def other_action(self, here: State, there: State, action: int, own: bool) -> int | None:
        """What to do in the second world so that it looks the same: if possible, another thing."""
        wanted = self.appearance(here, action)
        candidates = [one for one in there.legal() if one != action or own]
        self.throws.shuffle(candidates)
        if own:
            candidates = [action]
        for candidate in [*candidates, action]:
            if candidate in there.legal() and self.appearance(there, candidate) == wanted:
                return candidate
        return None

    def appearance(self, state: State, action: int) -> list[object]:
        """What the rules let the viewer know of a step."""
        after = state.copy()
        events = after.play(action)
        return [
            (str(after.view(seat)), [event.seen_by(seat) for event in events])
            for seat in self.seats
        ]

    async def look(self) -> None:
        """Compare what the viewer can ask for, and what others do beside the game."""
        table = await self.first.table()
        person, worlds = self.viewer.person, (self.first, self.second)
        seat = table.deciding_seat()
        if table.may_propose() and seat is not None:
            legal = state_of(table).legal()
            proposers = [
                one.person
                for one in table.seats
                if one.person not in (0, person, table.seats[seat].person)
                and not table.has_left(one.person)
            ]
            # With fewer people a proposal may be the last, which turns it up for all to see.
            is_last = any(who.has_left for who in table.people)
            actions = (legal[0], legal[0] if is_last else legal[-1])
            for world, action in zip(worlds, actions, strict=True):
                for proposer in proposers[:1]:
                    await world.propose(proposer, action)
        for world in worlds:
            if table.may_talk():
                await world.house.command(world.id, 1, Say("what now?"))
        first, second = [await world.asked_for(person) for world in worlds]
        self.compare(await self.first.plain(first), await self.second.plain(second))
        if not table.is_over():
            self.compare(*[[await world.refusal(person)] for world in worlds])
            foreign = await self.foreign()
            first, second = [await world.refusals(person, foreign) for world in worlds]
            self.compare(await self.first.plain(first), await self.second.plain(second))
            first, second = [await world.history(person) for world in worlds]
            self.compare(await self.first.plain(first), await self.second.plain(second))

    async def compare_heard(self) -> None:
        """Compare what the viewer has heard since this was last done."""
        await settle()
        ears = self.first.ear.raw, self.second.ear.raw
        await until(lambda: len(ears[0]) == len(ears[1]))
        first, second = (raw[self.heard :] for raw in ears)
        self.heard += len(first)
        self.compare(await self.first.plain(first), await self.second.plain(second))

    async def compare_hints(self) -> None:
        """The viewer asks for a hint; and so does who decides, which the viewer only hears of."""
        worlds, table = (self.first, self.second), await self.first.table()
        seat = table.deciding_seat()
        assert seat is not None
        decider = table.seats[seat].person
        hints = [await world.hint(self.viewer.person, seat) for world in worlds]
        self.hints += all(hint.startswith(b"200") for hint in hints)
        first, second = [
            await world.plain([hint]) for world, hint in zip(worlds, hints, strict=True)
        ]
        self.compare(first, second)
        if decider not in (0, self.viewer.person):
            for world in worlds:
                await world.hint(decider, seat)

    async def foreign(self) -> list[str]:
        """Actions that are, or were, legal for somebody in one of the worlds, but not to take."""
        table = await self.first.table()
        seat = table.deciding_seat()
        assert seat is not None
        own = table.seats[seat].person == self.viewer.person != 0
        legal: dict[str, None] = {}
        for world in (self.first, self.second):
            twin = await world.table()
            legal |= {twin.rules.action_text(action): None for action in state_of(twin).legal()}
        for action in legal:
            self.actions.pop(action, None)
        self.actions |= legal
        found = [action for action in self.actions if not own or action not in legal]
        return found[-FOREIGN:]

    def compare(self, first: list[bytes], second: list[bytes]) -> None:
        assert len(first) == len(second)
        self.differences += [pair for pair in zip(first, second, strict=True) if pair[0] != pair[1]]


def token_hash(person: int) -> str:
    return hash_of(f"{TOKEN}-{person}")


def table_in(second: World) -> type[Table]:
    """Tables that, made anew from the second world's log, are in that world again."""

    class InItsWorld(Table):
        def apply(self, entry: Entry) -> Change:
            change = super().apply(entry)
            if self.header.id == second.id and self.number in second.worlds:
                assert self.playthrough is not None
                self.playthrough.state = second.worlds[self.number].copy()
            return change

    return InItsWorld


def state_of(table: Table) -> State:
    state = table.state()
    assert state is not None
    return state


@pytest.fixture
async def houses(tmp_path: Path, clock: Clock) -> AsyncIterator[tuple[House, House]]:
    """A house for each of two worlds."""
    (tmp_path / "second").mkdir()
    async with (
        opened_house(tmp_path, clock, ToldBots()) as first,
        opened_house(tmp_path / "second", Clock(), ToldBots()) as second,
    ):
        yield first, second


async def played(
    houses: tuple[House, House],
    game: str,
    sitters: list[Sitter],
    person: int,
    by_socket: bool = False,
) -> Pair:
    """A game in two worlds, as somebody has seen it."""
    first, second = (World(house) for house in houses)
    async with AsyncExitStack() as ears:
        for world in (first, second):
            await world.set_up(game, sitters)
            world.ear = await ears.enter_async_context(
                world.hearing_by_socket(person)
                if by_socket
                else world.house.hearing(world.id, person, since=0)
            )
        pair = Pair(first, second, Viewer(person), (game, sitters, person))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(retelling, "Table", table_in(second))
            await pair.play()
    return pair


@pytest.mark.parametrize(("game", "sitters", "person"), CASES)
async def test_worlds_that_look_the_same_send_the_same_bytes(
    houses: tuple[House, House], game: str, sitters: list[Sitter], person: int
) -> None:
    pair = await played(houses, game, sitters, person)
    assert pair.differences == []
    assert pair.steps > 10
    if game == "septentrick":
        assert pair.sealed > 0
    if person:
        assert pair.hints > 0


async def test_also_over_a_real_connection_the_same_bytes_come(houses: tuple[House, House]) -> None:
    pair = await played(houses, "septentrick", THREE, 2, by_socket=True)
    assert pair.differences == []
    assert pair.sealed > 0


# Planted leaks


async def test_a_leak_over_a_live_connection_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the connection adds to every message what the table is like."""

    async def leaky(self: socket.Connection, message: bytes, seconds: float | None = None) -> None:
        state = await self.service.tables.look(self.table, lambda table: str(table.state()))
        await self.socket.send_text(message.decode().removesuffix("}") + f',"x":"{state}"}}')

    monkeypatch.setattr(socket.Connection, "_send", leaky)
    assert (await played(houses, "septentrick", THREE, 2, by_socket=True)).differences


async def test_a_leak_to_those_who_come_back_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was missed is made from the log, and a log holds sealed passes."""
    honest = rendering.update

    def leaky(table: Table, change: Change, viewer: Viewer) -> Update:
        told = honest(table, change, viewer)
        action = getattr(change.entry, "action", "")
        return structs.replace(told, sentences=[*told.sentences, action])

    monkeypatch.setattr(retelling, "update", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_in_a_refusal_by_plain_http_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It must not say what else would have been possible for somebody else."""
    honest = Service.command

    async def leaky(self: Service, table: str, *command: Any) -> Obeyed:
        try:
            return await honest(self, table, *command)
        except LifeboatError as error:
            found = await self.tables.look(table, state_of)
            error.expected = str(len(found.legal()))
            raise

    monkeypatch.setattr(Service, "command", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_of_actions_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At Septentrick an action may be a sealed pass."""
    honest = rendering.sentences_of

    def leaky(table: Table, change: Change, viewer: Viewer) -> list[str]:
        return [*honest(table, change, viewer), getattr(change.entry, "action", "")]

    monkeypatch.setattr(rendering, "sentences_of", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_of_another_seats_view_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rendering, "SPECTATOR", 0)
    assert (await played(houses, "septentrick", THREE, 0)).differences


async def test_a_leak_of_proposals_that_lie_face_down_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = rendering.table_info

    def leaky(table: Table) -> Any:
        return structs.replace(honest(table), day=str(table.proposals))

    monkeypatch.setattr(rendering, "table_info", leaky)
    assert (await played(houses, "titanic", TITANIC, 1)).differences


async def test_a_leak_of_the_seed_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = rendering.table_info

    def leaky(table: Table) -> Any:
        return structs.replace(honest(table), seed=table.header.seed)

    monkeypatch.setattr(rendering, "table_info", leaky)
    assert (await played(houses, "titanic", TITANIC, 0)).differences


async def test_a_leak_of_the_deal_through_the_dice_of_a_hint_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Equal views would get other estimates where other cards lie hidden."""
    honest = bots.advised

    def leaky(game: str, state: State, seat: int, seed: str, budget: Budget) -> Advice:
        return honest(game, state, seat, str(state), budget)

    monkeypatch.setattr(bots, "advised", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_in_a_page_of_results_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others' results on the deal would tell the cards, and so would how it is refused."""

    async def leaky(ask: Ask) -> Any:
        found = await ask.tables.look(ask.table(), state_of)
        raise CommandError("record-open", str(len(found.legal())))

    monkeypatch.setattr(history, "_finished", leaky)
    assert (await played(houses, "septentrick", THREE, 2)).differences


async def test_a_leak_beside_the_rendering_is_found(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what has no number is compared: here, that a bot thinks, and of which cards."""

    def leaky(self: actor.Actor) -> None:
        hands: list[int] = getattr(self.table.state(), "hands", [])
        message = actor.encoded(Here(self.presence.people_here(), hands))
        for listener in self.listeners:
            listener.tell(message)

    monkeypatch.setattr(actor.Actor, "_tell_presence", leaky)
    assert (await played(houses, "septentrick", FIVE, 3)).differences
