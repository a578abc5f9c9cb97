"""Save Time: T32."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    EVERY_PASSENGER,
    asked,
    discard,
    field,
    hand,
    names,
    play,
    position,
    stack,
    turned,
    used,
)


@pytest.mark.rule("T32")
def test_stack_and_discard_become_one_new_stack() -> None:
    """All cards of both are shuffled; the discard pile is empty, and no page turns."""
    state = position("crew=lowe,lee hands=save-time/- stack=f9,s3,f2 discard=*")
    events = play(state, "save-time")
    assert sorted(stack(state)) == sorted(EVERY_PASSENGER)
    assert discard(state) == set()
    assert "shuffled" in names(events)
    assert "page" not in names(events)
    assert (turned(state), hand(state), used(state)) == (0, [], ["save-time"])
    assert asked(state) == "turn@2"


@pytest.mark.rule("T32")
@pytest.mark.parametrize("piles", ["stack=* discard=f9", "stack=*"])
def test_the_new_stack_is_shuffled(piles: str) -> None:
    """Fate shuffles it even if the discard pile is empty: the order differs between secrets."""
    orders = set()
    for secret in ("01", "02", "03", "04"):
        state = position(f"fate={secret} hands=save-time {piles}")
        play(state, "save-time")
        orders.add(tuple(stack(state)))
    assert len(orders) > 1


@pytest.mark.rule("T32", "T27")
def test_every_shuffle_of_the_stack_is_counted() -> None:
    """Each shuffle has its own fate; the count of the stack is the second to last."""
    state = position("hands=save-time,come-on decks=f8/-/-/-/-/-")
    play(state, "save-time come-on f7>1")
    assert field(state, "shuffles") == "0,0,0,0,0,0,0,2,0"


@pytest.mark.rule("T32")
def test_an_empty_stack_is_refilled_without_a_page() -> None:
    """Unlike a rescue, it doesn't turn a page."""
    state = position("hands=save-time stack=- discard=*")
    play(state, "save-time")
    assert len(stack(state)) == 60
    assert turned(state) == 0


@pytest.mark.rule("T32", "T20")
def test_with_both_piles_empty_it_does_nothing() -> None:
    """It is used up without effect."""
    state = position("hands=save-time decks={rest}|s5/-/-/-/-/- stack=-")
    play(state, "save-time")
    assert (stack(state), discard(state), used(state)) == ([], set(), ["save-time"])
    assert turned(state) == 0
