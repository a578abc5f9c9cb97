"""The quick steady playouts of Septentrick play, card by card, as the rules and `steady` do."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.players.septentrick.steady.player import play_out_steadily
from lifeboat.players.septentrick.steady.playout import LOST_EARLY, SteadyPlayout
from lifeboat.septentrick import Setup, State, deal
from tests.players.test_septentrick_steady import setups

pytestmark = pytest.mark.heavy

ODD_STARTS = 12


def off_balance(state: State) -> int:
    """Return how far the seats are off balance after the game, according to the rules."""
    if state.is_lost_early():
        return LOST_EARLY
    return sum(abs(rings - state.people[seat]) for seat, rings in enumerate(state.rings))


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_the_quick_playout_ends_as_the_steady_game_does_from_every_decision(setup: Setup) -> None:
    """A playout has no history, so what it tracks about the hands must be right all along."""
    throws = dice("odd starts")
    for number in range(ODD_STARTS):
        state = deal(setup, secret_of(f"quick {number}"))
        playout = SteadyPlayout(state.terms)
        wild = throws.below(60)
        while legal := state.legal():
            twin = state.copy()
            play_out_steadily(twin)
            assert playout.off_balance(state.copy()) == off_balance(twin)
            if wild:
                wild -= 1
                state.advance(legal[throws.below(len(legal))])
            else:
                state.advance(playout.crew.choose(state))
                if throws.below(3):
                    break
        play_out_steadily(state)
        assert playout.off_balance(state.copy()) == off_balance(state)


@pytest.mark.rule("S12")
def test_the_quick_playout_sees_games_end_on_passengers_alone() -> None:
    """It happens after random play, and then balance doesn't matter."""
    throws = dice("founder")
    lost = 0
    for number in range(200):
        state = deal(Setup(3), secret_of(f"founder {number}"))
        for _ in range(40):
            legal = state.legal()
            if legal:
                state.advance(legal[throws.below(len(legal))])
        lost += SteadyPlayout(state.terms).off_balance(state) == LOST_EARLY
    assert lost
