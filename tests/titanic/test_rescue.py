"""Rescues: T15, T16, and T39, where a drawn card can go."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    asked,
    discard,
    field,
    group,
    hand,
    legal,
    line,
    names,
    play,
    position,
    stack,
    story,
    turned,
    used,
)

# T15: the number


@pytest.mark.rule("T15")
@pytest.mark.parametrize(("crew", "most"), [("lee", 4), ("murdoch", 4), ("boxhall", 3)])
def test_the_number_is_within_the_crew_members_range(crew: str, most: int) -> None:
    """It can be anything from 1 to the crew member's maximum."""
    state = position(f"crew={crew}")
    assert legal(state) == {f"rescue:{number}" for number in range(1, most + 1)}


@pytest.mark.rule("T15")
@pytest.mark.parametrize(
    ("pile", "numbers"),
    [("f9", {"rescue:1"}), ("f9,s9", {"rescue:1", "rescue:2"})],
)
def test_nobody_draws_more_than_the_stack_holds(pile: str, numbers: set[str]) -> None:
    """A short stack shortens the range."""
    assert legal(position(f"stack={pile} discard=*")) == numbers


@pytest.mark.rule("T15")
def test_the_cards_come_from_the_top_all_at_once() -> None:
    """The number can't be changed once the cards have been seen."""
    state = position("decks=f8/-/-/-/-/- stack=f7,s12,s4,f3,*")
    events = play(state, "rescue:3")
    assert story(events)[-1] == "drew @1 f7,s12,s4 stack #3"
    assert legal(state) == {"f7>1"}
    assert stack(state)[0] == "f3"


# T16: one of them must be played


@pytest.mark.rule("T16")
def test_the_player_picks_which_card_and_where() -> None:
    """Every place for every drawn card is offered, and nothing else: no move, no way out."""
    state = position("decks=f8/s4/f8+/f3/f4/- stack=f7,s3,s12,*")
    play(state, "rescue:3")
    assert asked(state) == "place@1"
    assert legal(state) == {"f7>1", "f7>3", "s3>2"}


@pytest.mark.rule("T16")
def test_exactly_one_is_played_and_the_others_are_discarded() -> None:
    """The turn ends even if another drawn card could have been played."""
    state = position("crew=lee,boxhall decks=f8/s4/-/-/-/- stack=f7,s3,s12,* hands=wait/-")
    events = play(state, "rescue:3 s3>2")
    assert line(state, "2") == "s4,s3"
    assert discard(state) == {"f7", "s12"}
    assert asked(state) == "turn@2"
    assert turned(state) == 0
    assert (hand(state), hand(state, 2)) == (["wait"], [])
    assert "page" not in names(events)


@pytest.mark.rule("T16")
def test_a_single_card_that_fits_must_be_played() -> None:
    """With one card and one place, there is only one legal action."""
    state = position("decks=f8/-/-/-/-/- stack=f7,*")
    play(state, "rescue:1")
    assert legal(state) == {"f7>1"}
    play(state, "f7>1")
    assert discard(state) == set()


@pytest.mark.rule("T16")
def test_a_card_that_fits_on_another_drawn_card_alone_is_not_playable() -> None:
    """Only the table counts: f6 doesn't fit anywhere until f7 is there."""
    state = position("decks=f8/-/-/-/-/- stack=f7,f6,*")
    play(state, "rescue:2")
    assert legal(state) == {"f7>1"}


# T39: where a drawn card can go


