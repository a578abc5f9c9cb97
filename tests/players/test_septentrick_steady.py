"""The steady player of Septentrick: legal, sensible, blind to hidden cards, same in playouts."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.players import Budget, player_of
from lifeboat.players.septentrick.steady.player import SteadyCrew, play_out_steadily
from lifeboat.septentrick import (
    Setup,
    State,
    action_text,
    deal,
    read_position,
    read_setup,
    sample,
)
from lifeboat.septentrick.cards import cards_of_suit, suit_of, unit_of
from lifeboat.septentrick.edition import read_edition
from lifeboat.septentrick.questions import ASK_PLAY
from tests.septentrick.drawing import (
    dealt,
    drawn,
    ending,
    field,
    filled,
    hand,
    is_passenger,
    joined,
    people_on,
    play,
    rings_on,
)

OWN_EDITION = """
name = "mine"
[players.3]
ranks = [5, 11]
[players.4]
ranks = [2, 10]
rescues = 4
passengers = [4, 3, 2, 3]
"""
"""Ranks that don't begin at 1, and all Rescue cards for four."""


def chosen(state: State) -> str:
    """Return the steady player's choice for the seat that decides."""
    view = state.view(state.active)
    action = player_of("septentrick", "steady").choose(view, dice("steady"), Budget())
    assert action in view.legal
    return action_text(action)


def setups() -> list[Setup]:
    """Return set-ups of every kind."""
    listed = [read_setup(fields) for fields in game_of("septentrick").sample_setups()]
    own = str(read_edition(OWN_EDITION))
    return [*listed, Setup(3, "drawn", own), Setup(4, "drawn", own)]


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_the_playout_chooses_what_the_player_chooses(setup: Setup) -> None:
    """From every decision, the engine's own loop ends the game as playing by views does."""
    state = deal(setup, secret_of("twins"))
    along: list[State] = []
    while state.decision():
        along.append(state.copy())
        play(state, chosen(state))
    for left, start in enumerate(reversed(along)):
        assert play_out_steadily(start) == left + 1
        assert start == state


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_it_knows_what_to_do_anywhere_and_sees_no_hidden_card(setup: Setup) -> None:
    """Even in odd positions it plays legally, and the same in all worlds that look the same."""
    throws = dice("worlds")
    for number in range(4):
        state = deal(setup, secret_of(f"odd {number}"))
        crew = SteadyCrew(state.terms)
        while legal := state.legal():
            choice = chosen(state)
            for _ in range(3):
                world = sample(state.view(state.active), throws)
                assert action_text(crew.choose(world)) == choice
            state.advance(legal[throws.below(len(legal))])


@pytest.mark.parametrize(("players", "wins"), [(3, 132), (4, 89), (5, 65)])
@pytest.mark.rule("S12", "S17")
def test_it_wins_often_and_never_founders_on_passengers_alone(players: int, wins: int) -> None:
    """Of 200 deals, random play wins one with three players, and none with more.

    The numbers don't depend on chance: others mean that it plays differently, for better or worse.
    """
    won = 0
    for number in range(200):
        state = deal(Setup(players), secret_of(f"often {number}"))
        play_out_steadily(state)
        assert not state.is_lost_early()
        won += (outcome := state.outcome()) is not None and outcome.won
    assert won == wins


@pytest.mark.rule("S4")
@pytest.mark.rule("S12")
def test_it_keeps_the_next_trick_from_being_all_passengers() -> None:
    """The others hold only Passenger cards, so the last other card is kept for the next trick."""
    state = read_position(
        "players=3 captain=3 trump=triangle seat=1 "
        "played=t4,t1,t2,c3,c7,c6,d7,d4,r,s7,s4,s6,c5,t5,c4,r,s1,s2,c1,p2,p2,c2,s3,d3,d2,d5,d1,"
        "t7,t6,p2,s5,t3 hands=d6,p1,p4/p1,p2/p3,p3 passed=t4,t7/s2,r/c5,s3 on=s3/t4/s2"
    )
    assert is_passenger(chosen(state))


def test_a_table_that_picks_its_captain_gets_the_seat_that_is_asked() -> None:
    assert chosen(dealt(4, captain="table")) == "captain:1"


