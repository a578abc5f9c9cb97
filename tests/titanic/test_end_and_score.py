"""The end of the game and the score: T51 to T53."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import IllegalAction
from tests.titanic.drawing import (
    asked,
    discard,
    group,
    hand,
    legal,
    line,
    names,
    play,
    position,
    used,
)


def ranks(letter: str, last: int, anchors: set[int]) -> str:
    """Return a group from rank 1 to the last, with anchors on these ranks."""
    return (
        ",".join(f"{letter}{rank}{'+' if rank in anchors else ''}" for rank in range(1, last + 1))
        or "-"
    )


def both(letter: str, last: int, anchors: set[int]) -> str:
    """Return both groups of a class; the second has the anchors that the first doesn't."""
    others = set(range(1, last + 1)) - anchors
    return f"{ranks(letter, last, anchors)}/{ranks(letter, last, others)}"


def nearly_safe(last: str = "s17+") -> str:
    """Return groups that are complete except for one 17 of second class."""
    plain = ranks("s", 17, set()) if last == "s17+" else ranks("s", 17, {17})
    return f"groups={both('f', 13, set())}/{plain}/{ranks('s', 16, set(range(1, 17)))}"


# T51: the end


@pytest.mark.rule("T51")
def test_the_game_ends_when_the_four_groups_are_complete() -> None:
    """The last passenger is saved by a move: no action and no other turn follow."""
    state = position(f"crew=lee,boxhall turned=3 decks=-/s17+/-/-/-/- {nearly_safe()}")
    events = play(state, "2>g4")
    assert names(events) == ["moved", "ended"]
    assert asked(state) == "over"
    assert state.legal() == []
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.won, outcome.score) == (True, state.score().total)


@pytest.mark.rule("T51")
def test_the_game_goes_on_while_one_is_not_safe() -> None:
    """Three complete groups and a fourth with sixteen aren't enough."""
    state = position(f"decks=-/s17+/-/-/-/- {nearly_safe()}")
    assert asked(state) == "turn@1"
    assert state.outcome() is None


@pytest.mark.rule("T51", "T40")
def test_the_end_comes_amid_murdochs_placements() -> None:
    """A mystery took a place, so one drawn card is left over: nothing happens to it."""
    first = both("f", 13, set()).replace("f12+", "f12?")
    groups = f"{first}/{ranks('s', 17, set())}/{ranks('s', 15, set(range(1, 16)))}"
    text = f"crew=murdoch,lee groups={groups} stack=s16+,s17+,f12+"
    state = position(text)
    play(state, "rescue:3 s16+>g4")
    assert {"s17+>g4", "f12+>?", "stop"} <= legal(state)
    events = play(state, "s17+>g4")
    assert names(events) == ["placed", "ended"]
    assert discard(state) == set()
    assert asked(state) == "over"


@pytest.mark.rule("T51", "T16")
def test_the_end_comes_amid_a_rescue() -> None:
    """The last placement ends the game: nothing is discarded, and no turn begins."""
    state = position(f"crew=lee,boxhall {nearly_safe().replace('f12+', 'f12?')} stack=s17+,f12+")
    events = play(state, "rescue:2 s17+>g4")
    assert names(events)[-2:] == ["placed", "ended"]
    assert discard(state) == set()


@pytest.mark.rule("T51", "T27")
def test_the_end_comes_amid_a_card() -> None:
    """Come On! finds the last passenger: there is no shuffle, and the card isn't discarded."""
    groups = nearly_safe().replace("f12+", "f12?")
    state = position(f"crew=lee,boxhall hands=come-on/- {groups} stack=f12+,s17+")
    events = play(state, "come-on s17+>g4")
    assert names(events)[-2:] == ["placed", "ended"]
    assert used(state) == []


@pytest.mark.rule("T51", "T36")
def test_a_mystery_in_a_group_counts_as_its_passenger() -> None:
    """The real one isn't safe, but the groups are complete."""
    state = position(f"hands=mystery-s decks=s17+/-/-/-/-/- {nearly_safe()}")
    play(state, "mystery-s:g4")
    assert group(state, 4).endswith("s16+,s17?")
    assert asked(state) == "over"
    assert line(state, "1") == "s17+"
    assert state.score().groups == (13, 13, 17, 17)


