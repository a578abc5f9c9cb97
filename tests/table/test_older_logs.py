"""Logs from before the pass of Septentrick was one action make the same table as today's."""

from __future__ import annotations

import pytest
from msgspec import structs

from lifeboat.table.entries import Entry, Played, Renamed, Undone
from lifeboat.table.past.retelling import STRIDE, Retelling
from lifeboat.table.table import Table
from lifeboat.table.wire.messages import TableInfo
from lifeboat.table.wire.rendering import Viewer
from tests.table.tables import log_before, started


def passing() -> Table:
    """Three people are about to pass; seat 0 is Captain."""
    table = started("septentrick", {"players": "3", "captain": "1"}, [1, 2, 3])
    table.apply(Played(0, "trump:star"))
    return table


def pairs(table: Table) -> list[list[str]]:
    """The two lowest cards that each seat may pass."""
    state = table.state()
    assert state is not None
    hands = [str(state.view(seat)).split("hands=")[1].split()[0] for seat in range(3)]
    own = [hand.split("/")[seat].split(",") for seat, hand in enumerate(hands)]
    return [[card for card in hand if card[0] != "p"][:2] for hand in own]


@pytest.mark.rule("S5")
def test_two_entries_of_one_card_are_one_step() -> None:
    older, newer = passing(), passing()
    for seat, (one, other) in enumerate(pairs(newer)):
        newer.apply(Played(seat, f"pass:{one},{other}"))
        half = older.apply(Played(seat, f"pass:{one}", "steady"))
        assert half.events == []
        older.apply(Played(seat, f"pass:{other}", "steady"))
    assert older.state() == newer.state()
    assert older.record().actions == newer.record().actions
    assert older.bot_steps == ["", "steady", "steady", "steady"]
    assert older.number == newer.number + 3


@pytest.mark.rule("S5")
def test_the_first_of_two_cards_was_taken_back() -> None:
    table = passing()
    one, other = pairs(table)[0]
    table.apply(Played(0, f"pass:{one}"))
    table.apply(Undone(0))
    table.apply(Played(0, f"pass:{other}"))
    table.apply(Played(0, f"pass:{one}"))
    assert table.record().actions[1:] == [f"pass:{one},{other}"]


@pytest.mark.rule("S5")
def test_a_log_that_ends_after_the_first_card_asks_for_both() -> None:
    table = passing()
    before = table.state()
    one, other = pairs(table)[0]
    table.apply(Played(0, f"pass:{one}"))
    assert table.state() == before
    table.apply(Played(0, f"pass:{one},{other}"))
    assert table.record().actions[1:] == [f"pass:{one},{other}"]


@pytest.mark.rule("S5")
def test_a_copy_keeps_a_first_card_of_its_own() -> None:
    table = passing()
    one, other = pairs(table)[0]
    table.apply(Played(0, f"pass:{one}"))
    twin = table.copy()
    table.apply(Played(0, f"pass:{other}"))
    twin.apply(Played(0, f"pass:{other}"))
    assert twin.record().actions == table.record().actions


@pytest.mark.rule("S5")
def test_what_was_missed_is_told_from_the_middle_of_an_older_pass() -> None:
    """A table is kept as it was every so many entries, here between the two cards."""
    table = passing()
    retelling = Retelling(table.header)
    one, other = pairs(table)[0]
    log: list[Entry] = [*log_before(table), Played(0, "trump:star")]
    log += [Renamed(1, f"Ada {at}") for at in range(STRIDE - len(log) - 1)]
    log += [Played(0, f"pass:{one}"), Played(0, f"pass:{other}")]
    assert len(log) == STRIDE + 1
    retelling.take(log)
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
"""What every stored summary of a table has."""


def test_a_summary_from_before_is_still_listed() -> None:
    """What was added to summaries later has a default."""
    assert {field.name for field in structs.fields(TableInfo) if field.required} == FIRST_FIELDS
