"""The store: what goes in comes out, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import event

from lifeboat.server.store import databases
from lifeboat.server.store.databases import open_database
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.migrations import migrate
from lifeboat.server.store.rows import DayDeal, Invite, Result, ResultSeat, Tally
from lifeboat.server.store.store import Store
from lifeboat.table import entries
from lifeboat.table.deals import deal_key
from lifeboat.table.entries import Entry, Joined, Played, Said, Sat, Started
from lifeboat.table.table import NOBODY, Header
from tests.server.postgres import Postgres, on_postgresql

SECRET = bytes(range(32))
HEADER = Header(
    "first", "titanic", {"players": "2", "layout": "expert"}, SECRET, 2, listed=True, created=100
)
BEGINNING: list[Entry] = [Joined(1, "Ada", "me-ada"), Sat(0, 1)]


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store.open(database)
    yield store
    await store.close()


def header(name: str, **changes: Any) -> Header:
    return structs.replace(HEADER, id=name, **changes)


def log_of(loaded: tuple[Header, list[Entry]] | None) -> list[Entry]:
    assert loaded is not None
    return loaded[1]


# Tables


async def test_a_table_comes_back_as_it_was_written_after_the_store_is_opened_again(
    database: str,
) -> None:
    more: list[Entry] = [Joined(2, "Zoë ⚓ \x00'\"\\", ""), Sat(1, 2), Started()]
    first = Store.open(database)
    await first.create(HEADER, BEGINNING, {"hash": 1})
    await first.append("first", 3, more, at=105, tokens={"other": 2})
    await first.close()
    second = Store.open(database)
    assert await second.load("first") == (HEADER, BEGINNING + more)
    assert await second.person_of("first", "other") == 2
    await second.close()


async def test_every_kind_of_entry_comes_back(store: Store) -> None:
    kinds: list[Entry] = [
        entries.BotSat(1, "steady"),
        entries.Renamed(1, "Bea"),
        entries.Freed(0),
        entries.Played(1, "rescue:1", "steady"),
        entries.Undone(1),
        entries.Proposed(0, "stop"),
        entries.TurnedUp(),
        entries.Said(1, "line\nbreak"),
        entries.TakenOver(0, "steady"),
        entries.ClaimedBack(0),
        entries.Resigned(1),
        entries.Rematched("second"),
    ]
    await store.create(HEADER, BEGINNING, {})
    await store.append("first", 3, kinds, at=101)
    assert log_of(await store.load("first")) == BEGINNING + kinds


async def test_a_table_that_does_not_exist_is_none(store: Store) -> None:
    assert await store.load("nowhere") is None
    assert await store.person_of("nowhere", "hash") == NOBODY
    with pytest.raises(StoreError, match="store-table: tried nowhere"):
        await store.append("nowhere", 1, BEGINNING, at=1)


async def test_a_table_cannot_be_created_twice(store: Store) -> None:
    await store.create(HEADER, BEGINNING, {"hash": 1})
    with pytest.raises(StoreError, match="store-exists"):
        await store.create(header("first", secret=b"other"), [], {})
    assert await store.load("first") == (HEADER, BEGINNING)


@pytest.mark.parametrize("first", [1, 2, 4])
async def test_only_the_next_number_is_taken_and_else_nothing_is_written(
    store: Store, first: int
) -> None:
    await store.create(HEADER, BEGINNING, {})
    with pytest.raises(StoreError, match=f"store-number: tried {first}; expected 3"):
        await store.append(
            "first", first, [Started()], at=200, status="playing", tokens={"late": 2}
        )
    assert log_of(await store.load("first")) == BEGINNING
    assert await store.person_of("first", "late") == NOBODY
    assert [*await store.playing()] == []


async def test_of_two_owners_one_is_refused(store: Store) -> None:
    await store.create(HEADER, [], {})
    said: list[Entry] = [Said(1, f"owner {number}") for number in range(20)]
    outcomes = await asyncio.gather(
        *(store.append("first", 1, [entry], at=1) for entry in said), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
    assert {error.code for error in refused} == {"store-number"}
    assert len(refused) == 19
    assert log_of(await store.load("first")) == [said[outcomes.index(None)]]


@on_postgresql
async def test_two_servers_on_one_postgresql_database_cannot_both_write_a_number(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should a second one get past the lock."""
    with monkeypatch.context() as unlocked:
        unlocked.setattr(databases, "_held", lambda engine: BytesIO())
        other = Store.open(database)
    names = [f"table {number}" for number in range(10)]
    for name in names:
        await store.create(header(name), [], {})
    for number in range(1, 3):
        outcomes = await asyncio.gather(
            *(
                owner.append(name, number, [Said(1, "mine")], at=1)
                for owner, order in ((store, names), (other, names[::-1]))
                for name in order
            ),
            return_exceptions=True,
        )
        refused = [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
        assert [error.code for error in refused] == ["store-number"] * len(names)
    await other.close()


async def test_many_tables_are_written_at_once(store: Store) -> None:
    async def play(store: Store, name: str) -> None:
        await store.create(header(name), BEGINNING, {name: 1})
        for number in range(3, 23):
            await store.append(name, number, [Played(0, f"{name} {number}")], at=number)

    names = [f"table {number}" for number in range(50)]
    await asyncio.gather(*(play(store, name) for name in names))
    for name in names:
        played = [Played(0, f"{name} {number}") for number in range(3, 23)]
        assert log_of(await store.load(name)) == [*BEGINNING, *played]


async def test_the_lobby_shows_listed_tables_without_their_secret(store: Store) -> None:
    await store.create(header("old"), BEGINNING, {}, summary="one seat free")
    await store.create(header("new", created=300), BEGINNING, {})
    await store.create(header("hidden", listed=False), BEGINNING, {})
    await store.create(header("busy", created=900), BEGINNING, {}, status="playing")
    await store.create(header("ended"), BEGINNING, {})
    await store.append("ended", 3, [], at=999, status="over")
    tables = await store.lobby(10)
    assert [(table.header.id, table.status) for table in tables] == [
        ("new", "open"),
        ("old", "open"),
        ("busy", "playing"),
    ]
    assert {table.header.secret for table in tables} == {b""}
    assert tables[1].summary == "one seat free"
    await store.append("old", 3, [Said(1, "hello")], at=301, summary="no seat free")
    first = (await store.lobby(1))[0]
    assert (first.header, first.changed) == (header("old", secret=b""), 301)
    assert first.summary == "no seat free"


async def test_tables_that_nobody_touches_are_abandoned_until_their_next_entry(
    store: Store,
) -> None:
    for name, status in (("open", "open"), ("going", "playing"), ("ended", "over")):
        await store.create(header(name), BEGINNING, {}, status=status)
    await store.create(header("new", created=200), BEGINNING, {})
    assert await store.open_tables() == 3
    assert await store.abandon(100) == 0
    assert await store.abandon(101) == 2
    assert await store.abandon(101) == 0
    assert await store.open_tables() == 1
    assert [*await store.playing()] == []
    assert [table.header.id for table in await store.lobby(10)] == ["new"]
    await store.append("going", 3, [Said(1, "hello")], at=300, status="playing")
    assert await store.open_tables() == 2
    assert [table.header.id for table in await store.lobby(10, since=201)] == ["going"]
    await store.ping()


def test_counting_open_tables_reads_an_index_alone(tmp_path: Path) -> None:
    opened = open_database(str(tmp_path / "lifeboat.db"))
    migrate(opened.writing)
    query = "SELECT count(*) FROM tables WHERE status IN ('open', 'playing')"
    with opened.reading.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}").all()
    opened.close()
    assert "COVERING INDEX ix_tables_status_changed" in str(plan)


