"""What the other seats named, passed and kept tells the captain of Septentrick what they hold."""

from __future__ import annotations

from collections import Counter

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.players.septentrick.dealt import Dealt
from lifeboat.players.septentrick.habits import ODD_KEEP, ODD_PASS, ODD_TRUMP, Habits
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.players.septentrick.walk import Walk
from lifeboat.septentrick import Setup, State, deal, sample
from lifeboat.septentrick.cards import NO_PASSENGERS, kinds_of
from lifeboat.septentrick.questions import ASK_KEEP, ASK_PASS, ASK_PLAY

DEALS = 6


def before(setup: Setup, name: str, asks: int, turns: int = 0) -> tuple[State, State]:
    """Return a deal and the same game, played steadily until this question is asked.

    `turns` is how many seats have answered it.
    """
    start = deal(setup, secret_of(name))
    state = start.copy()
    crew = SteadyCrew(state.terms)
    while state.asks != asks:
        state.advance(crew.choose(state))
    for _ in range(turns):
        state.advance(crew.choose(state))
    return start, state


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("S4", "S5")
def test_what_the_steady_crew_does_is_never_odd(players: int) -> None:
    """Anything else is, by the factor for each difference."""
    for number in range(DEALS):
        start, state = before(Setup(players), f"habits {number}", ASK_PLAY)
        habits = Habits(state.view(0))
        for seat in range(players):
            dealt = start.hands[seat] & NO_PASSENGERS
            one, other = kinds_of(state.passed[seat])
            third = next(kind for kind in kinds_of(dealt) if kind not in (one, other))
            assert habits.passing(seat, dealt, one, other) == 1
            assert habits.passing(seat, dealt, other, one) == 1
            assert habits.passing(seat, dealt, one, third) == ODD_PASS
            (passed_on,) = kinds_of(state.passed_on[seat])
            (kept,) = kinds_of(state.passed[seat - 1] - state.passed_on[seat])
            own = dealt - state.passed[seat]
            assert habits.keeping(seat, own, kept, passed_on) == 1
            assert kept == passed_on or habits.keeping(seat, own, passed_on, kept) == ODD_KEEP
        assert habits.naming(start.hands[state.captain]) == 1
        others = [habits.naming(hand) for hand in start.hands]
        assert set(others) <= {1, ODD_TRUMP}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_walk_keeps_track_of_hands_and_passes(players: int) -> None:
    """Its cards are those of the hands, and what the viewing seat passed is where it went."""
    for number in range(DEALS):
        _, state = before(Setup(players), f"track {number}", ASK_PLAY, 7 * number)
        view = state.view(state.active)
        walk = Walk(view, dice("track"))
        left, second = view.left_of(view.seat), view.left_of(view.left_of(view.seat))
        for _ in range(20):
            world = walk.next_world()
            for seat, cards in enumerate(walk.cards):
                size = view.sizes[seat]
                assert sorted(cards[:size]) == kinds_of(world.hands[seat])
                assert sorted(cards[size:]) == kinds_of(walk.played[seat])
                assert walk.kept_at[seat] != walk.got_at[seat]
            pair = [walk.cards[left][walk.kept_at[left]], walk.cards[second][walk.got_at[second]]]
            assert sorted(pair) == kinds_of(view.passed)
            assert [walk.cards[left][walk.got_at[left]]] == kinds_of(view.passed_on)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("S5")
def test_a_walk_explains_the_passes(players: int) -> None:
    """In most worlds that it visits, what the others passed and kept is what `steady` would."""
    odd: Counter[str] = Counter()
    for number in range(DEALS):
        _, state = before(Setup(players), f"explain {number}", ASK_PLAY, 10)
        view = state.view(state.active)
        walk = Walk(view, dice("passes"))
        for _ in range(20):
            walk.next_world()
            odd["walk"] += sum(manner < 1 for manner in walk.manners)
        for again in range(20):
            walk.world = sample(view, dice(f"passes {again}"))
            walk.start()
            odd["sample"] += sum(manner < 1 for manner in walk.manners)
    assert 0 < odd["walk"] < odd["sample"] * 0.7


@pytest.mark.parametrize("asks", [ASK_PASS, ASK_KEEP])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("S4")
def test_the_captain_is_likely_to_hold_the_suit_named(players: int, asks: int) -> None:
    """Hands that are dealt evenly have fewer trumps, before and between the passes."""
    trumps: Counter[str] = Counter()
    for number in range(DEALS):
        _, state = before(Setup(players), f"named {number}", asks, 1)
        view, throws = state.view(state.active), dice("named")
        hands = Dealt(view, sample(view, throws), throws)
        for _ in range(20):
            world = sample(view, throws)
            even = world.hands[view.captain] + world.passed[view.captain]
            trumps["even"] += bin(even >> 12 * view.trump & 0xFFF).count("1")
            likely = hands.next_hands()
            trumps["likely"] += bin(likely[view.captain] >> 12 * view.trump & 0xFFF).count("1")
            assert sum(likely) == sum(world.hands) + sum(world.passed)
            assert likely[view.seat] == state.hands[view.seat] + state.passed[view.seat]
    assert trumps["likely"] > 1.2 * trumps["even"]
