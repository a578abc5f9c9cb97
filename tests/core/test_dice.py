"""Dice: the published generator, uniform numbers, the same everywhere."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from lifeboat.core.dice import Dice, dice


def test_the_generator_is_xoshiro128_starstar() -> None:
    """The numbers are the generator's published test vector for the state 1, 2, 3, 4."""
    throws = Dice(1, 2, 3, 4)
    expected = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849]
    assert [throws.word() for _ in expected] == expected


@pytest.mark.parametrize("count", [1, 2, 3, 7, 60, 1870])
def test_numbers_stay_below_the_bound(count: int) -> None:
    """Every number below the bound comes up, and no other."""
    throws = dice(f"below {count}")
    numbers = {throws.below(count) for _ in range(40 * count)}
    assert numbers == set(range(count))


def test_numbers_are_uniform() -> None:
    """In 6,000 throws of a die, each face comes up about 1,000 times."""
    throws = dice("die")
    faces = Counter(throws.below(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 20.5


def test_a_large_bound_is_met_without_bias() -> None:
    """Random words that would favour some numbers are thrown away."""
    bound = 3 << 29
    throws = dice("large")
    numbers = [throws.below(bound) for _ in range(3000)]
    thirds = Counter(number // (1 << 29) for number in numbers)
    assert set(thirds) == {0, 1, 2}
    assert sum((count - 1000) ** 2 / 1000 for count in thirds.values()) < 13.8


@pytest.mark.parametrize("count", [0, -1, (1 << 31) + 1])
def test_a_bound_beyond_the_range_is_refused(count: int) -> None:
    """A bound that the generator can't handle fails instead of returning a wrong number."""
    with pytest.raises(AssertionError):
        dice("beyond").below(count)


def test_a_shuffle_keeps_the_cards() -> None:
    """A shuffle returns the same cards in another order."""
    cards = list(range(40))
    dice("shuffle").shuffle(cards)
    assert sorted(cards) == list(range(40))
    assert cards != list(range(40))


def test_dice_travel_with_their_state() -> None:
    """Pickled dice continue where they were, and a secret is 32 bytes."""
    throws = dice("pickle")
    throws.word()
    twin = pickle.loads(pickle.dumps(throws))
    assert [twin.word() for _ in range(4)] == [throws.word() for _ in range(4)]
    assert len(throws.secret()) == 32
