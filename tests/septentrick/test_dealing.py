"""Cards dealt to hands that can't hold all of them, compared with a list of all possible ways."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from lifeboat.core.dealing import Dealing, Hands, Room
from lifeboat.core.dice import dice
from tests.septentrick.test_sampling import agrees

DRAWS = 3000

CASES: list[tuple[dict[Hands, list[int]], Room]] = [
    ({(0, 1): [1, 2], (0, 1, 2): [3, 4]}, (2, 1, 1)),
    ({(0, 1): [1, 2], (1, 2): [3, 4], (0, 2): [5]}, (1, 2, 2)),
    ({(0, 1, 2): [1, 2, 3, 4]}, (2, 1, 1)),
    ({(0, 3): [1, 2], (1, 2, 3): [3, 4], (0, 1): [5]}, (1, 2, 1, 1)),
    ({(2,): [1], (0, 1, 2): [2, 3, 4]}, (1, 1, 2)),
]


def every_way(groups: dict[Hands, list[int]], room: Room) -> Counter[tuple[tuple[str, ...], ...]]:
    """Count all ways to put each card into a hand that can hold it, with all hands full."""
    cards = [(card, hands) for hands, cards in groups.items() for card in cards]
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for choice in product(*(hands for _, hands in cards)):
        dealt: list[list[str]] = [[] for _ in room]
        for (card, _), hand in zip(cards, choice, strict=True):
            dealt[hand].append(str(card))
        if tuple(map(len, dealt)) == room:
            found[tuple(tuple(sorted(hand)) for hand in dealt)] += 1
    return found


@pytest.mark.parametrize("number", range(len(CASES)))
def test_every_way_is_counted_once_and_dealt_as_often_as_any_other(number: int) -> None:
    groups, room = CASES[number]
    ways = every_way(groups, room)
    dealing = Dealing(groups, room)
    assert dealing.ways(0, room) == len(ways) == ways.total()
    throws = dice(f"dealing {number}")
    found = Counter(
        tuple(tuple(sorted(str(card) for card in hand)) for hand in dealing.deal(throws))
        for _ in range(DRAWS)
    )
    assert set(found) == set(ways)
    assert agrees(found, ways)


def test_cards_that_fit_nowhere_have_no_way() -> None:
    assert Dealing({(0,): [1, 2]}, (1, 1)).ways(0, (1, 1)) == 0
