"""A clock for tests: it knows nothing of real time."""

from __future__ import annotations


class Ticking:
    """A clock that goes on by so many seconds, one if not said, whenever it is read."""

    def __init__(self, step: float = 1.0) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now
