"""Positions that are impossible or unreadable: each is refused with an error code."""

from __future__ import annotations

import re
from random import Random

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.errors import EditionError, LifeboatError, NotationError, PositionError
from lifeboat.septentrick import read_position, sample
from lifeboat.septentrick.playout import play_out
from tests.engine import THRIFT
from tests.septentrick.drawing import dealt, drawn, filled, joined, play

DAMAGES = max(1, 4 // THRIFT)
"""How often each position of a game is damaged."""

HANDS = [
    "d1,d2,d3,d4,d5,t1,t2,c1,s1,r,p1,p2,p3",
    "d6,t3,t4,t5,t6,c2,c3,s2,s3,r,p2,p2,p4",
    "d7,t7,c4,c5,c6,c7,s4,s5,s6,s7,p1,p2,p3",
]
"""A deal for three with seat 1 to lead; the cases below change it."""
WHOLE = "/".join(HANDS)
AFTER_PASS = "/".join(
    [
        "d3,d4,d5,t1,t2,c1,s1,r,p1,p2,p3",
        "t4,t5,t6,c2,c3,s2,s3,r,p2,p2,p4",
        "c4,c5,c6,c7,s4,s5,s6,s7,p1,p2,p3",
    ]
)
PASSED = "d1,d2/d6,t3/d7,t7"
"""The first pass: everybody has given away their first two cards."""
AFTER_KEEP = "/".join(
    [
        "d3,d4,d5,d6,d7,t1,t2,c1,s1,r,p1,p2,p3",
        "d1,t4,t5,t6,t7,c2,c3,s2,s3,r,p2,p2,p4",
        "d2,t3,c4,c5,c6,c7,s4,s5,s6,s7,p1,p2,p3",
    ]
)
ON = "t7/d2/d6"
"""The second pass: d7, d1 and t3 were kept, and the others went on."""


def changed(old: str, new: str, whole: str = WHOLE) -> str:
    """Return the hands with one part replaced by another."""
    assert whole.count(old) == 1
    return whole.replace(old, new)


GOOD = [
    f"players=3 trump=star hands={WHOLE}",
    f"players=3 asks=trump hands={WHOLE}",
    f"players=3 asks=captain hands={WHOLE}",
    f"players=3 trump=star asks=pass hands={WHOLE}",
    f"players=3 trump=star asks=pass seat=2 passing=d1,d2/-/- hands={WHOLE}",
    f"players=3 trump=star asks=pass seat=3 passing=d1,d2/d6,r/- hands={WHOLE}",
    f"players=3 trump=star asks=keep passed={PASSED} hands={AFTER_PASS}",
    f"players=3 trump=star asks=keep seat=2 passing=d7/-/- passed={PASSED} hands={AFTER_PASS}",
    f"players=3 trump=star passed={PASSED} on={ON} hands={AFTER_KEEP}",
    f"players=3 trump=star seat=2 played=d1 hands={changed('d1,', '')}",
]


@pytest.mark.parametrize("text", GOOD)
def test_the_positions_that_the_bad_ones_are_made_of_are_good(text: str) -> None:
    assert read_position(str(read_position(text))) == read_position(text)


IMPOSSIBLE = [
    # the cards of the set, with the right number of copies (S2)
    (f"trump=star hands={changed('d7', 'd1')}", "position-cards", "S2"),
    (f"trump=star hands={changed('d7', 'd8')}", "position-cards", "S2"),
    (f"trump=star hands={changed('p4', 'p3')}", "position-cards", "S2"),
    (f"trump=star hands={changed('d7', 'r')}", "position-cards", "S2"),
    (f"trump=star hands={changed('d7,', '')}", "position-cards", "S2"),
    ("trump=star", "position-cards", "S2"),
    # thirteen cards each, three of them Passenger cards (S3, S5)
    (f"trump=star hands={changed(',t2', '').replace('d6', 'd6,t2')}", "position-hand", "S3"),
    (
        f"trump=star hands={changed('c4,', 'p3,').replace('p1,p2,p3/', 'p1,p2,c4/')}",
        "position-hand",
        "S5",
    ),
    # a hand can't hold more of a kind than there are
    (f"trump=star hands={changed('d1,d2', 'd1,d1,d1')}", "position-hand", "S3"),
    (f"trump=star hands={changed('p1,p2,p3/', 'p2,p2,p2,p2/')}", "position-hand", "S3"),
    (f"trump=star hands={changed('s1,r', 'r,r,r,r,r')}", "position-hand", "S3"),
    # cards played must have been legal, in the hands of the right players
    (f"trump=star played=p1 hands={changed('p1,p2,p3/', 'p2,p3/')}", "position-played", "S8"),
    (
        f"trump=star played=d1,t3 hands={changed('d1,', '').replace('t3,', '')}",
        "position-played",
        "S8",
    ),
    (
        f"trump=star played=d1,d7 hands={changed('d7,', '').replace('d1,', '')}",
        "position-hand",
        "S3",
    ),
    # questions that the table doesn't ask
    (f"hands={WHOLE}", "position-question", "S4"),
    (f"asks=pass hands={WHOLE}", "position-question", "S4"),
    (f"trump=star asks=trump hands={WHOLE}", "position-question", "S4"),
    (f"trump=star asks=captain hands={WHOLE}", "position-question", "S4"),
    (f"trump=star asks=over hands={WHOLE}", "position-question", ""),
    (f"trump=star asks=over played=d1 hands={changed('d1,', '')}", "position-question", ""),
    (f"trump=star asks=pass played=d1 hands={changed('d1,', '')}", "position-question", ""),
    # questions to the wrong seat
    (f"trump=star seat=2 hands={WHOLE}", "position-question", ""),
    (f"asks=trump seat=2 hands={WHOLE}", "position-question", ""),
    # passes (S5)
    (f"trump=star passing=d1/-/- hands={WHOLE}", "position-pass", "S5"),
    (f"trump=star asks=pass passing=p1/-/- hands={WHOLE}", "position-pass", "S5"),
    (f"trump=star asks=pass passing=d7/-/- hands={WHOLE}", "position-pass", "S5"),
    (f"trump=star asks=pass seat=1 passing=d1,d2/-/- hands={WHOLE}", "position-question", ""),
    (f"trump=star asks=pass passing=d1/-/- hands={WHOLE}", "position-pass", "S5"),
    (f"trump=star asks=pass passing={PASSED} hands={WHOLE}", "position-pass", "S5"),
    (f"trump=star seat=3 played=d1 hands={changed('d1,', '')}", "position-question", ""),
    (f"trump=star asks=pass seat=2 hands={WHOLE}", "position-question", ""),
    (f"trump=star asks=pass seat=2 passing=d1/-/- hands={WHOLE}", "position-question", ""),
    (f"trump=star asks=pass seat=2 passing=d1,d2,d3/-/- hands={WHOLE}", "position-question", ""),
    (f"trump=star asks=pass passing=-/-/d7,t7 hands={WHOLE}", "position-pass", "S5"),
    (f"trump=star asks=pass passed={PASSED} on={ON} hands={AFTER_KEEP}", "position-pass", "S5"),
    (f"asks=trump passed={PASSED} on={ON} hands={AFTER_KEEP}", "position-pass", "S5"),
    (f"trump=star asks=keep hands={WHOLE}", "position-hand", "S3"),
    (f"trump=star asks=keep passed=d1,d2,t1/d6/d7,t7 hands={AFTER_PASS}", "position-cards", "S2"),
    (
        "trump=star asks=keep passed=d1,d2,t1/d6/d7,t7 hands="
        + changed("t1,", "", AFTER_PASS).replace("/t4", "/t3,t4"),
        "position-hand",
        "S3",
    ),
    (f"trump=star asks=keep seat=2 passed={PASSED} hands={AFTER_PASS}", "position-question", ""),
    (
        f"trump=star asks=keep seat=2 passing=d7,t7/-/- passed={PASSED} hands={AFTER_PASS}",
        "position-question",
        "",
    ),
    (
        f"trump=star asks=keep seat=2 passing=d1/-/- passed={PASSED} hands={AFTER_PASS}",
        "position-pass",
        "S5",
    ),
    (f"trump=star asks=keep passed={PASSED} on={ON} hands={AFTER_PASS}", "position-pass", "S5"),
    (f"trump=star passed={PASSED} hands={AFTER_KEEP}", "position-pass", "S5"),
    (f"trump=star on={ON} hands={AFTER_KEEP}", "position-pass", "S5"),
    (f"trump=star passed={PASSED} on=t7/d2/d7 hands={AFTER_KEEP}", "position-pass", "S5"),
    (f"trump=star passed={PASSED} on={ON} hands={WHOLE}", "position-pass", "S5"),
    (f"trump=star passed=d1,d2/-/- hands={AFTER_KEEP}", "position-pass", "S5"),
    (f"trump=star passed=d1/d6/d7 on=d7/d1/d6 hands={AFTER_KEEP}", "position-pass", "S5"),
]


@pytest.mark.rule("S2", "S3", "S4", "S5", "S8")
@pytest.mark.parametrize(("text", "code", "rule"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(text: str, code: str, rule: str) -> None:
    with pytest.raises(PositionError) as refused:
        read_position(f"players=3 {text}")
    assert refused.value.code == code
    assert not rule or refused.value.rule == rule


@pytest.mark.rule("S5")
def test_pairs_on_their_way_are_two_cards_each() -> None:
    """Three cards from one seat and one from another are refused, despite the right total."""
    hands = AFTER_PASS
    with pytest.raises(PositionError) as refused:
        read_position(f"players=3 trump=star asks=keep passed=d1,d2,d6/t3/d7,t7 hands={hands}")
    assert (refused.value.code, refused.value.rule) == ("position-pass", "S5")


UNREADABLE = [
    ("hands=x1/-/-", "sea-card"),
    ("hands=d13/-/-", "sea-card"),
    ("hands=?/-/-", "sea-card"),
    ("played=d1,,d2", "sea-card"),
    ("hands=d1/d2", "position-parts"),
    ("hands=-/-/-/-", "position-parts"),
    ("captain=4", "position-number"),
    ("captain=0", "position-number"),
    ("seat=4", "position-number"),
    ("seat=x", "position-number"),
    ("trump=moon", "position-word"),
    ("asks=sleep", "position-word"),
    ("fate=xyz", "position-fate"),
    ("colour=red", "position-field"),
    ("players=3", "position-field"),
    ("trump", "position-field"),
]


@pytest.mark.parametrize(("text", "code"), UNREADABLE)
def test_an_unreadable_position_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_position(f"players=3 {text}")
    assert refused.value.code == code


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", ["2", "6", "x"])
def test_positions_are_for_three_to_five(players: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_position(f"players={players}")
    assert refused.value.code == "position-number"


def test_a_position_of_an_unknown_edition_is_refused() -> None:
    with pytest.raises(EditionError):
        read_position(f"players=3 edition=deluxe trump=star hands={WHOLE}")


def over() -> dict[str, str]:
    """Return the fields of a complete game."""
    state = drawn("d1", "d2", "d3")
    while state.decision():
        state.play(state.legal()[-1])
    return dict(word.split("=", 1) for word in str(state).split())


def text_of(fields: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in fields.items())


@pytest.mark.rule("S16")
def test_no_card_can_be_played_after_the_twelfth_trick() -> None:
    """The last cards are revealed, not played."""
    fields = over()
    hands = fields["hands"].split("/")
    codes = []
    for seat, card in enumerate(hands):
        left = "/".join([*hands[:seat], "-", *hands[seat + 1 :]])
        with pytest.raises(PositionError) as refused:
            read_position(
                text_of({**fields, "hands": left, "played": f"{fields['played']},{card}"})
            )
        codes.append(refused.value.code)
    # The last winner would have to play; any other card leaves two hands of the wrong size.
    assert sorted(codes) == ["position-hand", "position-hand", "position-played"]


@pytest.mark.rule("S16")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_has_one_card_left_in_the_end(seat: int) -> None:
    fields = over()
    hands = fields["hands"].split("/")
    missing = [*hands[:seat], "-", *hands[seat + 1 :]]
    moved = missing.copy()
    moved[seat - 1] += f",{hands[seat]}"
    for wrong in (missing, moved):
        with pytest.raises(PositionError):
            read_position(text_of({**fields, "hands": "/".join(wrong)}))


def damaged(words: list[str], chance: Random) -> str:
    """Return a position's text with a field removed, or one of its cards changed or doubled."""
    at = chance.randrange(len(words))
    name, _, value = words[at].partition("=")
    if chance.random() < 0.2:
        return " ".join(words[:at] + words[at + 1 :])
    cards = re.split("([,/])", value)
    place = chance.randrange(0, len(cards), 2)
    cards[place] = chance.choice(["-", "d1", "p1", "r", f"{cards[place]},{cards[place]}", "2"])
    return " ".join([*words[:at], f"{name}={''.join(cards)}", *words[at + 1 :]])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_damaged_position_is_refused_or_can_be_played_to_its_end(players: int) -> None:
    """If it can be read, it can be viewed and sampled by everybody, and played."""
    chance, throws = Random(players), dice("damage")
    state = dealt(players, "damage")
    refusals = 0
    while state.decision():
        for _ in range(DAMAGES):
            try:
                found = read_position(damaged(str(state).split(), chance))
            except LifeboatError:
                refusals += 1
                continue
            assert read_position(str(found)) == found
            for seat in range(-1, players):
                sample(found.view(seat), throws)
            play_out(found, throws)
        state.play(state.legal()[throws.below(len(state.legal()))])
    assert refusals > 12 * DAMAGES


@pytest.mark.rule("S6")
def test_the_captain_leads_when_no_seat_is_named() -> None:
    """If the seat is left out, it follows from the Captain and the cards played."""
    hands = "/".join(joined(cards) for cards in filled(("d1", "d2", "d3")))
    state = read_position(f"players=3 captain=2 trump=star hands={hands}")
    play(state, "d2 d3 d1")
    assert state.view(0).leader == 2
