"""Mystery Passengers: T36 to T38."""

from __future__ import annotations

import pytest

from lifeboat.titanic.places import place_text
from tests.titanic.drawing import (
    asked,
    discard,
    field,
    group,
    hand,
    hidden,
    legal,
    line,
    moves,
    names,
    play,
    position,
    run,
    story,
    used,
)


def places(text: str, letter: str = "f") -> set[str]:
    """Return the places where a mystery can be played in a position."""
    state = position(f"hands=mystery-{letter} {text}")
    return {word.partition(":")[2] for word in legal(state) if word.startswith("mystery")}


# T36: playing it


@pytest.mark.rule("T36")
@pytest.mark.parametrize(
    ("text", "letter", "where"),
    [
        ("decks=f8/s5/s6/s7/s8/s9 groups=f1/f1+/-/-", "f", {"1", "g1", "g2"}),
        ("decks=f8/s5/f6/f7/f9/s9 groups=-/-/s1,s2/s1+", "s", {"2", "6", "g3", "g4"}),
        ("decks=f8/-/-/s3/s4/s5 groups=-/-/-/-", "f", {"1", "2", "3", "g1"}),  # 13 and 1 too
        ("decks=s8/s9/-/s3/s4/s5 groups=f1/-/-/-", "f", {"3", "g1", "g2"}),
        ("decks=f1/s9/s2/s3/s4/s5 groups=f1+/-/-/-", "f", {"g1", "g2"}),  # nothing is below a 1
        ("turned=3 decks=-/-/s2/s3/s4/s5 groups=f1/-/-/-", "f", {"2", "g1", "g2"}),
    ],
)
def test_it_is_played_wherever_such_a_card_could_be(
    text: str, letter: str, where: set[str]
) -> None:
    """It can go onto a line, into an empty line, to a group, or start one as a Lifeboat."""
    assert places(text, letter) == where


@pytest.mark.rule("T36")
@pytest.mark.parametrize(
    ("text", "word", "place", "became"),
    [
        ("hands=mystery-f decks=f8/-/-/-/-/-", "mystery-f:1", "1", "f8,f7?"),
        ("hands=mystery-s decks=s2/-/-/-/-/-", "mystery-s:1", "1", "s2,s1?"),
        ("hands=mystery-f decks=f8/-/-/-/-/-", "mystery-f:6", "6", "f13?"),
        ("hands=mystery-s decks=f8/-/-/-/-/-", "mystery-s:6", "6", "s17?"),
        ("hands=mystery-f boat=f8", "mystery-f:b", "b", "f8,f7?"),
    ],
)
def test_in_a_line_it_is_the_passenger_that_fits(
    text: str, word: str, place: str, became: str
) -> None:
    """It is one lower than the front, or 13 or 17 in an empty line."""
    state = position(text)
    play(state, word)
    assert line(state, place) == became
    assert (hand(state), used(state)) == ([], [])


@pytest.mark.rule("T36", "T10", "T11")
def test_in_the_groups_it_is_the_passenger_that_fits() -> None:
    """It is lowered as a Lifeboat, or one higher than the last of a group."""
    state = position("hands=mystery-f,mystery-s groups=f1,f2/-/-/-")
    play(state, "mystery-f:g1 mystery-s:g3")
    assert field(state, "groups") == "f1,f2,f3?/-/s1?/-"


@pytest.mark.rule("T36")
def test_playing_it_is_the_turns_action_and_it_stays_on_the_table() -> None:
    """The turn ends, and the card is in neither action pile."""
    state = position("crew=lee,boxhall hands=mystery-f/- decks=f8/-/-/-/-/-")
    play(state, "mystery-f:1")
    assert asked(state) == "turn@2"
    assert (used(state), "mystery-f" in field(state, "actions")) == ([], False)


@pytest.mark.rule("T36", "T10")
def test_it_starts_no_third_group() -> None:
    """If both groups of its class have been started, it can't be lowered."""
    assert places("decks=s2/s3/s4/s5/s6/s7 groups=f1,f2/f1+/-/-") == {"g1", "g2"}
    assert places("decks=f2/f3/f4/f5/f6/f7 groups=-/-/s1/s1+", "s") == {"g3", "g4"}


@pytest.mark.rule("T36")
def test_it_may_stand_for_a_rank_whose_passengers_are_both_safe() -> None:
    """Both first class 2s are safe: it is a third one in a line."""
    state = position("hands=mystery-f decks=f3/-/-/-/-/- groups=f1,f2/f1+,f2+/-/-")
    play(state, "mystery-f:1")
    assert line(state, "1") == "f3,f2?"


