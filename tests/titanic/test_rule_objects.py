"""Cards and crew members answer the standard way unless a rule says otherwise."""

from __future__ import annotations

import pytest

from lifeboat.titanic import read_position
from lifeboat.titanic.actions import PLAY_STRIDE
from lifeboat.titanic.cards.bundles import COPIES, EMPTY, NAMES
from lifeboat.titanic.cards.register import CARDS, OFFSETS
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.edition import standard

ASKING_CARDS = {"get-ready", "come-on", "come-back", "your-turn", "plan-a", "plan-b"}
ASKING_CREW = {"fleet", "lowe", "smith", "lightoller"}


@pytest.mark.rule("T2")
def test_twenty_action_cards_of_twelve_kinds_have_rules() -> None:
    """Every kind has its number, its copies, its rule and its range of actions."""
    assert len(NAMES) == len(COPIES) == len(CARDS) == 12
    assert sum(COPIES) == 20
    assert OFFSETS[-1] + CARDS[-1].sizes <= PLAY_STRIDE


def test_a_card_that_asks_nothing_offers_no_answers() -> None:
    state = read_position("crew=lee decks=f5/-/-/-/-/-")
    quiet = [card for card, name in zip(CARDS, NAMES, strict=True) if name not in ASKING_CARDS]
    assert all(card.options(state) == [] for card in quiet)
    assert all(card.looked_at(state) == [] for card in quiet)
    assert all(card.fetchable(state.view()) == EMPTY for card in quiet)


def test_a_crew_member_that_asks_nothing_offers_no_answers() -> None:
    state = read_position("crew=lee decks=f5/-/-/-/-/-")
    quiet = [member for name, member in CREW.items() if name not in ASKING_CREW]
    assert all(member.options(state) == [] for member in quiet)


@pytest.mark.rule("T3")
def test_every_crew_member_of_the_edition_has_rules_and_no_other() -> None:
    assert set(CREW) == set(standard().crew)


def test_every_card_and_crew_member_names_its_rule() -> None:
    rules = [card.rule for card in CARDS] + [member.rule for member in CREW.values()]
    assert len(set(rules)) == 21  # the two mysteries share theirs
    assert "T3" not in rules
    assert "T20" not in rules


def test_the_repr_of_a_state_is_code() -> None:
    state = read_position("crew=lee decks=f5/-/-/-/-/-")
    assert eval(repr(state), {"read_position": read_position}) == state
    assert state != "crew=lee"
