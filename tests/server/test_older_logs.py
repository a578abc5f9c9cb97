"""Logs from before the pass of Septentrick was one action make the same table as today's."""

from __future__ import annotations

import pytest

from lifeboat.server.entries import Played, Undone
from lifeboat.server.table import Table
from tests.server.tables import started


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
