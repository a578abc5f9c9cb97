"""A state of OpenSpiel: the node of a game that it stands at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from lifeboat.core.dice import Dice
from lifeboat.envs.spiel.face import FACES
from lifeboat.envs.spiel.moments import Moment, Node, Shuffle, after_step, imagined

WORD = 1 << 32


class State(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A moment, or a shuffle on the way to the next. Clones share it, for it never changes."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.node: Node = game.beginning

    def current_player(self) -> int:
        node = self.node
        if isinstance(node, Shuffle):
            return int(pyspiel.PlayerId.CHANCE)
        return node.seat if node.legal else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return isinstance(self.node, Moment) and not self.node.legal

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions of the player that decides."""
        return self.node.moment.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can come next in the shuffle, and how likely each is."""
        return self.node.chances() if isinstance(self.node, Shuffle) else []

    def _apply_action(self, action: int) -> None:
        """Take an action, or let a card come; anything else is refused and changes nothing."""
        node = self.node
        self.node = (
            node.after(action) if isinstance(node, Shuffle) else after_step(node, action, [])
        )

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in notation, or the card that comes; numbers that stand for nothing as such."""
        node = self.node
        agreement = node.moment.agreement
        if player != pyspiel.PlayerId.CHANCE:
            return agreement.rules.action_text(action)
        if not isinstance(node, Shuffle) or action not in node.cards:
            return f"#{action}"
        card = FACES[agreement.form.game].card_name(agreement.players, node.pile, action)
        return f"{node.pile.decode()}:{card}"

    def returns(self) -> list[float]:
        """What has been earned since the deal, the same for all."""
        moment = self.node.moment
        return [moment.worth - moment.earned] * moment.agreement.players

    def rewards(self) -> list[float]:
        """What the last step has earned, once its shuffles are over."""
        return [self.node.reward()] * self.node.moment.agreement.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state at random that the player cannot tell from this one.

        Its history is empty: it begins in that world. While cards are shuffled nobody has been told
        anything since the last decision, so that is where it begins.
        """
        moment = self.node.moment
        world = self.get_game().new_initial_state()
        if moment.position is not None:
            seed = [int(sampler() * WORD) for _ in range(4)]
            dice = Dice(seed[0], seed[1], seed[2], seed[3] | 1)
            sample = moment.agreement.rules.sample(moment.position.view(player), dice)
            world.node = imagined(moment, player, sample)
        assert isinstance(world, State)
        return world

    def __copy__(self) -> State:
        return self.__deepcopy__(None)

    def __deepcopy__(self, memo: object) -> State:
        twin = self.clone()
        assert isinstance(twin, State)
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.get_game(), self.serialize())

    def __str__(self) -> str:
        """The whole position, secrets and all, and what a shuffle has told so far."""
        node = self.node
        position = str(node.moment.position or "before the deal")
        if isinstance(node, Moment):
            return position
        order = ",".join(str(number) for number in node.placed)
        return f"{position} action={node.action} shuffles={node.pile.decode()}:{order}"


def _restored(game: Any, text: str) -> Any:
    """A state that was pickled."""
    return game.deserialize_state(text)
