"""Wait!: T31."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    asked,
    discard,
    legal,
    line,
    names,
    play,
    position,
    story,
    turned,
    used,
)


@pytest.mark.rule("T31")
def test_all_face_up_cards_go_to_the_discard() -> None:
    """The whole run goes, and the next card is revealed."""
    state = position("crew=lee,boxhall hands=wait/- decks=s9,f3|s5,s4,s3/f8/-/-/-/- discard=f2")
    events = play(state, "wait:1")
    assert discard(state) == {"f2", "s3", "s4", "s5"}
    assert line(state, "1") == "s9|f3"
    assert "revealed f3 1" in story(events)
    assert line(state, "2") == "f8"
    assert (used(state), asked(state), turned(state)) == (["wait"], "turn@2", 0)


@pytest.mark.rule("T31")
def test_a_line_without_face_down_cards_is_emptied() -> None:
    """Nothing is left to reveal, and the deck is an empty line."""
    state = position("hands=wait decks=s5,s4/-/-/-/-/-")
    events = play(state, "wait:1")
    assert line(state, "1") == "-"
    assert "revealed" not in names(events)


@pytest.mark.rule("T31")
def test_only_lines_with_cards_can_be_chosen() -> None:
    """An empty deck can't be chosen, but the boat can."""
    state = position("hands=wait decks=-/s5/-/-/-/- boat=f9")
    assert {text for text in legal(state) if "wait" in text} == {"wait:2", "wait:b"}


@pytest.mark.rule("T31", "T35")
def test_the_boat_emptied_by_wait_is_discarded() -> None:
    """It goes to the action discard pile together with Wait! itself."""
    state = position("hands=wait boat=f9,f8")
    play(state, "wait:b")
    assert line(state, "b") == "-"
    assert discard(state) == {"f9", "f8"}
    assert used(state) == ["boat", "wait"]


@pytest.mark.rule("T31", "T35")
def test_the_boat_with_face_down_cards_stays() -> None:
    """Its next card is revealed."""
    state = position("hands=wait boat=s4|f9,f8")
    play(state, "wait:b")
    assert line(state, "b") == "s4"
    assert used(state) == ["wait"]


@pytest.mark.rule("T31", "T38")
def test_a_mystery_goes_to_the_action_discard() -> None:
    """The passengers go to the discard pile, the mystery among them to the action discard pile."""
    state = position("hands=wait decks=s9|f7,f6?,f5/-/-/-/-/-")
    play(state, "wait:1")
    assert discard(state) == {"f5", "f7"}
    assert used(state) == ["mystery-f", "wait"]
    assert line(state, "1") == "s9"


@pytest.mark.rule("T31", "T38")
def test_a_mystery_revealed_by_wait_is_named_at_once() -> None:
    """The turn ends only after the rank has been named."""
    state = position("crew=lee,boxhall hands=wait/- decks=s2,f?|f5/-/-/-/-/- known=1:f?")
    play(state, "wait:1")
    assert asked(state) == "name@1"
    play(state, "name:4")
    assert line(state, "1") == "s2|f4?"
    assert asked(state) == "turn@2"
