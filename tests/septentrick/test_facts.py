"""What a view tells about the table: the trick, who leads and wins, tallies, dangers."""

from __future__ import annotations

import pytest

from lifeboat.core.events import NO_SEAT
from lifeboat.core.games import game_of
from lifeboat.septentrick import State
from lifeboat.septentrick.cards import SUIT_NAMES, card_text, read_card
from lifeboat.septentrick.tally import Tally, is_blank, tally_of
from lifeboat.septentrick.tricks import NO_SUIT
from lifeboat.septentrick.view import View
from tests.septentrick.drawing import dealt, drawn, ending, field, listed, people_on, play, rings_on
from tests.septentrick.referee import plays, winner
from tests.septentrick.test_views import some_game

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


def tricks_shown(view: View) -> list[tuple[list[tuple[int, str]], int]]:
    """Return the last trick and this one: who played what, and who is winning."""
    tricks = [trick for trick in (view.last_trick(), view.this_trick()) if trick and trick.cards]
    return [
        (list(zip(one.seats, map(card_text, one.cards), strict=True)), one.winner) for one in tricks
    ]


@PLAYERS
def test_this_trick_and_the_last_are_those_that_the_plays_tell(players: int) -> None:
    for state in some_game(players):
        played, trump = listed(field(state, "played")), field(state, "trump")
        told = [(seat, card) for seat, _, card in plays(played, state.captain, trump, players)]
        tricks = [told[at : at + players] for at in range(0, len(told), players)]
        expected = []
        for trick in tricks[-2:] if len(played) % players else tricks[-1:]:
            place = winner([card for _, card in trick], trump)
            expected.append((trick, NO_SEAT if place is None else trick[place][0]))
        shown = tricks_shown(state.view(-1))
        assert shown[-len(expected) :] == expected if expected else not shown


def test_before_the_first_card_there_is_no_trick_and_no_suit() -> None:
    view = drawn("c1", "c2", "-").view(0)
    assert view.last_trick() is None
    trick = view.this_trick()
    assert (trick.leader, trick.cards, trick.suit, trick.winner) == (0, [], NO_SUIT, NO_SEAT)
    assert view.seats_to_play() == [0, 1, 2]


def test_the_seats_to_play_are_those_after_the_last_card() -> None:
    state = drawn("c1", "c2", "-", captain=1)
    play(state, "c1")
    assert state.view(2).seats_to_play() == [1, 2]
    assert state.view(2).this_trick().suit == SUIT_NAMES.index("circle")


