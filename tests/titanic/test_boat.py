"""The Collapsible Boat: T35."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    actions,
    asked,
    discard,
    field,
    group,
    hand,
    legal,
    line,
    moves,
    play,
    position,
    story,
    used,
)


def launches(text: str) -> set[str]:
    """Return what can be put on the boat in a position."""
    return {word for word in legal(position(f"hands=boat {text}")) if word.startswith("boat")}


@pytest.mark.rule("T35")
def test_any_front_part_of_any_run_can_be_put_on_it() -> None:
    """That is one card up to the whole run of each line, starting with any rank."""
    assert launches("decks=s9|f7,f6,f5/-/s4/f13,f12/-/-") == {
        "boat:1x1", "boat:1x2", "boat:1x3", "boat:3x1", "boat:4x1", "boat:4x2",
    }  # fmt: skip


@pytest.mark.rule("T35")
def test_face_down_cards_stay_off_the_boat() -> None:
    """Only face-up cards go on it."""
    assert launches("decks=s9,s8,s7|f7/-/-/-/-/-") == {"boat:1x1"}


@pytest.mark.rule("T35", "T13")
def test_the_boat_becomes_one_more_line() -> None:
    """The cards are on it, the next card is revealed, and the boat card stays on the table."""
    state = position("crew=lee,boxhall hands=boat/- decks=s9|f7,f6,f5/-/-/-/-/-")
    events = play(state, "boat:1x3")
    assert line(state, "b") == "f7,f6,f5"
    assert line(state, "1") == "s9"
    assert "revealed s9 1" in story(events)
    assert (hand(state), used(state)) == ([], [])
    assert "boat" not in actions(state)
    assert asked(state) == "turn@2"


@pytest.mark.rule("T35")
def test_a_part_of_a_run_leaves_the_rest() -> None:
    """The cards behind that part stay face up in their line."""
    state = position("hands=boat decks=s9|f7,f6,f5/-/-/-/-/-")
    play(state, "boat:1x1")
    assert (line(state, "1"), line(state, "b")) == ("s9|f7,f6", "f5")


@pytest.mark.rule("T35", "T38")
def test_a_mystery_revealed_by_launching_the_boat_is_named() -> None:
    """It is named before the next turn begins."""
    state = position("crew=lee,boxhall hands=boat/- decks=s?|f7/-/-/-/-/- known=1:s?")
    play(state, "boat:1x1")
    assert asked(state) == "name@1"
    play(state, "name:17")
    assert (line(state, "1"), asked(state)) == ("s17?", "turn@2")


@pytest.mark.rule("T35", "T8", "T10", "T11")
def test_it_behaves_as_a_line_for_moves() -> None:
    """Cards move onto it by T8, and off it by T8 to T11."""
    assert moves(position("decks=f6/-/-/-/-/- boat=f7")) == {"1>b"}
    assert moves(position("decks=f8/f8+/-/-/-/- boat=f7")) == {"b>1", "b>2"}
    assert moves(position("boat=s17,s16")) == {"b>1", "b>2", "b>3", "b>4", "b>5", "b>6"}
    assert moves(position("boat=s2,s1")) == {"b>g3"}
    assert moves(position("boat=f4,f3 groups=f1,f2/-/-/-")) == {"b>g1"}


@pytest.mark.rule("T35", "T16")
def test_it_behaves_as_a_line_for_a_rescue() -> None:
    """A drawn card may be played on it."""
    state = position("boat=f7 stack=f6,*")
    play(state, "rescue:1 f6>b")
    assert line(state, "b") == "f7,f6"


@pytest.mark.rule("T35", "T9")
def test_it_is_never_an_empty_line() -> None:
    """Once it is gone nobody can move to it, and a drawn 13 has no place there."""
    state = position("decks=f8/s3/s5/s7/s9/s11 boat=f7 stack=f13,*")
    play(state, "b>1")
    assert not any(text.endswith(">b") for text in legal(state))
    play(state, "rescue:1")
    assert discard(state) == {"f13"}


@pytest.mark.rule("T35")
@pytest.mark.parametrize(
    ("drawn", "word"),
    [
        ("boat=f7 decks=f8/-/-/-/-/-", "b>1"),  # by a move onto a line
        ("boat=f13,f12 decks=-/-/-/-/-/-", "b>4"),  # onto an empty deck
        ("boat=s1 decks=-/-/-/-/-/-", "b>g3"),  # lowered as a Lifeboat
        ("boat=f3 decks=-/-/-/-/-/- groups=f1,f2/-/-/-", "b>g1"),  # to a group
        ("boat=f7 decks=f8,f7?,f6/-/-/-/-/-", "b>?"),  # in place of a mystery
        ("boat=f7,f6 decks=f7?/-/-/-/-/-", "b>?"),
        ("boat=f2 groups=f1,f2?/-/-/-", "b>?"),
        ("boat=f7 hands=wait", "wait:b"),  # by Wait!
        ("boat=f7? hands=wait", "wait:b"),
    ],
)
def test_the_moment_it_holds_no_card_it_is_discarded(drawn: str, word: str) -> None:
    """The last card may leave by a move, by replacing a mystery or because of Wait!."""
    state = position(drawn)
    assert "boat" not in used(state)
    play(state, word)
    assert line(state, "b") == "-"
    assert "boat" in used(state)


@pytest.mark.rule("T35")
def test_it_stays_while_it_holds_a_card() -> None:
    """Part of its run leaves, but the boat doesn't."""
    state = position("boat=f8,f7 decks=f8+/-/-/-/-/-")
    play(state, "b>1")
    assert line(state, "b") == "f8"
    assert used(state) == []


