"""Judging a decision: what was chosen against the best, by what the seat knew and nothing else."""

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
"""The share of the budget that looks for the best action; the rest compares it."""
FEWEST_WORLDS: Final = 8
"""A comparison takes so many worlds, however small the budget is."""


class Verdict(NamedTuple):
    """What a fair player thinks of one decision, all of it estimated in the same worlds."""

    before: float
    """What the fair player expected here, playing on as it would."""
    doubt: float
    """Half of the 95 % interval of what the chosen action is worth more than that."""
    chosen: Option
    best: Option
    """The best action; the chosen one where nothing is better by more than the error."""
    error: float
    """Half of the 95 % interval of what the best is worth more than the chosen; 0 if the same."""
    options: int
    """How many actions were legal."""


def judge(
    game: str,
    view: Any,
    action: int,
    dice: Dice,
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
) -> Verdict:
    """Judge an action of the seat that decides, whose view this is.

    The best of many estimates is likely one that chance has flattered: it would make every choice
    look costly. So the search only names the best action. What it and the chosen one are worth is
    estimated anew, in fresh worlds that both are played out in; and where the difference is within
    its error, the chosen action counts as the best. Where it was costly, both have their reasons.
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
    """What the fair player reaches in the same worlds by itself, and after each action.

    It ends on the clock too, but not before the fewest worlds.
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
    """World by world: what they share goes out."""
    return [value - other for value, other in zip(values, others, strict=True)]


def _error(values: list[float]) -> float:
    """Half of the 95 % interval of the mean."""
    return Z * stdev(values) / sqrt(len(values))
