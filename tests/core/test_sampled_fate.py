"""The fate of sampled worlds: any order, the same for all copies, different for every shuffle."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.sampled_fate import SampledFate
from lifeboat.titanic.agenda import PILES
from tests.engine import THRIFT

CARDS = list(range(40))


def test_a_shuffle_depends_on_the_world_the_pile_and_the_ordinal() -> None:
    orders = {
        tuple(SampledFate(one, other).shuffled(CARDS, pile, ordinal))
        for one in (1, 2)
        for other in (1, 2)
        for pile in PILES
        for ordinal in range(20)
    }
    assert len(orders) == 2 * 2 * len(PILES) * 20


def test_the_same_shuffle_has_the_same_order_and_leaves_the_cards_alone() -> None:
    fate = SampledFate(7, 8)
    cards = CARDS.copy()
    assert fate.shuffled(cards, b"boat", 3) == fate.shuffled(cards, b"boat", 3)
    assert cards == CARDS
    assert sorted(fate.shuffled(cards, b"boat", 3)) == CARDS


@pytest.mark.parametrize("pile", [b"passengers", b"line-1"])
def test_every_order_is_as_likely_in_worlds_and_ordinals_that_differ_little(pile: bytes) -> None:
    mean = 200 // THRIFT
    worlds = range(24 * mean // 8)
    orders = Counter(
        tuple(SampledFate(world, world + 1).shuffled([1, 2, 3, 4], pile, ordinal))
        for world in worlds
        for ordinal in range(8)
    )
    assert len(orders) == 24
    chi = sum((count - mean) ** 2 / mean for count in orders.values())
    assert chi < 50  # 23 degrees of freedom, p = 0.001


def test_neighbouring_shuffles_are_independent() -> None:
    """The last card of one shuffle says nothing about the last card of the next."""
    mean = 100 // THRIFT
    throws = dice("neighbours")
    pairs: Counter[tuple[int, int]] = Counter()
    for _ in range(16 * mean):
        fate = SampledFate(throws.word(), throws.word())
        first, second = (fate.shuffled([0, 1, 2, 3], b"passengers", at)[-1] for at in (0, 1))
        pairs[first, second] += 1
    chi = sum((count - mean) ** 2 / mean for count in pairs.values())
    assert len(pairs) == 16
    assert chi < 38  # 15 degrees of freedom, p = 0.001


def test_it_is_not_written_down() -> None:
    with pytest.raises(TypeError, match="stays where it was sampled"):
        pickle.dumps(SampledFate(1, 2))
