"""Playing action cards and the action stack: T20 and T21."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lifeboat.core.events import Event
from lifeboat.titanic import State, action_text
from lifeboat.titanic.agenda import ASK_TURN, OVER
from tests.titanic.drawing import (
    actions,
    asked,
    field,
    hand,
    legal,
    line,
    names,
    play,
    position,
    story,
    turned,
    used,
)

# T20: playing a card


@pytest.mark.rule("T20")
def test_a_played_card_goes_to_the_action_discard_and_ends_the_turn() -> None:
    """It takes effect and is discarded, and the next player begins."""
    state = position("crew=lee,boxhall hands=save-time,wait/-")
    events = play(state, "save-time")
    assert story(events)[0] == "played @1 save-time"
    assert story(events)[-2:] == ["discarded-action save-time", "turn @2"]
    assert (hand(state), used(state)) == (["wait"], ["save-time"])


@pytest.mark.rule("T20")
def test_only_ones_own_cards_can_be_played() -> None:
    """Another player's card can't be played."""
    state = position("crew=lee,boxhall hands=save-time/plan-a,get-ready")
    played = {text for text in legal(state) if not text.startswith("rescue")}
    assert played == {"save-time"}


@pytest.mark.rule("T20")
def test_one_of_two_equal_cards_is_played() -> None:
    """The other one stays in front of the player."""
    state = position("hands=get-ready,get-ready stack=- discard=*")
    play(state, "get-ready")
    assert (hand(state), used(state)) == (["get-ready"], ["get-ready"])


@pytest.mark.rule("T20")
@pytest.mark.parametrize(
    "card", ["get-ready", "save-time", "plan-a", "plan-b", "come-on", "come-back"]
)
def test_these_cards_are_always_playable(card: str) -> None:
    """They may have no effect: empty piles, empty decks, empty action piles."""
    state = position(f"hands={card},{{cards}} decks={{rest}}|s5/-/-/-/-/- stack=- actions=-")
    assert card in legal(state)
    play(state, card)
    assert asked(state) == "turn@1"
    assert turned(state) == (1 if card.startswith("come") else 0)
    assert actions(state) == [card]


@pytest.mark.rule("T20")
@pytest.mark.parametrize("card", ["your-turn", "wait", "same-lines", "boat"])
def test_without_a_line_these_cards_are_not_playable(card: str) -> None:
    """Your Turn!, Wait!, Same Lines! and the boat need a card in a line."""
    state = position(f"hands={card}")
    assert not any(text.startswith(card) for text in legal(state))


@pytest.mark.rule("T20")
def test_the_boat_is_a_line_for_your_turn_and_wait_but_not_for_same_lines() -> None:
    """If there are only cards on the boat, Same Lines! can't be played."""
    state = position("hands=your-turn,wait,same-lines boat=f9")
    played = {text for text in legal(state) if not text.startswith("rescue")}
    assert played == {"your-turn:b", "wait:b"}


@pytest.mark.rule("T20", "T36")
def test_a_mystery_without_a_place_is_not_playable() -> None:
    """No deck is empty, no front fits, and both groups are complete."""
    first = ",".join(f"f{rank}" for rank in range(1, 14))
    anchors = ",".join(f"f{rank}+" for rank in range(1, 14))
    text = f"turned=8 hands=mystery-f groups={first}/{anchors}/-/- decks=-/-/-/s9/s5/"
    assert not any("mystery" in word for word in legal(position(text + "s1")))
    assert "mystery-f:6" in legal(position(text + "-"))


# T21: the action stack is only empty if its discard pile is too


@pytest.mark.rule("T21")
def test_the_discard_becomes_the_stack_as_soon_as_the_last_card_is_drawn() -> None:
    """This happens at once, not when the next card is needed."""
    state = position("crew=lowe hands={cards} stack=f9,* actions=wait used=boat,plan-a,plan-b")
    events = play(state, "rescue:1")
    assert story(events)[-3:] == ["drew-action @1 wait", "shuffled actions #3", "turn @1"]
    assert sorted(actions(state)) == ["boat", "plan-a", "plan-b"]
    assert used(state) == []


@pytest.mark.rule("T21")
def test_the_discard_stays_while_the_stack_holds_a_card() -> None:
    """It isn't shuffled early."""
    state = position("crew=lowe hands={cards} stack=f9,* actions=wait,boat used=plan-a,plan-b")
    play(state, "rescue:1")
    assert (actions(state), used(state)) == (["boat"], ["plan-a", "plan-b"])


@pytest.mark.rule("T21", "T20")
def test_a_discarded_card_becomes_the_stack_when_that_is_empty() -> None:
    """The card just played is now the whole action stack."""
    state = position("hands={cards} actions=-")
    play(state, "save-time")
    assert (actions(state), used(state)) == (["save-time"], [])