async def test_games_that_go_on_are_found_after_a_restart(store: Store) -> None:
    for name, status in (("open", "open"), ("going", "playing"), ("long ago", "playing")):
        await store.create(header(name), BEGINNING, {}, status=status)
    await store.append("going", 3, [Started()], at=500)
    assert [*await store.playing()] == ["going", "long ago"]
    assert [*await store.playing(since=200)] == ["going"]
    await store.append("going", 4, [], at=501, status="over")
    assert [*await store.playing(since=200)] == []


# Tokens and invitations


async def test_a_token_stands_for_a_person_at_one_table_until_it_is_revoked(store: Store) -> None:
    await store.create(HEADER, BEGINNING, {"one": 1, "two": 2})
    await store.create(header("second"), BEGINNING, {"else": 1})
    await store.add_token("first", "again", 1)
    people = [await store.person_of("first", token) for token in ("one", "two", "again")]
    assert people == [1, 2, 1]
    assert await store.person_of("second", "one") == NOBODY
    await store.revoke_tokens("first", 1, but=["again"])
    people = [await store.person_of("first", token) for token in ("one", "two", "again")]
    assert people == [NOBODY, 2, 1]
    assert await store.tokens("first") == {"two": 2, "again": 1}
    await store.revoke_tokens("first", 1)
    assert await store.person_of("first", "again") == NOBODY
    assert await store.person_of("second", "else") == 1


