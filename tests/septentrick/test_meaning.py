"""The meanings of actions and events: named fields that say what the text says."""

from __future__ import annotations

import pytest

from lifeboat.core.events import UNSEEN
from lifeboat.septentrick import action_text, read_action
from lifeboat.septentrick.actions import (
    ACTIONS,
    captain_of,
    keep_of,
    pass_of,
    play_of,
    trump_of,
)
from lifeboat.septentrick.cards import SUIT_NAMES, hand_of, read_card
from lifeboat.septentrick.events import (
    EVENTS,
    CaptainMade,
    Chose,
    Ended,
    Happening,
    Passed,
    Played,
    Revealed,
    TrumpNamed,
    Won,
    happening,
)
from lifeboat.septentrick.meaning import (
    Keep,
    MakeCaptain,
    Meaning,
    NameTrump,
    Pass,
    Play,
    cards_in,
    decoded,
    meaning,
)
from tests.septentrick.drawing import dealt, ending, play

D7, C4, P2, R = (read_card(text) for text in ("d7", "c4", "p2", "r"))


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("d7", Play(D7)),
        ("p2", Play(P2)),
        ("pass:d7,c4", Pass(D7, C4)),
        ("pass:r,r", Pass(R, R)),
        ("keep:r", Keep(R)),
        ("trump:star", NameTrump(3)),
        ("captain:5", MakeCaptain(4)),
    ],
)
def test_an_action_means_what_its_text_says(text: str, means: Meaning) -> None:
    found = decoded(read_action(text))
    assert found == means
    assert type(found) is type(means)


def action_of(means: Meaning) -> int:
    """Return the action that is built from a meaning."""
    match means:
        case Play(card):
            return int(play_of(card))
        case Pass(low, high):
            return pass_of(hand_of([low, high]))
        case Keep(card):
            return int(keep_of(card))
        case NameTrump(suit):
            return trump_of(suit)
        case MakeCaptain(seat):
            return captain_of(seat)


@pytest.mark.parametrize("action", range(0, ACTIONS, 7))
def test_an_action_built_from_its_meaning_is_the_same(action: int) -> None:
    assert action_of(decoded(action)) == action


@pytest.mark.rule("S5")
def test_what_is_passed_goes_to_the_left_of_the_seat_that_acts() -> None:
    state = dealt(3, "meaning", "3")
    play(state, "trump:star")
    view = state.view(state.active)
    assert meaning(view, read_action("pass:d7,c4")) == Pass(D7, C4, view.left_of(state.active))
    assert meaning(view, read_action("keep:r")) == Keep(R, view.left_of(state.active))
    assert meaning(view, read_action("d7")) == Play(D7)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("d7", [D7]),
        ("pass:d7,r", [D7, R]),
        ("keep:c4", [C4]),
        ("trump:star", []),
        ("captain:1", []),
    ],
)
def test_an_action_is_about_its_cards(text: str, cards: list[int]) -> None:
    assert cards_in(read_action(text)) == cards


def happenings(players: int) -> list[Happening]:
    """Return all that happens in a game in which everybody takes the first legal action."""
    state = dealt(players, "meaning", "table")
    told = []
    while state.decision():
        told += state.play(state.legal()[0])
    return [happening(event) for event in told]


def test_every_event_has_its_fields() -> None:
    told = happenings(3)
    assert told[:3] == [CaptainMade(0), TrumpNamed(0, SUIT_NAMES.index("diamond")), Chose(0, 2)]
    assert [type(one) for one in told].count(Passed) == 6
    assert told[-1] == Ended()
    found = {type(one) for one in told}
    last = ending("d1,d2", "d3,d4", "d5,d7")
    found |= {type(happening(event)) for event in play(last, "d1 d3 d5")}
    kinds = (CaptainMade, TrumpNamed, Chose, Passed, Played, Won, Revealed, Ended)
    assert found == set(kinds)
    assert len(EVENTS) == len(kinds)


def test_a_trick_and_the_last_cards_say_who_and_what() -> None:
    told = [happening(event) for event in play(ending("d1,d2", "d3,d4", "d5,d7"), "d1 d3 d5")]
    d1, d3, d5, d2, d4, d7 = (read_card(text) for text in ["d1", "d3", "d5", "d2", "d4", "d7"])
    assert told == [
        Played(0, d1),
        Played(1, d3),
        Played(2, d5),
        Won(2, (d1, d3, d5)),
        Revealed(0, d2),
        Revealed(1, d4),
        Revealed(2, d7),
        Ended(),
    ]


@pytest.mark.rule("S5")
def test_a_pass_is_unseen_by_those_who_take_no_part() -> None:
    state = dealt(4, "meaning")
    events = play(state, "trump:star")
    while state.decision() and not any(event.name == "passed" for event in events):
        events = state.play(state.legal()[0])
    first = next(event for event in events if event.name == "passed")
    for seat in range(-1, 4):
        seen = happening(first.seen_by(seat))
        assert isinstance(seen, Passed)
        assert (seen.seat, seen.to, len(seen.cards)) == (0, 1, 2)
        assert seen.is_unseen() == (seat not in (0, 1))
        assert seen.is_unseen() == (seen.cards == (UNSEEN, UNSEEN))


def test_the_text_of_an_unknown_action_is_its_number() -> None:
    assert [action_text(action) for action in (-1, ACTIONS)] == ["#-1", f"#{ACTIONS}"]