@pytest.mark.rule("S5")
def test_cards_go_to_the_left() -> None:
    view = dealt(4).view(0)
    assert [view.left_of(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [view.right_of(seat) for seat in range(4)] == [3, 0, 1, 2]


@pytest.mark.rule("S4", "S5")
def test_the_captain_and_the_cards_to_choose_are_known_when_they_are() -> None:
    state = dealt(3, "facts", "table")
    found = []
    while state.tricks == 0:
        view = state.view(0)
        found.append((view.known_captain(), view.to_choose()))
        state.play(state.legal()[-1])
    assert found[:2] == [(NO_SEAT, 0), (2, 0)]
    assert found[2:8] == [(2, 2)] * 3 + [(2, 1)] * 3
    assert found[8:] == [(2, 0)] * 3


@PLAYERS
@pytest.mark.rule("S14", "S15", "S17")
def test_tallies_are_what_was_collected(players: int) -> None:
    for state in some_game(players):
        view = state.view(0)
        tallies = [view.tally(seat) for seat in range(players)]
        assert tallies == list(zip(state.rings, state.people, strict=True))
        matched = [one for one in tallies if one.surplus() == 0]
        assert view.matched() == len(matched)


def test_a_tally_counts_the_rings_and_people_on_cards() -> None:
    state = drawn("-", "-", "-")
    texts = ["d2", "d6", "p3", "r", "c1"]
    cards = [read_card(text) for text in texts]
    expected = Tally(sum(map(rings_on, texts)), sum(map(people_on, texts)))
    assert tally_of(state.terms, cards) == expected == Tally(4, 3)
    assert Tally(1, 2).with_cards(state.terms, cards) == Tally(5, 5)
    blank = [text for text, card in zip(texts, cards, strict=True) if is_blank(state.terms, card)]
    assert blank == ["r", "c1"]


@PLAYERS
def test_a_void_is_a_bit_of_the_voids(players: int) -> None:
    for state in some_game(players):
        view = state.view(1)
        for seat in range(players):
            voids = [name[0] for suit, name in enumerate(SUIT_NAMES) if view.is_void(seat, suit)]
            shown = field(view, "voids").split("/") if any(view.voids) else ["-"] * players
            assert ("".join(voids) or "-") == shown[seat]


@pytest.mark.rule("S16")
def test_the_last_cards_are_visible_only_at_the_end() -> None:
    state = ending("d1,d2", "d3,d4", "d5,d7")
    assert not state.view(0).has_last_cards()
    play(state, "d1 d3 d5")
    assert state.view(0).has_last_cards()
    lost = ending("p1,p1", "p2,p4", "p2,p3")
    play(lost, "p1 p2 p3")
    assert not lost.view(0).has_last_cards()


def dangers(state: State) -> str:
    """Return what every view says about the danger of a trick of only Passenger cards."""
    found = {(view.is_lost(), view.is_in_danger()) for view in map(state.view, range(-1, 3))}
    (told,) = found
    return {(True, False): "lost", (False, True): "danger", (False, False): ""}[told]


@pytest.mark.rule("S12")
@pytest.mark.parametrize(
    ("hands", "played", "expected"),
    [
        (("p1,p1", "p2,p4", "p2,p3"), "", "lost"),
        (("p1,p1", "p2,p4", "p2,p3"), "p1 p2", "lost"),
        (("p1,p1", "p2,p4", "p2,p3"), "p1 p2 p3", ""),
        (("p1,p1", "r,p4", "p2,p3"), "", ""),
        (("p1,p1", "r,p4", "p2,p3"), "p1 r", ""),
        (("c1,p1,p1", "d2,p2,p4", "p2,p2,p3"), "", "danger"),
        (("c1,p1,p1", "d2,p2,p4", "p2,p2,p3"), "c1 p4", ""),
        (("r,p1", "d2,p2", "p2,p3"), "", ""),
        (("r,d1,p1", "d2,p2,p4", "p2,p2,p3"), "", ""),
    ],
)
def test_a_trick_of_passengers_is_seen_coming(
    hands: tuple[str, ...], played: str, expected: str
) -> None:
    state = ending(*hands)
    play(state, played)
    assert dangers(state) == expected


@pytest.mark.rule("S7", "S8", "S9", "S10", "S11")
@pytest.mark.parametrize(
    ("hands", "played", "expected"),
    [
        (("c1,p1", "c2,p2", "c3,p3"), "", "lead"),
        (("r,d1", "d3,c1", "p2,p3"), "", "lead-any"),
        (("p1,p1", "p2,p4", "p2,p3"), "", "lead-passengers"),
        (("r,d1", "d3,p1", "p2,p3"), "r", "open"),
        (("r,d1", "d3,c1", "p2,p3"), "r", "open-any"),
        (("p1,p1", "p2,p4", "p2,p3"), "p1", "open-passengers"),
        (("c1,p1", "c2,p2", "c3,p3"), "c1", "follow"),
        (("c1,p1", "c2,r", "c3,p3"), "c1", "follow-rescue"),
        (("c1,p1", "d2,p2", "c3,p3"), "c1", "free"),
    ],
)
def test_a_view_says_what_binds_its_seat(
    hands: tuple[str, ...], played: str, expected: str
) -> None:
    state = ending(*hands)
    play(state, played)
    assert state.view(state.active).binding() == expected


def test_a_view_knows_its_game() -> None:
    assert dealt(3).view(0).game == "septentrick"


@pytest.mark.rule("S3")
def test_two_piles_are_shuffled_before_the_deal_and_none_after_it() -> None:
    rules = game_of("septentrick")
    assert {rules.shuffles(state) for state in some_game(4)} == {2}
