"""Proposals: made in secret, revealed together."""

from __future__ import annotations

from lifeboat.table import entries, laws
from lifeboat.table.commands import (
    Propose,
    TurnUp,
)
from lifeboat.table.table import Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.rendering import welcome
from tests.table.tables import (
    LEE_AND_SMITH,
    THREE,
    code,
    legal_action,
    legal_text,
    obey,
    started,
    step,
)


def proposing(sitters: list[int | str]) -> tuple[Table, int, list[int]]:
    """Return a table with proposals, the seat that decides, and the other seats."""
    fields = {"players": str(len(sitters))}
    table = started("titanic", fields, sitters, proposals=True)
    deciding = table.deciding_seat()
    assert deciding is not None
    return table, deciding, [seat for seat in range(len(sitters)) if seat != deciding]


def test_proposals_stay_face_down_until_all_other_people_have_proposed() -> None:
    table, _, (first, second) = proposing([1, 2, 3])
    action = legal_text(table)
    obey(table, first + 1, Propose(first, action, table.last_entry))
    assert table.may_propose()
    obey(table, second + 1, Propose(second, action, table.last_entry))
    assert table.are_turned_up
    assert set(table.proposals) == {first, second}
    assert {table.rules.action_text(one) for one in table.proposals.values()} == {action}
    assert code(table, first + 1, Propose(first, action, table.last_entry)) == "proposals-up"


def test_bots_and_people_who_are_away_are_not_waited_for() -> None:
    table, _, (first, second) = proposing([1, 2, 3])
    table.apply(laws.take_over(table, second))
    obey(table, first + 1, Propose(first, legal_text(table), table.last_entry))
    assert table.are_turned_up


def test_the_decider_is_not_asked_to_propose_with_another_seat() -> None:
    table, deciding, (first, second) = proposing([1, 1, 1])
    holder = [2, 2, 2]
    holder[deciding] = holder[first] = 1
    table, _, _ = proposing([*holder])
    table.apply(laws.join(table, "P3"))
    obey(table, 2, Propose(second, legal_text(table), table.last_entry))
    assert table.are_turned_up


def test_the_seat_that_decides_can_turn_the_proposals_up_early() -> None:
    table, deciding, (first, _) = proposing([1, 2, 3])
    assert code(table, deciding + 1, TurnUp(table.last_entry)) == "proposals-none"
    obey(table, first + 1, Propose(first, legal_text(table), table.last_entry))
    assert code(table, first + 1, TurnUp(table.last_entry)) == "not-your-turn"
    obey(table, deciding + 1, TurnUp(table.last_entry))
    assert table.are_turned_up


def test_nobody_proposes_for_another_seat_for_their_own_turn_or_anything_illegal() -> None:
    table, deciding, (first, second) = proposing([1, 2, 3])
    action, number = legal_text(table), table.last_entry
    assert code(table, first + 1, Propose(second, action, number)) == "propose-seat"
    assert code(table, deciding + 1, Propose(deciding, action, number)) == "propose-seat"
    assert code(table, first + 1, Propose(first, "take:wait", number)) == "illegal-action"


def test_the_decider_proposes_nothing_with_another_seat() -> None:
    """They aren't offered anything to propose either."""
    table, deciding, (first, _) = proposing([1, 1, 1])
    holder = [2, 2, 2]
    holder[deciding] = holder[first] = 1
    table, _, _ = proposing([*holder])
    assert code(table, 1, Propose(first, legal_text(table), table.last_entry)) == "propose-seat"


def test_a_proposal_for_an_earlier_moment_is_stale_and_so_is_turning_up() -> None:
    table, deciding, (first, _) = proposing([1, 2, 3])
    seen = table.last_entry
    table.apply(entries.Proposed(first, legal_action(table)))
    table.version = table.last_entry  # as if something had been played meanwhile
    assert code(table, first + 1, Propose(first, legal_text(table), seen)) == "stale"
    assert code(table, deciding + 1, TurnUp(seen)) == "stale"


def test_nothing_can_be_proposed_once_the_proposals_are_up() -> None:
    table, deciding, (first, _) = proposing([1, 2, 3])
    obey(table, first + 1, Propose(first, legal_text(table), table.last_entry))
    obey(table, deciding + 1, TurnUp(table.last_entry))
    assert not table.may_propose()
    assert welcome(table, Viewer(first + 1)).proposable == []


def test_a_step_discards_the_proposals() -> None:
    table, _, (first, _) = proposing([1, 2, 3])
    obey(table, first + 1, Propose(first, legal_text(table), table.last_entry))
    step(table)
    assert table.proposals == {}


def test_proposals_are_for_tables_that_agreed_on_them_and_never_where_hands_are_secret() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert code(table, 1, Propose(0, "rescue:1", table.last_entry)) == "proposals-off"
    table = started("septentrick", THREE, [1, 2, 3], proposals=True)
    assert code(table, 1, TurnUp(table.last_entry)) == "proposals-off"
