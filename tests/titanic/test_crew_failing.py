"""What crew members get when a rescue fails: Murdoch, Lee, Boxhall, Fleet, Pitman, Lightoller."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    actions,
    asked,
    field,
    hand,
    hidden,
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

# T40 and T41: Murdoch and Lee get nothing


@pytest.mark.rule("T40", "T41")
@pytest.mark.parametrize("crew", ["murdoch", "lee"])
def test_murdoch_and_lee_draw_no_action_card_when_they_fail(crew: str) -> None:
    """The page turns as for anybody else."""
    state = position(f"crew={crew} stack=f9,* actions=wait,*")
    events = play(state, "rescue:1")
    assert story(events)[-2:] == ["page #9", "turn @1"]
    assert (hand(state), actions(state)[0], turned(state)) == ([], "wait", 1)


@pytest.mark.rule("T41", "T19")
def test_lee_draws_none_when_both_piles_are_empty() -> None:
    """He never draws when he fails, whatever the reason."""
    state = position("crew=lee decks={rest}|s5/-/-/-/-/- stack=-")
    play(state, "rescue")
    assert hand(state) == []


@pytest.mark.rule("T41")
def test_lee_may_still_fetch_a_card() -> None:
    """Plan A isn't compensation."""
    state = position("crew=lee hands=plan-a actions=wait,*")
    play(state, "plan-a take:wait")
    assert hand(state) == ["wait"]


# T42: Boxhall


@pytest.mark.rule("T42")
def test_boxhall_draws_and_keeps_two() -> None:
    """After the page, he takes the top two of the action stack."""
    state = position("crew=boxhall stack=f9,* actions=wait,boat,plan-a,*")
    events = play(state, "rescue:1")
    assert story(events)[-4:] == [
        "page #9",
        "drew-action @1 wait",
        "drew-action @1 boat",
        "turn @1",
    ]
    assert hand(state) == ["boat", "wait"]
    assert actions(state)[0] == "plan-a"


@pytest.mark.rule("T42", "T21")
def test_boxhall_draws_one_if_there_is_one() -> None:
    """The action stack has one card and its discard pile none."""
    state = position("crew=boxhall,lee hands=-/{cards} stack=f9,* actions=wait")
    play(state, "rescue:1")
    assert hand(state) == ["wait"]
    assert actions(state) == []


# T43: Fleet


@pytest.mark.rule("T43")
def test_fleet_draws_three_keeps_one_and_discards_two() -> None:
    """This comes after the page, and he sees all three before he chooses."""
    state = position("crew=fleet,lee stack=f9,* actions=wait,boat,plan-a,plan-b,*")
    events = play(state, "rescue:1")
    assert story(events)[-4:] == [
        "page #9",
        "drew-action @1 wait",
        "drew-action @1 boat",
        "drew-action @1 plan-a",
    ]
    assert asked(state) == "keep@1"
    assert legal(state) == {"take:wait", "take:boat", "take:plan-a"}
    assert hand(state) == []
    play(state, "take:plan-a")
    assert (hand(state), used(state)) == (["plan-a"], ["boat", "wait"])
    assert asked(state) == "turn@2"
    assert actions(state)[0] == "plan-b"


@pytest.mark.rule("T43")
def test_fleet_does_not_play_what_he_draws() -> None:
    """The turn ends with his choice."""
    state = position("crew=fleet stack=f9,* actions=wait,boat,plan-a,* decks=f6/f7/-/-/-/-")
    play(state, "rescue:1")
    assert legal(state) == {"take:wait", "take:boat", "take:plan-a"}


@pytest.mark.rule("T43", "T21")
def test_fleet_draws_two_if_there_are_two() -> None:
    """He keeps one of them and discards the other."""
    state = position("crew=fleet,lee hands=-/{cards} stack=f9,* actions=wait,boat")
    play(state, "rescue:1")
    assert legal(state) == {"take:wait", "take:boat"}
    play(state, "take:wait")
    assert hand(state) == ["wait"]
    assert actions(state) == ["boat"]


@pytest.mark.rule("T43", "T21")
def test_fleet_with_one_card_or_none() -> None:
    """He keeps a single card; with none there is nothing to choose."""
    state = position("crew=fleet,lee hands=-/{cards} stack=f9,* actions=wait")
    play(state, "rescue:1")
    if asked(state) == "keep@1":
        assert legal(state) == {"take:wait"}
        play(state, "take:wait")
    assert hand(state) == ["wait"]
    state = position("crew=fleet,lee hands=-/{cards} stack=f9,* actions=-")
    play(state, "rescue:1")
    assert hand(state) == []
    assert asked(state) == "turn@2"