@pytest.mark.rule("T36", "T8")
def test_from_then_on_it_is_that_passenger() -> None:
    """It moves alone or in a run, other cards go onto it, and it joins a group."""
    assert moves(position("decks=f7?/f8/-/-/-/-")) == {"1>2"}
    assert moves(position("decks=f8,f7?,f6/f8+/-/-/-/-")) == {"1>2"}
    assert moves(position("decks=f7?/f6/-/-/-/-")) == {"2>1"}
    assert moves(position("decks=s17?/-/-/-/-/-")) == {"1>2", "1>3", "1>4", "1>5", "1>6"}
    state = position("decks=f3?/-/-/-/-/- groups=f1,f2/-/-/-")
    assert moves(state) == {"1>g1"}
    play(state, "1>g1")
    assert group(state, 1) == "f1,f2,f3?"


@pytest.mark.rule("T36", "T10")
def test_a_mystery_in_a_line_is_lowered_as_a_lifeboat() -> None:
    """A mystery that stands for a 1 starts a group, and passengers follow it."""
    state = position("decks=s2,s1?/-/-/-/-/-")
    assert moves(state) == {"1>g3"}
    play(state, "1>g3 1>g3")
    assert group(state, 3) == "s1?,s2"


# T37: replacing it


@pytest.mark.rule("T37")
@pytest.mark.parametrize(
    ("text", "place", "became"),
    [
        ("decks=f7/f7?/-/-/-/-", "2", "f7"),
        ("decks=f7/s3|f9,f8,f7?/-/-/-/-", "2", "s3|f9,f8,f7"),
        ("decks=f7/s3|f8,f7?,f6/-/-/-/-", "2", "s3|f8,f7,f6"),  # in the middle of a run
        ("decks=f7/s3|f7?,f6/-/-/-/-", "2", "s3|f7,f6"),  # at its back
        ("decks=f7/-/-/-/-/- boat=f8,f7?,f6", "b", "f8,f7,f6"),
    ],
)
def test_a_front_card_replaces_a_mystery_in_a_line(text: str, place: str, became: str) -> None:
    """The real passenger takes its place, and the mystery goes to the action discard pile."""
    state = position(text)
    assert "1>?" in legal(state)
    play(state, "1>?")
    assert line(state, place) == became
    assert line(state, "1") == "-"
    assert used(state) == ["mystery-f"]


@pytest.mark.rule("T37")
@pytest.mark.parametrize(
    ("groups", "front", "became"),
    [
        ("f1?,f2,f3/-/-/-", "f1", "f1,f2,f3/-/-/-"),
        ("f1,f2?,f3/-/-/-", "f2", "f1,f2,f3/-/-/-"),
        ("f1,f2,f3?/-/-/-", "f3", "f1,f2,f3/-/-/-"),
        ("-/-/s1,s2/s1+,s2?", "s2+", "-/-/s1,s2/s1+,s2+"),
        ("-/-/s1,s2?/s1+,s2", "s2+", "-/-/s1,s2+/s1+,s2"),
        ("f1,f2/f1+,f2?,f3/-/-", "f2+", "f1,f2/f1+,f2+,f3/-/-"),
    ],
)
def test_a_front_card_replaces_a_mystery_in_a_group(groups: str, front: str, became: str) -> None:
    """The mystery may be at the start, in the middle or at the end."""
    state = position(f"decks=s9|{front}/-/-/-/-/- groups={groups}")
    play(state, "1>?")
    assert field(state, "groups") == became
    assert line(state, "1") == "s9"


@pytest.mark.rule("T37")
def test_a_run_replaces_a_mystery_at_the_front_of_another_line() -> None:
    """The run from that passenger down goes along; the rest of its line stay."""
    state = position("decks=f9,f8,f7,f6/s3|f9+,f8?/-/-/-/-")
    play(state, "1>?")
    assert (line(state, "1"), line(state, "2")) == ("f9", "s3|f9+,f8,f7,f6")
    assert used(state) == ["mystery-f"]


@pytest.mark.rule("T37", "T8")
def test_a_run_may_go_onto_a_mystery_or_in_its_place() -> None:
    """These are two different moves between the same two lines."""
    state = position("decks=f7,f6/f7?/-/-/-/-")
    assert moves(state) == {"1>2", "1>?"}
    play(state, "1>2")
    assert (line(state, "1"), line(state, "2")) == ("f7", "f7?,f6")
    play(state, "1>?")
    assert (line(state, "1"), line(state, "2")) == ("-", "f7,f6")