@pytest.mark.rule("T39", "T16")
@pytest.mark.parametrize(
    ("drawn", "card", "places"),
    [
        ("decks=f8/f8+/-/-/-/-", "f7", {"1", "2"}),  # T8
        ("decks=-/-/-/-/-/- boat=f8", "f7", {"b"}),
        ("decks=f13/-/-/-/-/-", "f12", {"1"}),
        ("decks=s17/s14/-/-/-/-", "s13", {"2"}),
        ("decks=s2/s4/s6/s8/-/-", "f13", {"5", "6"}),  # T9
        ("decks=-/-/-/-/-/-", "s17+", {"1", "2", "3", "4", "5", "6"}),
        ("decks=-/-/-/-/-/-", "f1", {"g1"}),  # T10
        ("decks=-/-/-/-/-/- groups=f1/-/s1/-", "f1+", {"g2"}),
        ("decks=f2/-/-/-/-/- groups=-/-/-/-", "f1+", {"1", "g1"}),  # T14
        ("decks=-/-/-/-/-/- groups=-/-/s1,s2/s1+,s2+", "s3", {"g3", "g4"}),  # T11
        ("decks=f7?/-/-/-/-/-", "f7+", {"?"}),  # T37
        ("decks=f7?/f8/-/-/-/-", "f7+", {"?", "2"}),
        ("decks=f8,f7?,f6/-/-/-/-/-", "f7+", {"?"}),
        ("decks=-/-/-/-/-/- boat=f7?", "f7+", {"?"}),
        ("decks=-/-/-/-/-/- groups=f1,f2?,f3/-/-/-", "f2", {"?"}),
        ("decks=-/-/-/-/-/- groups=f1?/-/-/-", "f1", {"?", "g2"}),
        ("decks=-/-/-/-/-/- groups=f1?/f1/-/-", "f1+", {"?"}),
    ],
)
def test_a_drawn_card_can_be_played_here(drawn: str, card: str, places: set[str]) -> None:
    """It can go wherever it could move from a line, as a run of one."""
    state = position(f"{drawn} stack={card},*")
    play(state, "rescue:1")
    assert legal(state) == {f"{card}>{place}" for place in places}


@pytest.mark.rule("T39", "T16")
@pytest.mark.parametrize(
    ("drawn", "card"),
    [
        ("decks=f9/-/-/-/-/-", "f7"),
        ("decks=f6/-/-/-/-/-", "f7"),
        ("decks=s8/-/-/-/-/-", "f7"),
        ("decks=f8|f3/-/-/-/-/-", "f7"),
        ("decks=f8,f7/-/-/-/-/-", "f7+"),
        ("decks=-/-/-/-/-/-", "f12"),
        ("decks=-/-/-/-/-/-", "s13"),
        ("turned=10 decks=-/-/-/-/s3/s5", "f13"),
        ("decks=s2/s4/s6/s8/s10/s12", "f13"),
        ("decks=-/-/-/-/-/- groups=f1,f2/-/-/-", "f4"),
        ("decks=-/-/-/-/-/- groups=f1,f2/-/-/-", "s3"),
        ("decks=f7?/-/-/-/-/-", "s7"),
        ("decks=f7?/-/-/-/-/-", "f8"),
        ("decks=f?,s2|s9/-/-/-/-/- known=1:f?", "f7"),
    ],
)
def test_a_drawn_card_can_be_played_nowhere_else(drawn: str, card: str) -> None:
    """If it couldn't move there from a line, the rescue fails."""
    state = position(f"{drawn} stack={card},*")
    assert "failed" in names(play(state, "rescue:1"))


@pytest.mark.rule("T39", "T37")
def test_a_drawn_card_replaces_a_mystery() -> None:
    """The card takes its place, and the mystery goes to the action discard pile."""
    state = position("decks=f8,f7?,f6/-/-/-/-/- stack=f7+,s12,*")
    play(state, "rescue:2 f7+>?")
    assert line(state, "1") == "f8,f7+,f6"
    assert used(state) == ["mystery-f"]
    assert discard(state) == {"s12"}


@pytest.mark.rule("T39", "T10", "T11")
def test_drawn_cards_go_straight_to_the_groups() -> None:
    """A drawn Lifeboat is lowered, and a drawn passenger joins a group."""
    state = position("stack=f1,f2,*")
    play(state, "rescue:1 f1>g1 rescue:1 f2>g1")
    assert group(state, 1) == "f1,f2"


@pytest.mark.rule("T39", "T14")
def test_a_drawn_lifeboat_may_be_laid_on_a_two() -> None:
    """It doesn't have to be lowered at once."""
    state = position("decks=f2/-/-/-/-/- stack=f1,*")
    play(state, "rescue:1 f1>1")
    assert (line(state, "1"), group(state, 1)) == ("f2,f1", "-")


@pytest.mark.rule("T39", "T9")
def test_a_drawn_13_starts_an_empty_line() -> None:
    """It is the only card at the deck, face up."""
    state = position("decks=-/-/-/-/-/- stack=f13,*")
    play(state, "rescue:1 f13>6")
    assert field(state, "decks") == "-/-/-/-/-/f13"
