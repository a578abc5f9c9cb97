"""Telling: another process tells people what they missed, in pieces, and forgets old tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from typing import Any, TypeVar

import pytest
from msgspec import json, structs

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live import telling
from lifeboat.server.live.telling import PIECE, Telling
from lifeboat.server.live.turns import ASKER
from lifeboat.table.api.refusals import status_of
from lifeboat.table.commands import Play, Propose, Say, Undo
from lifeboat.table.entries import Entry
from lifeboat.table.laws import answer, may_undo
from lifeboat.table.past import retelling
from lifeboat.table.past.replays import Replaying, sent_step
from lifeboat.table.past.retelling import STRIDE, Kept, Retelling
from lifeboat.table.table import Header, Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.rendering import line, update
from tests.contract.playing import throws_for
from tests.server.inline import Inline
from tests.table.tables import Sitter, header_of, legal_text, log_before, started

T = TypeVar("T")

SITTERS: dict[str, list[Sitter]] = {"titanic": [1, 2], "septentrick": [1, 2, 3]}
VIEWERS = [Viewer(0, "en"), Viewer(1, "fr"), Viewer(2, "de")]
ONE_LANGUAGE = [Viewer(person, "en") for person in (1, 2)]
"""Two people who read the same language as the spectator, but see other cards."""
ALL = VIEWERS + ONE_LANGUAGE


class Told:
    """A long log, and what each viewer was told at the time."""

    def __init__(self, game: str, entries: int) -> None:
        fields = {"players": str(len(SITTERS[game]))}
        table = started(game, fields, SITTERS[game], proposals=game == "titanic")
        self.header = table.header
        self.log: list[Entry] = log_before(table)
        self.updates: dict[Viewer, list[bytes]] = {viewer: [] for viewer in ALL}
        self.lines: dict[Viewer, list[bytes]] = {viewer: [] for viewer in ALL}
        again = Table(self.header)
        for entry in self.log:
            self._take(again, entry)
        throws = throws_for("telling", game)
        while len(self.log) < entries:
            self._step(again, throws.below(20))

    def _step(self, table: Table, throw: int) -> None:
        seat = table.deciding_seat()
        person = table.seats[seat].person if seat is not None else 1
        if throw in (0, 6, 7) and may_undo(table, person):
            new = answer(table, person, Undo(table.last_entry))
        elif throw in range(1, 5) and seat is not None and table.may_propose():
            other = 1 - seat
            new = answer(table, other + 1, Propose(other, legal_text(table), table.last_entry))
        elif (throw not in (0, 5) and table.may_talk()) or seat is None:
            new = answer(table, 1, Say("Ice!"))
        else:
            new = answer(table, person, Play(legal_text(table), table.last_entry))
        for entry in new:
            self._take(table, entry)
            self.log.append(entry)

    def _take(self, table: Table, entry: Entry) -> None:
        change = table.apply(entry)
        for viewer in ALL:
            self.updates[viewer].append(json.encode(update(table, change, viewer)))
            self.lines[viewer].append(json.encode(line(table, change, viewer)))


@pytest.fixture(scope="module")
def long_log() -> Told:
    return Told("titanic", 2 * STRIDE + 50)


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retelling, "KEPT", Kept())


def test_a_retelling_is_byte_for_byte_what_was_told(long_log: Told) -> None:
    """This holds from any entry on, even between two copies of the table."""
    again = Retelling(long_log.header)
    again.take(long_log.log)
    upto = len(long_log.log)
    assert again._at(STRIDE).proposals, "a copy was made while one lay on the table"
    for viewer in VIEWERS:
        for since in (0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE + 7, upto - 1, upto):
            missed = min(upto, since + 29)
            assert again.updates(viewer, since, missed) == long_log.updates[viewer][since:missed]
            assert again.lines(viewer, since, upto) == long_log.lines[viewer][since:]


@pytest.mark.parametrize("game", SITTERS)
async def test_a_log_is_told_in_pieces_and_only_what_is_new_crosses(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Told(game, STRIDE + 60)
    crossed: list[int] = []

    class Noting(Inline):
        async def work(self, work: Callable[..., T], *given: Any) -> T:
            if work is retelling.taken:
                crossed.append(len(given[2]))
            return await super().work(work, *given)

    monkeypatch.setattr(telling, "PIECE", 100)
    one = Telling(Noting())
    upto = len(log.log)
    for viewer in ALL:
        for since in (0, 3, STRIDE, upto):
            told = await one.lines(log.header, log.log, viewer, since, upto)
            assert told == log.lines[viewer][since:]
    assert sum(crossed) == upto
    assert max(crossed) == 100
    assert PIECE >= STRIDE


async def test_lines_that_are_kept_are_kept_for_each_person() -> None:
    """In Septentrick, people who read the same language are told about different cards."""
    log = Told("septentrick", STRIDE)
    viewers = [VIEWERS[0], *ONE_LANGUAGE]
    assert len({tuple(log.lines[viewer]) for viewer in viewers}) == len(viewers)
    one = Telling(Inline())
    for viewer in viewers * 2:
        told = await one.lines(log.header, log.log, viewer, 0, STRIDE)
        assert told == log.lines[viewer]
    assert len(retelling.KEPT.lines) == len(viewers)


async def test_lines_that_were_told_are_kept(
    long_log: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    def noted(table: Table, change: Any, viewer: Viewer) -> Any:
        told.append(change.number)
        return line(table, change, viewer)

    monkeypatch.setattr(retelling, "line", noted)
    one = Telling(Inline())
    for _ in range(5):
        given = long_log.header, long_log.log, VIEWERS[1], 0, len(long_log.log)
        assert await one.lines(*given) == long_log.lines[VIEWERS[1]]
    assert told.count(1) == told.count(STRIDE) == told.count(2 * STRIDE) == 1
    assert told.count(2 * STRIDE + 1) == 5, "what may grow is told again"


async def test_the_process_is_told_again_what_it_has_forgotten(long_log: Told) -> None:
    one = Telling(Inline())
    upto = len(long_log.log)
    for _ in range(3):
        given = long_log.header, long_log.log, VIEWERS[2], upto - 5, upto
        assert await one.updates(*given) == long_log.updates[VIEWERS[2]][-5:]
        retelling.KEPT.tables.clear()


async def test_only_the_tables_asked_for_last_are_kept(
    long_log: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retelling, "MOST_ENTRIES", 150)
    monkeypatch.setattr(retelling, "MOST_LINES", 2 * STRIDE)
    headers = [header_of("titanic", {"players": "2"}, 2) for _ in range(4)]
    headers = [
        Header(f"table {at}", one.game, one.setup, one.secret, 2) for at, one in enumerate(headers)
    ]
    one = Telling(Inline())
    for header in headers:
        await one.updates(header, long_log.log, VIEWERS[0], 80, 100)
    assert list(retelling.KEPT.tables) == ["table 3"]
    for viewer in VIEWERS:
        await one.lines(long_log.header, long_log.log, viewer, 0, 2 * STRIDE)
    assert len(retelling.KEPT.lines) == 2


async def test_only_a_few_tables_are_kept_however_short_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(retelling, "MOST_TABLES", 3)
    log = Told("titanic", 10)
    one = Telling(Inline())
    for at in (*range(5), 2, 5):
        header = structs.replace(log.header, id=f"table {at}")
        await one.updates(header, log.log, VIEWERS[0], 5, 10)
    assert list(retelling.KEPT.tables) == ["table 4", "table 2", "table 5"]


@pytest.mark.parametrize("error", [BrokenExecutor, TimeoutError])
async def test_unfinished_work_is_not_the_fault_of_a_table(error: type[Exception]) -> None:
    class Broken(Inline):
        async def work(self, work: Callable[..., T], *given: Any) -> T:
            raise error

    with pytest.raises(LifeboatError) as refused:
        await Telling(Broken()).work(sent_step, Replaying(record="nothing"), "en")
    assert refused.value.code == "not-finished"
    assert status_of(refused.value) == 503


async def test_a_process_that_always_forgets_is_given_up(long_log: Told) -> None:
    class Forgetful(Inline):
        async def work(self, work: Callable[..., T], *given: Any) -> T:
            retelling.KEPT.tables.clear()
            return await super().work(work, *given)

    with pytest.raises(LifeboatError, match="table-broken"):
        await Telling(Forgetful()).updates(long_log.header, long_log.log, VIEWERS[0], 3, 9)


async def test_what_was_missed_has_its_price(long_log: Told) -> None:
    bill: list[tuple[str, float]] = []
    one = Telling(Inline())
    one.charge = lambda address, cost: bill.append((address, round(cost, 3)))
    ASKER.set("192.0.2.7")
    await one.updates(long_log.header, long_log.log, VIEWERS[0], 3, 33)
    await one.lines(long_log.header, long_log.log, VIEWERS[0], 0, 400)
    await one.lines(long_log.header, long_log.log, VIEWERS[0], 2**53, 400)
    assert bill == [("192.0.2.7", 10.0), ("192.0.2.7", 8.0), ("192.0.2.7", 0)]


@pytest.fixture
def real_telling() -> Iterator[Telling]:
    """A `Telling` with a real process."""
    one = Telling()
    yield one
    one.close()


async def test_a_real_process_tells_the_same(long_log: Told, real_telling: Telling) -> None:
    upto = len(long_log.log)
    for _ in range(2):
        given = long_log.header, long_log.log, VIEWERS[1], upto - 20, upto
        assert await real_telling.updates(*given) == long_log.updates[VIEWERS[1]][-20:]
        real_telling.processes.close()  # as if it had broken down
    with pytest.raises(LifeboatError, match="record-tag"):
        await real_telling.work(sent_step, Replaying(record="nothing"), "en")