@pytest.mark.parametrize(
    ("cards", "suit"),
    [
        ("c1,c2,c3,c4,d6,d7,t6,t7,s6,s7", "circle"),  # the longest
        ("d1,d2,d3,c5,c6,c7,t6,t7,s6,s7", "circle"),  # the stronger of the longest
    ],
)
@pytest.mark.rule("S4")
def test_the_captain_names_a_long_and_strong_suit(cards: str, suit: str) -> None:
    hands = "/".join(joined(hand) for hand in filled([cards, "-", "-"]))
    assert chosen(read_position(f"players=3 captain=1 asks=trump hands={hands}")) == f"trump:{suit}"


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("S5")
def test_trumps_go_round_to_the_captain(players: int) -> None:
    """The Captain passes no trumps, and gets at least one per deal on average."""
    more = 0
    for number in range(20):
        state = dealt(players, f"round {number}")
        play(state, chosen(state))
        before = trumps_of_captain(state)
        while (decision := state.decision()) and decision.kind != "play":
            choice = chosen(state)
            assert decision != (0, "pass") or choice[5] != field(state, "trump")[0]
            play(state, choice)
        more += trumps_of_captain(state) - before
    assert more >= 20


def trumps_of_captain(state: State) -> int:
    """Return the number of trumps that the first seat holds."""
    return sum(card[0] == field(state, "trump")[0] for card in hand(state, 1))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("S14")
def test_the_captain_collects_most_of_the_passengers(players: int) -> None:
    """The Captain is the one seat that may go on collecting."""
    home = everybody = 0
    for number in range(40):
        state = dealt(players, f"home {number}")
        play_out_steadily(state)
        home += state.people[state.captain]
        everybody += sum(state.people)
    assert 2 * home > everybody


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("S7")
def test_the_others_lead_their_highest_cards_first(players: int) -> None:
    """In the first four tricks, most leads are the highest card that the hand has in the suit."""
    leads = highest = 0
    for number in range(40):
        state = dealt(players, f"lead {number}")
        crew = SteadyCrew(state.terms)
        while state.tricks < 4:
            choice = crew.choose(state)
            if state.asks == ASK_PLAY and not state.laid and state.active != state.captain:
                suit: int = state.hands[state.active] & cards_of_suit(suit_of(choice))
                leads += 1
                highest += suit < 2 * unit_of(choice)
            state.advance(choice)
    assert highest > leads / 2


def test_no_passenger_goes_to_another_seat_that_wins() -> None:
    state = drawn("d1", "d7", "p3", without=("", "", "d"))
    play(state, "d1 d7")
    assert not is_passenger(chosen(state))


def test_rings_go_to_a_seat_that_needs_them() -> None:
    """Seat 2 has three people; the six of triangles brings three rings."""
    state = drawn("d1", "d7,t7", "p3,t6,t1", without=("", "", "d"))
    play(state, "d1 d7 p3 t7")
    assert chosen(state) == "t6"


def test_rings_do_not_go_to_a_seat_that_has_enough() -> None:
    """Seat 2 already has six rings, more than the Captain's Passenger cards can match."""
    state = drawn("d1,c1", "d7,c7,t7", "d6,c6,t6,t1")
    play(state, "d1 d7 d6 c7 c6 c1 t7")
    assert not rings_on(chosen(state))


@pytest.mark.parametrize(("ring", "people"), [("d6", "p3"), ("d2", "p1")])
def test_the_captain_gives_passengers_to_a_seat_that_has_rings_for_them(
    ring: str, people: str
) -> None:
    state = drawn("d1,p1,p3,p4", f"d7,d5,{'d6' if ring == 'd2' else 'd2'}", f"{ring},d3")
    play(state, f"d1 d7 {ring} d5 d3")
    assert chosen(state) == people


@pytest.mark.parametrize("cards", ["p2,d1", "d6,d3", "p1,d2", "p3,d6"])
@pytest.mark.rule("S16")
def test_the_last_card_is_the_one_that_fits_what_was_collected(cards: str) -> None:
    """The Captain wins the last trick whatever seat 2 plays; what seat 2 keeps counts for it."""
    state = ending("s7,p1", cards, "t1,c1")
    play(state, "s7")
    balance = state.rings[1] - state.people[1]
    left = {card: abs(balance + rings_on(card) - people_on(card)) for card in cards.split(",")}
    kept = (set(cards.split(",")) - {chosen(state)}).pop()
    assert left[kept] == min(left.values())
