"""Crew members with an action or a choice of their own: Lowe, Smith and Phillips."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    actions,
    asked,
    discard,
    field,
    hand,
    leaves,
    legal,
    line,
    names,
    play,
    position,
    stack,
    story,
    turned,
    used,
)

# T44: Lowe


@pytest.mark.rule("T44")
def test_lowe_discards_until_an_anchor_has_been_discarded() -> None:
    """The card with the anchor goes too, and no further card."""
    state = position("crew=lowe,lee stack=f9,s3,f2+,s8,f4+,*")
    play(state, "ability")
    assert discard(state) == {"f9", "s3", "f2+"}
    assert stack(state)[:2] == ["s8", "f4+"]
    assert (turned(state), hand(state)) == (0, [])


@pytest.mark.rule("T44")
def test_one_card_is_enough_if_it_has_an_anchor() -> None:
    """He stops at the first one."""
    state = position("crew=lowe,lee stack=f2+,f4+,*")
    play(state, "ability")
    assert discard(state) == {"f2+"}


@pytest.mark.rule("T44")
def test_then_two_of_the_same_kind_in_two_groups_may_change_places() -> None:
    """That is every rank that both groups of a class have; the anchor's rank doesn't matter."""
    state = position("crew=lowe,lee groups=f1,f2,f3/f1+,f2+/s1/s1+,s2 stack=s17+,*")
    play(state, "ability")
    assert asked(state) == "exchange@1"
    assert legal(state) == {"exchange:f1", "exchange:f2", "exchange:s1", "stop"}
    events = play(state, "exchange:f2")
    assert field(state, "groups") == "f1,f2+,f3/f1+,f2/s1/s1+,s2"
    assert "exchanged @1 f2+,f2 #2" in story(events)
    assert asked(state) == "turn@2"


@pytest.mark.rule("T44")
def test_second_class_passengers_change_places_too() -> None:
    """So do the two Lifeboats."""
    state = position("crew=lowe,lee groups=f1/f1+/s1,s2,s3/s1+,s2+ stack=s17+,*")
    play(state, "ability exchange:s1")
    assert field(state, "groups") == "f1/f1+/s1+,s2,s3/s1,s2+"
    state = position("crew=lowe,lee groups=f1/f1+/s1,s2,s3/s1+,s2+ stack=s17+,*")
    events = play(state, "ability exchange:s2")
    assert field(state, "groups") == "f1/f1+/s1,s2+,s3/s1+,s2"
    assert "exchanged @1 s2+,s2 #2" in story(events)


@pytest.mark.rule("T44")
def test_lowe_may_decline_the_exchange() -> None:
    """The groups stay as they are, and the turn is over."""
    state = position("crew=lowe,lee groups=f1,f2/f1+,f2+/-/- stack=s17+,*")
    play(state, "ability stop")
    assert field(state, "groups") == "f1,f2/f1+,f2+/-/-"
    assert asked(state) == "turn@2"


@pytest.mark.rule("T44")
def test_if_no_anchor_comes_there_is_no_exchange() -> None:
    """The whole stack is discarded, and the turn is over."""
    state = position("crew=lowe,lee groups=f1,f2/f1+,f2+/-/- stack=s17,f9 discard=*")
    play(state, "ability")
    assert stack(state) == []
    assert {"s17", "f9"} <= discard(state)
    assert asked(state) == "turn@2"


@pytest.mark.rule("T44")
def test_an_anchor_on_the_last_card_counts() -> None:
    """The stack is empty afterwards, but the anchor came."""
    state = position("crew=lowe,lee groups=f1,f2/f1+,f2+/-/- stack=s17,f9+ discard=*")
    play(state, "ability")
    assert asked(state) == "exchange@1"


@pytest.mark.rule("T44")
@pytest.mark.parametrize("groups", ["-/-/-/-", "f1,f2/-/s1/-", "f1/-/s1+,s2/-"])
def test_usable_even_if_no_exchange_is_possible(groups: str) -> None:
    """He discards for nothing: there is nothing to swap."""
    state = position(f"crew=lowe,lee groups={groups} stack=s17+,*")
    assert "ability" in legal(state)
    play(state, "ability")
    if asked(state) == "exchange@1":
        assert legal(state) == {"stop"}
        play(state, "stop")
    assert (asked(state), field(state, "groups")) == ("turn@2", groups)


@pytest.mark.rule("T44")
def test_the_ability_needs_a_stack() -> None:
    """With an empty stack he can't use it, whatever the discard pile holds."""
    assert "ability" not in legal(position("crew=lowe stack=- discard=*"))
    assert "ability" in legal(position("crew=lowe stack=f9 discard=*"))


