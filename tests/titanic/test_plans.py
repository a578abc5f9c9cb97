"""Plan A and Plan B: T33 and T34."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    actions,
    asked,
    hand,
    legal,
    names,
    play,
    position,
    story,
    used,
)

# T33: Plan A


@pytest.mark.rule("T33")
def test_plan_a_takes_any_card_from_the_action_stack() -> None:
    """Every kind of card in the stack is offered, and no other."""
    state = position("hands=plan-a,{cards} actions=wait,boat,come-on,come-on used=plan-b,get-ready")
    play(state, "plan-a")
    assert asked(state) == "fetch@1"
    assert legal(state) == {"take:wait", "take:boat", "take:come-on"}


@pytest.mark.rule("T33")
def test_plan_a_shuffles_the_action_stack_afterwards() -> None:
    """The card taken is in front of the player, and fate shuffles the rest."""
    orders = set()
    for secret in ("01", "02", "03", "04"):
        state = position(f"crew=lee,boxhall fate={secret} hands=plan-a/- actions=wait,boat,*")
        events = play(state, "plan-a take:boat")
        assert "fetched @1 boat" in story(events)
        assert hand(state) == ["boat"]
        assert (used(state), asked(state)) == (["plan-a"], "turn@2")
        assert len(actions(state)) == 18
        assert "boat" not in actions(state)
        orders.add(tuple(actions(state)))
    assert len(orders) > 1


@pytest.mark.rule("T33", "T20")
def test_plan_a_with_an_empty_stack_does_nothing() -> None:
    """There is nothing to take."""
    state = position("hands={cards} actions=-")
    before = hand(state)
    events = play(state, "plan-a")
    assert "fetched" not in names(events)
    assert sorted([*hand(state), "plan-a"]) == before


@pytest.mark.rule("T33")
def test_a_card_must_be_taken() -> None:
    """A player can't just look and take nothing."""
    state = position("hands=plan-a,{cards} actions=wait")
    play(state, "plan-a")
    assert legal(state) == {"take:wait"}


# T34: Plan B


@pytest.mark.rule("T34")
def test_plan_b_takes_any_card_from_the_action_discard() -> None:
    """Every kind of card in the discard pile is offered, and the action stack isn't touched."""
    state = position("crew=lee,boxhall hands=plan-b/- used=wait,boat,wait actions=come-on,*")
    order = actions(state)
    play(state, "plan-b")
    assert asked(state) == "fetch@1"
    assert legal(state) == {"take:wait", "take:boat"}
    play(state, "take:wait")
    assert hand(state) == ["wait"]
    assert used(state) == ["boat", "plan-b", "wait"]
    assert actions(state) == order
    assert asked(state) == "turn@2"


@pytest.mark.rule("T34", "T20")
def test_plan_b_never_takes_itself() -> None:
    """If the action discard pile is empty, it does nothing and is discarded."""
    state = position("hands=plan-b")
    play(state, "plan-b")
    assert asked(state) == "turn@1"
    assert (hand(state), used(state)) == ([], ["plan-b"])


@pytest.mark.rule("T34", "T21")
def test_plan_b_with_both_action_piles_empty() -> None:
    """It finds nothing, and becomes the action stack."""
    state = position("hands={cards} actions=-")
    events = play(state, "plan-b")
    assert "fetched" not in names(events)
    assert actions(state) == ["plan-b"]


@pytest.mark.rule("T34")
def test_plan_b_may_take_plan_a_and_plan_a_plan_b() -> None:
    """Plan B only can't take itself."""
    state = position("hands=plan-b used=plan-a")
    play(state, "plan-b take:plan-a")
    assert hand(state) == ["plan-a"]
    state = position("hands=plan-a actions=plan-b,*")
    play(state, "plan-a take:plan-b")
    assert hand(state) == ["plan-b"]
