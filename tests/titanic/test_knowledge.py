"""What players know about hidden cards, and that sampled worlds respect it."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.titanic import State, deal, read_setup, sample
from tests.titanic.drawing import (
    actions,
    asked,
    discard,
    field,
    hidden,
    line,
    play,
    position,
    run,
    stack,
)


def worlds(state: State, count: int = 30) -> list[State]:
    """Return worlds sampled from the view of a state, after checking that each has that view."""
    view = state.view(0)
    throws = dice("worlds")
    drawn = [sample(view, throws) for _ in range(count)]
    for world in drawn:
        assert str(world.view(0)) == str(view)
        assert world.legal() == state.legal()
    return drawn


def seen(state: State, name: str) -> str:
    """Return a field of the view's text, or ``-`` if it isn't there."""
    values = dict(word.split("=", 1) for word in str(state.view(0)).split())
    return values.get(name, "-")


# What a view hides


@pytest.mark.rule("T4", "T5")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("stack=f3,s4,*", "stack=s4,f3,*"),  # the order of the stack
        ("decks=f9,s3|f7/-/-/-/-/-", "decks=s3,f9|f7/-/-/-/-/-"),  # the order in a line
        ("decks=f9|f7/-/-/-/-/- stack=s3,*", "decks=s3|f7/-/-/-/-/- stack=f9,*"),  # who is where
        ("decks=f9|f7/s3|s8/-/-/-/-", "decks=s3|f7/f9|s8/-/-/-/-"),
        ("actions=wait,boat,*", "actions=boat,*"),  # the order of the action stack
        ("fate=01", "fate=02"),  # the future
    ],
)
def test_indistinguishable_worlds_give_the_same_view(one: str, other: str) -> None:
    """Hidden cards and fate don't show, for any seat."""
    assert str(position(one)) != str(position(other))
    assert str(position(one).view(0)) == str(position(other).view(0))


@pytest.mark.rule("T4")
def test_the_discard_and_the_action_cards_may_be_remembered() -> None:
    """Anyone who watched knows what was discarded, and so what the action stack contains."""
    state = position("discard=f9,s3 used=wait hands=boat")
    assert seen(state, "discard") == "s3,f9"
    assert sorted(seen(state, "actions").split(",")) == sorted(actions(state))


@pytest.mark.rule("T5")
def test_after_a_fresh_deal_only_the_fronts_are_known() -> None:
    """In sampled worlds the hidden cards can be anywhere."""
    state = deal(read_setup({"crew": "lee"}), secret_of("iceberg"))
    fronts = {run(state, place)[0] for place in "1234"}
    drawn = worlds(state)
    assert len({line(world, "1") for world in drawn}) > 20
    assert len({tuple(stack(world)) for world in drawn}) == len(drawn)
    assert len({tuple(actions(world)) for world in drawn}) > 20
    for world in drawn:
        assert {run(world, place)[0] for place in "1234"} == fronts


@pytest.mark.rule("T5")
def test_worlds_are_sampled_uniformly() -> None:
    """For two hidden cards in two places, both ways are about equally frequent."""
    state = position("decks=f3|f7/-/-/-/-/- stack=f9 discard=*")
    drawn = worlds(state, 300)
    assert 100 < sum(line(world, "1") == "f3|f7" for world in drawn) < 200


# T26: Get Ready!


@pytest.mark.rule("T26")
def test_what_get_ready_put_back_is_known_card_by_card() -> None:
    """This holds for the top and the bottom; what is between them stays hidden."""
    state = position("hands=get-ready stack=f9,s3,f2,s11+,f7+,s8,*")
    play(state, "get-ready top:f7+ top:s3 bottom:f9 bottom:s11+ bottom:f2")
    cards = seen(state, "stack").split(",")
    assert cards[:3] == ["f7+", "s3", "?x55"]
    assert cards[3:] == stack(state)[-3:]
    for world in worlds(state):
        assert stack(world)[:2] == ["f7+", "s3"]
        assert stack(world)[-3:] == stack(state)[-3:]


@pytest.mark.rule("T26")
def test_while_the_five_are_arranged_they_are_known() -> None:
    """They are visible, so no world has them in the stack."""
    state = position("hands=get-ready stack=f9,s3,f2,s11+,f7+,s8,*")
    play(state, "get-ready top:f2")
    for world in worlds(state):
        assert not {"f9", "s3", "f2", "s11+", "f7+"} & set(stack(world))


