"""Illegal actions: each is refused with the rule that forbids it, and changes nothing."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import IllegalAction, NotationError
from lifeboat.titanic import read_action
from tests.titanic.drawing import play, position

IN_A_TURN = [
    # T8: onto another line
    ("decks=f5/f7/-/-/-/-", "1>2", "T8"),
    ("decks=f7/f7+/-/-/-/-", "1>2", "T8"),
    ("decks=f6/f7/-/-/-/-", "2>1", "T8"),
    ("decks=f6/-/-/-/-/-", "1>1", "T8"),
    ("decks=-/f7/-/-/-/-", "1>2", "T8"),
    # T9: into an empty line
    ("decks=f12/-/-/-/-/-", "1>5", "T9"),
    ("decks=s13/-/-/-/-/-", "1>5", "T9"),
    # T10, T11: to the groups
    ("decks=f1/-/-/-/-/- groups=f1+/f1?/-/-", "1>g1", "T10"),
    ("decks=f1/-/-/-/-/-", "1>g3", "T10"),
    ("decks=f2/-/-/-/-/-", "1>g1", "T11"),
    ("decks=f4/-/-/-/-/- groups=f1,f2/-/-/-", "1>g1", "T11"),
    ("decks=-/-/-/-/-/- groups=f1,f2/-/-/-", "1>g1", "T11"),
    # T15, T18, T19: the number
    ("crew=lowe", "rescue:4", "T15"),
    ("stack=f9,s9 discard=*", "rescue:3", "T15"),
    ("crew=lee", "rescue", "T15"),
    ("stack=- discard=*", "rescue:1", "T18"),
    ("decks={rest}|f9/-/-/-/-/- stack=-", "rescue:1", "T19"),
    # T20: cards that the player doesn't have, or can't play
    ("hands=wait decks=f9/-/-/-/-/-", "save-time", "T20"),
    ("hands=-", "plan-a", "T20"),
    ("hands=get-ready,get-ready", "get-ready@1", "T20"),
    ("hands=your-turn decks=f9/-/-/-/-/-", "your-turn:2", "T29"),
    ("hands=same-lines decks=f9/-/-/-/-/-", "same-lines:23", "T30"),
    ("hands=same-lines turned=3 decks=-/f9/-/-/-/-", "same-lines:12", "T30"),
    ("hands=wait decks=f9/-/-/-/-/-", "wait:b", "T31"),
    ("hands=boat decks=s2|f9/-/-/-/-/-", "boat:1x2", "T35"),
    ("hands=mystery-f decks=s9/-/-/-/-/-", "mystery-f:1", "T36"),
    ("hands=mystery-f groups=f1/f1+/-/-", "mystery-f:g3", "T36"),
    ("crew=lee,phillips hands=-/save-time", "save-time@1", "T47"),
    # T37: in place of a mystery
    ("decks=f7/-/-/-/-/-", "1>?", "T37"),
    ("decks=f7/f8?/-/-/-/-", "1>?", "T37"),
    # T44, T46: abilities
    ("crew=lowe stack=- discard=*", "ability", "T44"),
    ("crew=smith,lee", "ability", "T46"),
    ("crew=lowe ability=turn moved=1", "ability", "T44"),
    ("crew=smith,lee hands=wait/- ability=turn moved=1", "ability", "T46"),
    # T54: the twenty-first quiet move
    ("decks=f6/f7/-/-/-/- quiet=20", "1>2", "T54"),
    ("decks=f13/-/-/-/-/- quiet=20", "1>5", "T54"),
    ("decks=f5/f7/-/-/-/- quiet=20", "1>2", "T8"),
    ("decks=f12/-/-/-/-/- quiet=20", "1>5", "T9"),
    # answers to questions that weren't asked
    ("decks=f7/-/-/-/-/-", "name:3", "T38"),
    ("crew=lee,boxhall", "first:2", "T7"),
    ("hands=get-ready", "top:f1", "T26"),
    ("hands=your-turn decks=f7/-/-/-/-/-", "choose:f7", "T29"),
    ("crew=smith,lee hands=wait/-", "give:1", "T46"),
    ("crew=lowe groups=f1/f1+/-/-", "exchange:f1", "T44"),
]
"""A position in which a turn is asked for, an illegal action, and the rule that forbids it."""

AMID = [
    ("crew=lee,boxhall decks=f8/-/-/-/-/- stack=f7,s9,*", "rescue:2", "stop", "T16"),
    ("decks=f8/f9/-/-/-/- stack=f7,s9,*", "rescue:2", "1>2", "T16"),
    ("decks=f8/f9/-/-/-/- stack=f7,s9,*", "rescue:2", "s9>2", "T16"),
    ("decks=f8/f9/-/-/-/- stack=f7,s9,*", "rescue:2", "rescue:1", "T16"),
    ("decks=f6/f7/-/-/-/- stack=- discard=*", "rescue", "1>2", "T18"),
    ("crew=lowe stack=- discard=*", "rescue", "rescue:4", "T18"),
    ("decks=f?|f6/f7/-/-/-/- known=1:f?", "1>2", "name:14", "T38"),
    ("decks=f?|f6/f7/-/-/-/- known=1:f?", "1>2", "rescue:1", "T38"),
    ("hands=get-ready stack=f9,s3,f2,s5,s6,*", "get-ready", "top:f3", "T26"),
    ("hands=get-ready stack=f9,s3,f2,s5,s6,*", "get-ready top:f9", "top:f9", "T26"),
    ("hands=come-on decks=f8/-/-/-/-/-", "come-on", "f6>1", "T27"),
    ("hands=come-on decks=f8/-/-/-/-/-", "come-on", "stop", "T27"),
    ("hands=come-back decks=f8/-/-/-/-/- discard=f7,f6", "come-back", "f6>1", "T28"),
    ("hands=your-turn decks=f8/f7/-/-/-/-", "your-turn:1", "choose:f7", "T29"),
    ("hands=plan-a actions=wait,* used=boat", "plan-a", "take:boat", "T33"),
    ("hands=plan-b used=boat", "plan-b", "take:wait", "T34"),
    ("hands=plan-b used=boat", "plan-b", "take:plan-b", "T34"),
    ("crew=murdoch decks=f8/-/-/-/-/- stack=f7,f6,*", "rescue:2", "stop", "T16 T40"),
    ("crew=fleet stack=f9,* actions=wait,boat,plan-a,*", "rescue:1", "take:plan-b", "T43"),
    ("crew=lowe groups=f1,f2/f1+/-/- stack=f9+,*", "ability", "exchange:f2", "T44"),
    ("crew=smith,lee hands=wait/-", "ability", "give:0", "T46"),
    ("crew=smith,lee hands=wait/-", "ability", "give:2", "T46"),
    (
        "crew=lightoller,lee hands=save-time/- stack=f9,* actions=get-ready,*",
        "rescue:1",
        "save-time",
        "T49",
    ),
]
"""A position, actions that lead to a question, an illegal answer and the rules against it."""


@pytest.mark.rule(
    "T7", "T8", "T9", "T10", "T11", "T15", "T18", "T19", "T20", "T26", "T29", "T30", "T31", "T35",
    "T36", "T37", "T38", "T44", "T46", "T47", "T54",
)  # fmt: skip
@pytest.mark.parametrize(("text", "word", "rule"), IN_A_TURN)
def test_an_illegal_action_in_a_turn_is_refused(text: str, word: str, rule: str) -> None:
    """The error names the action, what would be legal, and the rule."""
    state = position(text)
    before = str(state)
    with pytest.raises(IllegalAction) as refused:
        play(state, word)
    assert refused.value.code == "illegal-action"
    assert refused.value.tried == word
    assert refused.value.rule == rule
    assert str(state) == before


@pytest.mark.rule(
    "T16", "T18", "T26", "T27", "T28", "T29", "T33", "T34", "T38", "T40", "T43", "T44", "T46",
    "T49",
)  # fmt: skip
@pytest.mark.parametrize(("text", "words", "answer", "rule"), AMID)
def test_an_illegal_answer_is_refused(text: str, words: str, answer: str, rule: str) -> None:
    """The question stays open, and nothing on the table changes."""
    state = position(text)
    play(state, words)
    before = str(state)
    with pytest.raises(IllegalAction) as refused:
        play(state, answer)
    assert refused.value.rule in rule.split()
    assert str(state) == before


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("decks=f6/s7/-/-/-/-", "1>2"),
        ("decks=s3/-/-/-/-/- groups=f1,f2/-/-/-", "1>g1"),
    ],
)
def test_mixing_classes_is_refused(text: str, word: str) -> None:
    """The rule is T12, or that of the move that it resembles."""
    state = position(text)
    before = str(state)
    with pytest.raises(IllegalAction) as refused:
        play(state, word)
    assert refused.value.rule in {"T8", "T11", "T12"}
    assert str(state) == before


@pytest.mark.rule("T9", "T24", "T35")
@pytest.mark.parametrize(
    ("text", "word", "rules"),
    [
        ("turned=3 decks=-/s2|f13/-/-/-/-", "2>1", {"T9", "T24"}),
        ("decks=s2|f13/-/-/-/-/-", "1>b", {"T9", "T35"}),
    ],
)
def test_a_line_that_does_not_exist_is_refused(text: str, word: str, rules: set[str]) -> None:
    """A flooded deck isn't an empty line, and neither is a boat that isn't on the table."""
    with pytest.raises(IllegalAction) as refused:
        play(position(text), word)
    assert refused.value.rule in rules


@pytest.mark.rule("T7")
def test_a_seat_that_does_not_exist_cannot_begin() -> None:
    """With two players there is no third seat."""
    state = position("crew=lee,boxhall asks=first")
    before = str(state)
    with pytest.raises(IllegalAction) as refused:
        play(state, "first:3")
    assert refused.value.rule == "T7"
    assert str(state) == before


@pytest.mark.rule("T20")
@pytest.mark.parametrize("action", [-1, 10**6])
def test_a_number_that_means_nothing_is_refused(action: int) -> None:
    """An integer that isn't an action is illegal like any other."""
    state = position("decks=f6/f7/-/-/-/-")
    before = str(state)
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    assert refused.value.tried == f"#{action}"
    assert str(state) == before


@pytest.mark.rule("T20")
@pytest.mark.parametrize(
    "text", ["", "jump", "1>9", "f14>1", "s18>1", "rescue:x", "wait:7", "same-lines:1b", "name:0"]
)
def test_words_that_name_no_action_are_refused(text: str) -> None:
    """They can't be read at all, and the error says what was tried."""
    with pytest.raises(NotationError) as refused:
        read_action(text)
    assert refused.value.code == "action"
    assert refused.value.tried == text
