"""Tables on a real store: whole games, rest and waking, listeners, failures, rematches, tokens."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import weakref
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record
from lifeboat.server.live import actor
from lifeboat.server.live.tables import Tables
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.store import Store
from lifeboat.server.web.refusals import status_of
from lifeboat.table import laws
from lifeboat.table.commands import Play, Rematch, Remove, Rename, Resign, Say, Sit, Start
from lifeboat.table.deals import deal_key
from lifeboat.table.entries import Entry, Said
from lifeboat.table.requests import Joining, NewTable
from lifeboat.table.table import Table
from lifeboat.table.wire.rendering import Viewer
from tests.contract.playing import throws_for
from tests.server.house import NOW, Ear, House, SlowBots, settle, until, with_bots
from tests.server.tables import legal_text

GAMES = [
    ("titanic", ["me", "random", "steady"]),
    ("titanic", ["me"]),
    ("septentrick", ["random", "me", "steady", "me"]),
    ("septentrick", ["random", "steady", "random"]),
]
"""Games, some with several seats of one person, one with bots alone."""


# Games


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_whole_game_with_bots(house: House, game: str, seats: list[str]) -> None:
    """Everybody hears every update once and in order, and the record leads to the same end."""
    table = await house.set_up(game, seats)
    async with house.hearing(table, 1, since=0) as host, house.hearing(table, 0, 0) as other:
        ended = await house.play_out(table, seats)
        await until(lambda: host.numbers()[-1:] == [ended.number])
        await settle()
    assert host.numbers() == other.numbers() == list(range(1, ended.number + 1))
    outcome = ended.outcome()
    assert outcome is not None
    replayed, broken = replay(read_record(str(await house.tables.look(table, Table.record))))
    assert broken is None
    assert replayed.state.outcome() == outcome
    [result] = await house.tables.store.results_of_deal(
        deal_key(game, ended.header.setup, ended.header.secret)
    )
    assert (result.table, result.score) == (table, outcome.score)
    by_bots = [player for player in ended.bot_steps if player]
    assert (result.steps, result.bot_steps) == (len(ended.bot_steps), len(by_bots))
    assert {seats[seat] for seat in replayed.deciders} == set(seats)


async def test_of_two_commands_against_the_same_moment_one_is_stale(house: House) -> None:
    table = await house.set_up("titanic", ["me"])
    here = await house.seen(table)
    play = Play(legal_text(here), here.number)
    answers = await asyncio.gather(
        *(house.command(table, 1, play) for _ in range(2)), return_exceptions=True
    )
    assert answers[0] == here.number
    assert isinstance(answers[1], LifeboatError)
    assert answers[1].code == "stale"


# Rest


async def play_into_a_card(house: House, table: str) -> str:
    """Play until a question stands in the middle of a card's effect; the position."""
    throws = throws_for("card")
    while True:
        state = (await house.seen(table)).state()
        assert state is not None
        decision = state.decision()
        assert decision is not None
        if decision.kind not in ("first", "turn"):
            return str(state)
        await house.step(table, throws)


@pytest.mark.parametrize("how", ["rest", "restart"])
async def test_a_table_goes_on_in_the_middle_of_a_card(house: House, how: str) -> None:
    table = await house.set_up("titanic", ["me", "me"], deal="seed", seed="card")
    position = await play_into_a_card(house, table)
    if how == "rest":
        await house.put_to_rest()
    else:
        await house.start_again()
        await house.tables.wake_playing()
    assert str((await house.seen(table)).state()) == position
    assert (await house.play_out(table)).outcome() is not None


async def test_a_table_rests_only_when_nobody_uses_it(house: House) -> None:
    table = await house.set_up("titanic", ["me"])
    async with house.hearing(table, 0):
        await house.pass_time(1000)
        await house.pass_time(1000)
        assert house.tables.awake() == 1
    number = (await house.seen(table)).number
    poll = asyncio.create_task(house.tables.updates(table, 1, "en", number, 10_000))
    await settle()
    await house.pass_time(1000)
    await house.pass_time(1000)
    assert house.tables.awake() == 1
    await house.command(table, 1, Say("here"))
    assert len(await poll) == 1
    await house.put_to_rest()


