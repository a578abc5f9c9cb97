"""What each seat knows, and what it never learns."""

from __future__ import annotations

from functools import cache

import pytest

from lifeboat.core.dice import dice
from lifeboat.septentrick import State
from tests.septentrick.drawing import (
    RANKS,
    SUITS,
    asked,
    dealt,
    drawn,
    ending,
    field,
    fields,
    hands_of,
    is_passenger,
    listed,
    play,
)

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


@cache
def some_game(players: int) -> list[State]:
    """Return every position of a random game; callers mustn't change them."""
    state, throws = dealt(players, "views"), dice("views")
    found = [state.copy()]
    while state.decision():
        state.play(state.legal()[throws.below(len(state.legal()))])
        found.append(state.copy())
    return found


@pytest.mark.rule("S3")
@PLAYERS
def test_a_seat_sees_its_own_hand_and_no_other_until_the_last_cards(players: int) -> None:
    for state in some_game(players):
        hands = hands_of(state)
        for viewer in range(-1, players):
            shown = field(state.view(viewer), "hands").split("/")
            for seat, cards in enumerate(hands):
                open_to = seat == viewer or asked(state) == "over"
                assert shown[seat] == (",".join(cards) if open_to else f"?x{len(cards)}")


@PLAYERS
def test_sizes_passengers_and_plays_are_known_to_all(players: int) -> None:
    for state in some_game(players):
        hands = hands_of(state)
        public = ("played", "trump", "captain", "players")
        known = fields(state, *public)
        for viewer in range(-1, players):
            view = state.view(viewer)
            assert view.sizes == [len(cards) for cards in hands]
            assert view.passengers == [sum(map(is_passenger, cards)) for cards in hands]
            assert fields(view, *public) == known


@PLAYERS
def test_a_suit_said_to_be_missing_is_missing(players: int) -> None:
    shown = 0
    for state in some_game(players):
        said = field(state.view(-1), "voids").split("/")
        for suits, cards in zip(said, hands_of(state), strict=True):
            assert not any(card[0] in suits for card in cards)
            shown += suits != "-"
    assert shown


@PLAYERS
def test_every_suit_that_the_rules_show_to_be_missing_is_said(players: int) -> None:
    """A hand of Passenger cards shows it, or the cards played, or the viewer's own hand."""
    by_passengers = by_plays = by_own_hand = 0
    for state in some_game(players):
        if not asked(state).startswith("play"):
            continue
        played = listed(field(state, "played"))
        hands = hands_of(state)
        for viewer in range(-1, players):
            said = field(state.view(viewer), "voids").split("/")
            own = hands[viewer] if viewer >= 0 else []
            for suit in SUITS:
                ranks = {f"{suit}{rank}" for rank in range(1, RANKS[players] + 1)}
                for seat in range(players):
                    if seat == viewer:
                        assert (suit in said[seat]) == (not ranks & set(own))
                        continue
                    if all(map(is_passenger, hands[seat])):
                        by_passengers += 1
                        assert suit in said[seat]
                    if ranks <= set(played) | set(own):
                        by_plays += ranks <= set(played)
                        by_own_hand += not ranks <= set(played)
                        assert suit in said[seat]
    assert by_passengers
    assert by_plays
    assert by_own_hand


@PLAYERS
def test_a_spectator_sees_no_hand_no_choice_and_no_pass(players: int) -> None:
    for state in some_game(players):
        view = state.view(-1)
        assert set(fields(view, "passing", "passed", "received", "on", "got")) == {"-"}
        assert view.legal == []


@pytest.mark.rule("S5")
def test_a_seat_remembers_its_own_passes_alone_to_the_end() -> None:
    for state in some_game(4):
        given, on = (field(state, name).split("/") for name in ("passed", "on"))
        for seat in range(4):
            known = fields(state.view(seat), "passed", "received", "on", "got")
            for said, cards, at in zip(known, (given, given, on, on), (0, -1, 0, -1), strict=True):
                assert said == (cards[seat + at] if cards != ["-"] else "-")


@PLAYERS
def test_the_secret_of_the_deal_is_in_no_view(players: int) -> None:
    for state in some_game(players):
        secret = field(state, "fate")
        for viewer in range(-1, players):
            view = str(state.view(viewer))
            assert field(view, "fate") == "-"
            assert secret not in view


@pytest.mark.rule("S12")
def test_hands_stay_hidden_after_a_trick_of_passengers() -> None:
    """The last cards aren't revealed in that case."""
    state = ending("p1,p1", "p2,p4", "p2,p3")
    play(state, "p1 p2 p3")
    assert field(state.view(0), "hands") == "p1/?x1/?x1"
    assert field(state.view(-1), "hands") == "?x1/?x1/?x1"


@pytest.mark.rule("S16")
def test_the_last_cards_are_visible_to_all() -> None:
    state = ending("r,p1", "p2,p4", "p2,p3")
    play(state, "r p4 p2")
    assert field(state.view(-1), "hands") == "p1/p2/p3"


def test_a_view_knows_the_current_trick_and_who_leads_it() -> None:
    state = drawn("d1", "d2", "d3", captain=2)
    play(state, "d2 d3")
    view = state.view(1)
    assert (view.leader, len(view.trick), view.active) == (1, 2, 0)
    assert view.decision == state.decision()
    assert view.outcome is None
