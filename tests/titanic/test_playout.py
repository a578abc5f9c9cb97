"""The engine's own loop plays legally, like anybody else."""

from __future__ import annotations

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.titanic import Setup, deal
from lifeboat.titanic.playout import play_out


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    """The loop takes the same actions that the same dice choose step by step."""
    setup = Setup(crew=("murdoch", "smith"), players=2)
    state, twin = (deal(setup, secret_of("playout")) for _ in range(2))
    decisions = play_out(state, dice("playout"))
    throws = dice("playout")
    steps = 0
    while legal := twin.legal():
        twin.advance(legal[throws.below(len(legal))])
        steps += 1
    assert decisions == steps > 20
    assert state == twin
    assert state.outcome() is not None
