"""Moves: T8 to T14."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import NotationError
from lifeboat.titanic import read_action
from tests.titanic.drawing import (
    asked,
    field,
    group,
    legal,
    line,
    moves,
    names,
    play,
    position,
    stack,
    story,
)

# T8: onto another line


@pytest.mark.rule("T8")
def test_a_card_moves_onto_a_card_one_higher() -> None:
    """The front card of a line goes onto the same class, exactly one higher."""
    state = position("decks=f6/f7/-/-/-/-")
    assert moves(state) == {"1>2"}
    play(state, "1>2")
    assert (line(state, "1"), line(state, "2")) == ("-", "f7,f6")


@pytest.mark.rule("T8")
def test_a_whole_run_moves_in_its_order() -> None:
    """All face-up cards move together when the highest of them fits."""
    state = position("decks=-/s9,s8+,s7/-/s10/-/-")
    assert moves(state) == {"2>4"}
    play(state, "2>4")
    assert (line(state, "2"), line(state, "4")) == ("-", "s10,s9,s8+,s7")


@pytest.mark.rule("T8")
def test_the_front_part_of_a_run_moves_without_the_rest() -> None:
    """Part of a run goes where the highest card of that part fits; the rest stay."""
    state = position("decks=f7,f6,f5,f4/f6+/-/-/-/-")
    play(state, "1>2")
    assert (line(state, "1"), line(state, "2")) == ("f7,f6", "f6+,f5,f4")


@pytest.mark.rule("T8")
@pytest.mark.parametrize(
    "decks",
    [
        "f5/f7/-/-/-/-",  # two higher
        "f7/f7+/-/-/-/-",  # the same rank
        "s3/f4/-/-/-/-",  # the other class
        "f6/s7/-/-/-/-",
        "f7,f6/s8/-/-/-/-",
        "f9/f10|f3/-/-/-/-",  # the fitting card is face down
        "f10,f9,f8/f9+,f8+/-/-/-/-",  # the fitting card is covered
    ],
)
def test_nothing_else_moves_onto_a_line(decks: str) -> None:
    """Any other distance, another class or a covered card won't do."""
    assert moves(position(f"decks={decks}")) == set()


@pytest.mark.rule("T8")
def test_a_face_down_card_never_moves() -> None:
    """Only face-up cards move, however well the card behind them would fit."""
    state = position("decks=f7|f6/f8/-/-/-/-")
    assert moves(state) == set()


@pytest.mark.rule("T8")
def test_only_a_front_part_moves_never_the_middle() -> None:
    """The back of a run can't leave the front behind: everything in front goes with it."""
    state = position("decks=f7,f6,f5/f8/-/-/-/-")
    play(state, "1>2")
    assert (line(state, "1"), line(state, "2")) == ("-", "f8,f7,f6,f5")


@pytest.mark.rule("T8")
def test_two_fitting_lines_give_two_moves() -> None:
    """The player chooses between them."""
    assert moves(position("decks=f6/f7/f7+/-/-/-")) == {"1>2", "1>3"}


@pytest.mark.rule("T8")
def test_moves_go_on_as_long_as_the_player_likes() -> None:
    """A move doesn't end the turn; the moved run can move on, all or part of it."""
    state = position("crew=lee,boxhall decks=f6/f7/f7+/f8/-/-")
    play(state, "1>2 2>4 4>3")
    assert asked(state) == "turn@1"
    assert field(state, "decks") == "-/-/f7+,f6/f8,f7/-/-"


@pytest.mark.rule("T8")
def test_no_move_is_compulsory() -> None:
    """The turn's action can be taken while moves are left."""
    state = position("decks=f6/f7/-/-/-/-")
    assert {"1>2", "rescue:1"} <= legal(state)


# T9: into an empty line


@pytest.mark.rule("T9")
@pytest.mark.parametrize("run", ["f13", "f13+,f12,f11", "s17", "s17+,s16"])
def test_a_run_from_13_or_17_moves_into_an_empty_line(run: str) -> None:
    """It must begin with 13 of first class or 17 of second class; decks 5 and 6 start empty."""
    state = position(f"decks=s2|{run}/s5/s7/s9/-/-")
    assert moves(state) == {"1>5", "1>6"}
    play(state, "1>6")
    assert (line(state, "1"), line(state, "6")) == ("s2", run)


@pytest.mark.rule("T9")
@pytest.mark.parametrize("run", ["f12", "s13", "s16", "f12,f11", "s16,s15", "f1", "s1"])
def test_nobody_else_moves_into_an_empty_line(run: str) -> None:
    """Lower passengers can't, and neither can the 13 of second class."""
    state = position(f"decks=s8|{run}/s5/s7/s9/-/-")
    assert {text for text in moves(state) if text in ("1>5", "1>6")} == set()


@pytest.mark.rule("T9", "T8")
@pytest.mark.parametrize("decks", ["f12,f11/f12+/-/-/-/-", "s16,s15/s16+/-/-/-/-"])
def test_a_run_that_fits_elsewhere_still_does_not_move_into_an_empty_line(decks: str) -> None:
    """Part of it goes onto the other line, none of it into an empty one."""
    assert moves(position(f"decks={decks}")) == {"1>2"}