@pytest.mark.rule("T37")
@pytest.mark.parametrize(
    "text",
    [
        "decks=f8,f7/f9,f8?,f7+/-/-/-/-",  # a run, but the mystery isn't at the front
        "decks=f3,f2+/-/-/-/-/- groups=f1,f2,f3?/-/-/-",  # the same in a group
        "decks=s7/f7?/-/-/-/-",  # the other class
        "decks=f8/f7?/s2|f6/-/-/-",  # another rank
        "decks=f7|f9/f7?/-/-/-/-",  # face down
        "decks=s9/f7?/-/-/-/- groups=-/-/-/-",
        "decks=s9|f7/f?,s2|s5/-/-/-/- known=2:f?",  # the mystery is face down
    ],
)
def test_nothing_else_replaces_a_mystery(text: str) -> None:
    """A card behind the front can't, a different card can't, and a face-down mystery stays."""
    assert not any(word.endswith(">?") for word in legal(position(text)))


@pytest.mark.rule("T37", "T12")
def test_survivors_cannot_be_used_to_replace_it() -> None:
    """A safe passenger of that rank stays where they are."""
    state = position("decks=f2?/-/-/-/-/- groups=f1,f2/f1+,f2+/-/-")
    assert not any(word.endswith(">?") for word in legal(state))


@pytest.mark.rule("T37")
def test_replacing_is_a_move_and_does_not_end_the_turn() -> None:
    """More moves and the action can follow."""
    state = position("crew=lee,boxhall decks=s4|f7/f7?/-/-/-/-")
    events = play(state, "1>?")
    assert asked(state) == "turn@1"
    assert "discarded-action mystery-f" in story(events)
    assert "revealed s4 1" in story(events)


@pytest.mark.rule("T37", "T16")
def test_a_card_that_can_replace_a_mystery_can_be_played() -> None:
    """A rescue that only allows a replacement doesn't fail, and the replacement must be made."""
    state = position("groups=f1,f2?/-/-/- stack=f2,s9,*")
    play(state, "rescue:2")
    assert legal(state) == {"f2>?"}


@pytest.mark.rule("T37")
def test_both_mysteries_are_replaced_each_by_its_own_class() -> None:
    """Each replacement goes to the mystery of its class."""
    state = position("decks=f7/s4/f7?/s5,s4?/-/-")
    assert moves(state) == {"1>?", "2>?"}
    play(state, "1>? 2>?")
    assert field(state, "decks") == "-/-/f7/s5,s4/-/-"
    assert used(state) == ["mystery-f", "mystery-s"]


@pytest.mark.rule("T37")
def test_a_mystery_replaces_nothing_itself() -> None:
    """There is only one of each class, and real passengers aren't replaced."""
    state = position("decks=f7?/f7/-/-/-/-")
    assert moves(state) == {"2>?"}


# T38: rank, face up or down


@pytest.mark.rule("T38")
@pytest.mark.parametrize(("letter", "ranks"), [("f", 13), ("s", 17)])
def test_a_revealed_mystery_is_named_any_rank_of_its_class(letter: str, ranks: int) -> None:
    """The active player names it before anything else: no move or action comes in between."""
    state = position(f"decks={letter}?|f6/f7/-/-/-/- known=1:{letter}?")
    play(state, "1>2")
    assert asked(state) == "name@1"
    assert legal(state) == {f"name:{rank}" for rank in range(1, ranks + 1)}
    play(state, "name:3")
    assert line(state, "1") == f"{letter}3?"
    assert asked(state) == "turn@1"


@pytest.mark.rule("T38", "T29")
def test_a_face_down_mystery_chosen_by_your_turn_is_named() -> None:
    """It had no rank, and now gets one."""
    state = position("crew=lee,boxhall hands=your-turn/- decks=f?,s2|f6/-/-/-/-/- known=1:f?")
    play(state, "your-turn:1")
    assert legal(state) == {"choose:f?", "choose:s2", "choose:f6"}
    play(state, "choose:f?")
    assert asked(state) == "name@1"
    play(state, "name:11")
    assert run(state, "1") == ["f11?"]
    assert sorted(hidden(state, "1")) == ["f6", "s2"]
    assert asked(state) == "turn@2"


@pytest.mark.rule("T38", "T29")
def test_a_face_up_mystery_chosen_by_your_turn_keeps_its_rank() -> None:
    """It was face up all the time, so nothing is asked."""
    state = position("crew=lee,boxhall hands=your-turn/- decks=s2|f8,f7?,f6/-/-/-/-/-")
    play(state, "your-turn:1 choose:f?")
    assert run(state, "1") == ["f7?"]
    assert asked(state) == "turn@2"


