"""The two passes, sealed and simultaneous: two cards, and then one of them."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from lifeboat.core.errors import IllegalAction, NotationError
from lifeboat.septentrick import State, read_action
from tests.septentrick.drawing import (
    asked,
    dealt,
    drawn,
    field,
    hand,
    hands_of,
    is_passenger,
    legal,
    play,
    story,
    told,
)

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


def passing(players: int, captain: int = 1) -> State:
    """Return a state in which the trump has been named and the Captain is to pass."""
    state = dealt(players, "pass", str(captain))
    play(state, "trump:circle")
    return state


def free_cards(state: State, seat: int) -> list[str]:
    """Return the cards that a seat may pass."""
    return [card for card in hand(state, seat) if not is_passenger(card)]


def seats_from(captain: int, players: int) -> list[int]:
    return [(captain - 1 + place) % players + 1 for place in range(players)]


def pass_all(state: State, players: int, captain: int = 1) -> None:
    """Let everybody pass their two lowest cards."""
    for seat in seats_from(captain, players):
        one, other = free_cards(state, seat)[:2]
        play(state, f"pass:{one},{other}")


@pytest.mark.rule("S5")
@PLAYERS
@pytest.mark.parametrize("captain", [1, 3])
def test_each_seat_commits_in_turn_from_the_captain_on(players: int, captain: int) -> None:
    state = passing(players, captain)
    for seat in seats_from(captain, players):
        assert asked(state) == f"pass@{seat}"
        one, other = free_cards(state, seat)[:2]
        play(state, f"pass:{one},{other}")
    for seat in seats_from(captain, players):
        assert asked(state) == f"keep@{seat}"
        play(state, sorted(legal(state))[0])
    assert asked(state) == f"play@{captain}"


@pytest.mark.rule("S5")
def test_passenger_cards_are_never_passed() -> None:
    state = passing(3)
    while asked(state).startswith("pass"):
        assert not any("p" in text.removeprefix("pass:") for text in legal(state))
        state.play(state.legal()[-1])
    with pytest.raises(NotationError):
        play(passing(3), f"pass:{free_cards(passing(3), 1)[0]},p2")


@pytest.mark.rule("S5")
@pytest.mark.parametrize("rescues", ["-", "r", "r,r"])
def test_every_two_cards_but_passengers_can_be_passed(rescues: str) -> None:
    """Each pair is one action, in any order, and two Rescue cards are a pair too."""
    state = drawn(rescues, "-", "-", without=("r", "", ""), more="asks=pass")
    cards = free_cards(state, 1)
    pairs = {tuple(sorted(pair)) for pair in combinations(cards, 2)}
    passed = []
    for action in state.legal():
        after = state.copy()
        after.play(action)
        passed.append(tuple(sorted(hands_of(after, "passing")[0])))
    assert len(passed) == len(pairs)
    assert set(passed) == pairs


@pytest.mark.rule("S5")
def test_either_card_of_a_pass_may_be_named_first() -> None:
    for one, other in permutations(free_cards(passing(4), 1), 2):
        for text in (f"pass:{one},{other}", f"PASS {other} {one}", f"{one} {other}"):
            state = passing(4)
            state.play(read_action(text))
            assert set(hands_of(state, "passing")[0]) == {one, other}


@pytest.mark.rule("S5")
def test_a_pass_cannot_be_taken_back() -> None:
    """It is sealed, and the next seat has its turn."""
    state = passing(3)
    one, other = free_cards(state, 1)[:2]
    play(state, f"pass:{one},{other}")
    assert not state.can_undo()


@pytest.mark.rule("S5")
@PLAYERS
def test_nobody_sees_a_card_before_all_have_passed(players: int) -> None:
    """Until then, a seat's view contains only its own hand and choice."""
    state = passing(players)
    views = {seat: str(state.view(seat)) for seat in range(-1, players)}
    hands = hands_of(state)
    for seat in range(players):
        one, other = free_cards(state, seat + 1)[:2]
        events = play(state, f"pass:{one},{other}")
        if asked(state).startswith("keep"):
            break
        assert hands_of(state) == hands
        for viewer in range(-1, players):
            assert told(events, viewer + 1) == [f"chose @{seat + 1} #2"]
            view = state.view(viewer)
            assert field(view, "received") == field(view, "passed") == "-"
            if viewer > seat:
                before = views[viewer].split(" seat=")[1].split(" ", 1)[1]
                assert str(view).endswith(before)
            elif viewer < 0:
                assert field(view, "passing") == "-"
    assert asked(state) == "keep@1"


