"""Come On! and Come Back!: T27 and T28."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    actions,
    asked,
    discard,
    field,
    group,
    hand,
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

# T27: Come On!


@pytest.mark.rule("T27", "T39")
def test_come_on_searches_the_whole_stack() -> None:
    """Every playable passenger in the stack is offered with every place, and nothing else."""
    state = position("hands=come-on decks=f8/s4/-/-/-/- stack=s12,f9,f7,s3+,f1,f13,f12 discard=*")
    play(state, "come-on")
    assert asked(state) == "search@1"
    assert legal(state) == {"f7>1", "s3+>2", "f1>g1", "f13>3", "f13>4", "f13>5", "f13>6"}


@pytest.mark.rule("T27")
def test_come_on_plays_one_and_shuffles_the_stack() -> None:
    """One passenger leaves the stack, the rest are shuffled, and no page turns."""
    text = "crew=lee,boxhall hands=come-on/- decks=f8/-/-/-/-/-"
    state = position(f"{text} stack=s12,f9,f7,s3 discard=*")
    events = play(state, "come-on f7>1")
    assert line(state, "1") == "f8,f7"
    assert sorted(stack(state)) == ["f9", "s12", "s3"]
    assert "shuffled stack #3" in story(events)
    assert names(events).index("placed") < names(events).index("shuffled")
    assert (turned(state), used(state), asked(state)) == (0, ["come-on"], "turn@2")


@pytest.mark.rule("T27")
def test_come_on_shuffles_by_fate() -> None:
    """The order afterwards differs from secret to secret."""
    orders = set()
    for secret in ("01", "02", "03", "04"):
        state = position(f"fate={secret} hands=come-on decks=f8/-/-/-/-/-")
        play(state, "come-on f7>1")
        orders.add(tuple(stack(state)))
    assert len(orders) > 1


@pytest.mark.rule("T27")
def test_a_found_passenger_must_be_played() -> None:
    """A search that finds somebody can't be declined."""
    state = position("hands=come-on decks=f8/-/-/-/-/- stack=s12,f7 discard=*")
    play(state, "come-on")
    assert legal(state) == {"f7>1"}


@pytest.mark.rule("T27", "T50")
def test_come_on_without_a_find_turns_a_page_without_compensation() -> None:
    """The stack is shuffled first; neither the player nor Pitman draws."""
    text = "crew=boxhall,pitman hands=come-on/- decks=f8/-/-/-/-/-"
    state = position(f"{text} stack=s12,f9,s3 discard=*")
    events = play(state, "come-on")
    assert [name for name in names(events) if name in ("shuffled", "page")] == ["shuffled", "page"]
    assert sorted(stack(state)) == ["f9", "s12", "s3"]
    assert turned(state) == 1
    assert (hand(state, 1), hand(state, 2)) == ([], [])
    assert (used(state), asked(state)) == (["come-on"], "turn@2")


@pytest.mark.rule("T27", "T20")
def test_come_on_with_an_empty_stack_turns_a_page() -> None:
    """It finds nothing, and the discard pile isn't shuffled into the stack."""
    state = position("crew=lowe hands=come-on decks=f8/-/-/-/-/- stack=- discard=*")
    events = play(state, "come-on")
    assert turned(state) == 1
    assert (stack(state), "f7" in discard(state)) == ([], True)
    assert hand(state) == []
    assert "drew-action" not in names(events)


@pytest.mark.rule("T27", "T23")
def test_the_page_of_come_on_floods() -> None:
    """It has all the effects of a page."""
    state = position("turned=2 hands=come-on decks=f9/-/-/-/-/- stack=s3 discard=*")
    play(state, "come-on")
    assert field(state, "decks") == "-/f9/-/-/-/-"


@pytest.mark.rule("T27", "T37", "T39")
def test_come_on_may_replace_a_mystery() -> None:
    """If nothing else can be played, the replacement is compulsory."""
    state = position("hands=come-on groups=f1,f2?,f3/-/-/- stack=s12,f2 discard=*")
    play(state, "come-on")
    assert legal(state) == {"f2>?"}
    play(state, "f2>?")
    assert group(state, 1) == "f1,f2,f3"
    assert used(state) == ["come-on", "mystery-f"]


@pytest.mark.rule("T27", "T49", "T43")
@pytest.mark.parametrize("crew", ["fleet,lee", "lightoller,lee", "lowe,lee"])
def test_come_on_is_not_a_failed_rescue(crew: str) -> None:
    """No crew member's way of failing applies."""
    state = position(f"crew={crew} hands=come-on/- stack=s3 discard=*")
    play(state, "come-on")
    assert asked(state) == "turn@2"
    assert hand(state) == []


# T28: Come Back!


@pytest.mark.rule("T28", "T39")
def test_come_back_searches_the_discard() -> None:
    """Only passengers in the discard pile are offered."""
    state = position("hands=come-back decks=f8/s4/-/-/-/- discard=s12,f7,s3+")
    play(state, "come-back")
    assert asked(state) == "search@1"
    assert legal(state) == {"f7>1", "s3+>2"}


@pytest.mark.rule("T28")
def test_come_back_plays_one_and_shuffles_nothing() -> None:
    """The others stay in the discard pile, and the stack keeps its order."""
    state = position("hands=come-back decks=f8/-/-/-/-/- discard=s12,f7,s3+ stack=f2,s9,*")
    order = stack(state)
    events = play(state, "come-back f7>1")
    assert line(state, "1") == "f8,f7"
    assert discard(state) == {"s12", "s3+"}
    assert stack(state) == order
    assert "shuffled" not in names(events)
    assert (turned(state), used(state)) == (0, ["come-back"])


@pytest.mark.rule("T28", "T50")
def test_come_back_without_a_find_turns_a_page_without_compensation() -> None:
    """Neither the player nor Pitman draws."""
    state = position("crew=boxhall,pitman hands=come-back/- decks=f8/-/-/-/-/- discard=s12,f9")
    play(state, "come-back")
    assert turned(state) == 1
    assert discard(state) == {"s12", "f9"}
    assert (hand(state, 1), hand(state, 2)) == ([], [])
    assert asked(state) == "turn@2"


@pytest.mark.rule("T28", "T20")
def test_come_back_with_an_empty_discard_turns_a_page() -> None:
    """It finds nothing, and nobody draws an action card for it."""
    state = position("crew=lowe hands=come-back decks=f8/-/-/-/-/- actions=wait,*")
    play(state, "come-back")
    assert turned(state) == 1
    assert (hand(state), actions(state)[0]) == ([], "wait")


@pytest.mark.rule("T28", "T37")
def test_come_back_may_replace_a_mystery() -> None:
    """A card from the discard pile replaces one in the middle of a run."""
    state = position("hands=come-back decks=f8,f7?,f6/-/-/-/-/- discard=f7+")
    play(state, "come-back f7+>?")
    assert line(state, "1") == "f8,f7+,f6"
    assert discard(state) == set()


@pytest.mark.rule("T27", "T28", "T25", "T51")
@pytest.mark.parametrize(
    ("card", "piles"), [("come-on", "stack=f9 discard=*"), ("come-back", "discard=f9")]
)
def test_the_last_page_by_a_search_ends_the_game(card: str, piles: str) -> None:
    """Nothing else happens, not even to the card itself."""
    state = position(f"turned=10 hands={card} decks=-/-/-/-/s2/- {piles}")
    events = play(state, card)
    assert names(events)[-2:] == ["last-page", "ended"]
    assert asked(state) == "over"