@pytest.mark.rule("T44", "T36")
def test_a_mystery_in_a_group_can_be_exchanged_as_its_rank() -> None:
    """It stands for a 2, so it can be swapped with a 2."""
    state = position("crew=lowe,lee groups=f1,f2?,f3/f1+,f2+/-/- stack=s17+,*")
    play(state, "ability exchange:f2")
    assert field(state, "groups") == "f1,f2+,f3/f1+,f2?/-/-"


@pytest.mark.rule("T44", "T37")
def test_an_exchanged_mystery_is_still_replaced_where_it_lies() -> None:
    """The replacement finds it in its new group."""
    text = "crew=lowe,lee decks=f2/-/-/-/-/- groups=f1,f2?,f3/f1+,f2+/-/- stack=s17+,*"
    state = position(text)
    play(state, "ability exchange:f2 1>?")
    assert field(state, "groups") == "f1,f2+,f3/f1+,f2/-/-"


@pytest.mark.rule("T44")
def test_it_takes_the_place_of_the_action_and_moves_come_before() -> None:
    """Moves come first, then the ability, then the next player's turn."""
    state = position("crew=lowe,lee decks=f6/f7/-/-/-/- stack=s17+,* hands=wait/-")
    assert {"1>2", "ability", "wait:1", "rescue:1"} <= legal(state)
    play(state, "1>2 ability")
    assert asked(state) == "turn@2"
    assert hand(state) == ["wait"]


@pytest.mark.rule("T44", "T46")
@pytest.mark.parametrize(
    "crew",
    [
        "lee,lowe,smith", "murdoch,lowe,smith", "boxhall,lowe,smith", "latimer,lowe,smith",
        "fleet,lowe,smith", "phillips,lowe,smith", "pitman,lowe,smith", "lightoller,lowe,smith",
    ],
)  # fmt: skip
def test_nobody_else_has_an_ability_in_place_of_the_action(crew: str) -> None:
    """Only Lowe and Smith have one, and only in their own turn."""
    assert "ability" not in legal(position(f"crew={crew} hands=wait/boat/plan-a"))


# T46: Smith


@pytest.mark.rule("T46")
def test_smith_hands_out_all_action_cards_again() -> None:
    """He gives each card to any player, one by one; then the next player begins."""
    state = position("crew=smith,lee,boxhall hands=wait/plan-a/boat")
    play(state, "ability")
    assert asked(state) == "give@1"
    assert legal(state) == {"give:0", "give:1", "give:2"}
    events = play(state, "give:2 give:2 give:0")
    assert names(events).count("given") == 3
    cards = [hand(state, seat) for seat in (1, 2, 3)]
    assert [len(cards[0]), len(cards[1]), len(cards[2])] == [1, 0, 2]
    assert sorted(cards[0] + cards[2]) == ["boat", "plan-a", "wait"]
    assert asked(state) == "turn@2"


@pytest.mark.rule("T46")
@pytest.mark.parametrize(
    ("crew", "hands", "ways"),
    [
        ("smith,lee", "wait/plan-a", 3),  # 2 x 2 less the current one
        ("smith,lee", "wait,plan-a/-", 3),
        ("smith,lee", "wait/-", 1),
        ("smith,lee", "-/wait", 1),
        ("smith,lee", "wait/wait", 2),  # 2-0, 0-2
        ("smith,lee", "wait,wait/-", 2),  # 1-1, 0-2
        ("smith,lee,boxhall", "wait/-/-", 2),
        ("smith,lee,boxhall", "wait/boat/-", 8),  # 3 x 3 less one
        ("smith,lee,boxhall", "wait/wait/-", 5),  # 6 ways to share two equal cards, less one
        ("smith,lee,boxhall", "wait,come-on/come-on,boat/-", 53),  # 3 x 3 x 6 less one
    ],
)
def test_every_other_way_to_hand_them_out_is_reached(crew: str, hands: str, ways: int) -> None:
    """Any way but the current one can be reached, and no choice leads to a dead end."""
    state = position(f"crew={crew} hands={hands}")
    before = field(state, "hands")
    play(state, "ability")
    reached = {field(end, "hands") for end in leaves(state)}
    assert before not in reached
    assert len(reached) == ways


@pytest.mark.rule("T46")
def test_at_least_one_hand_must_differ() -> None:
    """The last card can't go where it would leave all hands as before."""
    state = position("crew=smith,lee hands=wait/plan-a")
    play(state, "ability give:0")
    assert legal(state) == {"give:0"}
    state = position("crew=smith,lee hands=-/plan-a")
    play(state, "ability")
    assert legal(state) == {"give:0"}


@pytest.mark.rule("T46")
def test_equal_cards_that_change_places_make_no_difference() -> None:
    """One Wait! each before and one Wait! each after are the same hands."""
    state = position("crew=smith,lee hands=wait/wait")
    play(state, "ability give:1")
    assert legal(state) == {"give:1"}