@pytest.mark.rule("T51", "T45")
def test_latimer_does_not_draw_for_the_last_passenger() -> None:
    """The last card completes a row of exactly three, but the game is over first."""
    second = set(range(1, 14)) | {15, 16}
    text = (
        f"crew=latimer groups={both('f', 13, set())}"
        f"/{ranks('s', 17, {14})}/{ranks('s', 16, second)} decks=s17+/-/-/-/-/-"
    )
    state = position(text)
    assert names(play(state, "1>g4")) == ["moved", "ended"]
    assert hand(state) == []


@pytest.mark.rule("T51", "T35")
def test_nothing_is_revealed_after_the_end() -> None:
    """The card behind the last passenger stays face down."""
    groups = nearly_safe().replace("f12+", "f12?")
    state = position(f"decks=f12+|s17+/-/-/-/-/- {groups}")
    events = play(state, "1>g4")
    assert names(events) == ["moved", "ended"]


MYSTERY_AMONG = nearly_safe().replace("f12+", "f12?")


@pytest.mark.rule("T51", "T2", "T35")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"decks=s17+/-/-/-/-/- {nearly_safe()}", "1>g4"),
        (f"boat=s17+ {nearly_safe()}", "b>g4"),  # the boat is now empty
        (f"decks=f12+|s17+/-/-/-/-/- {MYSTERY_AMONG}", "1>g4"),  # a face-down card behind
        (f"stack=s17+,f12+ {MYSTERY_AMONG}", "rescue:2 s17+>g4"),  # a drawn card left over
        (f"crew=murdoch stack=s17+,f12+ {MYSTERY_AMONG}", "rescue:2 s17+>g4"),
        (f"hands=come-on stack=s17+,f12+ {MYSTERY_AMONG}", "come-on s17+>g4"),
        (f"hands=come-back discard=s17+,f12+ {MYSTERY_AMONG}", "come-back s17+>g4"),
        (f"hands=mystery-s decks=s17+/-/-/-/-/- {nearly_safe()}", "mystery-s:g4"),
        ("turned=10 stack=f9,*", "rescue:1"),
        ("turned=10 stack=- discard=*", "rescue"),
        ("turned=10 hands=come-on stack=f9 discard=*", "come-on"),
    ],
    ids=[
        "move", "boat", "face-down", "rescue", "murdoch", "come-on", "come-back", "mystery",
        "last-page", "reshuffle", "search",
    ],
)  # fmt: skip
def test_the_last_position_can_be_written_and_read_back(text: str, words: str) -> None:
    """However the game ends, all its cards are still there."""
    state = position(text)
    play(state, words)
    assert asked(state) == "over"
    assert position(str(state)) == state


@pytest.mark.rule("T51")
@pytest.mark.parametrize("word", ["rescue:1", "1>2", "wait:1", "stop", "name:3"])
def test_after_the_end_nothing_is_legal(word: str) -> None:
    """Any action is refused, with rule T51."""
    state = position("turned=10 hands=wait decks=-/-/-/-/f6/f7 stack=s9,*")
    play(state, "rescue:1")
    with pytest.raises(IllegalAction) as refused:
        play(state, word)
    assert refused.value.rule == "T51"