@pytest.mark.rule("T9")
def test_a_part_of_a_run_below_13_does_not_move_into_an_empty_line() -> None:
    """Only the whole run from the 13 goes there."""
    state = position("decks=s2|f13,f12/s5/s7/s9/-/s12")
    play(state, "1>5")
    assert (line(state, "1"), line(state, "5")) == ("s2", "f13,f12")


@pytest.mark.rule("T9")
def test_any_unflooded_deck_without_cards_is_an_empty_line() -> None:
    """Decks 1 to 4 count too, once they are empty."""
    assert moves(position("decks=-/s2|f13/-/-/-/-")) == {"2>1", "2>3", "2>4", "2>5", "2>6"}


@pytest.mark.rule("T9", "T24")
@pytest.mark.parametrize(
    ("turned", "open_decks"), [(2, "1234"), (3, "234"), (6, "34"), (8, "4"), (10, "")]
)
def test_a_flooded_deck_is_not_an_empty_line(turned: int, open_decks: str) -> None:
    """Nobody goes to a flooded deck."""
    state = position(f"turned={turned} decks=-/-/-/-/s2|f13/s9")
    assert moves(state) == {f"5>{deck}" for deck in open_decks}


@pytest.mark.rule("T9", "T35")
def test_the_boat_is_not_an_empty_line() -> None:
    """Without the Collapsible Boat card it isn't a line, not even for a 13."""
    state = position("decks=s2|f13/s5/s7/s9/s11/s13")
    assert moves(state) == set()


# T10: a Lifeboat is lowered


@pytest.mark.rule("T10")
@pytest.mark.parametrize(("lifeboat", "place"), [("f1", "g1"), ("s1+", "g3")])
def test_a_lifeboat_is_lowered(lifeboat: str, place: str) -> None:
    """A Lifeboat at the front of a line starts a new group of its class."""
    state = position(f"decks={lifeboat}/-/-/-/-/-")
    assert moves(state) == {f"1>{place}"}
    play(state, f"1>{place}")
    assert line(state, "1") == "-"
    assert group(state, int(place[1])) == lifeboat


@pytest.mark.rule("T10")
def test_both_lifeboats_of_a_class_are_lowered() -> None:
    """The second Lifeboat of a class starts its second group."""
    state = position("decks=f1/s1/-/-/-/- groups=f1+,f2/-/s1+/-")
    assert moves(state) == {"1>g2", "2>g4"}
    play(state, "1>g2 2>g4")
    assert field(state, "groups") == "f1+,f2/f1/s1+/s1"


@pytest.mark.rule("T10")
def test_a_lifeboat_at_the_front_of_a_run_is_lowered_alone() -> None:
    """The run behind it stays."""
    state = position("decks=f3,f2,f1/-/-/-/-/-")
    play(state, "1>g1")
    assert (line(state, "1"), group(state, 1)) == ("f3,f2", "f1")


@pytest.mark.rule("T10", "T36")
def test_no_third_group_of_a_class_is_started() -> None:
    """A mystery lowered as a Lifeboat starts one of the two groups of its class."""
    state = position("decks=f1+/-/-/-/-/- groups=f1?,f2/f1/-/-")
    assert moves(state) == {"1>?"}
    state = position("decks=s1+/s2/-/-/-/- groups=-/-/s1/s1?")
    assert moves(state) == {"1>2", "1>?", "2>g3", "2>g4"}


@pytest.mark.rule("T10")
def test_only_a_lifeboat_starts_a_group() -> None:
    """No other passenger can go to an empty group."""
    assert moves(position("decks=f2/s2/f13|s3/-/-/-")) == {"2>3"}


@pytest.mark.rule("T10")
def test_a_lifeboat_does_not_join_a_group() -> None:
    """The second Lifeboat can't join the first group."""
    assert moves(position("decks=f1/-/-/-/-/- groups=f1+/-/-/-")) == {"1>g2"}


# T11: to a group


@pytest.mark.rule("T11")
def test_a_passenger_joins_a_group() -> None:
    """The front card of a line goes to a group whose last passenger is one lower."""
    state = position("decks=s9|f4+/-/-/-/-/- groups=f1,f2,f3/-/-/-")
    assert moves(state) == {"1>g1"}
    play(state, "1>g1")
    assert group(state, 1) == "f1,f2,f3,f4+"


@pytest.mark.rule("T11")
def test_passengers_leave_the_front_one_by_one() -> None:
    """Each passenger of a run needs a separate move, lowest first."""
    state = position("decks=f5,f4,f3/-/-/-/-/- groups=f1,f2/-/-/-")
    play(state, "1>g1")
    assert (line(state, "1"), group(state, 1)) == ("f5,f4", "f1,f2,f3")
    play(state, "1>g1 1>g1")
    assert (line(state, "1"), group(state, 1)) == ("-", "f1,f2,f3,f4,f5")


