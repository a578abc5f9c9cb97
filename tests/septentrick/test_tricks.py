"""Tricks: what may be played, what wins, what is collected, what a play gives away."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import IllegalAction
from lifeboat.septentrick import State
from tests.septentrick.drawing import (
    asked,
    drawn,
    ending,
    field,
    hand,
    is_passenger,
    legal,
    people_on,
    play,
    rings_on,
    story,
)

Drawn = tuple[tuple[str, ...], tuple[str, ...], str, str, int]

AT_ONCE: list[Drawn] = [
    # hands, suits they don't hold, trump, the trick, its winner
    (("d3", "d5", "d4"), (), "star", "d3 d5 d4", 2),  # the highest of the suit led
    (("d7", "d5", "d4"), (), "star", "d7 d5 d4", 1),
    (("d1", "t7", "c7"), ("", "d", "d"), "star", "d1 t7 c7", 1),  # other suits don't win
    (("d7", "s1", "d4"), ("", "d", ""), "star", "d7 s1 d4", 2),  # the lowest trump does
    (("d7", "s1", "s2"), ("", "d", "d"), "star", "d7 s1 s2", 3),  # the higher trump
    (("d7", "s2", "s1"), ("", "d", "d"), "star", "d7 s2 s1", 2),
    (("s3", "s1", "d7"), ("", "", "s"), "star", "s3 s1 d7", 1),  # trump led
    (("s3", "s5", "s4"), (), "star", "s3 s5 s4", 2),
    (("d7", "d1", "c1"), ("", "", "d"), "circle", "d7 d1 c1", 3),
    (("d7", "d1", "t1"), ("", "", "d"), "triangle", "d7 d1 t1", 3),
    (("c7", "d1", "c1"), ("", "c", ""), "diamond", "c7 d1 c1", 2),
    (("d2", "p2", "p3"), ("", "d", "d"), "star", "d2 p2 p3", 1),  # passengers never win
    (("d2", "r", "p3"), ("", "", "d"), "star", "d2 r p3", 1),  # nor does a rescue after a Sea card
    (("d2", "r", "s1"), ("", "", "d"), "star", "d2 r s1", 3),
    (("r", "d2", "d3"), (), "star", "r d2 d3", 3),  # a rescue leads: the first Sea card counts
    (("r", "d2", "t7"), ("", "", "d"), "star", "r d2 t7", 2),
    (("r", "d2", "s1"), ("", "", "d"), "star", "r d2 s1", 3),
    (("r", "r", "d1"), (), "star", "r r d1", 3),  # a single Sea card beats all
    (("r", "d1", "r"), (), "star", "r d1 r", 2),
    (("r", "d1", "p2"), ("", "", "d"), "star", "r d1 p2", 2),
    (("d3", "d5", "d10", "d9"), (), "star", "d3 d5 d10 d9", 3),
    (("d9", "t10", "c10", "d10"), ("", "d", "d", ""), "star", "d9 t10 c10 d10", 4),
    (("r", "r", "d1", "d2", "t12"), ("", "", "", "", "d"), "star", "r r d1 d2 t12", 4),
    (("r", "r", "d1", "d2", "c1"), ("", "", "", "", "d"), "circle", "r r d1 d2 c1", 5),
]


def name(case: object) -> str:
    return str(case).replace(" ", "-") if isinstance(case, str) else ""


def check_winner(state: State, trick: str, winner: int) -> None:
    before = [int(field_of) for field_of in tally(state)]
    events = play(state, trick)
    cards = trick.split()
    wins = [text.split()[1] for text in story(events) if text.startswith("won")]
    assert wins == [f"@{winner}"]
    players = len(cards)
    for seat in range(players):
        won = cards if seat == winner - 1 else []
        gained = [sum(map(rings_on, won)), sum(map(people_on, won))]
        if asked(state) == "over":
            last = hand(state, seat + 1)
            gained = [gained[0] + rings_on(last[0]), gained[1] + people_on(last[0])]
        after = tally(state)
        assert after[2 * seat] - before[2 * seat] == gained[0]
        assert after[2 * seat + 1] - before[2 * seat + 1] == gained[1]


def tally(state: State) -> list[int]:
    """Return the rings and people of each seat, one seat after the other."""
    view = state.view(-1)
    return [number for pair in zip(view.rings, view.people, strict=True) for number in pair]


@pytest.mark.rule("S6", "S13", "S14")
@pytest.mark.parametrize(("hands", "without", "trump", "trick", "winner"), AT_ONCE, ids=name)
@pytest.mark.parametrize("captain", [1, 2, 3])
def test_the_winner_of_a_drawn_trick_collects_it_and_leads(
    hands: tuple[str, ...],
    without: tuple[str, ...],
    trump: str,
    trick: str,
    winner: int,
    captain: int,
) -> None:
    """The table is rotated so that each of the three seats leads once."""
    turn = captain - 1
    barred = [*without, *("" for _ in range(len(hands) - len(without)))]
    state = drawn(
        *(hands[-turn:] + hands[:-turn] if turn else hands),
        without=barred[-turn:] + barred[:-turn] if turn else barred,
        captain=captain,
        trump=trump,
    )
    assert asked(state) == f"play@{captain}"
    expected = (winner - 1 + turn) % len(hands) + 1
    check_winner(state, trick, expected)
    assert asked(state) == f"play@{expected}"


LATE = [
    # hands of two, the trick, its winner; seat 1 leads
    (("p1,p2", "d3,p2", "c4,p3"), "p2 d3 c4", 2),  # a passenger leads: the first Sea card counts
    (("p1,p2", "d3,p2", "s4,p3"), "p1 d3 s4", 3),
    (("p1,p2", "r,p2", "c4,p3"), "p1 r c4", 3),
    (("p1,p2", "r,p2", "p4,p3"), "p1 r p3", 2),  # no Sea card: the Rescue card
    (("p1,p2", "p3,p2", "r,p3"), "p1 p3 r", 3),
    (("p1,p2", "r,p2", "r,p3"), "p1 r r", 2),  # the earlier of two
    (("r,p2", "r,p2", "p4,p3"), "r r p4", 1),
    (("r,p2", "p1,p2", "r,p3"), "r p1 r", 1),
    (("p1,p2", "p3,p2", "c4,d3"), "p1 p3 c4", 3),
    (("r,p2", "p1,p2", "p2,p3"), "r p1 p3", 1),
    (("r,p2", "p1,p2", "d1,p3"), "r p1 d1", 3),
    (("p1,p2", "d3,p2", "r,p3"), "p1 d3 r", 2),
]


@pytest.mark.rule("S7", "S11", "S13", "S14")
@pytest.mark.parametrize(("hands", "trick", "winner"), LATE, ids=name)
def test_the_winner_of_a_late_trick_with_rescue_or_passenger_cards_first(
    hands: tuple[str, ...], trick: str, winner: int
) -> None:
    check_winner(ending(*hands), trick, winner)


EXAMPLE = ("r", "c4", "c9", "p2", "d12,s1")


@pytest.mark.rule("S8", "S11", "S13")
@pytest.mark.parametrize(("last", "winner"), [("d12", 3), ("s1", 5)])
def test_the_worked_example_of_the_spec(last: str, winner: int) -> None:
    """A Rescue card leads, then come circles: circle 9 wins unless star 1, a trump, is played."""
    state = drawn(*EXAMPLE, without=("", "", "", "c", "c"))
    check_winner(state, f"r c4 c9 p2 {last}", winner)
    assert asked(state) == f"play@{winner}"


@pytest.mark.rule("S8", "S9", "S10", "S11")
def test_what_each_may_play_in_the_worked_example() -> None:
    """After the first Sea card, those who can must follow suit; the others are free."""
    state = drawn(*EXAMPLE, without=("", "", "", "c", "c"))
    play(state, "r")
    assert not any(is_passenger(card) for card in legal(state))
    play(state, "c4")
    assert legal(state) == {card for card in hand(state, 3) if card[0] in "cr"}
    play(state, "c9")
    assert legal(state) == set(hand(state, 4))
    play(state, "p2")
    assert legal(state) == set(hand(state, 5))


@pytest.mark.rule("S6")
@pytest.mark.parametrize("captain", [1, 2, 3, 4, 5])
def test_the_captain_leads_the_first_trick_and_play_goes_to_the_left(captain: int) -> None:
    state = drawn(*("d1", "d2", "d3", "d4", "d5"), captain=captain)
    for place in range(5):
        seat = (captain - 1 + place) % 5 + 1
        assert asked(state) == f"play@{seat}"
        play(state, f"d{seat}")
    assert asked(state) == "play@5"


@pytest.mark.rule("S7")
def test_a_leader_with_sea_or_rescue_cards_leads_one_of_them() -> None:
    state = drawn("r,p1,p2,p3", "-", "-")
    assert legal(state) == {card for card in hand(state, 1) if not is_passenger(card)}
    assert "r" in legal(state)


@pytest.mark.rule("S7")
def test_a_lone_rescue_card_must_be_led_before_any_passenger() -> None:
    assert legal(ending("r,p2", "p1,p2", "p2,p3")) == {"r"}


@pytest.mark.rule("S7")
def test_a_leader_with_nothing_but_passengers_leads_one_of_them() -> None:
    assert legal(ending("p1,p2", "d3,p2", "c4,p3")) == {"p1", "p2"}


@pytest.mark.rule("S8")
def test_the_suit_led_must_be_followed_with_any_rank() -> None:
    state = drawn("d4", "d1,d3,d7,s7,p1", "-", without=("", "r", ""))
    play(state, "d4")
    assert legal(state) == {card for card in hand(state, 2) if card[0] == "d"}
    assert {"d1", "d3", "d7"} <= legal(state)


@pytest.mark.rule("S9")
def test_a_rescue_card_may_be_played_instead_of_following() -> None:
    state = drawn("d4", "d1,r", "-")
    play(state, "d4")
    assert legal(state) == {card for card in hand(state, 2) if card[0] in "dr"}
    assert "r" in legal(state)


@pytest.mark.rule("S10")
def test_a_player_who_cannot_follow_may_play_anything() -> None:
    """This includes Rescue cards, Passenger cards and trumps."""
    state = drawn("d4", "r,s1,t2,p1", "-", without=("", "d", ""))
    play(state, "d4")
    assert legal(state) == set(hand(state, 2))
    assert {"r", "s1", "t2", "p1"} <= legal(state)


@pytest.mark.rule("S8", "S10")
def test_trumps_must_be_followed_too_and_are_not_a_way_out() -> None:
    """A trump can't be played while the suit can be followed."""
    state = drawn("s4", "s1,d7", "d1,s7", without=("", "r", "r"))
    play(state, "s4")
    assert legal(state) == {card for card in hand(state, 2) if card[0] == "s"}
    state = drawn("d4", "s1,d7", "d1,s7", without=("", "r", "r"))
    play(state, "d4")
    assert legal(state) == {card for card in hand(state, 2) if card[0] == "d"}


