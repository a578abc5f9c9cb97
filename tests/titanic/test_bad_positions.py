"""Positions that are impossible or unreadable: each is refused with an error code."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import EditionError, NotationError, PositionError, SetupError
from tests.titanic.drawing import EVERY_PASSENGER, position

SAFE = "/".join(
    ",".join(card for card in EVERY_PASSENGER if card[0] == letter and card.endswith("+") == anchor)
    for letter in "fs"
    for anchor in (False, True)
)

IMPOSSIBLE = [
    # every passenger only once
    ("decks=f7/f7/-/-/-/-", "position-card-twice", "T1"),
    ("decks=f7/-/-/-/-/- stack=f7,*", "position-card-twice", "T1"),
    ("stack=f9 discard=f9,*", "position-card-twice", "T1"),
    ("groups=f1,f2/f1,f2+/-/-", "position-card-twice", "T1"),
    ("stack=f9", "position-card-missing", "T1"),
    ("stack=- discard=-", "position-card-missing", "T1"),
    # no more action cards than there are copies
    ("hands=save-time,save-time", "position-action-cards", ""),
    ("crew=lee,boxhall hands=wait,wait/wait", "position-action-cards", "T2"),
    ("hands=wait used=boat actions=boat,*", "position-action-cards", "T2"),
    ("hands=boat boat=f7", "position-action-cards", "T2"),
    ("hands=mystery-f decks=f7?/-/-/-/-/-", "position-action-cards", "T2"),
    ("decks=f7?/f6?/-/-/-/-", "position-action-cards", "T2"),
    ("actions=wait", "position-action-cards", "T2"),
    ("hands={cards} actions=- used=wait", "position-action-stack", "T21"),
    # lines
    ("decks=f7,f5/-/-/-/-/-", "position-run", "T8"),
    ("decks=f6,f7/-/-/-/-/-", "position-run", "T8"),
    ("decks=f7,f7+/-/-/-/-/-", "position-run", "T8"),
    ("decks=-/-/-/-/-/- boat=s9,s7", "position-run", "T8"),
    ("decks=f7,s6/-/-/-/-/-", "position-class", "T12"),
    ("decks=s9|s7,f6/-/-/-/-/-", "position-class", "T12"),
    ("decks=f7,f6|-/-/-/-/-/-", "position-front", "T13"),
    ("turned=3 decks=f7/-/-/-/-/-", "position-flooded", "T24"),
    ("turned=10 decks=-/-/-/f7/-/-", "position-flooded", "T24"),
    # groups
    ("groups=f2/-/-/-", "position-group", "T11"),
    ("groups=f1,f3/-/-/-", "position-group", "T11"),
    ("groups=-/-/s1,s2,s2+/-", "position-group", "T11"),
    ("groups=s1/-/-/-", "position-class", "T12"),
    ("groups=-/-/s1,f2/-", "position-class", "T12"),
    # mysteries
    ("decks=f7?|s9/-/-/-/-/-", "position-mystery", "T38"),
    ("decks=f?/-/-/-/-/-", "position-mystery", "T38"),
    ("stack=f7?,*", "position-mystery", "T36"),
    ("discard=s?", "position-mystery", "T36"),
    # Latimer's paid anchors
    ("latimer=fr groups=f1,f2/-/-/- paid=f1", "position-paid", "T45"),
    # the end
    ("turned=11", "position-over", "T51"),
    ("asks=over", "position-over", "T51"),
    (f"groups={SAFE}", "position-over", "T51"),
    # questions that the table doesn't ask
    ("asks=place agenda=end-turn", "position-question", ""),
    ("asks=turn drawn=f7", "position-question", ""),
    ("asks=turn agenda=end-turn", "position-question", ""),
    ("asks=number agenda=end-turn stack=- discard=*", "position-question", "T18"),
    ("asks=name", "position-question", "T38"),
    ("asks=arrange agenda=finish-card,end-turn drawn=f7", "position-question", ""),
    ("asks=search playing=wait agenda=finish-card,end-turn", "position-question", ""),
    ("asks=front playing=your-turn agenda=finish-card,end-turn", "position-question", ""),
    ("asks=fetch playing=plan-b agenda=finish-card,end-turn", "position-question", ""),
    ("crew=lee asks=exchange agenda=end-turn", "position-question", ""),
    ("crew=lee,smith asks=give agenda=end-turn before=-/- offer=wait", "position-question", ""),
    ("crew=lee asks=keep agenda=end-turn offer=wait", "position-question", ""),
    ("crew=fleet asks=keep agenda=end-turn", "position-question", ""),
    ("crew=lee asks=encore agenda=end-turn offer=wait hands=wait", "position-question", ""),
    ("crew=lightoller,lee asks=encore agenda=end-turn offer=wait", "position-question", "T49"),
    ("crew=lowe moved=1", "position-question", ""),
    ("crew=lee ability=turn moved=1", "position-question", ""),
    ("crew=lowe ability=turn quiet=1", "position-question", ""),
    ("crew=lee,lowe ability=turn asks=first moved=1", "position-question", "T7"),
    (
        "crew=lowe ability=turn decks=f?/-/-/-/-/- asks=name",
        "position-question",
        "T38",
    ),
    (
        "crew=lowe ability=turn moved=1 asks=exchange agenda=end-turn groups=f1/f1+/-/-",
        "position-question",
        "T44",
    ),
    ("playing=wait", "position-question", ""),
    ("offer=wait", "position-question", ""),
    ("line=2", "position-question", ""),
    ("asks=proceed", "position-question", ""),
    ("asks=fetch playing=plan-b used=wait agenda=end-turn", "position-question", ""),
    ("decks=f8/-/-/-/-/- drawn=f7 placed=1 asks=place agenda=end-turn", "position-question", ""),
    (
        "crew=smith,lee asks=give agenda=end-turn before=boat/- offer=wait",
        "position-question",
        "",
    ),
    ("drawn=f8 decks=f9/-/-/-/-/- asks=place", "position-question", ""),
    ("drawn=f5 decks=f9/-/-/-/-/- asks=place agenda=end-turn", "position-question", ""),
    # knowledge that isn't true
    ("decks=f3|f7/-/-/-/-/- known=2:f3", "position-known", ""),
    ("decks=f3|f7/-/-/-/-/- known=s:f3", "position-known", ""),
    ("decks=f3|f7/-/-/-/-/- known=1:f7", "position-known", ""),
    ("stack=f9,f8 discard=* top=2 bottom=1", "position-known", ""),
]

UNREADABLE = [
    ("decks=f14/-/-/-/-/-", "card"),
    ("decks=s18/-/-/-/-/-", "card"),
    ("decks=f0/-/-/-/-/-", "card"),
    ("decks=x7/-/-/-/-/-", "card"),
    ("decks=f7++/-/-/-/-/-", "card"),
    ("decks=f14?/-/-/-/-/-", "card"),
    ("decks=f7//-/-/-/-", "card"),
    ("hands=wiat", "action-card"),
    ("playing=no-card", "action-card"),
    ("line=9", "place"),
    ("line=g1", "line"),
    ("deck=f7", "position-field"),
    ("decks", "position-field"),
    ("turned=", "position-field"),
    ("decks=f7/-/-/-/-", "position-parts"),
    ("decks=f7/-/-/-/-/-/-", "position-parts"),
    ("groups=-/-/-", "position-parts"),
    ("crew=lee,boxhall hands=-", "position-parts"),
    ("turned=12", "position-number"),
    ("turned=x", "position-number"),
    ("turned=-1", "position-number"),
    ("seat=2", "position-number"),
    ("seat=0", "position-number"),
    ("quiet=21", "position-number"),
    ("asks=weather", "position-word"),
    ("agenda=lunch", "position-word"),
    ("murdoch=never", "position-word"),
    ("latimer=de", "position-word"),
    ("ability=never", "position-word"),
    ("moved=2", "position-number"),
    ("known=1f3", "position-known"),
    ("known=9:f3", "position-known"),
    ("fate=xyz", "position-fate"),
    ("fate=" + "00" * 65, "position-fate"),
    ("shuffles=1,2", "position-shuffles"),
    ("shuffles=0,0,0,0,0,0,0,0,x", "position-shuffles"),
]


@pytest.mark.rule(
    "T1", "T2", "T8", "T11", "T12", "T13", "T21", "T24", "T36", "T38", "T45", "T49", "T51",
)  # fmt: skip
@pytest.mark.parametrize(("text", "code", "rule"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(text: str, code: str, rule: str) -> None:
    """The error has a code, what was tried, what was expected, and the rule if there is one."""
    with pytest.raises(PositionError) as refused:
        position(text)
    assert refused.value.code == code
    assert refused.value.tried
    assert refused.value.expected
    if rule:
        assert refused.value.rule == rule


@pytest.mark.rule("T1", "T2", "T22", "T54")
@pytest.mark.parametrize(("text", "code"), UNREADABLE)
def test_an_unreadable_position_is_refused(text: str, code: str) -> None:
    """The error has a code, what was tried and what was expected."""
    with pytest.raises(NotationError) as refused:
        position(text)
    assert refused.value.code == code
    assert refused.value.expected


@pytest.mark.rule("T3", "T4")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("crew=smith", "setup-crew-players"),
        ("crew=lee,lee", "setup-crew-twice"),
        ("crew=wilde", "setup-crew-unknown"),
        ("crew=lee,boxhall,lowe,fleet,latimer,murdoch", "setup-players"),
    ],
)
def test_a_crew_that_cannot_play_is_refused(text: str, code: str) -> None:
    """The crew of a position follows the same rules as the crew of a new game."""
    with pytest.raises(SetupError) as refused:
        position(text)
    assert refused.value.code == code


@pytest.mark.rule("T22")
def test_an_unknown_edition_is_refused() -> None:
    """The error blames the edition, not the position."""
    with pytest.raises(EditionError) as refused:
        position("edition=deluxe")
    assert refused.value.code == "edition-word"


@pytest.mark.rule("T1", "T2")
def test_the_empty_position_is_legal() -> None:
    """Everything can be left out: then all cards are in the stacks."""
    state = position("")
    assert len(state.legal()) == 4