@pytest.mark.rule("T43", "T21")
def test_the_action_stack_is_refilled_in_the_middle_of_fleets_draws() -> None:
    """Two come from the old stack and one from the new; the two aren't shuffled in."""
    state = position(
        "crew=fleet,lee hands=-/{cards} stack=f9,* actions=wait,boat used=plan-a,plan-b"
    )
    events = play(state, "rescue:1")
    told = [text.split()[0] for text in story(events) if "action" in text]
    assert told == ["drew-action", "drew-action", "shuffled", "drew-action"]
    offered = {text.partition(":")[2] for text in legal(state)}
    assert {"wait", "boat"} < offered
    assert len(offered) == 3
    assert sorted([*offered, *actions(state)]) == ["boat", "plan-a", "plan-b", "wait"]


@pytest.mark.rule("T43")
def test_fleet_with_equal_cards_keeps_one_of_them() -> None:
    """The other copy goes to the action discard pile."""
    state = position("crew=fleet stack=f9,* actions=wait,wait,boat,*")
    play(state, "rescue:1")
    assert legal(state) == {"take:wait", "take:boat"}
    play(state, "take:wait")
    assert (hand(state), used(state)) == (["wait"], ["boat", "wait"])


# T48: Pitman


@pytest.mark.rule("T48")
def test_pitman_draws_none_when_he_fails() -> None:
    """The page turns, and nobody draws."""
    state = position("crew=pitman,lee stack=f9,* actions=wait,*")
    events = play(state, "rescue:1")
    assert (hand(state, 1), hand(state, 2)) == ([], [])
    assert "drew-action" not in names(events)


@pytest.mark.rule("T48")
@pytest.mark.parametrize(
    ("crew", "own"),
    [("lowe", ["wait"]), ("lee", []), ("murdoch", []), ("boxhall", ["boat", "wait"])],
)
def test_pitman_draws_one_when_another_fails(crew: str, own: list[str]) -> None:
    """He draws one after the failing player's own draw, even if that player is Lee."""
    state = position(f"crew={crew},smith,pitman stack=f9,* actions=wait,boat,plan-a,*")
    order = actions(state)
    play(state, "rescue:1")
    assert hand(state, 1) == own
    assert hand(state, 2) == []
    assert hand(state, 3) == [order[len(own)]]


@pytest.mark.rule("T48")
def test_pitman_draws_nothing_when_another_succeeds() -> None:
    """Only somebody else's failure gives him a card."""
    state = position("crew=lowe,pitman decks=f8/-/-/-/-/- stack=f7,*")
    play(state, "rescue:1 f7>1")
    assert hand(state, 2) == []


# T49: Lightoller


@pytest.mark.rule("T49")
def test_lightoller_may_play_the_card_he_has_just_drawn() -> None:
    """He plays it right after the page and the draw, or not at all."""
    state = position("crew=lightoller,lee decks=f8/-/-/-/-/- stack=s9,* actions=wait,*")
    play(state, "rescue:1")
    assert asked(state) == "encore@1"
    assert legal(state) == {"wait:1", "stop"}
    play(state, "wait:1")
    assert line(state, "1") == "-"
    assert (hand(state), used(state), asked(state)) == ([], ["wait"], "turn@2")


@pytest.mark.rule("T49")
def test_lightoller_may_keep_it() -> None:
    """He declines, and the card stays in front of him."""
    state = position("crew=lightoller,lee decks=f8/-/-/-/-/- stack=s9,* actions=wait,*")
    play(state, "rescue:1 stop")
    assert (hand(state), asked(state), line(state, "1")) == (["wait"], "turn@2", "f8")


@pytest.mark.rule("T49")
def test_only_the_card_just_drawn() -> None:
    """He can't play a card that he had before, or move first."""
    state = position(
        "crew=lightoller,lee hands=get-ready/wait decks=f6/f7/-/-/-/- stack=s9,* actions=boat,*"
    )
    play(state, "rescue:1")
    assert legal(state) == {"boat:1x1", "boat:2x1", "stop"}


@pytest.mark.rule("T49")
def test_a_second_copy_stays_in_his_hand() -> None:
    """He plays one and keeps the one he had."""
    state = position(
        "crew=lightoller,lee hands=wait/- decks=f8/-/-/-/-/- stack=s9,* actions=wait,*"
    )
    play(state, "rescue:1 wait:1")
    assert (hand(state), used(state)) == (["wait"], ["wait"])


@pytest.mark.rule("T49", "T20")
def test_a_card_that_cannot_be_played_stays() -> None:
    """Without a line there is nothing for Wait! to do."""
    state = position("crew=lightoller,lee stack=s9,* actions=wait,*")
    play(state, "rescue:1")
    if asked(state) == "encore@1":
        assert legal(state) == {"stop"}
        play(state, "stop")
    assert (hand(state), asked(state)) == (["wait"], "turn@2")
    assert field(state, "offer") == "-"


@pytest.mark.rule("T49", "T50")
def test_a_page_that_it_turns_brings_no_compensation() -> None:
    """Come On! finds nobody: there is a second page, but no second card, even for Pitman."""
    state = position("crew=lightoller,pitman stack=s9,f5 discard=* actions=come-on,boat,wait,*")
    play(state, "rescue:1 come-on")
    assert turned(state) == 2
    assert hand(state, 1) == []
    assert hand(state, 2) == ["boat"]
    assert asked(state) == "turn@2"


