"""Hints: the best options of a decision, each with its reasons."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any, Final

from lifeboat.core.dice import Dice
from lifeboat.core.figures import Figure, Thing
from lifeboat.players.advice import Advice, Option
from lifeboat.players.face import FACES
from lifeboat.players.player import Budget
from lifeboat.players.register import adviser_of

MOST: Final = 5
"""So many options a hint names unless more are asked for."""


def explained_advice(game: str, view: Any, dice: Dice, budget: Budget, most: int = MOST) -> Advice:
    """The adviser's best options for the seat that decides, whose view this is, with reasons."""
    advice = adviser_of(game).advise(view, dice, budget)
    face = FACES[game]
    options = [
        _known(option)._replace(reasons=face.reasons(view, option.action))
        for option in advice.options[:most]
    ]
    return advice._replace(options=options)


def noted(game: str, figures: Mapping[str, Figure]) -> dict[str, str | int | float]:
    """Return the figures of a reason for programs: what it names is in notation."""
    face = FACES[game]
    return {
        name: face.figure_text(figure) if isinstance(figure, Thing) else figure
        for name, figure in figures.items()
    }


def _known(option: Option) -> Option:
    """An option that was hardly tried has no value, whatever was believed of it before."""
    return option if option.playouts > 1 else option._replace(value=-inf, error=inf)