@pytest.mark.rule("T21", "T33")
def test_after_a_search_that_empties_the_stack() -> None:
    """The discard pile becomes the stack, and Plan A is the first card of the next one."""
    state = position("hands=plan-a,{cards} actions=wait used=boat,plan-b")
    play(state, "plan-a take:wait")
    assert sorted(actions(state)) == ["boat", "plan-b"]
    assert used(state) == ["plan-a"]
    assert "wait" in hand(state)


@pytest.mark.rule("T21", "T33")
def test_the_card_being_played_is_in_neither_pile() -> None:
    """Plan A takes the very last card, so there is no stack until Plan A itself is discarded."""
    state = position("hands=plan-a,{cards} actions=wait")
    play(state, "plan-a")
    assert (actions(state), used(state)) == (["wait"], [])
    play(state, "take:wait")
    assert (actions(state), used(state)) == (["plan-a"], [])


@pytest.mark.rule("T21", "T43")
def test_cards_that_fleet_has_drawn_are_in_neither_pile() -> None:
    """The stack has one card and is refilled with one, so Fleet has two to choose from."""
    state = position("crew=fleet hands={cards} stack=f9,* actions=wait used=boat")
    play(state, "rescue:1")
    assert legal(state) == {"take:wait", "take:boat"}
    assert (actions(state), used(state)) == ([], [])
    play(state, "take:wait")
    assert (actions(state), used(state)) == (["boat"], [])


@pytest.mark.rule("T21", "T42")
def test_several_draws_are_made_one_by_one() -> None:
    """Boxhall's first draw causes a refill, and his second card comes from it."""
    state = position("crew=boxhall hands={cards} stack=f9,* actions=wait used=boat,plan-a")
    before = len(hand(state))
    events = play(state, "rescue:1")
    drawn = [text.split()[0] for text in story(events) if "action" in text]
    assert drawn == ["drew-action", "shuffled", "drew-action"]
    assert len(hand(state)) == before + 2
    assert len(actions(state)) == 1


@pytest.mark.rule("T21")
def test_with_both_piles_empty_nobody_draws() -> None:
    """The failing player gets nothing and the game goes on."""
    state = position("crew=lowe,pitman hands={cards}/- stack=f9,* actions=-")
    before = hand(state)
    events = play(state, "rescue:1")
    assert "drew-action" not in names(events)
    assert (hand(state), hand(state, 2)) == (before, [])
    assert asked(state) == "turn@2"


@pytest.mark.rule("T21", "T35")
def test_the_discarded_boat_refills_an_empty_stack() -> None:
    """It doesn't matter how a card gets to the action discard pile."""
    state = position("hands={cards} actions=- decks=f8/-/-/-/-/- boat=f7")
    play(state, "b>1")
    assert (actions(state), used(state)) == (["boat"], [])


@pytest.mark.rule("T21", "T37")
def test_a_replaced_mystery_refills_an_empty_stack() -> None:
    """The mystery becomes the action stack, face down."""
    state = position("hands={cards} actions=- decks=f8/f8?/-/-/-/-")
    play(state, "1>?")
    assert (actions(state), used(state)) == (["mystery-f"], [])
    assert line(state, "2") == "f8"


@pytest.mark.rule("T21", "T43")
def test_fleets_discards_refill_an_empty_stack() -> None:
    """He draws three and nothing is left: what he discards becomes the new stack."""
    state = position("crew=fleet hands={cards} stack=f9,* actions=wait,boat,plan-a")
    play(state, "rescue:1")
    assert (actions(state), used(state)) == ([], [])
    play(state, "take:boat")
    assert actions(state) != []
    assert sorted(actions(state) + used(state)) == ["plan-a", "wait"]
    assert field(state, "offer") == "-"


# T21: what one effect discards goes together, before the stack is refilled


@pytest.mark.rule("T21", "T43")
@pytest.mark.parametrize("kept", ["wait", "boat", "plan-a"])
def test_fleet_discards_the_others_together(kept: str) -> None:
    """With three cards left, both others are shuffled, so the next draw isn't certain."""
    state = position("crew=fleet hands={cards} stack=f9,* actions=wait,boat,plan-a")
    events = play(state, f"rescue:1 take:{kept}")
    others = sorted({"wait", "boat", "plan-a"} - {kept})
    assert story(events)[-4:] == [
        *(f"discarded-action {card}" for card in ("wait", "plan-a", "boat") if card != kept),
        "shuffled actions #2",
        "turn @1",
    ]
    assert (sorted(actions(state)), used(state)) == (others, [])


@pytest.mark.rule("T21", "T43")
def test_what_fleet_discards_comes_back_in_either_order() -> None:
    """Over several fates, each of the two comes out on top."""
    drawn = "crew=fleet hands={cards} stack=f9,* actions=wait,boat,plan-a"
    on_top = set()
    for fate in range(16):
        state = position(f"{drawn} fate={fate:02x}")
        play(state, "rescue:1 take:boat")
        on_top.add(actions(state)[0])
    assert on_top == {"wait", "plan-a"}


