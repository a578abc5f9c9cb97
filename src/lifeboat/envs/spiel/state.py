"""The OpenSpiel state of a game, which is either at a moment or in a shuffle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from lifeboat.core.dice import Dice
from lifeboat.envs.spiel.face import FACES
from lifeboat.envs.spiel.moments import Moment, Node, Shuffle, after_step, imagined

WORD = 1 << 32


class State(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A game at a moment, or in a shuffle before the next one.

    Clones share the moment or shuffle, since neither ever changes.
    """

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
        """Return the legal actions of the player that decides."""
        return self.node.moment.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers and probabilities of the cards that can come next in the shuffle.

        The list is empty if no shuffle is under way.
        """
        return self.node.chances() if isinstance(self.node, Shuffle) else []

    def _apply_action(self, action: int) -> None:
        """Take an action or, in a shuffle, reveal the card with this number.

        If that isn't legal, raise `IllegalAction` and change nothing.
        """
        node = self.node
        self.node = (
            node.after(action) if isinstance(node, Shuffle) else after_step(node, action, [])
        )

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in notation or, for chance, the pile and the card that comes.

        Return ``#`` and the number if the current shuffle has no such card.
        """
        node = self.node
        agreement = node.moment.agreement
        if player != pyspiel.PlayerId.CHANCE:
            return agreement.rules.action_text(action)
        if not isinstance(node, Shuffle) or action not in node.cards:
            return f"#{action}"
        card = FACES[agreement.form.game].card_name(agreement.players, node.pile, action)
        return f"{node.pile.decode()}:{card}"

    def returns(self) -> list[float]:
        """Return each player's total reward since the deal, which is the same for all players."""
        moment = self.node.moment
        return [moment.worth - moment.earned] * moment.agreement.players

    def rewards(self) -> list[float]:
        """Return each player's reward for the last step, which is the same for all players.

        During a shuffle, all rewards are 0.
        """
        return [self.node.reward()] * self.node.moment.agreement.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Return a random state that the player can't tell from this one.

        Its history is empty, since it begins in the imagined world. During a shuffle nobody has
        been told anything since the last decision, so it begins at that decision; during the deal,
        it is the initial state.
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
        """Return the whole position, secrets included, and the cards that a shuffle has placed."""
        node = self.node
        position = str(node.moment.position or "before the deal")
        if isinstance(node, Moment):
            return position
        order = ",".join(str(number) for number in node.placed)
        return f"{position} action={node.action} shuffles={node.pile.decode()}:{order}"


def _restored(game: Any, text: str) -> Any:
    """Return the state that was pickled as this text."""
    return game.deserialize_state(text)
