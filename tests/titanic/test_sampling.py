"""Sampled worlds: a card makes room for another if there is no other way."""

from __future__ import annotations

from collections import Counter

from lifeboat.core.dice import dice
from lifeboat.titanic import read_position, sample
from lifeboat.titanic.sampling import put_away
from tests.engine import THRIFT


def test_a_full_pocket_gives_up_a_card_that_can_lie_elsewhere() -> None:
    """The first card found can't move; the second can, and does."""
    stays, moves, comes = 4, 5, 6
    possible = {stays: 0b01, moves: 0b11, comes: 0b01}
    pockets = [[stays, moves], *([] for _ in range(7))]
    room = [2, 1, 0, 0, 0, 0, 0, 0]
    assert put_away(comes, possible, room, pockets, dice("way"), 0)
    assert pockets[:2] == [[stays, comes], [moves]]


def test_a_card_with_no_other_place_is_not_moved() -> None:
    pockets = [[4], *([] for _ in range(7))]
    room = [1, 0, 0, 0, 0, 0, 0, 0]
    assert not put_away(5, {4: 1, 5: 1}, room, pockets, dice("none"), 0)
    assert pockets[0] == [4]


def test_every_hidden_card_is_as_likely_everywhere_as_there_is_room() -> None:
    """56 cards are hidden and one of them is in line 1, so each is there in one of 56 worlds."""
    view = read_position("crew=lee decks=f3|f9/s4|s8/-/-/-/- groups=f1,f2/-/-/-").view()
    hidden = 56
    mean = 50 // THRIFT
    worlds = [sample(view, throws) for throws in [dice("room")] for _ in range(mean * hidden)]
    fronts = Counter(world.lines[0][0] for world in worlds)
    assert len(fronts) == hidden
    chi = sum((count - mean) ** 2 / mean for count in fronts.values())
    assert chi < 94  # 55 degrees of freedom, p = 0.001