@pytest.mark.rule("T26", "T15")
def test_drawn_cards_leave_the_known_ones_below_in_place() -> None:
    """Two are drawn, and three are still known on top."""
    state = position("hands=get-ready stack=f9,s3,f2,s11+,f7+,s8,*")
    play(state, "get-ready top:f9 top:s3 top:f2 top:s11+ top:f7+ rescue:2")
    assert seen(state, "stack") == "f2,s11+,f7+,?x55"


@pytest.mark.rule("T26", "T15")
def test_the_known_bottom_comes_up_as_the_stack_runs_out() -> None:
    """Drawing all the unknown cards leaves the known ones known."""
    state = position("crew=lee hands=get-ready stack=f9,s3,f2,s11+,f7+,s8,f5 discard=*")
    play(state, "get-ready bottom:f9 bottom:s3 bottom:f2 bottom:s11+ bottom:f7+")
    below = stack(state)[2:]
    play(state, "rescue:1")
    assert seen(state, "stack").split(",")[1:] == below
    play(state, "rescue:2")
    assert seen(state, "stack").split(",") == below[1:]
    assert field(state, "bottom") == "4"
    assert position(str(state)) == state


@pytest.mark.rule("T26")
def test_a_second_look_keeps_what_the_first_one_put_at_the_bottom() -> None:
    """With five at the bottom and then five others on top, ten cards are known."""
    state = position("hands=get-ready,get-ready stack=f9,s3,f2,s11+,f7+,s8,f5,s2,s4,f4,f6,s6,*")
    play(state, "get-ready bottom:f9 bottom:s3 bottom:f2 bottom:s11+ bottom:f7+")
    below = stack(state)[-5:]
    play(state, "get-ready top:f4 top:f5 top:s2 bottom:s4 bottom:s8")
    cards = seen(state, "stack").split(",")
    assert cards[:3] == ["f4", "f5", "s2"]
    assert cards[3] == "?x50"
    assert cards[4:9] == below
    assert sorted(cards[9:]) == ["s4", "s8"]


@pytest.mark.rule("T26")
def test_a_look_into_a_short_stack_reaches_the_known_bottom() -> None:
    """Of seven cards the last five are known: the next look takes two unknown and three known."""
    state = position("hands=get-ready,get-ready stack=f9,s3,f2,s11+,f7+,s8,f5 discard=*")
    play(state, "get-ready bottom:f9 bottom:s3 bottom:f2 bottom:s11+ bottom:f7+ get-ready")
    while asked(state).startswith("arrange"):
        state.play(state.legal()[0])
    assert "?" not in seen(state, "stack")
    assert seen(state, "stack") == field(state, "stack")


@pytest.mark.rule("T26", "T32", "T27", "T44")
@pytest.mark.parametrize(
    ("crew", "after"),
    [("lee", "save-time"), ("lee", "come-on f1>g1")],
)
def test_a_shuffle_of_the_stack_ends_what_is_known_of_its_order(crew: str, after: str) -> None:
    """The cards are in the stack, but nobody knows where."""
    state = position(f"crew={crew} hands=get-ready,save-time,come-on stack=f9,s3,f2,s11+,f7+,s8,*")
    play(state, f"get-ready top:f9 top:s3 top:f2 top:s11+ top:f7+ {after}")
    assert set(seen(state, "stack").split(",")) == {f"?x{len(stack(state))}"}
    tops = {stack(world)[0] for world in worlds(state)}
    assert len(tops) > 5


@pytest.mark.rule("T26", "T44")
def test_lowes_discards_leave_the_known_ones_below_in_place() -> None:
    """The first anchor is the third card, so two known ones are left on top."""
    state = position("crew=lowe hands=get-ready stack=f9,s3,f2+,s11+,f7+,s8,*")
    play(state, "get-ready top:f9 top:s3 top:f2+ top:s11+ top:f7+ ability")
    assert seen(state, "stack") == "s11+,f7+,?x55"


# T27, T28: searches


@pytest.mark.rule("T27")
@pytest.mark.parametrize("words", ["come-on", "come-on f7>1"])
def test_come_on_shows_what_the_stack_holds(words: str) -> None:
    """Now everybody knows which cards are in it, and so which are face down on the decks."""
    state = position("hands=come-on decks=s9,s3|f8/s5|s12/-/-/-/- stack=f7,f2,s2,s17 discard=*")
    play(state, words)
    orders = set()
    for world in worlds(state):
        assert set(stack(world)) == set(stack(state))
        assert set(hidden(world, "1") + hidden(world, "2")) == {"s9", "s3", "s5"}
        orders.add(tuple(stack(world)))
    assert len(orders) > 1


