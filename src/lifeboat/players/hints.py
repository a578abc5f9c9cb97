"""Hints: the best options of a decision, each with its reasons."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Advice, Option
from lifeboat.players.face import FACES
from lifeboat.players.player import Budget
from lifeboat.players.register import adviser_of

MOST: Final = 5
"""So many options a hint names unless more are asked for."""


def hint(game: str, view: Any, dice: Dice, budget: Budget, most: int = MOST) -> Advice:
    """The best options of the seat that decides, whose view this is, with their reasons."""
    advice = adviser_of(game).advise(view, dice, budget)
    face = FACES[game]
    options = [
        _known(option)._replace(reasons=face.reasons(view, option.action))
        for option in advice.options[:most]
    ]
    return advice._replace(options=options)


def _known(option: Option) -> Option:
    """An option that was hardly tried has no value, whatever was believed of it before."""
    return option if option.playouts > 1 else option._replace(value=-inf, error=inf)
