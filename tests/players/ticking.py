"""A clock for tests that is independent of real time."""

from __future__ import annotations


class Ticking:
    """A clock that advances by a number of seconds, one by default, whenever it is read."""

    def __init__(self, step: float = 1.0) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now