@pytest.mark.rule("S11")
def test_after_a_rescue_card_the_next_plays_as_if_leading() -> None:
    """So does the seat after that, if that card was a Rescue card too."""
    state = drawn("r", "r,p1", "p2,d1")
    play(state, "r")
    assert legal(state) == {card for card in hand(state, 2) if not is_passenger(card)}
    play(state, "r")
    assert legal(state) == {card for card in hand(state, 3) if not is_passenger(card)}


@pytest.mark.rule("S11")
def test_after_a_passenger_the_next_plays_as_if_leading() -> None:
    state = ending("p1,p2", "d3,p2", "c4,p3")
    play(state, "p1")
    assert legal(state) == {"d3"}
    play(state, "d3")
    assert legal(state) == {"c4", "p3"}


@pytest.mark.rule("S11")
def test_the_first_sea_card_sets_the_suit_to_follow() -> None:
    state = drawn("r", "c2", "c3,d1", without=("", "", "r"))
    play(state, "r c2")
    assert legal(state) == {card for card in hand(state, 3) if card[0] == "c"}


@pytest.mark.rule("S8")
def test_a_later_card_of_another_suit_does_not_change_the_suit_led() -> None:
    state = drawn("d1", "s2", "d5,s5,t1", "d2", without=("", "d", "", ""))
    play(state, "d1 s2")
    assert legal(state) == {card for card in hand(state, 3) if card[0] == "d"}


