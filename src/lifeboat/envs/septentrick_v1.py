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
    """What a table agrees on before the deal; each may be left out."""

    players: int
    """3 to 5; without it 4."""
    captain: str | int
    """drawn, table or a seat from 1: who is Captain."""


def env(*, max_cycles: int | None = None, **options: Unpack[Options]) -> Ordered:
    """The game as an AEC environment, in which whoever decides acts.

    With max_cycles every agent acts in every cycle, and the game is cut off after so many.
    """
    return made("septentrick", max_cycles, options)


def raw_env(**options: Unpack[Options]) -> Table:
    """The same by turns, without the check that a reset comes first."""
    return table("septentrick", options)


def parallel_env(*, max_cycles: int | None = None, **options: Unpack[Options]) -> Cycles:
    """The game in cycles: all act at once, and all but one of them wait."""
    return cycles("septentrick", max_cycles, options)
