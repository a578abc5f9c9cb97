"""Many games at once, stepped inside the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lifeboat.core.games import game_of
from lifeboat.core.outcomes import Outcome
from lifeboat.tensors.bits import Bits
from lifeboat.tensors.deals import Deals
from lifeboat.tensors.form import Form, ending, worth, write_mask


class Batch:
    """Games with the same set-up, side by side, each with its own sequence of deals.

    A game doesn't exist until ``deal`` has been called for it. A game that has ended is dealt
    again: with `at_once`, in the step that ends it, and otherwise in the next step, which ignores
    the action for that game.
    """

    def __init__(
        self, form: Form, fields: Mapping[str, str], reward: str, at_once: bool, seeds: list[int]
    ) -> None:
        self.form = form
        self.fields: dict[str, str] = game_of(form.game).setup_fields(fields)
        self.reward = reward
        self.at_once = at_once
        self.deals: list[Deals] = []
        self.states: list[Any] = []
        self.lookers: list[int] = []
        """The seat that decides in each game or, once it has ended, the seat that decided last."""
        self.legal: list[list[int]] = []
        """The legal actions of each game; empty if it has ended or hasn't been dealt."""
        self.worth: list[float] = []
        """The current worth of each game; the reward for a step is the change in worth."""
        self.rewards: list[float] = []
        """The reward for the last step in each game."""
        self.ended: list[int] = []
        """The indices of the games that ended in the last step."""
        self.outcomes: list[Outcome] = []
        """The outcomes of the games in `ended`, in the same order."""
        self._last_sights = Bits()
        for seed in seeds:
            self.deals.append(Deals(seed))
            self.states.append(None)
            self.lookers.append(0)
            self.legal.append([])
            self.worth.append(0.0)

    def deal(self, at: int) -> None:
        """Start the game with index `at`, using the next deal of its sequence."""
        state = game_of(self.form.game).deal(self.fields, self.deals[at].next_secret())
        self.states[at] = state
        self.lookers[at] = state.active
        self.legal[at] = state.legal()
        self.worth[at] = worth(self.form, state, self.reward)

    def step(self, actions: list[int]) -> None:
        """Take one action per game; a game that has ended is dealt again instead.

        Raise `IllegalAction` and change nothing if one of the actions is illegal.
        """
        for at, action in enumerate(actions):
            legal = self.legal[at]
            if legal and action not in legal:
                self.states[at].play(action)  # raises IllegalAction
        self.rewards = []
        self.ended = []
        self.outcomes = []
        self._last_sights = Bits()
        for at, action in enumerate(actions):
            if self.legal[at]:
                self._step(at, action)
            else:
                self.deal(at)
                self.rewards.append(0.0)

    def _step(self, at: int, action: int) -> None:
        state = self.states[at]
        state.advance(action)
        earned = worth(self.form, state, self.reward)
        self.rewards.append(earned - self.worth[at])
        self.worth[at] = earned
        self.legal[at] = state.legal()
        if self.legal[at]:
            self.lookers[at] = state.active
            return
        self.ended.append(at)
        outcome = ending(self.form, state)
        assert outcome is not None
        self.outcomes.append(outcome)
        if self.at_once:
            self.form.write(state, self.lookers[at], self._last_sights)
            self.deal(at)

    def sights(self) -> bytes:
        """Return the tensors of all games, each as seen by the seat in `lookers`."""
        bits = Bits()
        for at, state in enumerate(self.states):
            self.form.write(state, self.lookers[at], bits)
        return bits.to_bytes()

    def last_sights(self) -> bytes:
        """Return the final tensors of the games in `ended`; empty unless `at_once` is set."""
        return self._last_sights.to_bytes()

    def masks(self) -> bytes:
        """Return all games' masks of legal actions.

        The mask of a game that has ended allows every action, since the next step ignores it.
        """
        bits = Bits()
        for legal in self.legal:
            write_mask(legal or list(range(self.form.actions)), self.form.actions, bits)
        return bits.to_bytes()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        agreed = (self.form, self.fields, self.reward, self.at_once)
        return _restored, (*agreed, self.deals, self.states, self.lookers, self.worth)


def _restored(
    form: Form,
    fields: dict[str, str],
    reward: str,
    at_once: bool,
    deals: list[Deals],
    states: list[Any],
    lookers: list[int],
    earned: list[float],
) -> Batch:
    """Return the batch that was pickled or copied, without the results of its last step."""
    batch = Batch(form, fields, reward, at_once, [])
    batch.deals = deals
    batch.states = states
    batch.lookers = lookers
    batch.worth = earned
    batch.legal = [state.legal() if state is not None else [] for state in states]
    return batch