@pytest.mark.rule("T35", "T37")
def test_a_mystery_on_it_is_replaced() -> None:
    """A run may replace a mystery at the boat's front; the boat stays."""
    state = position("boat=f7? decks=f7,f6/-/-/-/-/-")
    play(state, "1>?")
    assert line(state, "b") == "f7,f6"
    assert used(state) == ["mystery-f"]


@pytest.mark.rule("T35", "T36")
def test_a_mystery_can_be_played_on_it() -> None:
    """As on any line, it counts as one lower than the front; it is never the first card."""
    assert "mystery-f:b" in legal(position("hands=mystery-f boat=f7"))
    assert "mystery-f:b" not in legal(position("hands=mystery-f decks=f7/-/-/-/-/-"))


@pytest.mark.rule("T35")
def test_the_discarded_boat_can_come_again() -> None:
    """Once discarded, it is an action card like any other."""
    state = position("boat=f7 decks=f8/-/-/-/-/- hands=plan-b")
    play(state, "b>1 plan-b take:boat boat:1x2")
    assert line(state, "b") == "f8,f7"


@pytest.mark.rule("T35", "T52")
def test_passengers_on_it_are_not_safe() -> None:
    """They don't count, and the game doesn't end while one is there."""
    first = ",".join(f"f{rank}" for rank in range(1, 14))
    first_anchors = ",".join(f"f{rank}+" for rank in range(1, 14))
    second = ",".join(f"s{rank}" for rank in range(1, 18))
    second_anchors = ",".join(f"s{rank}+" for rank in range(1, 17))
    state = position(f"groups={first}/{first_anchors}/{second}/{second_anchors} boat=s17+ turned=9")
    assert asked(state) == "turn@1"
    assert state.score().total == 59 + 1
    play(state, "b>g4")
    assert asked(state) == "over"
    assert group(state, 4).endswith("s17+")


@pytest.mark.rule("T35", "T12")
def test_classes_do_not_mix_on_it() -> None:
    """A second class passenger can't go onto a first class one there."""
    assert moves(position("decks=s6/-/-/-/-/- boat=f7")) == set()
    assert field(position("boat=f7"), "boat") == "f7"
