"""The deals of an environment, one after another, all determined by its seed."""

from __future__ import annotations

from lifeboat.core.fate import secret_of


class Deals:
    """A sequence of deals: seed 7 gives the deals of the seeds "7", "7.1", "7.2" and so on."""

    def __init__(self, seed: int, dealt: int = 0) -> None:
        self.seed = seed
        self.dealt = dealt

    def next_secret(self) -> bytes:
        """Return the secret of the next deal, and move on to the one after it."""
        name = f"{self.seed}.{self.dealt}" if self.dealt else f"{self.seed}"
        self.dealt += 1
        return secret_of(name)

    def __reduce__(self) -> tuple[type[Deals], tuple[int, int]]:
        return Deals, (self.seed, self.dealt)
