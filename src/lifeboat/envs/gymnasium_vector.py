"""Many games at once, as a Gymnasium vector environment: one policy plays every seat."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from copy import deepcopy
from secrets import randbits
from typing import Any, Final, Self, TypeVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lifeboat.core.errors import IllegalAction, SetupError
from lifeboat.envs.arrays import Array, rows
from lifeboat.envs.drawing import checked_mode
from lifeboat.envs.episode import SEED_BITS, as_texts, seed_of
from lifeboat.envs.spaces import LegalActions, LegalActionsOfMany, sights
from lifeboat.tensors.batch import Batch
from lifeboat.tensors.bits import size_of
from lifeboat.tensors.deals import Deals
from lifeboat.tensors.form import checked_reward
from lifeboat.tensors.forms import form_of

MODES: Final = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)
Flags = NDArray[np.bool_]
Many = TypeVar("Many", bound=Sized)
Step = tuple[Array, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class GamesAtOnce(VectorEnv[Array, Any, Any]):
    """Games side by side, stepped inside the engine; each row is what the deciding seat sees.

    By default, a game is dealt again in the step that ends it. With ``NEXT_STEP``, it is dealt
    again in the step after that, which ignores its action; until then its mask allows all actions.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        reward: str = "score",
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **options: object,
    ) -> None:
        mode = checked_autoreset(autoreset_mode)
        self.render_mode = checked_mode(render_mode, [])
        self.metadata = {"autoreset_mode": mode}
        self.num_envs = num_envs
        form = form_of(game)
        self._batch = Batch(
            form,
            as_texts(options),
            checked_reward(reward),
            mode is AutoresetMode.SAME_STEP,
            [randbits(SEED_BITS) for _ in range(num_envs)],
        )
        self._size = size_of(form.pieces)
        self.single_observation_space = sights(form)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = LegalActions(form.actions)
        self._actions = LegalActionsOfMany(form.actions, num_envs)
        self.action_space = self._actions
        self._is_dealt = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all games or, after the first reset, only those in ``options["reset_mask"]``.

        With an integer seed, game i gets the first deal of ``seed + i``; with a list of seeds,
        each game gets the first deal of its own seed. A game without a seed gets its next deal.
        Without a mask, all games are dealt.
        """
        everything = np.ones(self.num_envs, np.bool_)
        chosen = self._for_each("reset_mask", (options or {}).get("reset_mask", everything))
        seeds = self._seeds(seed)
        if not self._is_dealt:
            chosen = everything
        for at in np.flatnonzero(chosen).tolist():
            own = seeds[at]
            if own is not None:
                self._batch.deals[at] = Deals(own)
            self._batch.deal(at)
        self._is_dealt = True
        return self._seen()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        """Return the seed of each game, or None for a game without one."""
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, Sized):
            return [seed_of(seed) + at for at in range(self.num_envs)]
        return [one if one is None else seed_of(one) for one in self._for_each("seed", seed)]

    def _for_each(self, name: str, values: Many) -> Many:
        """Return the values; raise `SetupError` unless there is one for each game."""
        if len(values) != self.num_envs:
            raise SetupError("setup-option", f"{name}={values}", f"{self.num_envs} numbers")
        return values

    def step(self, actions: Any) -> Step:
        """Take an action in every game.

        Raise `IllegalAction` and change nothing if one of them is illegal, or before the first
        reset.
        """
        if not self._is_dealt:
            raise IllegalAction("no-episode", repr(actions))
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise IllegalAction("illegal-action", actions, f"{self.num_envs} numbers")
        batch = self._batch
        batch.step(numbers.tolist())
        observation, infos = self._seen()
        ended = np.zeros(self.num_envs, np.bool_)
        ended[batch.ended] = True
        if batch.ended:
            infos |= self._ends(ended)
        return observation, np.array(batch.rewards), ended, np.zeros_like(ended), infos

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        """Return what the deciding seats see, and infos with masks and the numbers of those seats.

        Also update the action space.
        """
        self._actions.legal = self._batch.legal
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {"action_mask": self._masks(), "seat": np.array(self._batch.lookers)}
        infos |= {f"_{name}": everywhere for name in list(infos)}
        return rows(self._batch.sights(), self._size), infos

    def _masks(self) -> Array:
        return rows(self._batch.masks(), self._batch.form.actions)

    def _ends(self, ended: Flags) -> dict[str, Any]:
        """Return infos on how games ended, with final observations if they were dealt again."""
        fields: dict[str, Any] = {}
        for name in ("reason", "won", "score"):
            values = np.array([getattr(outcome, name) for outcome in self._batch.outcomes])
            fields[name] = np.zeros(self.num_envs, values.dtype)
            fields[name][ended] = values
            fields[f"_{name}"] = ended
        if self.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP:
            return fields
        last = np.empty(self.num_envs, object)
        seen = rows(self._batch.last_sights(), self._size)
        for at, row in zip(self._batch.ended, seen, strict=True):
            last[at] = row
        return {
            "final_obs": last,
            "_final_obs": ended,
            "final_info": fields,
            "_final_info": ended,
        }

    def action_masks(self) -> Flags:
        """Return, for each game and action, whether the action is legal now.

        In a game that is over and will be dealt again by the next step, every action counts as
        legal.
        """
        return self._masks().astype(np.bool_)

    def __copy__(self) -> Self:
        return deepcopy(self)


def checked_autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    """Return an autoreset mode as an `AutoresetMode`, even if it is given by its value.

    Raise `SetupError` if the mode isn't supported.
    """
    for one in MODES:
        if mode in (one, one.value):
            return one
    raise SetupError("setup-option", f"autoreset_mode={mode}", [one.value for one in MODES])
