"""The end: the last cards, the count, tricks of only Passenger cards, the next Captain."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.events import Event
from lifeboat.septentrick import State, action_text, deal, read_action, read_setup
from lifeboat.septentrick.actions import ACTIONS
from lifeboat.septentrick.deal import next_setup
from tests.septentrick.drawing import (
    asked,
    dealt,
    ending,
    field,
    hand,
    hands_of,
    legal,
    listed,
    play,
    story,
)
from tests.septentrick.referee import collected

WON = "won 25"
"""The seed of a game that random play happens to win."""


def played_out(players: int, seed: str) -> State:
    """Return a random game that was played to the end, with seat 1 as Captain."""
    state, throws = dealt(players, seed), dice(seed)
    while state.decision():
        legal_now = state.legal()
        state.advance(legal_now[throws.below(len(legal_now))])
    return state


@pytest.mark.rule("S12")
def test_a_trick_of_passengers_alone_ends_the_game_at_once_and_loses_it() -> None:
    """Nothing is collected, and the last cards aren't revealed."""
    state = ending("p1,p1", "p2,p4", "p2,p3")
    rings, people = state.view(0).rings, state.view(0).people
    events = play(state, "p1 p2 p3")
    assert asked(state) == "over"
    assert (state.view(0).rings, state.view(0).people) == (rings, people)
    assert story(events)[-1] == "ended"
    assert not any(text.startswith(("won", "revealed")) for text in story(events))
    assert [len(cards) for cards in hands_of(state)] == [1, 1, 1]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.won) == ("all-passengers", False)
    assert state.legal() == []


@pytest.mark.rule("S12", "S17")
def test_a_trick_of_passengers_alone_loses_even_when_all_would_match() -> None:
    """The score still counts matched seats, but the crew has lost."""
    state = ending("p1,p1", "p2,p4", "p2,p3")
    matched = sum(a == b for a, b in zip(state.view(0).rings, state.view(0).people, strict=True))
    play(state, "p1 p2 p3")
    outcome = state.outcome()
    assert outcome is not None
    assert not outcome.won
    assert outcome.score == matched


@pytest.mark.rule("S12")
@pytest.mark.parametrize("hands", [("p1,p1", "p2,p4", "r,p3"), ("p1,p1", "p2,p4", "d2,p3")])
def test_one_other_card_saves_the_trick(hands: tuple[str, ...]) -> None:
    state = ending(*hands)
    play(state, "p1 p2")
    assert len(legal(state)) == 1
    assert story(play(state, legal(state).pop()))[1].startswith("won @3")


@pytest.mark.rule("S12", "S16")
def test_last_cards_that_are_all_passengers_are_not_a_trick() -> None:
    """The game has been completed, and is counted."""
    state = ending("r,p1", "p2,p4", "p2,p3")
    play(state, "r p4 p2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason != "all-passengers"
    assert [hand(state, seat) for seat in (1, 2, 3)] == [["p1"], ["p2"], ["p3"]]


@pytest.mark.rule("S16")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_twelve_tricks_the_last_cards_are_revealed(players: int) -> None:
    """There is one per player, and everybody is told all of them."""
    state = dealt(players, "twelve")
    events: list[Event] = []
    while state.decision():
        events += state.play(state.legal()[-1])
    texts = story(events)
    assert sum(text.startswith("won") for text in texts) == 12
    last = [f"revealed @{seat + 1} {hand(state, seat + 1)[0]}" for seat in range(players)]
    assert texts[-players - 1 :] == [*last, "ended"]
    assert [len(cards) for cards in hands_of(state)] == [1] * players
    assert len(listed(field(state, "played"))) == 12 * players


@pytest.mark.rule("S16")
@pytest.mark.parametrize(
    ("kept", "gained"), [("d6", (3, 0)), ("d7", (0, 0)), ("r", (0, 0)), ("p4", (0, 4))]
)
def test_a_last_card_counts_for_the_one_who_holds_it(kept: str, gained: tuple[int, int]) -> None:
    """It may have rings, people, or nothing."""
    state = ending("s7,d1", f"t1,{kept}" if kept < "t" else f"{kept},t1", "t2,c1")
    before = state.view(0)
    play(state, "s7 t1 t2")
    after = state.view(0)
    assert after.rings[1] - before.rings[1] == gained[0]
    assert after.people[1] - before.people[1] == gained[1]


@pytest.mark.rule("S2", "S14", "S16")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_ring_and_every_passenger_is_collected_in_the_end(players: int) -> None:
    """In a complete game the two totals are equal."""
    games = (played_out(players, f"sums {number}") for number in range(50))
    view = next(state for state in games if not state.is_lost_early()).view(0)
    assert sum(view.rings) == sum(view.people) == {3: 20, 4: 28, 5: 36}[players]


@pytest.mark.rule("S14", "S16", "S17")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_count_is_that_of_the_collected_cards(players: int) -> None:
    """Several games are counted a second time, trick by trick."""
    for number in range(20):
        state = played_out(players, f"count {number}")
        outcome = state.outcome()
        assert outcome is not None
        if outcome.reason == "all-passengers":
            continue
        pairs = collected(listed(field(state, "played")), 0, field(state, "trump"), hands_of(state))
        view = state.view(-1)
        assert list(zip(view.rings, view.people, strict=True)) == pairs
        matched = sum(rings == people for rings, people in pairs)
        assert (outcome.score, outcome.won) == (matched, matched == players)
        assert outcome.reason == ("rescued" if outcome.won else "unmatched")


@pytest.mark.rule("S17")
def test_the_crew_wins_when_rings_equal_passengers_for_every_single_player() -> None:
    state = played_out(3, WON)
    pairs = collected(listed(field(state, "played")), 0, field(state, "trump"), hands_of(state))
    assert all(rings == people for rings, people in pairs)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.won, outcome.score) == ("rescued", True, 3)


