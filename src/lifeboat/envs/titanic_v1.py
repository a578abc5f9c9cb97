"""SOS Titanic for PettingZoo.

>>> from lifeboat.envs import titanic_v1
>>> env = titanic_v1.env(players=2, reward="progress")
>>> env.reset(seed=7)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from lifeboat.envs.extras import Needing

with Needing(__name__, "PettingZoo", "pettingzoo"):
    from lifeboat.envs.pettingzoo_aec import Ordered, Table
    from lifeboat.envs.pettingzoo_making import Common, cycles, made, table
    from lifeboat.envs.pettingzoo_parallel import Cycles


class Options(Common, total=False):
    """What a table agrees on before the deal; each may be left out."""

    players: int
    """1 to 5; without it as many as the crew, or 1."""
    crew: str | Sequence[str]
    """The crew members in the order of their seats; without it the deal draws them."""
    layout: str
    """standard, expert or ultimate."""
    rulebook: str
    """house, english, german or french: sets those of the next three that are left out."""
    murdoch: str
    """may or all: may Murdoch stop placing, or must he place all he can?"""
    latimer: str
    """en or fr: how rows of anchors are counted."""
    ability: str
    """action or turn: what Lowe's and Smith's abilities take the place of."""
    first: str | int
    """drawn, table or a seat from 1: who begins."""


def env(*, max_cycles: int | None = None, **options: Unpack[Options]) -> Ordered:
    """The game as an AEC environment, in which whoever decides acts.

    With max_cycles every agent acts in every cycle, and the game is cut off after so many.
    """
    return made("titanic", max_cycles, options)


def raw_env(**options: Unpack[Options]) -> Table:
    """The same by turns, without the check that a reset comes first."""
    return table("titanic", options)


def parallel_env(*, max_cycles: int | None = None, **options: Unpack[Options]) -> Cycles:
    """The game in cycles: all act at once, and all but one of them wait."""
    return cycles("titanic", max_cycles, options)
