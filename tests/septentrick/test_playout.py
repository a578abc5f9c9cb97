"""The engine's own loop plays legally, like anybody else."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.septentrick import Setup, deal, read_position
from lifeboat.septentrick.actions import pass_at, pass_count, passes_of
from lifeboat.septentrick.cards import KINDS, PASSENGER, hand_of, kind_at, kind_count, kinds_in
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


@pytest.mark.rule("S5")
def test_any_card_or_pass_can_be_picked_without_listing_all() -> None:
    """By its index, from hands with any cards, some of them with several Rescue cards."""
    throws = dice("hands")
    cards = [kind for kind in range(KINDS) for _ in range(3 if kind >= PASSENGER else 1)]
    for _ in range(300):
        throws.shuffle(cards)
        hand = hand_of(cards[: 2 + throws.below(12)])
        kinds = kinds_in(hand, 0)
        assert [kind_at(hand, index) for index in range(kind_count(hand))] == kinds
        assert [pass_at(hand, index) for index in range(pass_count(hand))] == passes_of(hand)
