"""Counting the ways to place hidden cards, by how many wanted ones are in one place.

One count answers for any number of cards drawn from there, so the chances of all rescues of a turn
come from the same one.
"""

from __future__ import annotations

from typing import NamedTuple

from lifeboat.core.dealing import Hands, Room, shares


class Group(NamedTuple):
    """Cards that are all wanted or all unwanted, and that fit into the same spaces."""

    hands: Hands
    """The indices of the spaces that can hold the cards."""
    size: int
    is_wanted: bool


class Placing:
    """The ways to place groups of cards so that all spaces are full."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = groups
        self._ways: dict[tuple[int, Room], list[int]] = {}

    def ways(self, group: int, room: Room) -> list[int]:
        """Return the ways to fill `room` with groups `group` and up, for each number of wanted
        cards in the first space, from 0 up.
        """
        if group == len(self.groups):
            return [int(not any(room))]
        key = group, room
        if key not in self._ways:
            self._ways[key] = self._counted(group, room)
        return self._ways[key]

    def _counted(self, group: int, room: Room) -> list[int]:
        hands, size, is_wanted = self.groups[group]
        counted: list[int] = []
        for ways, rest in shares(size, hands, room):
            first = room[0] - rest[0] if is_wanted else 0
            for at, more in enumerate(self.ways(group + 1, rest)):
                while len(counted) <= first + at:
                    counted.append(0)
                counted[first + at] += ways * more
        return counted


def ways_by_count(cards: int, wanted: int, spaces: dict[int, int]) -> list[int]:
    """Return the number of ways to place a set of cards for each number of wanted ones, from 0
    up, in the first space.

    `spaces` gives the room of each space by the set of cards that it can hold.
    """
    groups = [
        Group(hands, members.bit_count(), is_wanted)
        for is_wanted, chosen in ((True, cards & wanted), (False, cards & ~wanted))
        for hands, members in grouped(chosen, list(spaces))
    ]
    groups.sort(key=lambda group: len(group.hands))  # few ways to share the first ones
    return Placing(groups).ways(0, tuple(spaces.values()))


def grouped(cards: int, spaces: list[int]) -> list[tuple[Hands, int]]:
    """Divide a set of cards into those that fit into the same spaces; return these with each."""
    groups: list[tuple[Hands, int]] = [((), cards)]
    for at, space in enumerate(spaces):
        divided: list[tuple[Hands, int]] = []
        for hands, members in groups:
            divided += [((*hands, at), members & space), (hands, members & ~space)]
        groups = [group for group in divided if group[1]]
    return groups
