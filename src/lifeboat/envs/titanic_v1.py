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
    """The keyword arguments of an SOS Titanic environment; all can be left out."""

    players: int
    """The number of players: 1 to 5; by default as many as there are in `crew`, or 1."""
    crew: str | Sequence[str]
    """The crew members in the order of their seats; by default the deal draws them."""
    layout: str
    """The layout: standard (the default), expert or ultimate."""
    rulebook: str
    """The rulebook: house (the default), english, german or french.

    It sets `murdoch`, `latimer` and `ability` unless they are given.
    """
    murdoch: str
    """Whether Murdoch may stop placing cards (may) or must place all he can (all)."""
    latimer: str
    """How rows of anchors count for Latimer: as in the English rules (en) or the French (fr)."""
    ability: str
    """What the abilities of Lowe and Smith replace: one action (action) or a whole turn (turn)."""
    first: str | int
    """Who goes first: drawn (the default), table (the table picks) or a seat counted from 1."""


def env(*, max_cycles: int | None = None, **options: Unpack[Options]) -> Ordered:
    """Return SOS Titanic as an AEC environment, in which only the agent that decides acts.

    With `max_cycles`, every agent acts in every cycle, and the game is cut off after that many.
    """
    return made("titanic", max_cycles, options)


def raw_env(**options: Unpack[Options]) -> Table:
    """Return SOS Titanic as an AEC environment without a check that a reset comes first."""
    return table("titanic", options)


def parallel_env(*, max_cycles: int | None = None, **options: Unpack[Options]) -> Cycles:
    """Return SOS Titanic as a parallel environment: one agent decides, the others wait.

    With `max_cycles`, the game is cut off after that many cycles.
    """
    return cycles("titanic", max_cycles, options)
