"""Observers for OpenSpiel: a seat's tensor in named pieces, and its view as text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from lifeboat.core.errors import SetupError
from lifeboat.core.events import SPECTATOR
from lifeboat.envs.arrays import named, sight
from lifeboat.envs.spiel.moments import Agreement
from lifeboat.tensors.bits import size_of


class Observer:
    """An observer that sees what a player sees.

    If its kind has no private information, it sees what a spectator sees. Public information is
    never left out. The observer shows nothing before the deal, and the last complete moment during
    a shuffle. With perfect recall, the text contains everything since the deal; the tensor always
    contains what the seat knows now.
    """

    def __init__(self, agreement: Agreement, kind: Any, params: Any) -> None:
        if params:
            raise SetupError("setup-field", ", ".join(params), "no fields")
        self.form = agreement.form
        self.spectates = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(size_of(self.form.pieces), np.float32)
        self.dict = named(self.form.pieces, self.tensor)

    @staticmethod
    def exists(kind: Any) -> bool:
        """Return whether there is an observer of this kind.

        There is one for a player and one for a spectator, but none that sees all hands.
        """
        return bool(kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS)

    def set_from(self, state: Any, player: int) -> None:
        """Set the tensor and its pieces to what the player sees; all 0 before the deal."""
        position = state.node.moment.position
        self.tensor[:] = sight(self.form, position, self._seat(player)) if position else 0

    def string_from(self, state: Any, player: int) -> str:
        """Return what the player sees now; with perfect recall, what it remembers comes first."""
        moment = state.node.moment
        seat = self._seat(player)
        now: str = moment.sight(seat)
        return f"{moment.memory(seat)}\n{now}" if self.recalls and moment.position else now

    def _seat(self, player: int) -> int:
        return SPECTATOR if self.spectates else player
