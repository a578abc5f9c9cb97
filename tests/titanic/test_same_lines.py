"""Same Lines!: T30."""

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
    turned,
    used,
)


def pairs(text: str) -> set[str]:
    """Return the pairs of lines that Same Lines! can take in a position."""
    state = position(f"hands=same-lines {text}")
    return {word.partition(":")[2] for word in legal(state) if word.startswith("same-lines")}


@pytest.mark.rule("T30")
def test_two_lines_are_shared_out_equally() -> None:
    """All cards of both are shuffled face down in equal shares, and both fronts are revealed."""
    state = position("crew=lee,boxhall hands=same-lines/- decks=f9,f8,f7,f6,f5/s4/s9/-/-/-")
    events = play(state, "same-lines:12")
    shares = [hidden(state, place) + run(state, place) for place in "12"]
    assert [len(share) for share in shares] == [3, 3]
    assert sorted(shares[0] + shares[1]) == ["f5", "f6", "f7", "f8", "f9", "s4"]
    assert [len(run(state, place)) for place in "12"] == [1, 1]
    assert names(events).count("revealed") == 2
    assert line(state, "3") == "s9"
    assert (used(state), asked(state), turned(state)) == (["same-lines"], "turn@2", 0)


@pytest.mark.rule("T30")
@pytest.mark.parametrize("decks", ["f9,f8/s4/-/-/-/-", "s4/f9,f8/-/-/-/-", "f9,f8,f7/-/-/-/-/-"])
def test_the_odd_card_goes_to_the_line_nearer_the_stern(decks: str) -> None:
    """One card is at deck 1 and two at deck 2, whichever line was longer before."""
    state = position(f"hands=same-lines decks={decks}")
    play(state, "same-lines:12")
    assert len(hidden(state, "1") + run(state, "1")) == 1
    assert len(hidden(state, "2") + run(state, "2")) == 2


@pytest.mark.rule("T30")
def test_lines_need_not_be_neighbours() -> None:
    """It can be any two decks; what is between them isn't touched."""
    state = position("hands=same-lines decks=f9/-/s5/-/-/s4,s3")
    play(state, "same-lines:16")
    assert len(hidden(state, "1") + run(state, "1")) == 1
    assert len(hidden(state, "6") + run(state, "6")) == 2
    assert line(state, "3") == "s5"


@pytest.mark.rule("T30")
def test_one_of_the_lines_may_be_empty() -> None:
    """Its share comes from the other."""
    state = position("hands=same-lines decks=-/f9,f8,f7,f6/-/-/-/-")
    play(state, "same-lines:26")
    assert len(hidden(state, "2") + run(state, "2")) == 2
    assert len(hidden(state, "6") + run(state, "6")) == 2


@pytest.mark.rule("T30")
def test_a_single_card_goes_to_the_stern() -> None:
    """The odd card is the only one, so the line closer to the bow is empty afterwards."""
    state = position("hands=same-lines decks=f9/-/-/-/-/-")
    events = play(state, "same-lines:13")
    assert field(state, "decks") == "-/-/f9/-/-/-"
    assert names(events).count("revealed") == 1
    state = position("hands=same-lines decks=-/-/f9/-/-/-")
    play(state, "same-lines:13")
    assert field(state, "decks") == "-/-/f9/-/-/-"


@pytest.mark.rule("T30")
def test_the_cards_are_shuffled() -> None:
    """Fate shuffles them: the order differs from secret to secret."""
    orders = set()
    for secret in ("01", "02", "03", "04"):
        state = position(f"fate={secret} hands=same-lines decks=f9,f8,f7,f6,f5,f4/-/-/-/-/-")
        play(state, "same-lines:12")
        orders.add(field(state, "decks"))
    assert len(orders) > 1


@pytest.mark.rule("T30")
def test_any_two_decks_with_at_most_one_empty() -> None:
    """Two empty decks can't be chosen."""
    assert pairs("decks=f9/s5/-/-/-/-") == {"12", "13", "14", "15", "16", "23", "24", "25", "26"}


@pytest.mark.rule("T30", "T35")
def test_never_the_boat() -> None:
    """The boat isn't offered, and its cards stay."""
    assert pairs("decks=f9/-/-/-/-/- boat=s5") == {"12", "13", "14", "15", "16"}
    state = position("hands=same-lines decks=f9/-/-/-/-/- boat=s3|s5")
    play(state, "same-lines:12")
    assert line(state, "b") == "s3|s5"


@pytest.mark.rule("T30", "T24")
def test_never_a_flooded_deck() -> None:
    """A flooded deck isn't an empty line that can be filled."""
    assert pairs("turned=6 decks=-/-/f9/-/-/-") == {"34", "35", "36"}
    assert pairs("turned=8 decks=-/-/-/f9/-/-") == {"45", "46"}
