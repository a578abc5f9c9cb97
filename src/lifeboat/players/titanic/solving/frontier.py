"""The positions still to be looked into, grouped into contours by the number of turns taken.

The search cycles through the contours and takes the most promising position from each (cyclic
best-first search). So its first cycle goes straight to the end of the game, and every later cycle
returns to each stage of the game.
"""

from __future__ import annotations

from heapq import heappop, heappush

from lifeboat.players.titanic.solving.search import Step
from lifeboat.titanic.state import State


class Node:
    """A position, the step that led to it, and the number of turns taken to reach it."""

    def __init__(self, state: State, step: Step | None, turns: int) -> None:
        self.state = state
        self.step = step
        self.turns = turns


class Frontier:
    """The positions that a sweep has found but not yet looked into."""

    def __init__(self, room: int) -> None:
        self.room = room
        """The number of positions that each contour is guaranteed to keep."""
        self.size = 0
        self.has_let_go = False
        """Whether positions were dropped for lack of room."""
        self._contours: list[list[tuple[int, int, Node]]] = []
        self._added = 0
        self._next = 0

    def add(self, node: Node, promise: int) -> None:
        """Add a position; a contour that gets too large drops its least promising ones."""
        while len(self._contours) <= node.turns:
            self._contours.append([])
        contour = self._contours[node.turns]
        heappush(contour, (-promise, self._added, node))  # first in, first out among equals
        self._added += 1
        self.size += 1
        if len(contour) > 2 * self.room:
            contour.sort()
            self.size -= len(contour) - self.room
            del contour[self.room :]
            self.has_let_go = True

    def take(self) -> Node:
        """Remove and return the most promising position of the next contour that isn't empty.

        The frontier must not be empty.
        """
        while True:
            contour = self._contours[self._next % len(self._contours)]
            self._next = self._next % len(self._contours) + 1
            if contour:
                self.size -= 1
                return heappop(contour)[2]
