"""The register of solvers: what finds the open-card best of a deal. No bot may ask them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lifeboat.players.player import Budget
from lifeboat.players.septentrick.solving import solver as septentrick
from lifeboat.players.solution import Solution
from lifeboat.players.titanic.solving import solver as titanic

SOLVERS: Final[dict[str, Callable[[Any, Budget], Solution]]] = {
    "titanic": titanic.solve,
    "septentrick": septentrick.solve,
}
"""The solver of each game."""