async def test_an_invitation_lets_one_person_in(store: Store) -> None:
    await store.create(HEADER, BEGINNING, {})
    await store.create(header("second"), BEGINNING, {})
    await store.add_invite("first", "key", 1)
    assert await store.invite("key") == Invite("first", 1, used=False, revoked=False)
    assert await store.invite("no key") is None
    with pytest.raises(StoreError, match="store-invite"):
        await store.append("second", 3, [Joined(2, "Bea")], at=1, invite="key")
    outcomes = await asyncio.gather(
        store.append("first", 3, [Joined(2, "Bea"), Sat(1, 2)], at=1, invite="key"),
        store.append("first", 5, [Joined(3, "Cy"), Sat(1, 3)], at=1, invite="key"),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], StoreError)
    assert outcomes[1].code == "store-invite"
    assert log_of(await store.load("first")) == [*BEGINNING, Joined(2, "Bea"), Sat(1, 2)]
    assert log_of(await store.load("second")) == BEGINNING
    invite = await store.invite("key")
    assert invite is not None
    assert not invite.is_open()


async def test_a_revoked_invitation_lets_nobody_in(store: Store) -> None:
    await store.create(HEADER, BEGINNING, {})
    await store.add_invite("first", "key", 1)
    await store.add_invite("first", "other", 0)
    await store.revoke_invites("first", 1)
    with pytest.raises(StoreError, match="store-invite"):
        await store.append("first", 3, [Joined(2, "Bea")], at=1, invite="key")
    other = await store.invite("other")
    assert other is not None
    assert other.is_open()


# Results and days


def result(table: str, score: int, *seats: ResultSeat, **fields: Any) -> Result:
    complete: dict[str, Any] = {
        "game": "titanic",
        "deal": "deal",
        "players": 2,
        "won": score == 0,
        "reason": "all-safe",
        "finished": 500,
        "layout": "standard",
        "pages": 3,
        "seats": seats,
    }
    return Result(table=table, score=score, **(complete | fields))


async def finish(store: Store, result: Result) -> None:
    """Have a game end."""
    await store.create(header(result.table), BEGINNING, {})
    await store.append(
        result.table, 3, [Started()], at=result.finished, status="over", result=result
    )


ADA_LEE = ResultSeat(0, 1, "Ada", "me-ada", crew="lee")
ADA_SMITH = ResultSeat(1, 1, "Ada", "me-ada", crew="smith")
BOT_SMITH = ResultSeat(1, player="steady", crew="smith")


async def test_other_results_on_the_same_deal_come_best_first(store: Store) -> None:
    worse = result("a", -9, ADA_LEE, BOT_SMITH, day="2026-11-15", steps=40, bot_steps=20)
    better = result("b", -4, ADA_LEE, ADA_SMITH)
    later = result("c", -4, ADA_LEE, BOT_SMITH, finished=501)
    for one in (later, worse, better, result("d", 0, deal="another")):
        await finish(store, one)
    assert await store.results_of_deal("deal") == [better, later, worse]
    assert await store.results_of_deal("deal", limit=1) == [better]
    assert await store.results_of_deal("no deal") == []


