"""Judging a decision: comparing the chosen action with the best, based on what the seat knew."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final, NamedTuple

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Option, Z
from lifeboat.players.face import FACES
from lifeboat.players.player import Budget
from lifeboat.players.register import adviser_of
from lifeboat.players.review.imagining import Imagination

SEARCHING: Final = 0.4
"""The share of the budget spent looking for the best action; the rest goes into the comparison."""
FEWEST_WORLDS: Final = 8
"""The minimum number of worlds in a comparison, however small the budget."""


class Verdict(NamedTuple):
    """What the reference player thinks of one decision.

    All values are estimated in the same worlds.
    """

    before: float
    """The result expected if the reference player makes this decision and all later ones."""
    doubt: float
    """Half the width of the 95% interval of the chosen action's value minus `before`."""
    chosen: Option
    best: Option
    """The best action found, which is the chosen one unless another is better by more than the
    error.
    """
    error: float
    """Half the width of the 95% interval of the best action's value minus the chosen one's; 0 if
    they are the same action.
    """
    options: int
    """The number of legal actions."""


def judge(
    game: str,
    view: Any,
    action: int,
    dice: Dice,
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
) -> Verdict:
    """Judge an action, given the view of the seat that decided.

    The best of many estimates has probably been flattered by chance, which would make every choice
    look costly. So the search only names the best action. That action and the chosen one are then
    both played out in the same new worlds. If the difference is within its error, the chosen
    action counts as the best; otherwise the choice was costly, and both options get reasons. Raise
    `SetupError` if the game has no adviser.
    """
    ends = clock() + budget.seconds
    search = Budget(int(budget.playouts * SEARCHING), budget.seconds * SEARCHING)
    found = adviser_of(game).advise(view, dice, search).options[0].action
    tried = [action] if found == action else [action, found]
    worlds = max(int(budget.playouts * (1 - SEARCHING)) // (len(tried) + 1), FEWEST_WORLDS)
    before, values = _compared(Imagination(game, view, dice), tried, worlds, ends, clock)
    options = [
        Option(one, fmean(reached), _error(reached), len(before), [])
        for one, reached in zip(tried, values, strict=True)
    ]
    chosen, best, error = options[0], options[0], 0.0
    leads = _differences(values[-1], values[0])
    if fmean(leads) > _error(leads):
        reasons, error = FACES[game].reasons, _error(leads)
        chosen, best = (one._replace(reasons=reasons(view, one.action)) for one in options)
    doubt = _error(_differences(values[0], before))
    return Verdict(fmean(before), doubt, chosen, best, error, len(view.legal))


def _compared(
    imagination: Imagination,
    actions: list[int],
    worlds: int,
    ends: float,
    clock: Callable[[], float],
) -> tuple[list[float], list[list[float]]]:
    """Return the values that the reference player reaches in each world: by itself, and after each
    of `actions`.

    The comparison ends early if time runs out, but not before FEWEST_WORLDS worlds have been
    played out.
    """
    before: list[float] = []
    values: list[list[float]] = [[] for _ in actions]
    while len(before) < worlds:
        if len(before) >= FEWEST_WORLDS and clock() > ends:
            break
        world = imagination.world()
        before.append(imagination.value(world))
        for at in range(len(actions)):
            values[at].append(imagination.value(world, actions[at]))
    return before, values


def _differences(values: list[float], others: list[float]) -> list[float]:
    """Return `values` minus `others`, world by world, so that common influences cancel out."""
    return [value - other for value, other in zip(values, others, strict=True)]


def _error(values: list[float]) -> float:
    """Return half the width of the 95% interval of the mean."""
    return Z * stdev(values) / sqrt(len(values))
