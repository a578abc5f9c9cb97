"""Pages and flooding: T22 to T25."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    asked,
    field,
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
)

PAGES = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]
FLOODS = {3: 1, 6: 2, 8: 3, 10: 4}


@pytest.mark.rule("T22")
def test_the_booklet_page_by_page() -> None:
    """With compartments 3, 3, 2, 2, 1, 0, each page has its number and the deck it floods."""
    state = position("decks=s3|f9/s5|f9+/s7|f5/{rest}|f5+/-/- stack=-")
    assert state.page() == PAGES[0]
    for number in range(1, 12):
        events = play(state, "rescue")
        flooded = [text for text in story(events) if text.startswith("flooded")]
        deck = FLOODS.get(number)
        assert [text.split()[1] for text in flooded] == ([str(deck)] if deck else [])
        assert state.page() == PAGES[number]
    assert asked(state) == "over"


@pytest.mark.rule("T22")
@pytest.mark.parametrize("turned_before", [0, 1, 3, 4, 6, 8])
def test_a_page_that_fills_no_deck_moves_nobody(turned_before: int) -> None:
    """Only the last compartment of a deck starts a wave of panic."""
    decks = "-/-/-/s9|f9/s7|f5/s3"
    state = position(f"turned={turned_before} decks={decks} stack=s12,*")
    events = play(state, "rescue:1")
    assert field(state, "decks") == decks
    assert "flooded" not in names(events)


@pytest.mark.rule("T23")
@pytest.mark.parametrize(("turned_before", "deck"), [(2, 1), (5, 2), (7, 3), (9, 4)])
def test_a_flood_mixes_two_lines_into_one_face_down(turned_before: int, deck: int) -> None:
    """All cards of both lines are at the next deck, face down except for the front card."""
    lines = ["-"] * 6
    lines[deck - 1] = "s9,f3|f9,f8"
    lines[deck] = "s2|s6,s5"
    state = position(f"turned={turned_before} decks={'/'.join(lines)} stack=s12,*")
    events = play(state, "rescue:1")
    cards = hidden(state, str(deck + 1)) + run(state, str(deck + 1))
    assert line(state, str(deck)) == "-"
    assert sorted(cards) == ["f3", "f8", "f9", "s2", "s5", "s6", "s9"]
    assert len(run(state, str(deck + 1))) == 1
    assert names(events).count("revealed") == 1


@pytest.mark.rule("T23")
def test_the_mixed_line_is_shuffled() -> None:
    """Fate shuffles it: the order differs from secret to secret."""
    orders = set()
    for secret in ("01", "02", "03", "04"):
        state = position(f"fate={secret} turned=2 decks=f9,f8,f7/s9,s8,s7/-/-/-/- stack=s12,*")
        play(state, "rescue:1")
        orders.add(line(state, "2"))
    assert len(orders) > 1


@pytest.mark.rule("T23")
def test_a_flood_onto_an_empty_deck() -> None:
    """The passengers flee to the next deck even if nobody is there."""
    state = position("turned=2 decks=s9|f9,f8/-/s5/-/-/- stack=s12,*")
    play(state, "rescue:1")
    assert line(state, "1") == "-"
    assert sorted(hidden(state, "2") + run(state, "2")) == ["f8", "f9", "s9"]
    assert len(hidden(state, "2")) == 2
    assert line(state, "3") == "s5"


@pytest.mark.rule("T23")
def test_a_flood_of_one_card() -> None:
    """A single passenger is face up at the next deck."""
    state = position("turned=2 decks=f9/-/-/-/-/- stack=s12,*")
    play(state, "rescue:1")
    assert field(state, "decks") == "-/f9/-/-/-/-"


@pytest.mark.rule("T23", "T35")
def test_a_flood_does_not_touch_the_boat() -> None:
    """The boat's line stays as it is."""
    state = position("turned=2 decks=f9/s6/-/-/-/- boat=s2|f4,f3 stack=s12,*")
    play(state, "rescue:1")
    assert line(state, "b") == "s2|f4,f3"


@pytest.mark.rule("T24")
def test_an_empty_deck_is_flooded_without_a_shuffle() -> None:
    """The next line stays as it is: it isn't shuffled, and nothing is turned face down."""
    state = position("turned=2 decks=-/s3,f9|s6,s5/-/-/-/- stack=s12,*")
    before = field(state, "shuffles")
    events = play(state, "rescue:1")
    assert line(state, "2") == "s3,f9|s6,s5"
    assert field(state, "shuffles") == before
    assert "revealed" not in names(events)
    assert "flooded" in names(events)


@pytest.mark.rule("T24")
def test_a_flooded_deck_has_no_line() -> None:
    """Neither a 13 nor an action card can go there."""
    state = position("turned=6 decks=-/-/s9|f13/s4/s6/s8 hands=same-lines,your-turn,wait,mystery-s")
    places = {text.partition(":")[2] for text in legal(state) if not text.startswith("rescue")}
    assert not any("1" in place or "2" in place for place in places)


@pytest.mark.rule("T25", "T51")
def test_the_last_page_ends_the_game_at_once() -> None:
    """Deck 5's compartment is the last one: nobody flees any more."""
    state = position("turned=10 decks=-/-/-/-/f9,s2|f8/s6 stack=s12,*")
    events = play(state, "rescue:1")
    assert names(events)[-2:] == ["last-page", "ended"]
    assert field(state, "decks") == "-/-/-/-/f9,s2|f8/s6"
    assert (turned(state), state.page()) == (11, 0)
    assert asked(state) == "over"


@pytest.mark.rule("T25")
def test_the_last_page_but_one_does_not_end_the_game() -> None:
    """The page worth 0 that floods deck 4 isn't the end."""
    state = position("turned=9 decks=-/-/-/f9/-/s6 stack=s12,*")
    play(state, "rescue:1")
    assert state.page() == 0
    assert asked(state) == "turn@1"
    assert stack(state)[0] != "s12"