@with_bots(SlowBots)
async def test_a_table_at_which_a_bot_thinks_does_not_rest(house: House, bots: SlowBots) -> None:
    await house.set_up("titanic", ["random", "random"])
    await until(lambda: bool(bots.asked))
    for _ in range(3):
        await house.pass_time(1000)
    assert house.tables.awake() == 1
    assert len(bots.asked) == 1
    bots.may_decide.set()


@pytest.fixture
def no_garbage_collection() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_garbage_collection")
async def test_a_table_at_rest_leaves_nothing_in_memory(house: House) -> None:
    """Nothing that only the garbage collector would find: it seldom looks."""
    table = await house.for_two()
    throws = throws_for("rest")
    async with house.hearing(table, 1), house.hearing(table, 0):
        for _ in range(5):
            await house.step(table, throws)
        with pytest.raises(LifeboatError):
            await house.command(table, 1, Start())
        await house.tables.updates(table, 2, "en", 3, 0)
    left: list[weakref.ref[Any]] = [
        weakref.ref(await house.actor(table)),
        weakref.ref(await house.seen(table)),
    ]
    await house.put_to_rest()
    await settle()
    assert [one() for one in left] == [None, None]


async def test_a_bot_whose_turn_it_is_plays_on_after_a_restart(house: House) -> None:
    table = await house.set_up("septentrick", ["random", "random", "random"])
    await house.start_again()
    await house.tables.wake_playing()
    assert (await house.wait_for_bots(table)).outcome() is not None


async def test_a_game_of_people_alone_is_not_woken_before_they_come(house: House) -> None:
    alone = await house.set_up("titanic", ["me"])
    away = await house.set_up("titanic", ["me", "me"])
    await house.set_up("titanic", ["me", "random"])
    owner = await house.actor(away)
    await owner.do(lambda: owner.write([laws.take_over(owner.table, 0)]))
    await house.start_again()
    await house.tables.wake_playing()
    assert house.tables.awake() == 2
    assert (await house.tables.info(alone)).status == "playing"


async def test_people_are_let_in_before_the_tables_of_bots_are_awake(house: House) -> None:
    for _ in range(3):
        await house.set_up("titanic", ["me", "random"])
    await house.start_again()
    house.tables.start_waking()
    assert house.tables.awake() == 0
    await until(lambda: house.tables.awake() == 3)


# Listeners


@pytest.mark.parametrize(
    "bad", ['{"kind":"later"}', "no JSON", '{"kind":"played","seat":7,"action":"rescue:1"}']
)
async def test_a_table_that_cannot_be_read_keeps_no_other_from_waking(
    house: House, tmp_path: Path, bad: str, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await house.set_up("titanic", ["me", "random"]) for _ in range(3)]
    await house.tables.stop()
    with sqlite3.connect(tmp_path / "lifeboat.db") as connection:
        spoil = "UPDATE entries SET text = ? WHERE table_id = ? AND number = 2"
        connection.execute(spoil, (bad, tables[1]))
    connection.close()
    house.tables = house._opened()
    await house.tables.wake_playing()
    assert house.tables.awake() == 2
    assert tables[1] in [vars(line).get("table") for line in caplog.records]
    with pytest.raises(LifeboatError) as refused:
        await house.tables.info(tables[1])
    assert (refused.value.code, status_of(refused.value)) == ("table-unreadable", 503)


async def test_a_table_of_another_version_does_not_close_the_lobby(house: House) -> None:
    old = await house.set_up("titanic", ["open"], listed=True)
    new = await house.set_up("titanic", ["open"], listed=True)
    await house.tables.store.append(old, 2, [], at=NOW, summary='{"id":"old"}')
    assert [table.id for table in await house.tables.lobby()] == [new]


async def test_tables_are_swept_from_time_to_time_whatever_the_store_says(house: House) -> None:
    asked: list[int] = []

    async def abandon(before: int) -> int:
        asked.append(before)
        raise StoreError("store-away", "for a while")

    house.tables.store.abandon = abandon  # type: ignore[method-assign]
    house.tables.start_sweeping()
    await settle()
    assert asked == [NOW - 30 * 86_400]
    await house.pass_time(3_600)
    assert len(asked) == 2


