"""Facts that a view works out from what it shows."""

from __future__ import annotations

import pytest

from lifeboat.titanic import read_position
from lifeboat.titanic.cards.bundles import read_action_card
from lifeboat.titanic.cards.register import CARDS
from lifeboat.titanic.edition import standard
from lifeboat.titanic.passengers import read_card
from lifeboat.titanic.places import NO_PLACE
from tests.titanic.drawing import play, position


@pytest.mark.rule("T22", "T24")
def test_a_view_knows_which_compartments_are_dry() -> None:
    compartments = standard().compartments
    view = read_position("turned=3 decks=-/-/f7/-/-/-").view()
    assert sum(compartments) - sum(view.dry_compartments()) == 3
    flooded = view.flooded_decks()
    assert view.dry_compartments()[:flooded] == [0] * flooded
    assert all(view.dry_compartments()[flooded:5])


@pytest.mark.rule("T26")
def test_a_view_knows_the_ends_of_the_stack_that_were_arranged() -> None:
    view = read_position("decks=f9/-/-/-/-/- stack=s5,s6,s7,s8 discard=* top=1 bottom=2").view()
    shown = [read_card(text) for text in ("s5", "s7", "s8")]
    assert view.stack_top() + view.stack_bottom() == shown


@pytest.mark.rule("T38")
def test_a_view_knows_whose_rank_is_asked() -> None:
    view = read_position("decks=f9/f?/-/-/-/- asks=name").view()
    assert view.nameless_line() == 1


@pytest.mark.rule("T29", "T38")
def test_a_view_knows_which_line_is_in_question() -> None:
    named = read_position("decks=f9/f?/-/-/-/- asks=name").view()
    state = position("crew=lee hands=your-turn decks=f9/s3|f8/-/-/-/- stack={rest} actions={cards}")
    play(state, "your-turn:2")
    assert [named.line_in_question(), state.view(0).line_in_question()] == [1, 1]
    assert read_position("decks=f9/-/-/-/-/-").view().line_in_question() == NO_PLACE


@pytest.mark.rule("T11")
def test_a_view_knows_which_rank_ends_each_group() -> None:
    assert read_position("decks=f9/-/-/-/-/-").view().highest_ranks() == [13, 13, 17, 17]


def test_a_view_knows_who_shows_in_a_line() -> None:
    view = read_position("decks=f9|f6,f5/-/-/-/-/-").view()
    assert view.showing(0) == [read_card("f6"), read_card("f5")]


@pytest.mark.rule("T53")
def test_a_view_knows_the_best_score_of_its_edition() -> None:
    view = read_position("decks=f9/-/-/-/-/-").view()
    assert view.best_possible() == 60 + 13 + 17 + max(standard().pages)


def test_the_clock_runs_from_the_collision_to_the_end() -> None:
    edition = standard()
    assert edition.clock(0) == "23:40"
    assert edition.clock(sum(edition.compartments)) == "02:30"


@pytest.mark.rule("T33", "T34")
@pytest.mark.parametrize(("card", "pile"), [("plan-a", "actions"), ("plan-b", "used")])
def test_a_plan_knows_which_cards_it_can_fetch(card: str, pile: str) -> None:
    view = read_position("used=wait hands=plan-a,plan-b").view()
    fetchable = CARDS[read_action_card(card)].fetchable(view)
    assert fetchable == getattr(view, pile) != 0
