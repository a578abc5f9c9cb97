"""Environments for PettingZoo, made of their options; the same for both games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from lifeboat.envs.episode import Episode
from lifeboat.envs.pettingzoo_aec import Ordered, Table
from lifeboat.envs.pettingzoo_parallel import Cycles, InTurn
from lifeboat.tensors.form import SCORE


class Common(TypedDict, total=False):
    """The options that both games have."""

    reward: str
    """score, won or progress; without it score."""
    render_mode: str | None
    """ansi or human; without it nothing is drawn."""


def made(game: str, max_cycles: int | None, options: Mapping[str, Any]) -> Ordered:
    """An AEC environment: by turns, or with max_cycles in cycles."""
    if max_cycles is None:
        return Ordered(table(game, options))
    return Ordered(InTurn(cycles(game, max_cycles, options)))


def table(game: str, options: Mapping[str, Any]) -> Table:
    """An AEC environment by turns, without the check that a reset comes first."""
    return Table(_episode(game, options), options.get("render_mode"))


def cycles(game: str, max_cycles: int | None, options: Mapping[str, Any]) -> Cycles:
    """A parallel environment."""
    return Cycles(_episode(game, options), options.get("render_mode"), max_cycles)


def _episode(game: str, options: Mapping[str, Any]) -> Episode:
    setup = {name: value for name, value in options.items() if name not in Common.__annotations__}
    return Episode(game, setup, options.get("reward", SCORE))