async def test_a_deal_of_the_day_that_is_set_up_at_midnight_is_that_of_its_date(
    house: House,
) -> None:
    midnight = NOW - NOW % 86_400
    seconds = count(midnight - 1)
    house.tables.now = lambda: next(seconds)
    wish = NewTable(game="titanic", name="Ada", seats=["me"], deal="day")
    header = (await house.seen((await house.tables.create(wish)).table)).header
    assert (await house.tables.day("titanic", header.day)).secret == header.secret


async def test_the_store_is_not_asked_for_its_health_again_and_again(house: House) -> None:
    pings = 0

    async def ping() -> None:
        nonlocal pings
        pings += 1
        await asyncio.sleep(0)
        if pings == 2:
            raise StoreError("store-away", "for a while")

    house.tables.store.ping = ping  # type: ignore[method-assign]
    asked = [house.tables.trouble() for _ in range(3)]
    assert await asyncio.gather(*asked) == [None] * 3
    assert pings == 1
    house.clock.now += 1
    assert await house.tables.trouble() is not None
    house.clock.now += 1
    assert await house.tables.trouble() is None


async def test_whoever_comes_back_hears_the_rest_once_and_in_order(house: House) -> None:
    """The same bytes as those who stayed."""
    table = await house.set_up("septentrick", ["me", "random", "me"])
    throws = throws_for("back")
    pieces: list[bytes] = []
    since = 0
    async with house.hearing(table, 1, since=0) as stayed:
        while not (await house.wait_for_bots(table)).is_over():
            async with house.hearing(table, 1, since=since) as ear:
                await house.step(table, throws)
                await settle()
            pieces += [raw for raw in ear.raw if b'"kind":"update"' in raw]
            since = max([since, *ear.numbers()])
            if not (await house.wait_for_bots(table)).is_over():
                await house.step(table, throws)  # while nobody listens
        pieces += await house.tables.updates(table, 1, "en", since, 0)
    assert pieces == [raw for raw in stayed.raw if b'"kind":"update"' in raw]
    assert len(pieces) == (await house.seen(table)).number


async def test_who_has_missed_too_much_is_told_how_things_stand(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actor, "MOST_MISSED", 5)
    table = await house.set_up("titanic", ["me"])
    for number in range(5):
        await house.command(table, 1, Say(str(number)))
    async with house.hearing(table, 1, since=1) as ear:
        assert ear.messages()[0]["kind"] == "welcome"
    [message] = await house.tables.updates(table, 1, "en", 1, 0)
    assert b'"kind":"welcome"' in message
    async with house.hearing(table, 1, since=5) as ear:
        assert ear.numbers() == [6, 7, 8]


async def test_who_has_seen_what_has_not_come_yet_is_told_how_things_stand(house: House) -> None:
    """A restored backup may be behind what people remember."""
    table = await house.set_up("titanic", ["me"])
    number = (await house.seen(table)).number
    [message] = await house.tables.updates(table, 1, "en", number + 1, 0)
    assert b'"kind":"welcome"' in message
    async with house.hearing(table, 1, since=number + 1) as ear:
        assert ear.messages()[0]["kind"] == "welcome"
    assert await house.tables.updates(table, 1, "en", number, 0) == []


async def test_who_is_here_is_told_when_it_changes(house: House) -> None:
    """A spectator hears it on coming, and nobody else hears of the spectator."""
    table = await house.set_up("titanic", ["me"])

    def heard(ear: Ear) -> list[list[int]]:
        return [one["people"] for one in ear.messages() if one["kind"] == "here"]

    async with house.hearing(table, 1) as host:
        for _ in range(3):
            async with house.hearing(table, 0) as other:
                await until(lambda: heard(other) == [[1]])
        assert heard(host) == [[1]]
        async with house.hearing(table, 0) as other:
            async with house.hearing(table, 1):
                await settle()
            assert heard(other) == [[1]]