@pytest.mark.rule("S5")
@PLAYERS
def test_two_cards_go_to_the_left_and_are_seen_by_giver_and_taker(players: int) -> None:
    state = passing(players)
    given = [free_cards(state, seat)[:2] for seat in range(1, players + 1)]
    pass_all(state, players)
    for seat in range(players):
        view = state.view(seat)
        assert field(view, "passed") == ",".join(given[seat])
        assert field(view, "received") == ",".join(given[seat - 1])
        assert len(hand(state, seat + 1)) == 11
    spectator = state.view(-1)
    assert field(spectator, "passed") == field(spectator, "received") == "-"


@pytest.mark.rule("S5")
def test_the_others_are_told_only_how_many_cards_went() -> None:
    state = passing(4)
    events = []
    while asked(state).startswith("pass"):
        events = state.play(state.legal()[0])
    passed = [event for event in events if event.name == "passed"]
    cards = hands_of(state, "passed")[0]
    first = f"passed @1 {','.join(cards)} >2 #2"
    assert [told(passed, seat)[0] for seat in (1, 2)] == [first, first]
    assert [told(passed, seat)[0] for seat in (0, 3, 4)] == ["passed @1 ?,? >2 #2"] * 3


@pytest.mark.rule("S5")
@PLAYERS
def test_one_of_the_two_received_is_kept_and_the_other_goes_on(players: int) -> None:
    """Only these two can be kept, and then the hands have thirteen cards again."""
    state = passing(players)
    start = hands_of(state)
    given = [free_cards(state, seat)[:2] for seat in range(1, players + 1)]
    pass_all(state, players)
    kept = []
    for seat in range(players):
        pair = given[seat - 1]
        assert legal(state) == {f"keep:{card}" for card in pair}
        kept.append(pair[seat % 2])
        play(state, f"keep:{kept[-1]}")
    on = [next(c for c in given[seat - 1] if c != kept[seat]) for seat in range(players)]
    for seat in range(players):
        expected = [card for card in start[seat] if card not in given[seat]]
        expected += [kept[seat], on[seat - 1]]
        assert sorted(hand(state, seat + 1)) == sorted(expected)
        assert len(hand(state, seat + 1)) == 13
        view = state.view(seat)
        assert (field(view, "on"), field(view, "got")) == (on[seat], on[seat - 1])
    assert asked(state) == "play@1"


@pytest.mark.rule("S5")
@PLAYERS
def test_nobody_sees_the_second_pass_before_all_have_kept(players: int) -> None:
    state = passing(players)
    pass_all(state, players)
    before = {seat: str(state.view(seat)) for seat in range(-1, players)}
    for seat in range(players - 1):
        events = play(state, sorted(legal(state))[0])
        for viewer in range(-1, players):
            assert told(events, viewer + 1) == [f"chose @{seat + 1} #1"]
            view = state.view(viewer)
            assert field(view, "got") == field(view, "on") == "-"
            assert view.sizes == [11] * players
            if viewer > seat or viewer < 0:
                tail = before[viewer].split(" seat=")[1].split(" ", 1)[1]
                assert str(view).endswith(tail)
    assert not state.can_undo()
    last = state.play(state.legal()[0])
    assert [text.split()[0] for text in story(last)] == ["chose"] + ["passed"] * players
    assert "passed @1 ? >2 #1" in told(last, 0)
    assert "passed @1 ? >2 #1" in told(last, 3)


@pytest.mark.rule("S5")
def test_two_equal_rescue_cards_received_leave_no_choice_but_one() -> None:
    state = drawn("r,r", "-", "-", more="asks=pass")
    play(state, "pass:r,r")
    while asked(state).startswith("pass"):
        state.play(state.legal()[0])
    state.play(state.legal()[0])
    assert legal(state) == {"keep:r"}
    play(state, "keep:r")
    state.play(state.legal()[0])
    assert hand(state, 2).count("r") == 1
    assert hand(state, 3).count("r") == 1


@pytest.mark.rule("S5")
def test_a_card_that_was_not_received_cannot_be_kept() -> None:
    state = passing(3)
    pass_all(state, 3)
    with pytest.raises(IllegalAction) as refused:
        play(state, f"keep:{hand(state, 1)[0]}")
    assert refused.value.rule == "S5"
