"""The positions that wait for a closer look, in contours: by how many turns were taken.

The search goes round the contours and takes the most promising position of each. So it drives on
to the end of the game in the first round, and with every further one it comes back to each stage
(cyclic best-first search).
"""

from __future__ import annotations

from heapq import heappop, heappush

from lifeboat.players.titanic.solving.search import Step
from lifeboat.titanic.state import State


class Node:
    """A position, the step that led to it, and the number of turns it took."""

    def __init__(self, state: State, step: Step | None, turns: int) -> None:
        self.state = state
        self.step = step
        self.turns = turns


class Frontier:
    """What a sweep has found and not yet looked into."""

    def __init__(self, room: int) -> None:
        self.room = room
        """How many positions each contour keeps for certain."""
        self.size = 0
        self.has_let_go = False
        """Whether there were more than it had room for."""
        self._contours: list[list[tuple[int, int, Node]]] = []
        self._added = 0
        self._next = 0

    def add(self, node: Node, promise: int) -> None:
        """Keep a position; a contour that is full lets the least promising ones go."""
        while len(self._contours) <= node.turns:
            self._contours.append([])
        contour = self._contours[node.turns]
        heappush(contour, (-promise, self._added, node))  # of equals the first one comes first
        self._added += 1
        self.size += 1
        if len(contour) > 2 * self.room:
            contour.sort()
            self.size -= len(contour) - self.room
            del contour[self.room :]
            self.has_let_go = True

    def take(self) -> Node:
        """The most promising position of the next contour that holds one."""
        while True:
            contour = self._contours[self._next % len(self._contours)]
            self._next = self._next % len(self._contours) + 1
            if contour:
                self.size -= 1
                return heappop(contour)[2]
