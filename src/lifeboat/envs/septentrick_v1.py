"""Septentrick for PettingZoo.

>>> from lifeboat.envs import septentrick_v1
>>> env = septentrick_v1.env(players=3, reward="progress")
>>> env.reset(seed=7)
"""

from __future__ import annotations

from typing import Unpack

from lifeboat.envs.extras import Needing

with Needing(__name__, "PettingZoo", "pettingzoo"):
    from lifeboat.envs.pettingzoo_aec import Ordered, Table
    from lifeboat.envs.pettingzoo_making import Common, cycles, made, table
    from lifeboat.envs.pettingzoo_parallel import Cycles


class Options(Common, total=False):
    """The keyword arguments of a Septentrick environment; all can be left out."""

    players: int
    """The number of players: 3 to 5, by default 4."""
    captain: str | int
    """Who is Captain: drawn (the default), table (the table picks) or a seat counted from 1."""


def env(*, max_cycles: int | None = None, **options: Unpack[Options]) -> Ordered:
    """Return Septentrick as an AEC environment, in which only the agent that decides acts.

    With `max_cycles`, every agent acts in every cycle, and the game is cut off after that many.
    """
    return made("septentrick", max_cycles, options)


def raw_env(**options: Unpack[Options]) -> Table:
    """Return Septentrick as an AEC environment without a check that a reset comes first."""
    return table("septentrick", options)


def parallel_env(*, max_cycles: int | None = None, **options: Unpack[Options]) -> Cycles:
    """Return Septentrick as a parallel environment: one agent decides, the others wait.

    With `max_cycles`, the game is cut off after that many cycles.
    """
    return cycles("septentrick", max_cycles, options)
