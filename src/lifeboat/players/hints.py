"""Hints: the best options of a decision, each with its reasons."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, Final

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Advice, Option, Reason
from lifeboat.players.player import Budget
from lifeboat.players.register import ADVISERS
from lifeboat.players.septentrick.reasons.actions import reasons as septentrick_reasons
from lifeboat.players.titanic.reasons.actions import reasons as titanic_reasons

MOST: Final = 5
"""So many options a hint names unless more are asked for."""

REASONS: Final[dict[str, Callable[[Any, int], list[Reason]]]] = {
    "titanic": titanic_reasons,
    "septentrick": septentrick_reasons,
}
"""What counts out the reasons for an action of each game, from a view and nothing else."""


def hint(game: str, view: Any, dice: Dice, budget: Budget, most: int = MOST) -> Advice:
    """The best options of the seat that decides, whose view this is, with their reasons."""
    advice = ADVISERS[game].advise(view, dice, budget)
    reasons = REASONS[game]
    options = [
        _known(option)._replace(reasons=reasons(view, option.action))
        for option in advice.options[:most]
    ]
    return advice._replace(options=options)


def _known(option: Option) -> Option:
    """An option that was hardly tried has no value, whatever was believed of it before."""
    return option if option.playouts > 1 else option._replace(value=-inf, error=inf)