@pytest.mark.rule("T51", "T25")
def test_a_sunken_ship_is_not_a_win() -> None:
    """The outcome gives the reason for the end, and the score."""
    state = position("turned=10 groups=f1,f2/-/s1/- stack=s9,*")
    play(state, "rescue:1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.won, outcome.score) == ("sunk", False, 3)


@pytest.mark.rule("T51")
def test_all_safe_is_a_win_with_its_own_reason() -> None:
    """Each of the two ends has its own word."""
    state = position(f"decks=s17+/-/-/-/-/- {nearly_safe()}")
    play(state, "1>g4")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "all-safe"


# T52: the score


@pytest.mark.rule("T52")
def test_the_score_is_the_last_rank_of_each_group_and_the_page() -> None:
    """Anchors don't count until everybody is safe."""
    state = position("turned=4 groups=f1+,f2+,f3+/f1/s1+,s2+/-")
    assert state.score().groups == (3, 1, 2, 0)
    assert state.score().page == 6
    assert state.score().rows == (0, 0)
    assert state.score().total == 3 + 1 + 2 + 6


@pytest.mark.rule("T52", "T22")
@pytest.mark.parametrize(
    ("turned", "page"),
    [(0, 10), (1, 9), (2, 8), (3, 7), (4, 6), (5, 5), (6, 4), (7, 3), (8, 2), (9, 1), (10, 0)],
)
def test_the_open_page_counts(turned: int, page: int) -> None:
    """The number of the page that the booklet is open at counts."""
    assert position(f"turned={turned} groups=f1/-/-/-").score().total == 1 + page


@pytest.mark.rule("T52")
def test_rows_count_only_if_all_are_safe() -> None:
    """No row counts if one passenger is missing; with all of them both do."""
    state = position(f"decks=s17/-/-/-/-/- {nearly_safe('s17')}")
    assert state.score().rows == (0, 0)
    play(state, "1>g4")
    assert state.score().rows == (13, 16)
    assert state.score().total == 60 + 10 + 13 + 16


@pytest.mark.rule("T52")
def test_a_row_lies_within_one_group() -> None:
    """First class 1-6 in one group and 7-13 in the other make a row of 7, not 13."""
    groups = f"{both('f', 13, set(range(1, 7)))}/{both('s', 17, set(range(1, 13)))}"
    state = position(f"asks=over groups={groups}")
    assert state.score().rows == (7, 12)


@pytest.mark.rule("T52")
def test_the_longest_row_of_each_class_counts_not_their_sum() -> None:
    """Of rows of 4, 3, 2 and 1, only the longest counts."""
    first = {1, 2, 3, 5, 6, 8, 10, 11, 12, 13}  # here 3, 2, 1, 4; there three single ones
    second = {2, 4, 6, 7, 10, 12, 14, 16, 17}  # at most 2 here, 2 there (8 and 9)
    groups = f"{both('f', 13, first)}/{both('s', 17, second)}"
    state = position(f"asks=over groups={groups}")
    assert state.score().rows == (4, 2)


@pytest.mark.rule("T52", "T51", "T38")
def test_a_mystery_breaks_a_row() -> None:
    """It counts as its passenger, but has no anchor."""
    groups = f"{both('f', 13, set(range(1, 14))).replace('f9+', 'f9?')}/{both('s', 17, set())}"
    state = position(f"asks=over groups={groups} decks=f9+/-/-/-/-/-")
    assert state.score().rows == (8, 17)
    assert state.score().groups == (13, 13, 17, 17)


# T53: known results


@pytest.mark.rule("T53", "T52")
def test_nineteen_survivors_and_a_sunken_ship_score_nineteen() -> None:
    """This is the score of the historical crew."""
    groups = f"{ranks('f', 6, {1, 2, 3})}/-/{ranks('s', 9, {1, 2})}/{ranks('s', 4, {3, 4})}"
    state = position(f"turned=10 groups={groups} stack=f12,*")
    play(state, "rescue:1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.score == 19


@pytest.mark.rule("T53", "T52")
def test_all_safe_with_rows_of_five_and_three_on_page_two_score_seventy() -> None:
    """This is the rulebook's second example: 60 + 5 + 3 + 2."""
    first = {1, 2, 3, 4, 5, 11, 12, 13}
    second = {1, 2, 3, 7, 8, 9, 13, 14, 15}
    state = position(f"asks=over turned=8 groups={both('f', 13, first)}/{both('s', 17, second)}")
    assert state.score().rows == (5, 3)
    assert state.score().page == 2
    assert state.score().total == 70


@pytest.mark.rule("T53", "T52")
def test_the_highest_possible_score_is_a_hundred() -> None:
    """All 60 are safe, with rows of 13 and 17 anchors, on the first page: 60 + 13 + 17 + 10."""
    state = position(f"asks=over groups={both('f', 13, set())}/{both('s', 17, set())}")
    assert state.score().total == 100
