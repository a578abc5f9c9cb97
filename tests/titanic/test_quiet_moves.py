"""Quiet moves: T54."""

from __future__ import annotations

import pytest

from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from tests.titanic.drawing import asked, field, legal, line, moves, play, position


def quiet(text: str) -> int:
    """Return the number of quiet moves from the text of its field."""
    return 0 if text == "-" else int(text)


@pytest.mark.rule("T54")
def test_quiet_moves_are_counted() -> None:
    """A T8 or T9 move that doesn't reveal, replace or discard anything adds one."""
    state = position("decks=f6/f7/f7+/f13/-/-")
    play(state, "1>2")
    assert field(state, "quiet") == "1"
    play(state, "2>3 4>5 5>1")
    assert field(state, "quiet") == "4"


@pytest.mark.rule("T54")
def test_after_twenty_quiet_moves_no_quiet_move_is_legal() -> None:
    """The twentieth is still legal; then only other kinds of moves are."""
    state = position("decks=f6/f7/f7+/f2/-/- groups=f1/-/-/-")
    for _ in range(10):
        play(state, "1>2 2>3" if line(state, "1") != "-" else "3>2 2>3")
    assert field(state, "quiet") == "20"
    assert moves(state) == {"4>g1"}
    assert "rescue:1" in legal(state)


@pytest.mark.rule("T54")
def test_the_twentieth_quiet_move_is_legal() -> None:
    """After nineteen, one more can follow."""
    state = position("decks=f6/f7/f7+/-/-/- quiet=19")
    assert moves(state) == {"1>2", "1>3"}
    play(state, "1>3")
    assert moves(state) == set()


@pytest.mark.rule("T54")
@pytest.mark.parametrize(
    "decks",
    [
        "f6/f7/-/-/-/-",  # T8, empties a line
        "f7,f6/f7+/-/-/-/-",  # T8, part of a run
        "f13/-/-/-/-/-",  # T9, from one empty deck to the next
        "s17,s16/-/-/-/-/-",
    ],
)
def test_these_moves_are_quiet(decks: str) -> None:
    """They are refused after twenty quiet moves."""
    assert moves(position(f"decks={decks}")) != set()
    assert moves(position(f"decks={decks} quiet=20")) == set()


@pytest.mark.rule("T54", "T35")
def test_moves_with_the_boat_are_quiet_unless_they_empty_it() -> None:
    """Moving onto it, or only part of its run off it, is quiet; moving the last card isn't."""
    assert moves(position("decks=f6/-/-/-/-/- boat=f7 quiet=20")) == set()
    assert moves(position("decks=f7+/-/-/-/-/- boat=f7,f6 quiet=20")) == set()
    assert moves(position("decks=f8/-/-/-/-/- boat=f7,f6 quiet=20")) == {"b>1"}
    assert moves(position("decks=f8/-/-/-/-/- boat=s2|f7,f6 quiet=20")) == {"b>1"}


@pytest.mark.rule("T54")
@pytest.mark.parametrize(
    ("drawn", "word"),
    [
        ("decks=s9|f6/f7/-/-/-/-", "1>2"),  # reveals a card
        ("decks=s9|f13/-/-/-/-/-", "1>6"),
        ("decks=f8/-/-/-/-/- boat=f7", "b>1"),  # discards the boat
        ("decks=-/-/-/-/-/- boat=f13", "b>1"),
        ("decks=f1/-/-/-/-/-", "1>g1"),  # lowers a Lifeboat
        ("decks=f3/-/-/-/-/- groups=f1,f2/-/-/-", "1>g1"),  # joins a group
        ("decks=f3/f3?/-/-/-/-", "1>?"),  # replaces a mystery
        ("decks=f4,f3/f4?/-/-/-/-", "1>?"),  # a run replaces one
        ("decks=f4,f3/-/-/-/-/- groups=f1,f2,f3?/-/-/-", "1>?"),
    ],
)
def test_other_moves_stay_legal_and_start_the_count_again(drawn: str, word: str) -> None:
    """A move of another kind is legal after twenty quiet ones, and sets the count to 0."""
    state = position(f"{drawn} quiet=20")
    assert word in legal(state)
    play(state, word)
    assert quiet(field(state, "quiet")) == 0


@pytest.mark.rule("T54")
def test_quiet_moves_are_legal_again_after_another_kind() -> None:
    """The limit is twenty in a row, not twenty in a turn."""
    state = position("decks=f6/f7/f7+/f1/-/- quiet=20")
    play(state, "4>g1")
    assert moves(state) == {"1>2", "1>3"}


@pytest.mark.rule("T54")
@pytest.mark.parametrize("crew", ["lee", "lee,boxhall"])
def test_a_turn_starts_at_zero(crew: str) -> None:
    """The action that ends a turn resets the count, even for a single player."""
    state = position(f"crew={crew} decks=f6/f7/-/-/-/- stack=s9,* quiet=20")
    play(state, "rescue:1")
    assert asked(state).startswith("turn")
    assert quiet(field(state, "quiet")) == 0
    assert "1>2" in legal(state)


@pytest.mark.rule("T54")
def test_the_count_is_part_of_the_position() -> None:
    """Positions with different counts are different positions."""
    state = position("decks=f6/f7/-/-/-/- quiet=7")
    assert field(position(str(state)), "quiet") == "7"
    assert state != position("decks=f6/f7/-/-/-/-")


@pytest.mark.rule("T54")
def test_undo_takes_the_count_back() -> None:
    """A quiet move that is undone doesn't count."""
    start = str(position("decks=f6/f7/f7+/-/-/- quiet=18"))
    game = Playthrough(Record("titanic", {}, b"", [], start))
    for word in ("1>2", "2>3"):
        game.play(game.rules.read_action(word))
    assert "quiet=20" in str(game.state).split()
    game.undo()
    assert "quiet=19" in str(game.state).split()
    game.undo()
    assert str(game.state) == start