@pytest.mark.rule("T38", "T29")
def test_a_mystery_turned_face_down_loses_its_rank() -> None:
    """After Your Turn! it is face down without a rank, and nobody can replace it."""
    state = position("hands=your-turn decks=s2|f8,f7?,f6/f7/-/-/-/-")
    play(state, "your-turn:1 choose:f6")
    assert sorted(hidden(state, "1")) == ["f8", "f?", "s2"]
    assert not any(word.endswith(">?") for word in legal(state))


@pytest.mark.rule("T38", "T23")
def test_a_flood_turns_a_mystery_face_down() -> None:
    """It loses its rank, or gets a new one if it comes to the front."""
    seen = set()
    for secret in ("01", "02", "03", "04", "05", "06", "07", "08"):
        state = position(f"fate={secret} turned=2 decks=f7?/s5,s4/-/-/-/- stack=f3,*")
        play(state, "rescue:1")
        cards = hidden(state, "2") + run(state, "2")
        assert sorted(cards) == ["f?", "s4", "s5"]
        seen.add(asked(state))
    assert seen == {"turn@1", "name@1"}


@pytest.mark.rule("T38", "T30")
def test_two_mysteries_of_one_effect_are_named_from_bow_to_stern() -> None:
    """Both are revealed first; then the one closer to the bow is named, then the other."""
    for secret in ("01", "02", "03", "04"):
        state = position(f"crew=lee,boxhall fate={secret} hands=same-lines/- decks=f7?/s9?/-/-/-/-")
        events = play(state, "same-lines:12")
        assert names(events).count("revealed") == 2
        bow, stern = line(state, "1"), line(state, "2")
        assert {bow, stern} == {"f?", "s?"}
        assert len(legal(state)) == (13 if bow == "f?" else 17)
        events = play(state, "name:2")
        assert names(events) == ["named"]
        assert line(state, "1") == bow[0] + "2?"
        assert asked(state) == "name@1"
        assert len(legal(state)) == (13 if stern == "f?" else 17)
        play(state, "name:3")
        assert line(state, "2") == stern[0] + "3?"
        assert asked(state) == "turn@2"


@pytest.mark.rule("T38")
def test_a_mystery_that_stands_for_a_one_is_not_asked_again() -> None:
    """Another mystery is revealed, and only that one is named."""
    state = position("decks=f1?/s?|f6/f7/-/-/- known=2:s?")
    play(state, "2>3 name:5")
    assert asked(state) == "turn@1"
    assert (line(state, "1"), line(state, "2")) == ("f1?", "s5?")


@pytest.mark.rule("T38", "T45")
def test_a_mystery_has_no_anchor() -> None:
    """It doesn't complete a row of anchors for Latimer."""
    state = position("crew=latimer hands=mystery-f groups=f1+,f2+/-/-/-")
    events = play(state, "mystery-f:g1")
    assert "drew-action" not in names(events)


@pytest.mark.rule("T38", "T31")
def test_wait_sends_it_to_the_action_discard() -> None:
    """It never goes to the passengers' discard pile."""
    state = position("hands=wait decks=f8,f7?/-/-/-/-/-")
    play(state, "wait:1")
    assert discard(state) == {"f8"}
    assert used(state) == ["mystery-f", "wait"]


@pytest.mark.rule("T38", "T36")
def test_a_named_mystery_is_that_passenger_from_then_on() -> None:
    """Once named, it can be moved in the same turn."""
    state = position("decks=s?|f6/f7/s4/-/-/- known=1:s?")
    play(state, "1>2 name:3")
    assert moves(state) == {"1>3"}


@pytest.mark.rule("T38")
@pytest.mark.parametrize("letter", ["f", "s"])
def test_a_view_tells_where_the_mystery_would_fit_with_each_rank(letter: str) -> None:
    """The places are those to which it can be moved once it has the rank."""
    groups = "f1,f2/-/s1,s2,s3/s1+"
    state = position(f"asks=name decks=s9|{letter}?/f8/s12/f5/-/- groups={groups}")
    openings = state.view(0).openings
    assert any(openings)
    for rank, found in enumerate(openings, 1):
        later = state.copy()
        play(later, f"name:{rank}")
        expected = {word.partition(">")[2] for word in moves(later) if word.startswith("1>")}
        assert {place_text(place) for place in found} == expected