async def test_whoever_asks_again_and_again_counts_as_here(house: House) -> None:
    """While a request waits, and for a moment after it; not after leaving."""
    table = await house.for_two()
    number = (await house.seen(table)).number
    async with house.hearing(table, 0) as ear:

        def heard() -> list[list[int]]:
            return [one["people"] for one in ear.messages() if one["kind"] == "here"]

        for _ in range(2):
            poll = asyncio.create_task(house.tables.updates(table, 2, "en", number, 20))
            await settle()
            assert heard() == [[], [2]]
            await house.pass_time(20)
            assert await poll == []
            await house.pass_time(4)
        assert heard() == [[], [2]]
        await house.pass_time(1)
        await until(lambda: heard() == [[], [2], []])
        await house.tables.updates(table, 2, "en", None, 0)
        await house.tables.leave(table, 2)
        await house.tables.updates(table, 1, "en", None, 0)
        await until(lambda: heard()[-1] == [1])
        assert heard()[3] == [2]


async def test_a_slow_listener_is_closed_and_no_other_suffers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actor, "MOST_WAITING", 10)
    table = await house.set_up("titanic", ["me"])
    async with house.tables.listen(table, 0, "en", None) as slow:
        async with house.hearing(table, 1) as ear:
            for number in range(20):
                await house.command(table, 1, Say(str(number)))
            await until(lambda: len(ear.updates()) == 20)
            assert not ear.is_over
        heard = [message async for message in slow]
    assert len(heard) == 11
    assert heard[-1] == b'{"kind":"goodbye","reason":"too-slow"}'


async def test_a_stop_says_goodbye_and_nothing_more_is_done(house: House) -> None:
    table = await house.set_up("titanic", ["me"])
    async with house.hearing(table, 1) as ear:
        await house.tables.stop()
        await until(lambda: ear.is_over)
        assert ear.goodbye() == "stopping"
        with pytest.raises(LifeboatError, match="stopping"):
            await house.command(table, 1, Say("too late"))
    await house.start_again()


async def test_whoever_goes_before_being_let_in_does_not_listen(house: House) -> None:
    """Else they would be here for ever, and the table would never rest."""
    table = await house.set_up("titanic", ["me"])
    owner = await house.actor(table)
    may_go_on = asyncio.Event()
    holding_up = asyncio.create_task(owner.do(may_go_on.wait))
    coming = asyncio.create_task(owner.listen(Viewer(1), None))
    await settle()
    coming.cancel()
    await settle()
    may_go_on.set()
    await holding_up
    await settle()
    assert not owner.listeners
    await house.put_to_rest()


async def test_a_table_that_wakes_up_while_the_server_stops_is_not_left_behind(
    house: House,
) -> None:
    table = await house.set_up("titanic", ["me"])
    await house.put_to_rest()
    waking = asyncio.create_task(house.tables.info(table))
    await asyncio.sleep(0)
    await house.tables.stop()
    with pytest.raises(LifeboatError, match=r"stopping|store-closed"):
        await waking
    assert house.tables.awake() == 0
    await house.start_again()


# A store that fails


class FailingStore(Store):
    """A store that fails when it is told to, before or after it has written."""

    fails = ""

    async def append(self, table: str, first: int, entries: Sequence[Entry], **more: Any) -> None:
        how, FailingStore.fails = FailingStore.fails, ""
        if how == "before":
            await self.open_tables()  # it takes its time
            raise StoreError("store-failed", "disk")
        await super().append(table, first, entries, **more)
        if how == "after":
            raise StoreError("store-uncertain", "connection")
        if how == "fault":
            raise RuntimeError("a bug")


FAILURES = {"before": "store-failed", "after": "store-uncertain", "fault": "table-broken"}


@pytest.mark.parametrize("how", FAILURES)
async def test_a_failed_write_leaves_nothing_half_told(house: House, how: str) -> None:
    """Listeners are sent away, nobody sees what is not known to be stored, and all goes on."""
    house.open_store = FailingStore.open
    await house.start_again()
    table = await house.set_up("titanic", ["me", "random"])
    here = await house.wait_for_bots(table)
    number = here.number
    poll = asyncio.create_task(house.tables.updates(table, 1, "en", number, 1000))
    async with house.hearing(table, 1) as ear, house.hearing(table, 0) as other:
        before = ear.updates()
        FailingStore.fails = how
        doing = asyncio.create_task(house.command(table, 1, Play(legal_text(here), here.number)))
        await asyncio.sleep(0)
        looks = [asyncio.create_task(house.tables.info(table)) for _ in range(3)]
        with pytest.raises(LifeboatError, match=FAILURES[how]):
            await doing
        for look in looks:
            with pytest.raises(LifeboatError, match="table-broken"):
                await look
        with pytest.raises(LifeboatError, match="table-broken"):
            await poll
        await until(lambda: ear.is_over and other.is_over)
        assert ear.goodbye() == other.goodbye() == "reload"
        assert ear.updates() == before
    loaded = await house.tables.store.load(table)
    assert loaded is not None
    assert len(loaded[1]) == number + (how != "before")
    async with house.hearing(table, 1, since=number - 1) as again:
        ended = await house.play_out(table)
        await until(lambda: ended.number in again.numbers())
    assert again.numbers() == list(range(number, ended.number + 1))