@pytest.mark.rule("T27")
def test_a_search_for_nothing_teaches_as_much() -> None:
    """Nothing could be played, but all cards were seen."""
    state = position("hands=come-on decks=s9,s3|f8/s5|s12/-/-/-/- stack=f11,f4,s2 discard=*")
    play(state, "come-on")
    for world in worlds(state):
        assert set(stack(world)) == {"f11", "f4", "s2"}


@pytest.mark.rule("T28")
def test_come_back_teaches_nothing_about_hidden_cards() -> None:
    """The discard pile was known before, and the stack stays unknown."""
    state = position("hands=come-back decks=s9|f8/-/-/-/-/- stack=f11,f4 discard=*")
    play(state, "come-back f7>1")
    assert {frozenset(stack(world)) for world in worlds(state)} > {frozenset({"f11", "f4"})}


# T29: Your Turn!


@pytest.mark.rule("T29")
def test_your_turn_shows_what_a_line_holds() -> None:
    """The rest are face down in that line, in an order that nobody knows."""
    state = position("hands=your-turn decks=s9,s3,f2|f8/s5|s12/-/-/-/-")
    play(state, "your-turn:1")
    assert all(set(hidden(world, "1")) == {"s9", "s3", "f2"} for world in worlds(state))
    play(state, "choose:s3")
    orders = set()
    for world in worlds(state):
        assert set(hidden(world, "1")) == {"s9", "f2", "f8"}
        assert run(world, "1") == ["s3"]
        orders.add(line(world, "1"))
    assert len(orders) > 1


@pytest.mark.rule("T29", "T38")
def test_a_mystery_that_went_face_down_is_known_to_lie_there() -> None:
    """In every world it is in that line, and never in the stack."""
    state = position("hands=your-turn decks=s9,s3|f8,f7?/s5|s12/-/-/-/-")
    play(state, "your-turn:1 choose:f8")
    assert seen(state, "known").startswith("1:")
    assert all("f?" in hidden(world, "1") for world in worlds(state))


@pytest.mark.rule("T29", "T13")
def test_the_last_hidden_card_of_a_known_line_is_known() -> None:
    """One card is left face down, and every world has it there."""
    state = position("hands=your-turn decks=s9|f8/f9/-/-/-/-")
    play(state, "your-turn:1 choose:f8")
    assert all(line(world, "1") == "s9|f8" for world in worlds(state))


# T18, T32: the discard pile comes back


@pytest.mark.rule("T32")
def test_everybody_knows_that_save_time_puts_the_discard_into_the_stack() -> None:
    """What was discarded is in the stack in every world; the rest is undetermined."""
    state = position("hands=save-time decks=s9,s3|f8/-/-/-/-/- discard=f2,f3,f4,f5")
    play(state, "save-time")
    drawn = worlds(state)
    assert all({"f2", "f3", "f4", "f5"} <= set(stack(world)) for world in drawn)
    assert len({frozenset(hidden(world, "1")) for world in drawn}) > 5


@pytest.mark.rule("T18")
def test_a_new_stack_is_the_old_discard() -> None:
    """It has all of those cards and no others, in an unknown order."""
    state = position("decks={rest}|f8/-/-/-/-/- stack=- discard=f2,f3,f4,f5")
    play(state, "rescue")
    drawn = worlds(state)
    assert all(set(stack(world)) == {"f2", "f3", "f4", "f5"} for world in drawn)
    assert len({tuple(stack(world)) for world in drawn}) > 5


# T23, T30: lines that are mixed


@pytest.mark.rule("T23")
def test_after_a_flood_the_face_up_cards_are_known_to_be_in_the_line() -> None:
    """Everybody saw them move to the next deck; the face-down cards stay unknown."""
    state = position("turned=2 decks=s9,s3|f8,f7/s5|s12/-/-/-/- stack=f2,*")
    play(state, "rescue:1")
    drawn = worlds(state)
    assert all({"f8", "f7", "s12"} <= set(hidden(world, "2") + run(world, "2")) for world in drawn)
    assert len({frozenset(hidden(world, "2")) for world in drawn}) > 5
    assert position(str(state)) == state


@pytest.mark.rule("T23", "T29")
def test_a_flood_carries_on_what_was_known_of_the_line() -> None:
    """Cards that Your Turn! showed in a line are known to be in the next one."""
    state = position("turned=2 hands=your-turn decks=s9,s3,f2|f8/s5|s12/-/-/-/- stack=f4,f3,*")
    play(state, "your-turn:1 choose:f8 rescue:1")
    known = {"s9", "s3", "f2", "f8", "s12"}
    assert all(known <= set(hidden(world, "2") + run(world, "2")) for world in worlds(state))


