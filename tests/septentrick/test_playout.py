"""The engine's own loop plays legally, like anybody else."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.septentrick import Setup, deal, read_position
from lifeboat.septentrick.playout import play_out


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_playout_ends_the_game_and_counts_its_decisions(players: int) -> None:
    """The loop takes the same actions that the same dice choose step by step."""
    for number in range(20):
        seed = f"playout {number}"
        state, twin = (deal(Setup(players=players), secret_of(seed)) for _ in range(2))
        decisions = play_out(state, dice(seed))
        throws = dice(seed)
        steps = 0
        while legal := twin.legal():
            twin.advance(legal[throws.below(len(legal))])
            steps += 1
        assert decisions == steps > 40
        assert state == twin
        assert state.outcome() is not None


def test_the_repr_of_a_state_is_code() -> None:
    state = deal(Setup(players=3), secret_of("code"))
    assert eval(repr(state), {"read_position": read_position}) == state
    assert state != "players=3"
