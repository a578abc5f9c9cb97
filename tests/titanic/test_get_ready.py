"""Get Ready!: T26."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    asked,
    discard,
    field,
    hand,
    leaves,
    legal,
    names,
    play,
    position,
    stack,
    story,
    turned,
    used,
)

FIVE = ["f9", "s3", "f2", "s11+", "f7+"]


@pytest.mark.rule("T26")
def test_the_top_five_are_looked_at() -> None:
    """Five cards are shown to everybody, and not a sixth."""
    state = position("hands=get-ready stack=f9,s3,f2,s11+,f7+,s8,*")
    events = play(state, "get-ready")
    looked = [event for event in events if event.name == "looked"]
    assert story(looked) == ["looked @1 f9,s3,f2,s11+,f7+ stack #5"]
    assert asked(state) == "arrange@1"
    cards = {text.partition(":")[2] for text in legal(state)}
    assert cards == set(FIVE)


@pytest.mark.rule("T26")
def test_all_on_top_in_another_order() -> None:
    """The first one put back on top is the next to be drawn."""
    state = position("hands=get-ready stack=f9,s3,f2,s11+,f7+,s8,*")
    play(state, "get-ready top:f2 top:f9 top:f7+ top:s3 top:s11+")
    assert stack(state)[:6] == ["f2", "f9", "f7+", "s3", "s11+", "s8"]
    assert asked(state) == "turn@1"


@pytest.mark.rule("T26")
def test_some_on_top_and_some_at_the_bottom() -> None:
    """The cards that were below come in between, in their own order."""
    state = position("hands=get-ready stack=f9,s3,f2,s11+,f7+,s8,f5,s2 discard=*")
    play(state, "get-ready top:f7+ top:s3 bottom:f9 bottom:s11+")
    assert position(str(state)) == state
    play(state, "bottom:f2")
    cards = stack(state)
    assert cards[:2] == ["f7+", "s3"]
    assert cards[2:5] == ["s8", "f5", "s2"]
    assert sorted(cards[5:]) == ["f2", "f9", "s11+"]


@pytest.mark.rule("T26")
def test_a_lifeboat_goes_to_the_bottom_like_any_other() -> None:
    """Even the very first card may go there."""
    state = position("hands=get-ready stack=f1,s3,f2,s11+,f7+,s8 discard=*")
    play(state, "get-ready top:s3 top:f2 top:s11+ top:f7+ bottom:f1")
    assert stack(state) == ["s3", "f2", "s11+", "f7+", "s8", "f1"]


@pytest.mark.rule("T26")
def test_every_arrangement_is_reached_exactly_once() -> None:
    """Five cards in any order with a cut anywhere make 5! times 6, which is 720."""
    state = position("hands=get-ready stack=f9,s3,f2,s11+,f7+,s8,* discard=-")
    play(state, "get-ready")
    below = stack(position("stack=f9,s3,f2,s11+,f7+,s8,*"))[5:]
    reached = []
    for end in leaves(state):
        cards = stack(end)
        at = cards.index("s8")
        assert cards[at : at + len(below)] == below
        assert sorted(cards[:at] + cards[at + len(below) :]) == sorted(FIVE)
        reached.append(tuple(cards))
    assert len(reached) == 720
    assert len(set(reached)) == 720


@pytest.mark.rule("T26")
@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_a_short_stack_is_looked_at_whole(count: int) -> None:
    """If there are fewer than five, all of them are arranged, in any order."""
    state = position(f"hands=get-ready stack={','.join(FIVE[:count])} discard=*")
    play(state, "get-ready")
    reached = {tuple(stack(end)) for end in leaves(state)}
    orders = {1: 1, 2: 2, 4: 24, 5: 120}
    assert len(reached) == orders[count]
    assert all(sorted(cards) == sorted(FIVE[:count]) for cards in reached)


@pytest.mark.rule("T26", "T20")
def test_an_empty_stack_leaves_nothing_to_look_at() -> None:
    """The card is used up without effect, and the discard pile isn't touched."""
    state = position("hands=get-ready stack=- discard=*")
    play(state, "get-ready")
    assert asked(state) == "turn@1"
    assert (stack(state), len(discard(state))) == ([], 60)
    assert (used(state), hand(state), turned(state)) == (["get-ready"], [], 0)


@pytest.mark.rule("T26")
def test_nothing_is_shuffled_or_turned() -> None:
    """No card leaves the stack and no page turns."""
    state = position("hands=get-ready stack=f9,s3,f2,s11+,f7+,s8,*")
    before = field(state, "shuffles")
    events = play(state, "get-ready bottom:f9 bottom:s3 bottom:f2 bottom:s11+ bottom:f7+")
    assert len(stack(state)) == 60
    assert field(state, "shuffles") == before
    assert not {"page", "shuffled", "discarded"} & set(names(events))


@pytest.mark.rule("T26")
def test_the_cards_must_all_be_put_back_before_anything_else() -> None:
    """Meanwhile there are no moves, no stopping and no other cards."""
    state = position("hands=get-ready,wait decks=f6/f7/-/-/-/- stack=f9,s3,f2,s11+,f7+,s8,*")
    play(state, "get-ready top:f9")
    assert all(text.startswith(("top:", "bottom:")) for text in legal(state))
    assert not any(text.endswith(":f9") for text in legal(state))