@pytest.mark.rule("S7", "S8", "S11")
@pytest.mark.parametrize(
    ("before", "tried", "rule"), [("", "p1", "S7"), ("r", "p2", "S11"), ("d1", "t1", "S8")]
)
def test_a_card_that_may_not_be_played_is_refused_by_its_rule(
    before: str, tried: str, rule: str
) -> None:
    """Nothing changes."""
    state = drawn("p1,r,d1", "p2,t1,d2", "-")
    play(state, before)
    text = str(state)
    with pytest.raises(IllegalAction) as refused:
        play(state, tried)
    assert (refused.value.code, refused.value.tried) == ("illegal-action", tried)
    assert refused.value.rule == rule
    assert str(state) == text


@pytest.mark.rule("S8")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    state = drawn("d1", "d2", "d3")
    for tried in ("d2", "keep:d1", "pass:d1,d2", "trump:star", "captain:1"):
        with pytest.raises(IllegalAction):
            play(state, tried)


@pytest.mark.rule("S15")
def test_collected_cards_never_return_to_a_hand() -> None:
    """A trick only takes the card played from each hand."""
    state = drawn("d6", "d2", "d4")
    before = [hand(state, seat) for seat in (1, 2, 3)]
    play(state, "d6 d2 d4")
    for seat, card in enumerate(("d6", "d2", "d4")):
        before[seat].remove(card)
        assert hand(state, seat + 1) == before[seat]
    assert state.view(0).rings == [5, 0, 0]


