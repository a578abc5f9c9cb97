"""The undo law: a step can be undone if it revealed, shuffled and ended nothing."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import UndoError
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from tests.titanic.drawing import play, position

REVERSIBLE = [
    ("decks=f6/f7/-/-/-/-", "1>2"),
    ("decks=f7,f6/f7+/-/-/-/-", "1>2"),
    ("decks=f13/-/-/-/-/-", "1>5"),
    ("decks=f1/-/-/-/-/-", "1>g1"),
    ("decks=f3/-/-/-/-/- groups=f1,f2/-/-/-", "1>g1"),
    ("decks=f8/-/-/-/-/- boat=f7", "b>1"),
    ("decks=f7/f7?/-/-/-/-", "1>?"),
    ("decks=f?|f6/f7/-/-/-/- known=1:f?", "1>2 name:3"),
    ("hands=get-ready stack=f9,s3,f2,s5,s6,*", "get-ready top:f9"),
    ("crew=murdoch decks=f8/s4/-/-/-/- stack=f7,s3,*", "rescue:2 f7>1"),
    ("crew=smith,lee hands=wait/boat", "ability"),
    ("crew=smith,lee hands=wait/boat", "ability give:1"),
    ("crew=lee,boxhall asks=first", "first:2"),
]

FINAL = [
    ("decks=s9|f6/f7/-/-/-/-", "1>2"),  # a card is revealed
    ("decks=s9|f1/-/-/-/-/-", "1>g1"),
    ("decks=s9|f7/f7?/-/-/-/-", "1>?"),
    ("crew=latimer decks=f3+/-/-/-/-/- groups=f1+,f2+/-/-/-", "1>g1"),  # a draw
    ("decks=f8/-/-/-/-/- stack=f7,*", "rescue:1"),
    ("decks=f8/-/-/-/-/- stack=f7,*", "rescue:1 f7>1"),  # the turn ends
    ("stack=f9,*", "rescue:1"),
    ("stack=- discard=*", "rescue"),  # a shuffle
    ("decks={rest}|f9/-/-/-/-/- stack=-", "rescue"),
    ("hands=get-ready stack=f9,s3,f2,s5,s6,*", "get-ready"),
    ("hands=get-ready stack=f9,s3 discard=*", "get-ready top:f9 top:s3"),
    ("hands=get-ready stack=- discard=*", "get-ready"),
    ("hands=come-on decks=f8/-/-/-/-/-", "come-on"),
    ("hands=come-on decks=f8/-/-/-/-/-", "come-on f7>1"),
    ("hands=come-back decks=f8/-/-/-/-/- discard=f7", "come-back f7>1"),
    ("hands=your-turn decks=s2|f8/-/-/-/-/-", "your-turn:1"),
    ("hands=your-turn decks=f8,f7/-/-/-/-/-", "your-turn:1 choose:f8"),
    ("hands=same-lines decks=f8,f7/-/-/-/-/-", "same-lines:12"),
    ("hands=wait decks=f8,f7/-/-/-/-/-", "wait:1"),
    ("hands=save-time", "save-time"),
    ("hands=plan-a actions=wait,*", "plan-a take:wait"),
    ("hands=plan-b used=wait", "plan-b take:wait"),
    ("hands=boat decks=f8/-/-/-/-/-", "boat:1x1"),
    ("hands=mystery-f decks=f8/-/-/-/-/-", "mystery-f:1"),
    ("crew=murdoch decks=f8/s4/-/-/-/- stack=f7,s3,*", "rescue:2 f7>1 stop"),
    ("crew=murdoch decks=s5|f8/s4/-/-/-/- groups=f1,f2/-/-/- stack=f7,s3,*", "rescue:2"),
    ("crew=fleet stack=f9,* actions=wait,boat,plan-a,*", "rescue:1"),
    ("crew=fleet stack=f9,* actions=wait,boat,plan-a,*", "rescue:1 take:wait"),
    ("crew=lowe stack=f9+,* groups=f1/f1+/-/-", "ability"),
    ("crew=lowe stack=f9+,* groups=f1/f1+/-/-", "ability exchange:f1"),
    ("crew=lowe stack=f9+,* groups=f1/f1+/-/-", "ability stop"),
    ("crew=smith,lee hands=wait/boat", "ability give:1 give:1"),
    ("crew=lightoller,lee stack=f9,* actions=save-time,*", "rescue:1"),
    ("crew=lightoller,lee stack=f9,* actions=save-time,*", "rescue:1 stop"),
]


@pytest.mark.rule("T7", "T8", "T9", "T10", "T11", "T26", "T35", "T37", "T38", "T40", "T46", "T54")
@pytest.mark.parametrize(("text", "words"), REVERSIBLE)
def test_a_step_that_showed_and_shuffled_nothing_can_be_undone(text: str, words: str) -> None:
    """Undo leads back to the exact position before the last action."""
    *earlier, last = words.split()
    state = position(text)
    play(state, " ".join(earlier))
    game = Playthrough(Record("titanic", {}, b"", [], str(state)))
    before = str(game.state)
    game.play(game.rules.read_action(last))
    assert game.state.can_undo()
    assert str(game.state) != before
    game.undo()
    assert str(game.state) == before


@pytest.mark.rule("T13", "T15", "T16", "T17", "T18", "T27", "T29", "T43", "T44", "T45", "T49")
@pytest.mark.parametrize(("text", "words"), FINAL)
def test_a_step_that_showed_shuffled_or_ended_something_is_final(text: str, words: str) -> None:
    """The engine knows this from what happened, and refuses undo."""
    *earlier, last = words.split()
    state = position(text)
    play(state, " ".join(earlier))
    game = Playthrough(Record("titanic", {}, b"", [], str(state)))
    game.play(game.rules.read_action(last))
    after = str(game.state)
    assert not game.state.can_undo()
    with pytest.raises(UndoError) as refused:
        game.undo()
    assert refused.value.tried == last
    assert str(game.state) == after


@pytest.mark.rule("T21")
def test_a_refill_of_the_action_stack_is_final() -> None:
    """T21 shuffles the discarded boat into an empty action stack, but not into one with cards."""
    state = position("hands={cards} actions=- decks=f8/-/-/-/-/- boat=f7")
    play(state, "b>1")
    assert not state.can_undo()
    state = position("hands={cards} actions=wait decks=f8/-/-/-/-/- boat=f7")
    play(state, "b>1")
    assert state.can_undo()


@pytest.mark.rule("T5")
def test_before_the_first_step_there_is_nothing_to_undo() -> None:
    """A position that was just set up has no steps."""
    assert not position("decks=f6/f7/-/-/-/-").can_undo()


@pytest.mark.rule("T51")
def test_the_end_is_final() -> None:
    """The end of a game can't be undone."""
    state = position("turned=10 stack=f9,*")
    play(state, "rescue:1")
    assert not state.can_undo()


@pytest.mark.rule("T54", "T13")
def test_undo_stops_at_the_last_final_step() -> None:
    """Two quiet moves after a reveal can be undone, but not the reveal."""
    game = Playthrough(Record("titanic", {}, b"", [], str(position("decks=s9|f5/f6/f7/f7+/-/-"))))
    for word in ("1>2", "2>3", "3>4"):
        game.play(game.rules.read_action(word))
    game.undo()
    game.undo()
    with pytest.raises(UndoError):
        game.undo()
    assert game.record.actions == ["1>2"]