@pytest.mark.rule("T49", "T51")
def test_a_page_that_it_turns_may_be_the_last() -> None:
    """The game ends in the middle of his encore."""
    state = position("crew=lightoller,lee turned=9 stack=s9,f5 discard=* actions=come-on,*")
    events = play(state, "rescue:1 come-on")
    assert asked(state) == "over"
    assert names(events)[-1] == "ended"


@pytest.mark.rule("T49")
@pytest.mark.parametrize(
    ("piles", "card"),
    [("actions=plan-a,*", "plan-a"), ("actions=plan-b,* used=save-time", "plan-b")],
)
def test_a_card_that_it_fetches_may_not_be_played(piles: str, card: str) -> None:
    """The turn ends with the fetch."""
    state = position(f"crew=lightoller,lee stack=s9,* {piles}")
    play(state, f"rescue:1 {card} take:save-time")
    assert (hand(state), asked(state)) == (["save-time"], "turn@2")


@pytest.mark.rule("T49", "T21")
def test_the_last_action_card_is_drawn_and_played() -> None:
    """The discard pile has become the stack; the played card begins the new discard pile."""
    state = position(
        "crew=lightoller,lee hands=-/{cards} stack=s9,* actions=save-time used=boat,plan-a"
    )
    play(state, "rescue:1 save-time")
    assert sorted(actions(state)) == ["boat", "plan-a"]
    assert used(state) == ["save-time"]


@pytest.mark.rule("T49", "T21")
def test_without_a_draw_there_is_no_encore() -> None:
    """With both action piles empty nothing is drawn, so nothing can be played."""
    state = position("crew=lightoller,lee hands=save-time,wait/{cards} stack=s9,* actions=-")
    play(state, "rescue:1")
    assert asked(state) == "turn@2"


@pytest.mark.rule("T49")
def test_no_encore_after_a_rescue_that_succeeds_or_a_card() -> None:
    """Only a failed rescue allows it."""
    state = position("crew=lightoller,lee hands=save-time/- decks=f8/-/-/-/-/- stack=f7,*")
    play(state, "rescue:1 f7>1")
    assert asked(state) == "turn@2"
    state = position("crew=lightoller,lee hands=save-time,get-ready/-")
    play(state, "save-time")
    assert asked(state) == "turn@2"


@pytest.mark.rule("T49")
def test_others_have_no_encore() -> None:
    """Only Lightoller plays a card that he has just drawn."""
    state = position("crew=lowe,lightoller stack=s9,* actions=save-time,*")
    play(state, "rescue:1")
    assert asked(state) == "turn@2"


@pytest.mark.rule("T49", "T38")
def test_an_encore_may_ask_its_own_questions() -> None:
    """With Your Turn! as an encore, the line and the card are asked before the next turn."""
    state = position("crew=lightoller,lee decks=f8|f3/-/-/-/-/- stack=s9,* actions=your-turn,*")
    play(state, "rescue:1 your-turn:1 choose:f8")
    assert line(state, "1") == "f3|f8"
    assert asked(state) == "turn@2"


@pytest.mark.rule("T49", "T35", "T36")
@pytest.mark.parametrize(
    ("card", "word", "place", "became"),
    [("boat", "boat:1x1", "b", "f8"), ("mystery-f", "mystery-f:1", "1", "f8,f7?")],
)
def test_an_encore_may_stay_on_the_table(card: str, word: str, place: str, became: str) -> None:
    """The boat and the mystery stay there instead of being discarded."""
    state = position(f"crew=lightoller,lee decks=f8/-/-/-/-/- stack=s9,* actions={card},*")
    play(state, f"rescue:1 {word}")
    assert line(state, place) == became
    assert (hand(state), used(state), asked(state)) == ([], [], "turn@2")


@pytest.mark.rule("T49", "T18")
def test_an_encore_after_a_rescue_with_a_new_stack() -> None:
    """The page of T18 doesn't allow one, but the failure after it does."""
    text = "crew=lightoller,lee decks={rest}|s5/-/-/-/-/- stack=- discard=f9 actions=save-time,*"
    state = position(text)
    play(state, "rescue")
    assert (asked(state), hand(state)) == ("number@1", [])
    play(state, "rescue:1")
    assert legal(state) == {"save-time", "stop"}


@pytest.mark.rule("T49", "T19")
def test_an_encore_after_a_rescue_with_both_piles_empty() -> None:
    """T19 is a failed rescue like any other."""
    text = "crew=lightoller,lee decks={rest}|s5/-/-/-/-/- stack=- actions=get-ready,*"
    state = position(text)
    play(state, "rescue")
    assert legal(state) == {"get-ready", "stop"}
    play(state, "get-ready")
    assert (asked(state), stack(state), field(state, "offer")) == ("turn@2", [], "-")
    assert len(hidden(state, "1")) == 59
