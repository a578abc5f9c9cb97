"""Failed rescues and the empty stack: T17 to T19, and the order of T50."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    actions,
    asked,
    discard,
    field,
    hand,
    hidden,
    legal,
    line,
    names,
    play,
    position,
    run,
    stack,
    story,
    turned,
    used,
)

# T17


@pytest.mark.rule("T17", "T50")
def test_a_failed_rescue_turns_a_page_and_brings_an_action_card() -> None:
    """The order is: discard, page, the top card of the action stack, next turn."""
    state = position("crew=lowe,lee stack=f9,s12,* actions=wait,boat,*")
    events = play(state, "rescue:2")
    assert story(events)[-6:] == [
        "drew @1 f9,s12 stack #2",
        "failed @1",
        "discarded f9,s12 discard",
        "page #9",
        "drew-action @1 wait",
        "turn @2",
    ]
    assert discard(state) == {"f9", "s12"}
    assert (hand(state), actions(state)[0]) == (["wait"], "boat")
    assert turned(state) == 1


@pytest.mark.rule("T17", "T23")
def test_a_flood_comes_before_the_compensation() -> None:
    """The lines are mixed before the action card is drawn."""
    state = position("crew=lowe turned=2 decks=f9/s12/-/-/-/- stack=f5,* actions=wait,*")
    events = names(play(state, "rescue:1"))
    order = [events.index(name) for name in ("page", "flooded", "revealed", "drew-action")]
    assert order == sorted(order)


@pytest.mark.rule("T17", "T25", "T51")
def test_no_compensation_after_the_last_page() -> None:
    """The game is over with the last page, for Pitman too."""
    state = position("crew=lowe,pitman turned=10 stack=f9,*")
    events = play(state, "rescue:1")
    assert story(events)[-2:] == ["last-page", "ended"]
    assert (hand(state, 1), hand(state, 2)) == ([], [])
    assert asked(state) == "over"


@pytest.mark.rule("T17")
def test_a_rescue_with_a_playable_card_does_not_fail() -> None:
    """One playable card among several is enough: no page turns, and nobody draws."""
    state = position("crew=lowe decks=f8/-/-/-/-/- stack=s12,f9,f7,*")
    play(state, "rescue:3 f7>1")
    assert (turned(state), hand(state)) == (0, [])


# T18


@pytest.mark.rule("T18")
def test_an_empty_stack_is_refilled_before_the_number_is_chosen() -> None:
    """The discard pile becomes the stack, a page turns, and then the number is chosen."""
    state = position("crew=lowe stack=- discard=f9,s12 decks={rest}|s5/-/-/-/-/-")
    assert legal(state) == {"rescue"}
    events = play(state, "rescue")
    assert [name for name in names(events) if name in ("shuffled", "page")] == ["shuffled", "page"]
    assert set(stack(state)) == {"f9", "s12"}
    assert discard(state) == set()
    assert turned(state) == 1
    assert asked(state) == "number@1"
    assert legal(state) == {"rescue:1", "rescue:2"}


@pytest.mark.rule("T18")
def test_no_move_and_nothing_else_comes_between() -> None:
    """A move, an action card and an ability are at hand, but only the number can be chosen."""
    state = position("crew=lowe decks=f6/f7/-/-/-/- stack=- discard=* hands=wait")
    assert {"1>2", "wait:1"} <= legal(state)
    play(state, "rescue")
    assert legal(state) == {"rescue:1", "rescue:2", "rescue:3"}


@pytest.mark.rule("T18", "T50")
def test_nobody_gets_an_action_card_for_that_page() -> None:
    """Neither the player nor Pitman does: it isn't a failed rescue."""
    state = position("crew=boxhall,pitman decks={rest}|f8/-/-/-/-/- stack=- discard=f7")
    events = play(state, "rescue rescue:1 f7>1")
    assert "drew-action" not in names(events)
    assert "failed" not in names(events)
    assert (hand(state, 1), hand(state, 2)) == ([], [])
    assert turned(state) == 1


@pytest.mark.rule("T18", "T17")
def test_the_rescue_that_follows_may_fail_as_any_other() -> None:
    """A second page turns, this time with compensation."""
    state = position("crew=lowe decks={rest}|s5/-/-/-/-/- stack=- discard=f9 actions=wait,*")
    events = play(state, "rescue rescue:1")
    assert names(events).count("page") == 2
    assert turned(state) == 2
    assert hand(state) == ["wait"]


@pytest.mark.rule("T18", "T23")
def test_that_page_floods_before_the_number_is_named() -> None:
    """The player chooses the number after seeing the new table."""
    state = position("turned=2 decks=f9/s12,s11/-/-/-/- stack=- discard=*")
    play(state, "rescue")
    assert asked(state) == "number@1"
    assert line(state, "1") == "-"
    assert sorted(hidden(state, "2") + run(state, "2")) == ["f9", "s11", "s12"]


@pytest.mark.rule("T18", "T38")
def test_a_mystery_revealed_by_that_flood_is_named_before_the_number() -> None:
    """All effects of the page come first."""
    state = position("turned=2 decks=f9?/-/-/-/-/- stack=- discard=*")
    play(state, "rescue")
    assert asked(state) == "name@1"
    play(state, "name:8")
    assert asked(state) == "number@1"
    assert line(state, "2") == "f8?"