@pytest.mark.rule("T11")
@pytest.mark.parametrize(
    ("front", "groups"),
    [
        ("f5", "f1,f2,f3/-/-/-"),  # one is missing in between
        ("f3+", "f1,f2,f3/-/-/-"),  # the same rank is already there
        ("f2+", "f1,f2,f3/-/-/-"),  # lower
        ("s4", "f1,f2,f3/-/-/-"),  # the other class
        ("f4", "-/-/s1,s2,s3/-"),
        ("f3,f2+", "f1,f2/-/-/-"),  # the fitting card isn't at the front
        ("f3|s9", "f1,f2/-/-/-"),
    ],
)
def test_nobody_else_joins_a_group(front: str, groups: str) -> None:
    """A passenger of another rank or class, or one that is covered, stays in its line."""
    assert moves(position(f"decks={front}/-/-/-/-/- groups={groups}")) == set()


@pytest.mark.rule("T11")
def test_the_player_picks_between_two_groups() -> None:
    """If both groups of the class fit, both are offered."""
    state = position("decks=f2/-/-/-/-/- groups=f1/f1+/-/-")
    assert moves(state) == {"1>g1", "1>g2"}
    play(state, "1>g2")
    assert field(state, "groups") == "f1/f1+,f2/-/-"


# T12: survivors stay, classes never mix


@pytest.mark.rule("T12")
def test_survivors_never_move_again() -> None:
    """No move starts from a group, neither to the ship nor to another group."""
    state = position("decks=f4/-/-/-/-/- groups=f1,f2,f3/f1+,f2+/-/-")
    assert moves(state) == {"1>g1"}
    for text in ("g1>1", "g1>g2", "g2>g1"):
        with pytest.raises(NotationError) as refused:
            read_action(text)
        assert refused.value.code == "action"


@pytest.mark.rule("T12")
def test_classes_never_mix() -> None:
    """A first class passenger fits neither onto a second class one nor into its group."""
    state = position("decks=f4/s5/s3/-/-/- groups=f1,f2/-/s1,s2,s3+/-")
    assert moves(state) == set()


# T13: a face-down card at the front is revealed


@pytest.mark.rule("T13")
@pytest.mark.parametrize(
    ("drawn", "word"),
    [
        ("decks=s4,s9|f6/f7/-/-/-/-", "1>2"),
        ("decks=s4,s9|f13,f12/-/-/-/-/-", "1>5"),
        ("decks=s4,s9|f1/-/-/-/-/-", "1>g1"),
        ("decks=s4,s9|f3/-/-/-/-/- groups=f1,f2/-/-/-", "1>g1"),
        ("decks=s4,s9|f3/-/-/-/-/- groups=f1,f2,f3?/-/-/-", "1>?"),
    ],
)
def test_the_new_front_is_revealed_at_once(drawn: str, word: str) -> None:
    """Only that card turns face up, as soon as it is the front."""
    state = position(drawn)
    events = play(state, word)
    assert line(state, "1") == "s4|s9"
    assert "revealed s9 1" in story(events)
    assert names(events).count("revealed") == 1


@pytest.mark.rule("T13")
def test_nothing_is_revealed_while_a_face_up_card_is_in_front() -> None:
    """The part of the run that stays hides the cards behind it."""
    state = position("decks=s4|f7,f6/f7+/-/-/-/-")
    assert names(play(state, "1>2")) == ["moved"]
    assert line(state, "1") == "s4|f7"


@pytest.mark.rule("T13")
def test_an_emptied_line_reveals_nothing() -> None:
    """If no card is left there is nothing to turn, and the stack stays as it is."""
    state = position("decks=f6/f7/-/-/-/- stack=s3,s2,*")
    assert names(play(state, "1>2")) == ["moved"]
    assert stack(state)[:2] == ["s3", "s2"]


# T14: a Lifeboat is also a passenger of rank 1


@pytest.mark.rule("T14")
def test_a_lifeboat_may_lie_on_a_two() -> None:
    """A Lifeboat can move onto a 2 of its class instead of being lowered."""
    state = position("decks=s1/s2/-/-/-/-")
    assert moves(state) == {"1>2", "1>g3"}
    play(state, "1>2")
    assert line(state, "2") == "s2,s1"


@pytest.mark.rule("T14")
def test_a_run_that_ends_in_a_lifeboat_moves_whole() -> None:
    """A Lifeboat moves along as the lowest card of a run."""
    state = position("decks=f3,f2,f1/f4/-/-/-/-")
    play(state, "1>2")
    assert line(state, "2") == "f4,f3,f2,f1"


@pytest.mark.rule("T14")
def test_nothing_lies_on_a_lifeboat() -> None:
    """No passenger of any class is one lower than a Lifeboat."""
    assert moves(position("decks=f13|s17/f1/s1/s2/-/-")) == {
        "1>5", "1>6", "2>g1", "3>g3", "3>4",
    }  # fmt: skip
