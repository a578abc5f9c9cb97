"""Hints: the best options in a decision, each with its reasons."""

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
"""The default limit on the number of options in a hint."""


def explained_advice(game: str, view: Any, dice: Dice, budget: Budget, most: int = MOST) -> Advice:
    """Return up to `most` of the adviser's best options, with reasons.

    `view` is the view of the seat that decides. An option that was tried at most once has the
    value -inf. Raise `SetupError` if the game has no adviser.
    """
    advice = adviser_of(game).advise(view, dice, budget)
    face = FACES[game]
    options = [
        _known(option)._replace(reasons=face.reasons(view, option.action))
        for option in advice.options[:most]
    ]
    return advice._replace(options=options)


def noted(game: str, figures: Mapping[str, Figure]) -> dict[str, str | int | float]:
    """Return a reason's figures in a form for programs, with things replaced by their notation."""
    face = FACES[game]
    return {
        name: face.figure_text(figure) if isinstance(figure, Thing) else figure
        for name, figure in figures.items()
    }


def _known(option: Option) -> Option:
    """Return the option unchanged or, if it was tried at most once, with the value -inf.

    After a single try the value would be little more than a guess.
    """
    return option if option.playouts > 1 else option._replace(value=-inf, error=inf)
