"""Actions, cards, events and positions as text, and read back."""

from __future__ import annotations

from itertools import combinations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.errors import IllegalAction, NotationError
from lifeboat.core.events import Event
from lifeboat.septentrick import action_text, read_action, read_position
from lifeboat.septentrick.actions import ACTIONS
from lifeboat.septentrick.cards import card_text
from lifeboat.septentrick.meaning import cards_in
from lifeboat.septentrick.playout import play_out
from tests.septentrick.drawing import SUITS, asked, dealt, drawn, play, story

CARDS = [f"{suit}{rank}" for suit in SUITS for rank in range(1, 13)] + ["p1", "p2", "p3", "p4", "r"]


def test_every_action_has_its_text() -> None:
    """The texts are written out separately: cards, pairs passed, cards kept, trumps, Captains."""
    free = [card for card in CARDS if not card.startswith("p")]
    expected = [
        *CARDS,
        *(f"pass:{low},{high}" for low, high in [*combinations(free, 2), ("r", "r")]),
        *(f"keep:{card}" for card in CARDS),
        *(f"trump:{suit}" for suit in SUITS.values()),
        *(f"captain:{seat}" for seat in range(1, 6)),
    ]
    assert [action_text(action) for action in range(ACTIONS)] == expected


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("d7", ["d7"]),
        ("r", ["r"]),
        ("pass:c4,s9", ["c4", "s9"]),
        ("pass:r,r", ["r", "r"]),
        ("keep:s9", ["s9"]),
        ("trump:star", []),
        ("captain:2", []),
    ],
)
def test_an_action_says_which_cards_it_is_about(text: str, cards: list[str]) -> None:
    assert [card_text(kind) for kind in cards_in(read_action(text))] == cards


def test_every_action_survives_its_text() -> None:
    assert [read_action(action_text(action)) for action in range(ACTIONS)] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("D7", "d7"), (" r ", "r"), ("keep d7", "keep:d7"), ("Trump: Star", "trump:star")],
)
def test_capitals_spaces_and_a_missing_colon_are_forgiven(typed: str, meant: str) -> None:
    assert read_action(typed) == read_action(meant)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "d13",
        "d0",
        "x1",
        "p5",
        "p0",
        "pass",
        "pass:",
        "pass:d7",
        "keep:x",
        "trump:moon",
        "#3",
        "d٣",
    ],
)
def test_a_text_that_is_not_an_action_is_refused(typed: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_action(typed)
    assert (refused.value.code, refused.value.tried) == ("action", typed)


@pytest.mark.parametrize("number", [-1, ACTIONS, 10**6])
def test_a_number_that_is_not_an_action_is_refused_and_still_has_a_text(number: int) -> None:
    assert action_text(number) == f"#{number}"
    with pytest.raises(IllegalAction) as refused:
        dealt(3).play(number)
    assert refused.value.tried == f"#{number}"


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    state = dealt(3, "over")
    play_out(state, dice("over"))
    with pytest.raises(IllegalAction) as refused:
        play(state, "d1")
    assert refused.value.expected == ""


def test_a_playout_counts_its_decisions() -> None:
    """The count is the same as in a game that is played step by step."""
    state, twin = dealt(4, "playout"), dealt(4, "playout")
    throws = dice("playout")
    count = play_out(state, dice("playout"))
    decisions = 0
    while twin.decision():
        twin.play(twin.legal()[throws.below(len(twin.legal()))])
        decisions += 1
    assert asked(state) == "over"
    assert (count, str(state)) == (decisions, str(twin))


def test_the_events_of_a_game_in_notation() -> None:
    state = dealt(3, "words", "table")
    first = play(state, "captain:3 trump:star")
    assert story(first) == ["captain @3", "trump @3 star"]
    state = drawn("d1,t1", "d2,t2", "d3,t3", trump="star", more="asks=pass")
    events = play(state, "pass:d1,t1 pass:d2,t2 pass:d3,t3")
    assert story(events) == [
        "chose @1 #2",
        "chose @2 #2",
        "chose @3 #2",
        "passed @1 d1,t1 >2 #2",
        "passed @2 d2,t2 >3 #2",
        "passed @3 d3,t3 >1 #2",
    ]
    events = play(state, "keep:t3 keep:t1 keep:t2")
    assert story(events) == [
        "chose @1 #1",
        "chose @2 #1",
        "chose @3 #1",
        "passed @1 d3 >2 #1",
        "passed @2 d1 >3 #1",
        "passed @3 d2 >1 #1",
    ]
    assert story(play(state, "d2 d3 d1")) == [
        "played @1 d2",
        "played @2 d3",
        "played @3 d1",
        "won @2 d2,d3,d1",
    ]


def test_a_trump_of_the_first_suit_is_named_too() -> None:
    assert story(play(dealt(3), "trump:diamond")) == ["trump @1 diamond"]


def test_every_event_has_one_text() -> None:
    """Different events have different texts, over a whole game."""
    state = dealt(5, "texts")
    events: list[Event] = []
    while state.decision():
        events += state.play(state.legal()[-1])
    assert len(set(story(events))) == len(set(events))


def test_a_state_shows_how_it_is_read_again() -> None:
    state = drawn("d1", "d2", "d3")
    assert repr(state) == f"read_position({str(state)!r})"
    assert read_position(str(state)) == state
    assert state != str(state)