async def test_a_day_counts_the_first_result_of_each_person_and_no_table_of_bots(
    store: Store,
) -> None:
    day = "2026-11-15"
    deal = DayDeal({"players": "2"}, SECRET)
    key = deal_key("titanic", deal.setup, deal.secret)
    of_day: dict[str, Any] = {"deal": key, "day": day}
    ben = ResultSeat(0, 1, "Ben", "me-ben")
    cleo = ResultSeat(0, 1, "Cleo")
    counted = [
        result("a", -9, ADA_LEE, BOT_SMITH, **of_day),
        result("cleo", -10, cleo, BOT_SMITH, **of_day),
        result("cleo2", -11, cleo, BOT_SMITH, **of_day),
    ]
    others = [
        result("b", 0, ADA_LEE, ADA_SMITH, **of_day),  # at the same time, but a comes first
        result("c", 0, ben, ADA_SMITH, finished=501, **of_day),
        result("bots", 0, BOT_SMITH, **of_day),
        result("rematch", 0, ResultSeat(0, 1, "Dan"), deal=key),
    ]
    assert await store.results_of_day("titanic", day) == []
    assert not await store.has_result_of_day("titanic", day, "me-ada")
    await store.day("titanic", day, lambda: deal)
    for one in [*others, *counted]:
        await finish(store, one)
    assert await store.results_of_day("titanic", day) == counted
    assert await store.results_of_day("titanic", day, limit=1) == counted[:1]
    assert await store.results_of_day("titanic", "2026-11-14") == []
    assert await store.has_result_of_day("titanic", day, "me-ben")
    assert not await store.has_result_of_day("titanic", day, "me-cleo")
    assert not await store.has_result("deal", "me-ben")


async def test_a_person_finds_the_own_results_latest_first(store: Store) -> None:
    both = result("both", -4, ADA_LEE, ADA_SMITH)
    late = result("late", -5, ADA_LEE, BOT_SMITH, finished=900)
    for one in (both, late, result("bots", -6, BOT_SMITH)):
        await finish(store, one)
    assert await store.results_of_person("me-ada") == [late, both]
    assert await store.results_of_person("me-bea") == []


async def test_everybody_s_games_are_counted_when_they_end(store: Store) -> None:
    """However many there are, nobody goes through them to say how many there are."""
    for number in range(20):
        await finish(store, result(f"t{number}", -number, ADA_LEE, BOT_SMITH))
    asked: list[str] = []
    event.listen(
        store._database.reading,
        "before_cursor_execute",
        lambda *given: asked.append(given[2]),
    )
    (pairs,) = await store.tallies()
    assert (pairs.games, pairs.score, pairs.best) == (20, -190, 0)
    assert [crew.games for crew in await store.crew_tallies()] == [20, 20]
    assert asked
    assert not any("results" in statement for statement in asked)


async def test_games_are_counted_for_all_and_for_one_person(store: Store) -> None:
    assert await store.tallies() == []
    await finish(store, result("a", -4, ADA_LEE, ADA_SMITH))
    await finish(store, result("b", 0, ADA_LEE, BOT_SMITH, pages=5))
    await finish(store, result("c", -7, BOT_SMITH, players=1))
    await finish(store, result("d", 99, ADA_LEE, edition="own(x=1)"))
    pairs = Tally("titanic", "standard", 2, "", 2, 1, -4, 0, 8)
    solo = Tally("titanic", "standard", 1, "", 1, 0, -7, -7, 3)
    assert await store.tallies() == [solo, pairs]
    assert await store.tallies("me-ada") == [pairs]
    lee = Tally("titanic", "standard", 2, "lee", 2, 1, -4, 0, 8)
    smith = Tally("titanic", "standard", 2, "smith", 2, 1, -4, 0, 8)
    solo_smith = structs.replace(solo, crew="smith")
    assert await store.crew_tallies() == [solo_smith, lee, smith]
    own_smith = Tally("titanic", "standard", 2, "smith", 1, 0, -4, -4, 3)
    assert await store.crew_tallies("me-ada") == [lee, own_smith]


