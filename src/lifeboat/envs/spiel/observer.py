"""What a player of OpenSpiel observes: the tensor of the seat by named pieces, and its words."""

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
    """The eyes of a player, or with no private information those of a spectator.

    What is public is never left out. At a shuffle they see the last moment that was complete,
    before the deal nothing. With perfect recall the words tell everything since the deal; the
    tensor tells what a seat knows now.
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
        """Whether anybody sees so: a player or a spectator does, but nobody sees all hands."""
        return bool(kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS)

    def set_from(self, state: Any, player: int) -> None:
        """Let the tensor and its pieces show what the player sees."""
        position = state.node.moment.position
        self.tensor[:] = sight(self.form, position, self._seat(player)) if position else 0

    def string_from(self, state: Any, player: int) -> str:
        """What the player sees now, after all that it remembers if it is to recall."""
        moment = state.node.moment
        seat = self._seat(player)
        now: str = moment.sight(seat)
        return f"{moment.memory(seat)}\n{now}" if self.recalls and moment.position else now

    def _seat(self, player: int) -> int:
        return SPECTATOR if self.spectates else player
