"""The deals of an environment: one after the other, all fixed by its seed."""

from __future__ import annotations

from lifeboat.core.fate import secret_of


class Deals:
    """Seed 7 gives the deals that people call by the seeds 7, 7.1, 7.2 and so on."""

    def __init__(self, seed: int, dealt: int = 0) -> None:
        self.seed = seed
        self.dealt = dealt

    def next_secret(self) -> bytes:
        """The secret of the next deal."""
        name = f"{self.seed}.{self.dealt}" if self.dealt else f"{self.seed}"
        self.dealt += 1
        return secret_of(name)

    def __reduce__(self) -> tuple[type[Deals], tuple[int, int]]:
        return Deals, (self.seed, self.dealt)