@pytest.mark.rule("T21", "T31", "T35", "T38")
def test_wait_sends_a_mystery_and_the_boat_away_together() -> None:
    """The boat's whole run goes: both cards are the new stack, and Wait! is discarded later."""
    state = position("hands=wait,{cards} actions=- boat=f9,f8?,f7")
    events = play(state, "wait:b")
    assert story(events)[2:6] == [
        "discarded-action mystery-f",
        "discarded-action boat",
        "shuffled actions #2",
        "discarded-action wait",
    ]
    assert (sorted(actions(state)), used(state)) == (["boat", "mystery-f"], ["wait"])


@pytest.mark.rule("T21", "T35", "T37")
@pytest.mark.parametrize(
    ("drawn", "word"),
    [
        ("decks=f9?/-/-/-/-/- boat=f9", "b>?"),
        ("decks=f9?/-/-/-/-/- boat=f9,f8", "b>?"),
        ("groups=f1,f2?,f3/-/-/- boat=f2", "b>?"),
    ],
)
def test_the_emptied_boat_and_the_mystery_it_replaces_go_together(drawn: str, word: str) -> None:
    """One move discards both."""
    state = position(f"hands={{cards}} actions=- {drawn}")
    events = play(state, word)
    assert [text for text in story(events) if "action" in text] == [
        "discarded-action boat",
        "discarded-action mystery-f",
        "shuffled actions #2",
    ]
    assert (sorted(actions(state)), used(state)) == (["boat", "mystery-f"], [])


@pytest.mark.rule("T21", "T35", "T37", "T45")
def test_latimer_draws_from_the_stack_that_both_have_made() -> None:
    """He draws after the placement, and so after everything that it discards."""
    state = position("crew=latimer hands={cards} actions=- groups=f1+,f2?,f3+/-/-/- boat=f2+")
    events = play(state, "b>?")
    assert [text.split()[0] for text in story(events) if "action" in text] == [
        "discarded-action",
        "discarded-action",
        "shuffled",
        "drew-action",
    ]
    assert len(actions(state)) == 1


@st.composite
def drawn_with_empty_piles(draw: st.DrawFn) -> str:
    """Draw a position in which every action card is in a hand or on the table.

    There is a run on the boat, and a mystery in it, in a line or in a group.
    """
    crew = draw(st.sampled_from(["fleet", "latimer", "murdoch", "lowe"]))
    letter, top = draw(st.sampled_from([("f", 13), ("s", 17)]))
    highest = draw(st.integers(3, top))
    run = [f"{letter}{highest - at}" for at in range(draw(st.integers(1, 3)))]
    hides = draw(st.sampled_from(["boat", "line", "group", "nowhere"]))
    rank = draw(st.integers(max(highest - 3, 1), highest))
    deck, saved = "-", ["-", "-"]
    if hides == "boat":
        at = draw(st.integers(0, len(run) - 1))
        run[at] += "?"
    elif hides == "line":
        deck = f"{letter}{rank}?"
    elif hides == "group":
        group = [f"{letter}{other}+" for other in range(1, rank)] + [f"{letter}{rank}?"]
        saved["fs".index(letter)] = ",".join(group)
    groups = f"{saved[0]}/-/{saved[1]}/-"
    spare = f"{letter}{draw(st.integers(1, top))}+"
    other = spare if spare not in groups else "-"
    return (
        f"crew={crew},lee hands=wait,come-back,come-on/{{cards}} actions=- boat={','.join(run)} "
        f"decks={deck}/{other}/-/-/-/- groups={groups}"
    )


def rebuilds_amid_an_effect(before: State, events: list[Event], after: State) -> int:
    """Count how often the action stack was refilled between two discards of one effect.

    A played card is discarded separately, after its effect (T20), so it is the last.
    """
    told = [text for text in story(events) if text.startswith(("discarded-action", "shuffled act"))]
    was_played = any(event.name == "played" for event in events) or field(before, "playing") != "-"
    discards = [at for at, text in enumerate(told) if text.startswith("discarded")]
    if was_played and field(after, "playing") == "-":
        discards = discards[:-1]
    if not discards:
        return 0
    return sum(text.startswith("shuffled") for text in told[: discards[-1]])


@pytest.mark.rule("T21")
@given(drawn_with_empty_piles())
@settings(max_examples=150, deadline=None)
def test_the_stack_is_refilled_once_for_all_that_one_effect_discards(drawn: str) -> None:
    """This holds for any action and everything that it leads to within the turn."""
    waiting = [position(drawn)]
    while waiting:
        before = waiting.pop()
        for action in before.legal():
            after = before.copy()
            events = after.play(action)
            assert rebuilds_amid_an_effect(before, events, after) == 0, action_text(action)
            if after.asks not in (ASK_TURN, OVER) and len(waiting) < 40:
                waiting.append(after)