@pytest.mark.rule("S17")
def test_no_outcome_before_the_end() -> None:
    state = ending("r,p1", "p2,p4", "p2,p3")
    assert state.outcome() is None
    play(state, "r p4")
    assert state.outcome() is None
    play(state, "p2")
    assert state.outcome() is not None


@pytest.mark.rule("S18")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_any_seat_can_be_captain_of_the_next_game(players: int) -> None:
    """The set-up names the Captain, so that the role can pass to the left."""
    for captain in range(1, players + 1):
        left = captain % players + 1
        setup = read_setup({"players": str(players), "captain": str(left)})
        assert asked(deal(setup, b"next")) == f"trump@{left}"


@pytest.mark.rule("S18")
@pytest.mark.parametrize("captain", [1, 3])
def test_after_a_game_played_out_the_captain_passes_to_the_left(captain: int) -> None:
    setup = read_setup({"players": "3"})
    state = deal(setup._replace(captain=str(captain)), b"out")
    while state.decision():
        assert next_setup(setup, state).captain == str(captain)
        state.play(state.legal()[-1])
    assert not state.is_lost_early()
    assert next_setup(setup, state) == setup._replace(captain=str(captain % 3 + 1))


@pytest.mark.rule("S12", "S18")
def test_after_a_trick_of_passengers_alone_the_captain_stays() -> None:
    state = ending("p1,p1", "p2,p4", "p2,p3")
    setup = read_setup({"players": "3"})
    captain = state.captain
    play(state, "p1 p4 p2")
    assert state.is_lost_early()
    assert next_setup(setup, state).captain == str(captain + 1)


@pytest.mark.rule("S18")
def test_a_captain_who_was_not_picked_yet_is_still_to_be_picked() -> None:
    setup = read_setup({"captain": "table"})
    state = deal(setup, b"pick")
    assert next_setup(setup, state) == setup
    play(state, "captain:2")
    assert next_setup(setup, state).captain == "2"


@pytest.mark.rule("S19")
def test_no_action_carries_free_text() -> None:
    """Every action is from a fixed list: seats can only say what they play."""
    words = {action_text(action) for action in range(ACTIONS)}
    assert len(words) == ACTIONS
    assert {read_action(word) for word in words} == set(range(ACTIONS))
    state = dealt(4, "silence")
    while state.decision():
        assert legal(state) <= words
        state.play(state.legal()[0])


@pytest.mark.rule("S19")
def test_no_event_carries_free_text() -> None:
    """Events consist of names from a fixed list, and numbers."""
    state = dealt(5, "silence", "table")
    names = set()
    while state.decision():
        for event in state.play(state.legal()[0]):
            names.add(event.name)
            assert all(isinstance(number, int) for number in (*event.cards, *event.places))
            assert isinstance(event.number, int)
    assert names <= {"captain", "trump", "chose", "passed", "played", "won", "revealed", "ended"}