async def test_an_entry_that_cannot_be_told_breaks_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is ahead of its log then: it must be woken up anew."""

    def failing(*_: object) -> Any:
        raise LifeboatError("render", "an update")

    table = await house.set_up("titanic", ["me"])
    number = (await house.seen(table)).number
    async with house.hearing(table, 1):
        with monkeypatch.context() as patched:
            patched.setattr(actor, "update", failing)
            with pytest.raises(LifeboatError, match="render"):
                await house.command(table, 1, Say("never stored"))
    assert (await house.seen(table)).number == number
    assert await house.command(table, 1, Say("stored")) == number + 1


def test_a_broken_table_is_a_fault_of_the_server_that_passes() -> None:
    assert status_of(LifeboatError("table-broken", "table")) == 503


async def test_what_waits_behind_a_failed_write_is_not_done(house: House) -> None:
    """The command that follows must not be obeyed by a table that is ahead of its log."""
    house.open_store = FailingStore.open
    await house.start_again()
    table = await house.set_up("titanic", ["me"])
    number = (await house.seen(table)).number
    FailingStore.fails = "before"
    answers = await asyncio.gather(
        *(house.command(table, 1, Say(text)) for text in "abc"), return_exceptions=True
    )
    assert [getattr(answer, "code", "done") for answer in answers] == [
        "store-failed",
        "table-broken",
        "table-broken",
    ]
    assert await house.command(table, 1, Say("d")) == number + 1


async def test_a_second_owner_of_a_table_cannot_write(house: House) -> None:
    """Whoever is behind the log is woken anew and sees what the other has written."""
    table = await house.set_up("titanic", ["me"])
    number = (await house.seen(table)).number
    second = Tables(house.tables.store, house.bots, house.clock, house.tables.now)
    await second.command(table, 1, Say("from elsewhere"))
    with pytest.raises(LifeboatError, match="store-number"):
        await house.command(table, 1, Say("from here"))
    assert await house.command(table, 1, Say("from here")) == number + 2
    await (await second._actor(table)).stop("stopping")
    assert second._resting is not None
    second._resting.cancel()


# Rematches


async def finished(house: House, game: str, **wish: Any) -> tuple[str, list[str]]:
    """A table of two people that have given their game up, and their tokens."""
    seats = ["me", "open"] if game == "titanic" else ["me", "open", "random"]
    new = NewTable(game=game, name="Ada", seats=seats, setup={"players": str(len(seats))}, **wish)
    host = await house.tables.create(new)
    guest = await house.tables.join(host.table, Joining(name="Bea"))
    await house.command(host.table, 2, Sit(1))
    await house.command(host.table, 1, Start())
    for person in (1, 2):
        await house.command(host.table, person, Resign())
    return host.table, [host.token, guest.token]


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
@pytest.mark.parametrize("same_deal", [True, False])
async def test_a_rematch_is_for_the_same_people(house: House, game: str, same_deal: bool) -> None:
    old, tokens = await finished(house, game)
    async with house.hearing(old, 2) as ear:
        await house.command(old, 1, Rematch(same_deal))
        await until(lambda: "rematched" in ear.kinds())
        new = ear.updates()[-1]["table"]["rematch"]
    number = (await house.seen(old)).number
    assert await house.command(old, 2, Rematch(not same_deal)) == number
    first, second = await house.seen(old), await house.seen(new)
    assert first.rematch == new
    assert second.status() == "playing"
    assert [seat.person for seat in second.seats] == [seat.person for seat in first.seats]
    assert [person.name for person in second.people] == ["Ada", "Bea"]
    assert (second.header.secret == first.header.secret) == same_deal
    for table in (old, new):
        people = [await house.tables.person_of(table, token) for token in tokens]
        assert people == [1, 2]
    assert (await house.play_out(new)).outcome() is not None


@pytest.mark.rule("S18")
@pytest.mark.parametrize("same_deal", [True, False])
async def test_the_captain_is_passed_on_with_a_new_deal(house: House, same_deal: bool) -> None:
    old, _ = await finished(house, "septentrick")
    first = await house.seen(old)
    await house.command(old, 1, Rematch(same_deal))
    second = await house.seen((await house.seen(old)).rematch)
    state = first.state()
    assert state is not None
    expected = first.rules.next_setup(first.header.setup, state)
    assert expected["captain"] != first.header.setup["captain"]
    assert second.header.setup == (first.header.setup if same_deal else expected)


async def test_a_rematch_that_the_old_table_cannot_note_is_not_set_up(
    house: House, tmp_path: Path
) -> None:
    """Both are written in one step, so that a crash leaves no table that nobody finds."""
    old, _ = await finished(house, "titanic")
    number = (await house.seen(old)).number
    await house.tables.store.append(old, number + 1, [Said(1, "from elsewhere")], at=NOW)
    with pytest.raises(StoreError, match="store-number"):
        await house.command(old, 1, Rematch())
    with sqlite3.connect(tmp_path / "lifeboat.db") as connection:
        found = connection.execute("SELECT id FROM tables").fetchall()
    connection.close()
    assert found == [(old,)]
    await house.command(old, 1, Rematch())
    assert (await house.tables.info((await house.seen(old)).rematch)).status == "playing"


async def test_a_rematch_is_for_those_who_sit_and_after_the_end(house: House) -> None:
    table = await house.for_two()
    with pytest.raises(LifeboatError, match="rematch"):
        await house.command(table, 1, Rematch())
    onlooker = await house.tables.join(table, Joining(name="Cleo"))
    with pytest.raises(LifeboatError, match="not-seated"):
        await house.command(table, onlooker.person, Rematch())


# Invitations and tokens


async def test_an_invitation_leads_to_its_seat_once(house: House) -> None:
    table = await house.set_up("titanic", ["me", "open", "open"])
    key = await house.tables.invite(table, 1, 2)
    both = await asyncio.gather(
        *(house.tables.join(table, Joining(name=name, invite=key)) for name in ("Bea", "Cleo")),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, LifeboatError) for one in both) == [False, True]
    here = await house.seen(table)
    assert [seat.person for seat in here.seats] == [1, 0, 2]
    assert len(here.people) == 2
    with pytest.raises(LifeboatError, match="invite"):
        await house.tables.join(table, Joining(name="Dora", invite=key))


async def test_an_invitation_is_good_for_its_table_alone_and_the_last_one_counts(
    house: House,
) -> None:
    table = await house.set_up("titanic", ["me", "open"])
    other = await house.set_up("titanic", ["me", "open"])
    earlier = await house.tables.invite(table, 1, 1)
    key = await house.tables.invite(table, 1, 1)
    for wrong_table, wrong_key in ((other, key), (table, earlier), (table, "made up")):
        with pytest.raises(LifeboatError) as refused:
            await house.tables.join(wrong_table, Joining(name="Bea", invite=wrong_key))
        assert refused.value.code == "invite"
    with pytest.raises(LifeboatError, match="host-only"):
        await house.tables.invite(table, 2, 1)
    await house.tables.join(table, Joining(name="Bea", invite=key))
    assert (await house.seen(table)).seats_of(2) == [1]


@pytest.mark.parametrize("has_begun", [True, False])
async def test_whoever_leaves_gives_the_token_up(house: House, has_begun: bool) -> None:
    """Before the game the seat is free again; afterwards it stays, for the stand-in."""
    table = await house.set_up("titanic", ["me", "open"], patience=10)
    guest = await house.tables.join(table, Joining(name="Bea"))
    await house.command(table, 2, Sit(1))
    if has_begun:
        await house.command(table, 1, Start())
    async with house.hearing(table, 2) as ear, house.hearing(table, 1) as host:
        await house.tables.leave(table, 2)
        await until(lambda: ear.is_over)
        assert ear.goodbye() == "left"
        assert not host.is_over
    with pytest.raises(LifeboatError, match="token"):
        await house.tables.person_of(table, guest.token)
    here = await house.seen(table)
    assert here.seats_of(2) == ([1] if has_begun else [])
    assert here.seats[1].bot() == ("steady" if has_begun else "")
    assert (await house.tables.info(table)).left == [2]


async def test_a_table_goes_on_when_its_host_has_left(house: House) -> None:
    new = NewTable(game="titanic", name="Ada", seats=["me", "open"], setup={"players": "2"})
    table = (await house.tables.create(new)).table
    await house.tables.join(table, Joining(name="Bea"))
    await house.command(table, 2, Sit(1))
    await house.tables.leave(table, 1)
    await house.start_again()
    assert (await house.tables.info(table)).host == 2
    key = await house.tables.invite(table, 2, 0)
    await house.tables.join(table, Joining(name="Cleo", invite=key))
    await house.command(table, 2, Start())
    assert [seat.person for seat in (await house.seen(table)).seats] == [3, 2]


async def test_a_rematch_seats_a_bot_for_whoever_has_left(house: House) -> None:
    old, tokens = await finished(house, "titanic", stand_in="random")
    await house.tables.leave(old, 1)
    await house.command(old, 2, Rematch())
    new = await house.seen((await house.seen(old)).rematch)
    assert [(seat.person, seat.player) for seat in new.seats] == [(0, "random"), (2, "")]
    assert new.host() == 2
    assert await house.tables.person_of(new.header.id, tokens[1]) == 2


async def test_a_name_and_its_change_are_stored(house: House) -> None:
    table = await house.set_up("titanic", ["me"])
    await house.command(table, 1, Rename("Ida"))
    await house.start_again()
    assert (await house.tables.info(table)).people == ["Ida"]


@pytest.mark.parametrize("has_begun", [True, False])
async def test_the_host_can_send_somebody_away(house: House, has_begun: bool) -> None:
    """Their token dies with the entry, and their seat goes on by the law of leavers."""
    table = await house.set_up("titanic", ["me", "open"], patience=10)
    guest = await house.tables.join(table, Joining(name="Bea"))
    await house.command(table, 2, Sit(1))
    if has_begun:
        await house.command(table, 1, Start())
    async with house.hearing(table, 2) as ear, house.hearing(table, 1) as host:
        await house.command(table, 1, Remove(2))
        await until(lambda: ear.is_over)
        assert (ear.kinds()[-1], ear.goodbye()) == ("removed", "removed")
        assert not host.is_over
    with pytest.raises(LifeboatError, match="token"):
        await house.tables.person_of(table, guest.token)
    await house.start_again()
    here = await house.seen(table)
    assert here.has_left(2)
    assert here.seats_of(2) == ([1] if has_begun else [])
    assert here.seats[1].bot() == ("steady" if has_begun else "")


async def test_a_fresh_token_makes_the_old_one_worthless_at_once(
    house: House, tmp_path: Path
) -> None:
    """Whoever listens by the old one is sent home, but not who has asked, nor anybody else."""
    table = await house.set_up("titanic", ["me", "open"])
    guest = await house.tables.join(table, Joining(name="Bea"))
    async with (
        house.tables.listen(table, 2, "en", None) as asker,
        house.hearing(table, 2) as thief,
        house.hearing(table, 1) as host,
    ):
        obeyed = await house.tables.new_token(table, 2, asker)
        await until(lambda: thief.is_over)
        assert thief.goodbye() == "token"
        assert not asker.is_closed
        assert not host.is_over
    with pytest.raises(LifeboatError, match="token"):
        await house.tables.person_of(table, guest.token)
    await house.start_again()
    assert obeyed.number == (await house.seen(table)).number
    assert await house.tables.person_of(table, obeyed.token) == 2
    kept = (tmp_path / "lifeboat.db").read_bytes()
    assert obeyed.token.encode() not in kept


async def test_whoever_is_not_at_the_table_gets_no_fresh_token(house: House) -> None:
    table = await house.set_up("titanic", ["me", "open"])
    with pytest.raises(LifeboatError, match="not-at-table"):
        await house.tables.new_token(table, 0)