async def test_a_result_that_is_refused_takes_its_entries_with_it(store: Store) -> None:
    await finish(store, result("a", -4))
    with pytest.raises(StoreError, match="store-failed"):
        await store.append("a", 4, [Said(1, "again")], at=1, result=result("a", 0))
    assert log_of(await store.load("a")) == [*BEGINNING, Started()]


async def test_the_deal_of_a_day_is_made_once_whatever_the_race(store: Store) -> None:
    made: list[DayDeal] = []

    def make() -> DayDeal:
        made.append(DayDeal({"players": "2"}, bytes([len(made)])))
        return made[-1]

    all_made = Event()
    # Nothing is written until all have found that there is no deal yet.
    hold = asyncio.ensure_future(store._writer.write(lambda _: all_made.wait(10)))
    asking = [asyncio.ensure_future(store.day("titanic", "2026-11-15", make)) for _ in range(20)]
    while len(made) < 20:
        await asyncio.sleep(0.001)
    all_made.set()
    assert await hold
    deals = await asyncio.gather(*asking)
    assert deals == [deals[0]] * 20
    again = await store.day("titanic", "2026-11-15", lambda: pytest.fail("made again"))
    assert again == deals[0]
    other = await store.day("septentrick", "2026-11-15", make)
    assert other == made[-1]


def test_a_deal_key_is_the_same_for_the_same_game_set_up_and_secret_alone() -> None:
    key = deal_key("titanic", {"players": "2", "layout": "expert"}, SECRET)
    assert key == deal_key("titanic", {"layout": "expert", "players": "2"}, SECRET)
    assert key != deal_key("septentrick", {"players": "2", "layout": "expert"}, SECRET)
    assert key != deal_key("titanic", {"players": "2"}, SECRET)
    assert key != deal_key("titanic", {"players": "2", "layout": "expert"}, SECRET[:-1])


async def test_no_name_keeps_a_game_from_ending(store: Store) -> None:
    await finish(store, result("a", -4, ResultSeat(0, 1, "\0Ada ⚓")))
    assert [one.seats[0].name for one in await store.results_of_deal("deal")] == ["Ada ⚓"]


@pytest.mark.parametrize("word", ["", "\0", "first\0", "é", "\ud800", "'; --", "x" * 10_000])
async def test_whatever_is_asked_for_is_not_found_at_worst(store: Store, word: str) -> None:
    await store.create(HEADER, BEGINNING, {"hash": 1})
    assert await store.load(word) is None
    assert await store.person_of("first", word) == NOBODY
    assert await store.person_of(word, "hash") == NOBODY
    assert await store.invite(word) is None
    assert await store.results_of_deal(word) == []
    assert await store.results_of_person(word) == []


# Ends


async def test_a_closed_store_says_so(database: str) -> None:
    store = Store.open(database)
    await store.close()
    with pytest.raises(StoreError, match="store-closed: tried read"):
        await store.load("first")
    with pytest.raises(StoreError, match="store-closed: tried write"):
        await store.create(HEADER, [], {})


@on_postgresql
async def test_reads_say_when_the_database_is_away_and_go_on_when_it_is_back(
    store: Store, postgres: Postgres
) -> None:
    await store.create(HEADER, BEGINNING, {})
    postgres.stop("immediate")
    with pytest.raises(StoreError, match="store-away"):
        await store.load("first")
    postgres.start()
    assert await store.load("first") == (HEADER, BEGINNING)


@pytest.mark.rule("T55")
def test_a_deal_keeps_its_key_when_set_ups_get_a_new_field() -> None:
    """What was played by before the field is not told in the key; everything else is."""
    before = {"players": "2", "murdoch": "may", "latimer": "en"}
    key = deal_key("titanic", before, SECRET)
    assert key == deal_key("titanic", before | {"ability": "action"}, SECRET)
    assert key != deal_key("titanic", before | {"ability": "turn"}, SECRET)
