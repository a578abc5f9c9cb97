"""Dealing cards at random when some hands can't hold certain cards."""

from __future__ import annotations

from math import comb

from lifeboat.core.dice import Dice

Room = tuple[int, ...]
"""How many more cards each hand must get."""
Hands = tuple[int, ...]
"""The indices of the hands that can hold a card."""


class Dealing:
    """Cards grouped by the hands that can hold them, and the room in every hand."""

    def __init__(self, groups: dict[Hands, list[int]], room: Room) -> None:
        self.groups = list(groups.items())
        self.room = room
        self._ways: dict[tuple[int, Room], int] = {}

    def ways(self, group: int, room: Room) -> int:
        """Return the number of ways to fill `room` exactly, using groups `group` and up."""
        if group == len(self.groups):
            return int(not any(room))
        if (group, room) not in self._ways:
            hands, cards = self.groups[group]
            self._ways[group, room] = sum(
                ways * self.ways(group + 1, rest) for ways, rest in shares(len(cards), hands, room)
            )
        return self._ways[group, room]

    def deal(self, dice: Dice) -> list[list[int]]:
        """Deal the cards and return the hands; every possible deal is equally likely.

        There must be at least one possible deal.
        """
        dealt: list[list[int]] = [[] for _ in self.room]
        room = self.room
        for group, (hands, cards) in enumerate(self.groups):
            options = shares(len(cards), hands, room)
            weights = [ways * self.ways(group + 1, rest) for ways, rest in options]
            rest = options[picked(dice, weights)][1]
            order = cards.copy()
            dice.shuffle(order)
            for hand in hands:
                for _ in range(room[hand] - rest[hand]):
                    dealt[hand].append(order.pop())
            room = rest
        return dealt


def shares(count: int, hands: Hands, room: Room) -> list[tuple[int, Room]]:
    """Return every way to divide `count` cards among the hands by number of cards.

    Each way is a pair: how many deals give the hands these numbers of cards, and the room that is
    left afterwards.
    """
    if not hands:
        return [(1, room)] if count == 0 else []
    hand = hands[0]
    found: list[tuple[int, Room]] = []
    others = sum(room[other] for other in hands[1:])
    for taken in range(max(0, count - others), min(count, room[hand]) + 1):
        left = (*room[:hand], room[hand] - taken, *room[hand + 1 :])
        for ways, rest in shares(count - taken, hands[1:], left):
            found.append((comb(count, taken) * ways, rest))
    return found


def picked(dice: Dice, weights: list[int]) -> int:
    """Return a random index, with a probability proportional to the weight at that index."""
    choice = below(dice, sum(weights))
    place = 0
    while choice >= weights[place]:
        choice -= weights[place]
        place += 1
    return place


def below(dice: Dice, count: int) -> int:
    """Return a number from 0 to `count` - 1, each equally likely, however large `count` is."""
    words = count.bit_length() // 32 + 1
    while True:
        number = 0
        for _ in range(words):
            number = number << 32 | int(dice.word())
        limit = (1 << 32 * words) // count * count
        if number < limit:
            return number % count
