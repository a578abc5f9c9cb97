"""The log and the record: a table follows from its log, and its record can be replayed."""

from __future__ import annotations

from lifeboat.core.fate import commitment_of
from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record
from lifeboat.table import entries, laws
from lifeboat.table.stored import entry_text, read_entry, read_log, stored
from lifeboat.table.table import Table, table_of
from tests.contract.playing import throws_for
from tests.table.tables import (
    LEE_AND_SMITH,
    THREE,
    legal_text,
    started,
    step,
)


def test_a_rematch_is_another_tables_beginning() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    table.apply(entries.Rematched("another"))
    assert table.rematch == "another"


def played_out(seed: str) -> Table:
    """Play a whole game of two people and a bot, in which stand-ins come and go."""
    table = started("septentrick", THREE, [1, 2, "random"], seed="", day="1912-04-14")
    throws = throws_for("table", seed)
    while not table.is_over():
        if not throws.below(8):
            seat = throws.below(2)
            stood_in = bool(table.seats[seat].stand_in)
            table.apply(entries.ClaimedBack(seat) if stood_in else laws.take_over(table, seat))
        step(table, legal_text(table, throws))
    return table


def test_the_record_replays_and_names_bots_stand_ins_day_and_commitment() -> None:
    table = played_out("record")
    record = read_record(str(table.record()))
    again, broken = replay(record)
    assert broken is None
    assert str(again.state) == str(table.state())
    assert record.notes["Bots"] == "3=random"
    assert record.notes["Day"] == "1912-04-14"
    assert record.notes["Commitment"] == commitment_of(table.header.secret)
    stand_ins = dict(part.split("=") for part in record.notes["StandIns"].split())
    by_bots = [at for at, bot in enumerate(table.bot_steps, 1) if bot]
    assert set(stand_ins.values()) == {"steady"}
    assert {int(at) for at in stand_ins} == {
        at for at in by_bots if again.deciders[at - 1] in (0, 1)
    }


def test_a_table_is_its_log() -> None:
    """Every entry survives being written as text, and the same log makes the same table."""
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    log: list[entries.Entry] = [entries.Joined(1, "P1"), entries.Joined(2, "P2")]
    log += [entries.Sat(0, 1), entries.Sat(1, 2), entries.Started()]
    throws = throws_for("log")
    while not table.is_over():
        log.append(step(table, legal_text(table, throws)).entry)
    written = [read_entry(entry_text(entry)) for entry in stored("titanic", log)]
    again = table_of(table.header, list(read_log("titanic", written)))
    assert str(again.state()) == str(table.state())
    assert (again.last_entry, again.version) == (table.last_entry, table.version)