@pytest.mark.rule("S14")
def test_cards_without_icons_are_not_collected() -> None:
    state = drawn("d1", "d3", "r")
    play(state, "d1 d3 r")
    assert tally(state) == [0] * 6


@pytest.mark.rule("S14")
def test_rings_and_people_of_one_trick_go_to_its_winner() -> None:
    state = drawn("d6", "p3", "d7", without=("", "d", ""))
    play(state, "d6 p3 d7")
    assert tally(state) == [0, 0, 0, 0, 3, 3]


def voids(state: State) -> str:
    return field(state.view(-1), "voids")


@pytest.mark.rule("S8", "S10")
def test_a_suit_not_followed_is_known_to_be_missing() -> None:
    state = drawn("d4", "t1", "d1", without=("", "d", ""))
    assert voids(state) == "-/-/-"
    play(state, "d4 t1")
    assert voids(state) == "-/d/-"
    play(state, "d1")
    assert voids(state) == "-/d/-"


@pytest.mark.rule("S8", "S10")
def test_a_passenger_dropped_on_a_suit_shows_that_suit_missing_alone() -> None:
    state = drawn("d4", "p1", "s1", without=("", "d", "d"))
    play(state, "d4 p1 s1")
    assert voids(state) == "-/d/d"


@pytest.mark.rule("S9")
def test_a_rescue_card_gives_no_suit_away() -> None:
    state = drawn("d4", "r", "d1", without=("", "d", ""))
    play(state, "d4 r d1")
    assert voids(state) == "-/-/-"


@pytest.mark.rule("S11")
def test_leading_or_setting_the_suit_gives_nothing_away() -> None:
    state = drawn("r", "d4", "d1")
    play(state, "r d4 d1")
    assert voids(state) == "-/-/-"


@pytest.mark.rule("S7", "S11")
def test_a_passenger_led_shows_a_hand_of_nothing_else() -> None:
    """This holds for the leader and the next seat, as long as there is no Sea card."""
    state = ending("p1,p2", "p2,p3", "c4,p3")
    play(state, "p1 p2")
    assert voids(state).split("/")[:2] == ["dtcs", "dtcs"]
    assert voids(state).split("/")[2] != "dtcs"


@pytest.mark.rule("S14", "S15")
def test_events_tell_each_card_and_who_won() -> None:
    state = drawn("d6", "d2", "d7")
    assert story(play(state, "d6 d2 d7"))[:3] == ["played @1 d6", "played @2 d2", "played @3 d7"]