@pytest.mark.rule("T46")
def test_without_cards_the_ability_cannot_be_used() -> None:
    """There is nothing to hand out."""
    assert "ability" not in legal(position("crew=smith,lee hands=-/-"))
    assert "ability" in legal(position("crew=smith,lee hands=-/wait"))


@pytest.mark.rule("T46")
def test_seats_are_counted_from_smith() -> None:
    """give:1 is the player on his left, wherever he is sitting."""
    state = position("crew=lee,smith,boxhall seat=2 hands=-/wait/-")
    play(state, "ability give:2")
    assert (hand(state, 1), hand(state, 2), hand(state, 3)) == (["wait"], [], [])
    assert asked(state) == "turn@3"


@pytest.mark.rule("T46")
def test_smith_takes_the_place_of_the_action_and_moves_come_before() -> None:
    """No rescue can follow, and only giving is possible once it has begun."""
    state = position("crew=smith,lee decks=f6/f7/-/-/-/- hands=wait/-")
    play(state, "1>2 ability")
    assert legal(state) == {"give:1"}
    play(state, "give:1")
    assert asked(state) == "turn@2"
    assert (actions(state), used(state)) == (actions(position("hands=wait")), [])


# T47: Phillips


@pytest.mark.rule("T47")
def test_phillips_may_play_a_card_in_front_of_another_player() -> None:
    """He may play his own cards and everybody's, counted in seats to his left."""
    state = position("crew=phillips,lee,boxhall hands=save-time/wait/plan-a decks=f8/-/-/-/-/-")
    cards = {text for text in legal(state) if not text.startswith("rescue")}
    assert cards == {"save-time", "wait:1@1", "plan-a@2"}


@pytest.mark.rule("T47")
def test_the_other_player_loses_the_card() -> None:
    """It is played and goes to the action discard pile; the turn was Phillips's."""
    state = position("crew=lee,phillips,boxhall seat=2 hands=wait/-/wait decks=f8/-/-/-/-/-")
    events = play(state, "wait:1@2")
    assert story(events)[0].startswith("played @2 wait")
    assert (hand(state, 1), hand(state, 2), hand(state, 3)) == ([], [], ["wait"])
    assert (line(state, "1"), used(state), asked(state)) == ("-", ["wait"], "turn@3")


@pytest.mark.rule("T47")
@pytest.mark.parametrize(("piles", "card"), [("actions=boat,*", "plan-a"), ("used=boat", "plan-b")])
def test_what_it_fetches_is_his(piles: str, card: str) -> None:
    """Another player's Plan A or Plan B fetches a card for Phillips."""
    state = position(f"crew=phillips,lee hands=-/{card} {piles}")
    play(state, f"{card}@1")
    assert asked(state) == "fetch@1"
    play(state, "take:boat")
    assert (hand(state, 1), hand(state, 2)) == (["boat"], [])


@pytest.mark.rule("T47")
def test_phillips_decides_all_that_the_card_asks() -> None:
    """Phillips chooses, even for another player's Your Turn!."""
    state = position("crew=phillips,lee hands=-/your-turn decks=f8|f3/-/-/-/-/-")
    play(state, "your-turn:1@1")
    assert asked(state) == "front@1"


@pytest.mark.rule("T47", "T35", "T36")
def test_phillips_lays_out_anothers_boat_or_mystery() -> None:
    """This includes cards that stay on the table."""
    state = position("crew=phillips,lee hands=-/boat,mystery-f decks=f8/-/-/-/-/-")
    play(state.copy(), "mystery-f:1@1")
    play(state, "boat:1x1@1")
    assert line(state, "b") == "f8"
    assert hand(state, 2) == ["mystery-f"]


@pytest.mark.rule("T47", "T20")
def test_he_plays_it_only_if_it_can_be_played() -> None:
    """T20 holds for another player's card too."""
    state = position("crew=phillips,lee hands=-/wait,same-lines")
    assert {text for text in legal(state) if "@" in text} == set()


@pytest.mark.rule("T47", "T20")
@pytest.mark.parametrize("crew", ["lee,phillips", "smith,phillips", "lightoller,phillips"])
def test_nobody_else_plays_anothers_card(crew: str) -> None:
    """That includes Phillips's cards."""
    state = position(f"crew={crew} hands=-/save-time,get-ready")
    assert not any("@" in text or text == "save-time" for text in legal(state))


@pytest.mark.rule("T47")
def test_one_card_is_played_in_place_of_his_own() -> None:
    """He plays one card per turn, his own or somebody else's."""
    state = position("crew=phillips,lee hands=get-ready/save-time stack=- discard=*")
    play(state, "save-time@1")
    assert (asked(state), hand(state, 1)) == ("turn@2", ["get-ready"])