@pytest.mark.rule("T18", "T16")
def test_the_drawn_cards_are_played_on_the_table_as_it_now_is() -> None:
    """Cards that the flood brought to the front count; cards that it covered don't."""
    state = position("turned=2 decks=f8/-/-/-/-/{rest}|s1 stack=- discard=f7")
    play(state, "rescue rescue:1")
    assert legal(state) == {"f7>2"}


@pytest.mark.rule("T18", "T25", "T51")
def test_if_that_page_is_the_last_the_game_is_over() -> None:
    """No number is chosen, and nothing is drawn."""
    state = position("turned=10 stack=- discard=*")
    events = play(state, "rescue")
    assert asked(state) == "over"
    assert names(events)[-1] == "ended"
    assert "drew" not in names(events)


@pytest.mark.rule("T18")
def test_a_stack_of_one_card_is_not_empty() -> None:
    """The discard pile stays where it is as long as the stack has a card."""
    state = position("stack=f9 discard=*")
    assert legal(state) == {"rescue:1"}
    play(state, "rescue:1")
    assert stack(state) == []
    assert len(discard(state)) == 60


# T19


@pytest.mark.rule("T19")
def test_with_both_piles_empty_the_rescue_fails() -> None:
    """No reshuffle and no number: one page turns in all, with compensation as usual."""
    state = position("crew=lowe,pitman decks={rest}|s5/-/-/-/-/- stack=- actions=wait,boat,*")
    assert legal(state) == {"rescue"}
    events = play(state, "rescue")
    assert names(events).count("page") == 1
    assert "shuffled" not in names(events)
    assert "failed @1" in story(events)
    assert asked(state) == "turn@2"
    assert turned(state) == 1
    assert (hand(state, 1), hand(state, 2)) == (["wait"], ["boat"])


@pytest.mark.rule("T19", "T51")
def test_with_both_piles_empty_every_game_ends() -> None:
    """Rescue after rescue turns page after page, up to the last."""
    state = position("crew=lee decks={rest}|s5/-/-/-/-/- stack=-")
    for number in range(1, 12):
        play(state, "rescue")
        assert turned(state) == number
    assert asked(state) == "over"


@pytest.mark.rule("T19", "T18")
def test_with_a_card_in_the_discard_t18_applies() -> None:
    """T19 requires both piles to be empty."""
    state = position("crew=lowe decks={rest}|s5/-/-/-/-/- stack=- discard=f9")
    play(state, "rescue")
    assert asked(state) == "number@1"


# T50: the order


@pytest.mark.rule("T50", "T43", "T48")
def test_fleet_chooses_before_pitman_draws() -> None:
    """The active player's draw comes first, and Fleet chooses at once."""
    state = position("crew=fleet,pitman stack=f9,* actions=wait,boat,plan-a,plan-b,*")
    play(state, "rescue:1")
    assert asked(state) == "keep@1"
    assert hand(state, 2) == []
    events = play(state, "take:boat")
    assert "drew-action @2 plan-b" in story(events)
    assert (hand(state, 1), hand(state, 2)) == (["boat"], ["plan-b"])
    assert used(state) == ["plan-a", "wait"]


@pytest.mark.rule("T50", "T48", "T49")
def test_pitman_draws_before_lightoller_plays() -> None:
    """Lightoller draws, Pitman draws, and then Lightoller plays."""
    state = position("crew=lightoller,pitman stack=f9,* actions=get-ready,boat,*")
    events = play(state, "rescue:1")
    assert story(events)[-2:] == ["drew-action @1 get-ready", "drew-action @2 boat"]
    assert asked(state) == "encore@1"


@pytest.mark.rule("T50", "T48")
@pytest.mark.parametrize("crew", ["lee", "murdoch"])
def test_pitman_draws_also_if_the_failing_player_gets_nothing(crew: str) -> None:
    """Lee and Murdoch get no card when they fail, but Pitman does."""
    state = position(f"crew={crew},pitman stack=f9,* actions=wait,*")
    events = play(state, "rescue:1")
    assert story(events)[-3:] == ["page #9", "drew-action @2 wait", "turn @2"]


@pytest.mark.rule("T50", "T38")
def test_a_mystery_revealed_by_the_flood_is_named_before_the_draw() -> None:
    """No action card is drawn until the rank is named."""
    state = position("crew=lowe,pitman turned=2 decks=s9?/-/-/-/-/- stack=f5,* actions=wait,boat,*")
    play(state, "rescue:1")
    assert asked(state) == "name@1"
    assert (hand(state, 1), hand(state, 2)) == ([], [])
    events = play(state, "name:12")
    assert story(events) == [
        "named @1 s12? 2 #12",
        "drew-action @1 wait",
        "drew-action @2 boat",
        "turn @2",
    ]


@pytest.mark.rule("T50", "T45")
def test_latimer_draws_right_after_the_placement() -> None:
    """His card is drawn before the other passengers are discarded."""
    state = position("crew=lee,latimer groups=f1+,f2+/-/-/- stack=f3+,s9,* actions=wait,*")
    events = play(state, "rescue:2 f3+>g1")
    assert story(events)[-4:] == [
        "placed @1 f3+ g1",
        "drew-action @2 wait",
        "discarded s9 discard",
        "turn @2",
    ]


@pytest.mark.rule("T50")
def test_the_failed_cards_are_discarded_before_the_page() -> None:
    """They are in the discard pile, not in a line, when the flood comes."""
    state = position("turned=2 decks=f9/s12/-/-/-/- stack=f5,*")
    events = names(play(state, "rescue:1"))
    assert events.index("discarded") < events.index("page")
    assert discard(state) == {"f5"}
    assert field(state, "drawn") == "-"
