"""Logs from when the pass of Septentrick was two actions make the same table as today's."""

from __future__ import annotations

import pytest
from msgspec import structs

from lifeboat.table.entries import Entry, Renamed, Undone
from lifeboat.table.past.retelling import STRIDE, Retelling
from lifeboat.table.stored import StoredPlayed, read_log
from lifeboat.table.table import Change, Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.messages import TableInfo
from tests.table.tables import log_before, started


class Older:
    """A table at which three people are about to pass, and whose log goes on in the older form."""

    def __init__(self) -> None:
        self.table = passing()
        self.log: list[Entry] = []

    def take(self, entry: Entry) -> Change:
        """Apply the next stored entry."""
        self.log.append(entry)
        *_, read = read_log("septentrick", self.log)
        return self.table.apply(read)


def passing() -> Table:
    """Return a table at which three people are about to pass; seat 0 is Captain."""
    table = started("septentrick", {"players": "3", "captain": "1"}, [1, 2, 3])
    table.apply(next(read_log("septentrick", [StoredPlayed(0, "trump:star")])))
    return table


def pairs(table: Table) -> list[list[str]]:
    """Return the two lowest cards that each seat may pass."""
    state = table.state()
    assert state is not None
    hands = [str(state.view(seat)).split("hands=")[1].split()[0] for seat in range(3)]
    own = [hand.split("/")[seat].split(",") for seat, hand in enumerate(hands)]
    return [[card for card in hand if card[0] != "p"][:2] for hand in own]


@pytest.mark.rule("S5")
def test_two_entries_of_one_card_are_one_step() -> None:
    older, newer = Older(), Older()
    for seat, (one, other) in enumerate(pairs(newer.table)):
        newer.take(StoredPlayed(seat, f"pass:{one},{other}"))
        half = older.take(StoredPlayed(seat, f"pass:{one}", "steady"))
        assert half.events == []
        older.take(StoredPlayed(seat, f"pass:{other}", "steady"))
    assert older.table.state() == newer.table.state()
    assert older.table.record().actions == newer.table.record().actions
    assert older.table.bot_steps == ["", "steady", "steady", "steady"]
    assert older.table.last_entry == newer.table.last_entry + 3


@pytest.mark.rule("S5")
def test_the_first_of_two_cards_was_undone() -> None:
    older = Older()
    one, other = pairs(older.table)[0]
    older.take(StoredPlayed(0, f"pass:{one}"))
    older.take(Undone(0))
    older.take(StoredPlayed(0, f"pass:{other}"))
    older.take(StoredPlayed(0, f"pass:{one}"))
    assert older.table.record().actions[1:] == [f"pass:{one},{other}"]


@pytest.mark.rule("S5")
def test_a_log_that_ends_after_the_first_card_asks_for_both() -> None:
    older = Older()
    before = older.table.state()
    one, other = pairs(older.table)[0]
    older.take(StoredPlayed(0, f"pass:{one}"))
    assert older.table.state() == before
    older.take(StoredPlayed(0, f"pass:{one},{other}"))
    assert older.table.record().actions[1:] == [f"pass:{one},{other}"]


@pytest.mark.rule("S5")
def test_a_copy_keeps_its_own_first_card() -> None:
    older = Older()
    one, other = pairs(older.table)[0]
    older.take(StoredPlayed(0, f"pass:{one}"))
    twin = older.table.copy()
    whole = older.take(StoredPlayed(0, f"pass:{other}")).entry
    assert twin.is_half_played
    assert not older.table.is_half_played
    twin.apply(whole)
    assert twin.record().actions == older.table.record().actions


@pytest.mark.rule("S5")
def test_what_was_missed_is_told_from_the_middle_of_an_older_pass() -> None:
    """A retelling keeps copies of the table at intervals, here one between the two cards."""
    table = passing()
    retelling = Retelling(table.header)
    one, other = pairs(table)[0]
    log: list[Entry] = [*log_before(table), StoredPlayed(0, "trump:star")]
    log += [Renamed(1, f"Ada {at}") for at in range(STRIDE - len(log) - 1)]
    log += [StoredPlayed(0, f"pass:{one}"), StoredPlayed(0, f"pass:{other}")]
    assert len(log) == STRIDE + 1
    retelling.take(list(read_log("septentrick", log)))
    for _ in range(2):
        (told,) = retelling.updates(Viewer(2, "en"), STRIDE, STRIDE + 1)
        assert b"has chosen two cards to pass" in told


FIRST_FIELDS = {
    "id",
    "game",
    "setup",
    "commitment",
    "deal",
    "seed",
    "day",
    "listed",
    "patience",
    "stand_in",
    "proposals",
    "created",
    "status",
    "people",
    "seats",
    "number",
    "version",
    "may_talk",
    "silence_rule",
    "given_up",
    "resigned",
    "proposed",
    "rematch",
}
"""The fields that every stored summary of a table has."""


def test_a_summary_from_before_is_still_listed() -> None:
    """Fields that were added to summaries later have defaults."""
    assert {field.name for field in structs.fields(TableInfo) if field.required} == FIRST_FIELDS
