"""Your Turn!: T29."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    asked,
    field,
    hidden,
    legal,
    line,
    names,
    play,
    position,
    run,
    story,
    turned,
    used,
)


@pytest.mark.rule("T29")
def test_any_line_with_cards_can_be_chosen() -> None:
    """It can be a deck or the boat, but never an empty deck."""
    state = position("hands=your-turn decks=f9/-/s3|s5,s4/-/-/- boat=f4")
    assert {text for text in legal(state) if "turn" in text} == {
        "your-turn:1",
        "your-turn:3",
        "your-turn:b",
    }


@pytest.mark.rule("T29")
def test_all_cards_of_the_line_are_looked_at() -> None:
    """Both face-up and face-down cards can be chosen, and none from another line."""
    state = position("hands=your-turn decks=f9/s3,f12|s5,s4/-/-/-/-")
    events = play(state, "your-turn:2")
    assert "looked @1 s3,s4,s5,f12 2 #4" in story(events)
    assert asked(state) == "front@1"
    assert legal(state) == {"choose:s3", "choose:f12", "choose:s5", "choose:s4"}


@pytest.mark.rule("T29")
@pytest.mark.parametrize("chosen", ["s3", "f12", "s5", "s4"])
def test_the_chosen_card_is_face_up_at_the_front_and_the_rest_face_down(chosen: str) -> None:
    """All others are shuffled face down behind it."""
    state = position("crew=lee,boxhall hands=your-turn/- decks=f9/s3,f12|s5,s4/-/-/-/-")
    events = play(state, f"your-turn:2 choose:{chosen}")
    assert run(state, "2") == [chosen]
    assert sorted(hidden(state, "2")) == sorted({"s3", "f12", "s5", "s4"} - {chosen})
    assert line(state, "1") == "f9"
    assert "revealed" not in names(events)
    assert (used(state), asked(state), turned(state)) == (["your-turn"], "turn@2", 0)


@pytest.mark.rule("T29")
def test_the_rest_is_shuffled() -> None:
    """Fate shuffles them: the order differs from secret to secret."""
    orders = set()
    for secret in ("01", "02", "03", "04"):
        state = position(f"fate={secret} hands=your-turn decks=f9,f8,f7,f6,f5,f4/-/-/-/-/-")
        play(state, "your-turn:1 choose:f7")
        orders.add(line(state, "1"))
    assert len(orders) > 1


@pytest.mark.rule("T29")
def test_a_line_of_one_card_stays_as_it_is() -> None:
    """The only card is the front."""
    state = position("hands=your-turn decks=f9/-/-/-/-/-")
    play(state, "your-turn:1")
    assert legal(state) == {"choose:f9"}
    play(state, "choose:f9")
    assert line(state, "1") == "f9"


@pytest.mark.rule("T29", "T35")
def test_on_the_boat_it_leaves_face_down_cards() -> None:
    """The boat is a line too: cards that weren't chosen are face down on it."""
    state = position("hands=your-turn decks=-/-/-/-/-/- boat=f9,f8,f7")
    play(state, "your-turn:b choose:f8")
    assert run(state, "b") == ["f8"]
    assert sorted(hidden(state, "b")) == ["f7", "f9"]
    assert field(state, "used") == "your-turn"


@pytest.mark.rule("T29", "T35", "T13")
def test_face_down_cards_on_the_boat_are_revealed_like_any_other() -> None:
    """The front leaves, the next card is revealed, and the boat stays."""
    state = position("decks=f10/-/-/-/-/- boat=s4,s2|f9")
    play(state, "b>1")
    assert line(state, "b") == "s4|s2"
    assert field(state, "used") == "-"