@pytest.mark.rule("T30")
def test_after_same_lines_the_face_up_cards_are_in_one_of_the_two() -> None:
    """Every world has them in one of the lines: some worlds in one, others in the other."""
    state = position("hands=same-lines decks=s9,s3|f8,f7/-/s5|s12/-/-/-")
    play(state, "same-lines:13")
    drawn = worlds(state)
    first = [set(hidden(world, "1") + run(world, "1")) for world in drawn]
    third = [set(hidden(world, "3") + run(world, "3")) for world in drawn]
    for one, three in zip(first, third, strict=True):
        assert {"f8", "f7", "s12"} <= one | three
    open_cards = set(run(state, "1") + run(state, "3"))
    still = {"f8", "f7", "s12"} - open_cards
    assert still
    for card in still:
        assert 0 < sum(card in one for one in first) < len(drawn)


@pytest.mark.rule("T30", "T29")
def test_same_lines_spreads_what_was_known_of_a_line_over_both() -> None:
    """Cards that Your Turn! showed in one line may now be in either of the two."""
    text = "hands=your-turn,same-lines decks=s9,s3,f2,f5|f8/-/s5,s7,f4|s12/-/-/-"
    state = position(text)
    play(state, "your-turn:1 choose:f8 same-lines:13")
    drawn = worlds(state)
    for card in {"s9", "s3", "f2", "f5", "f8", "s12"} - set(run(state, "1") + run(state, "3")):
        here = sum(card in hidden(world, "1") for world in drawn)
        there = sum(card in hidden(world, "3") for world in drawn)
        assert here + there == len(drawn)
        assert here > 0
        assert there > 0


@pytest.mark.rule("T30", "T29")
def test_same_lines_of_two_known_lines_are_known_together() -> None:
    """All cards were face up, so no other card can be there."""
    state = position("hands=same-lines decks=f9,f8,f7,f6/s5,s4,s3/-/-/-/-")
    play(state, "same-lines:12")
    cards = {"f9", "f8", "f7", "f6", "s5", "s4", "s3"}
    for world in worlds(state):
        lines = [set(hidden(world, place) + run(world, place)) for place in "12"]
        assert lines[0] | lines[1] == cards


@pytest.mark.rule("T15")
def test_the_last_cards_of_the_stack_are_drawn() -> None:
    """Once it is empty, hidden cards can only be on the decks."""
    state = position("decks=s9,s6|f8/f3|f11/-/-/-/- stack=f5,s3 discard=*")
    for count in (1, 0):
        play(state, "rescue:1")
        assert len(stack(state)) == count
        assert position(str(state)) == state
        assert all(len(stack(world)) == count for world in worlds(state))
    assert {frozenset(hidden(world, "2")) for world in worlds(state)} == {
        frozenset({"s9"}),
        frozenset({"s6"}),
        frozenset({"f3"}),
    }


# What comes to light


@pytest.mark.rule("T13", "T31")
def test_a_visible_card_is_hidden_in_no_world() -> None:
    """No world has cards in the stack that Wait! sent to the discard pile."""
    state = position("hands=wait decks=s9,s3|f8,f7/-/-/-/-/-")
    play(state, "wait:1")
    for world in worlds(state):
        assert discard(world) == {"f8", "f7"}
        assert not {"f8", "f7"} & set(stack(world) + hidden(world, "1"))


@pytest.mark.rule("T33")
def test_plan_a_leaves_the_order_of_the_action_stack_unknown() -> None:
    """What it contains is known, but not what comes next."""
    state = position("hands=plan-a actions=wait,boat,*")
    play(state, "plan-a take:boat")
    drawn = worlds(state)
    assert all(sorted(actions(world)) == sorted(actions(state)) for world in drawn)
    assert len({actions(world)[0] for world in drawn}) > 3


@pytest.mark.rule("T27")
def test_knowledge_is_part_of_the_position() -> None:
    """None of it is lost by writing and reading a position."""
    state = position(
        "hands=come-on,get-ready decks=s9,s3|f8/s5|s12/-/-/-/- stack=f7,f2,s2 discard=*"
    )
    play(state, "come-on f7>1 get-ready top:s2 top:f2")
    again = position(str(state))
    assert again == state
    assert str(again.view(0)) == str(state.view(0))
