"""Making PettingZoo environments for either game from their options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from lifeboat.envs.episode import Episode
from lifeboat.envs.pettingzoo_aec import Ordered, Table
from lifeboat.envs.pettingzoo_parallel import Cycles, InTurn
from lifeboat.tensors.form import SCORE


class Common(TypedDict, total=False):
    """Options shared by the environments of both games."""

    reward: str
    """The shape of reward: score (the default), won or progress."""
    render_mode: str | None
    """How to render: ansi or human; by default nothing is drawn."""


def made(game: str, max_cycles: int | None, options: Mapping[str, Any]) -> Ordered:
    """Return an AEC environment that requires a reset first.

    With `max_cycles`, every agent acts in every cycle; otherwise only the one that decides.
    """
    if max_cycles is None:
        return Ordered(table(game, options))
    return Ordered(InTurn(cycles(game, max_cycles, options)))


def table(game: str, options: Mapping[str, Any]) -> Table:
    """Return an AEC environment in which only the agent that decides acts.

    Nothing checks that a reset comes first.
    """
    return Table(_episode(game, options), options.get("render_mode"))


def cycles(game: str, max_cycles: int | None, options: Mapping[str, Any]) -> Cycles:
    """Return a parallel environment, which ends after `max_cycles` cycles unless that is None."""
    return Cycles(_episode(game, options), options.get("render_mode"), max_cycles)


def _episode(game: str, options: Mapping[str, Any]) -> Episode:
    setup = {name: value for name, value in options.items() if name not in Common.__annotations__}
    return Episode(game, setup, options.get("reward", SCORE))
