"""The games of an environment that plays one game at a time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index
from secrets import randbits
from typing import Any, Final

from lifeboat.core.errors import IllegalAction, LifeboatError, SetupError
from lifeboat.core.events import NO_SEAT
from lifeboat.core.games import game_of
from lifeboat.envs.arrays import Array, mask, sight
from lifeboat.tensors.deals import Deals
from lifeboat.tensors.form import checked_reward, ending, worth
from lifeboat.tensors.forms import form_of

SEED_BITS: Final = 63


class Episode:
    """The current game, what it has earned, and the deals to come."""

    def __init__(self, game: str, options: Mapping[str, Any], reward: str) -> None:
        self.form = form_of(game)
        self.fields = game_of(game).setup_fields(as_texts(options))
        self.seats = int(self.fields["players"])
        self.reward = checked_reward(reward)
        self.deals: Deals | None = None
        self.state: Any = None
        self.legal: list[int] = []
        """The legal actions; empty before the first deal and once the game is over."""
        self.worth = 0.0
        """The current worth of the game; the reward for a step is the change in worth."""

    @property
    def seat(self) -> int:
        """The seat that decides; NO_SEAT before the first deal and once the game is over."""
        return int(self.state.active) if self.legal else NO_SEAT

    def deal(self, seed: int | None = None) -> None:
        """Deal the first game of `seed` or, without a seed, the next game.

        If no seed was ever given, a random one is chosen.
        """
        if seed is not None:
            self.deals = Deals(seed_of(seed))
        elif self.deals is None:
            self.deals = Deals(randbits(SEED_BITS))
        self.state = game_of(self.form.game).deal(self.fields, self.deals.next_secret())
        self.legal = self.state.legal()
        self.worth = worth(self.form, self.state, self.reward)

    def checked(self, action: object) -> int:
        """Return an action as an int; raise `IllegalAction` unless it is legal now."""
        if not self.legal:
            raise IllegalAction("no-episode", repr(action))
        number = number_of(action, self.form.actions)
        if number not in self.legal:
            self.state.play(number)  # raises IllegalAction with the reason
        return number

    def step(self, action: object) -> float:
        """Take an action and return the reward.

        If the action isn't legal now, raise `IllegalAction` and change nothing.
        """
        number = self.checked(action)
        self.state.advance(number)
        self.legal = self.state.legal()
        before = self.worth
        self.worth = worth(self.form, self.state, self.reward)
        return self.worth - before

    def sight(self, seat: int) -> Array:
        """Return what a seat sees, as an array; raise `LifeboatError` before the first deal."""
        return sight(self.form, self._dealt("observe"), seat)

    def mask(self, seat: int) -> Array:
        """Return a mask of the actions that a seat may take, which is all 0 unless it decides."""
        return mask(self.legal if seat == self.seat else [], self.form.actions)

    def view(self) -> Any:
        """Return the view of the seat that decides or, once the game is over, a spectator's view.

        Raise `LifeboatError` before the first deal.
        """
        return self._dealt("render").view(self.seat)

    def _dealt(self, tried: str) -> Any:
        """Return the state; raise `LifeboatError` before the first deal.

        `tried` says what was attempted, for the error message.
        """
        if self.state is None:
            raise LifeboatError("no-episode", tried)
        return self.state

    def info(self) -> dict[str, Any]:
        """Return how the game ended, as a dict; it is empty while the game is still on."""
        outcome = ending(self.form, self.state)
        return {} if outcome is None else outcome._asdict()


def seed_of(seed: object) -> int:
    """Return a seed of any integer type as an int; raise `SetupError` if it isn't an integer."""
    try:
        return index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise SetupError("setup-option", f"seed={seed!r}", "a whole number from 0") from None


def number_of(action: object, actions: int) -> int:
    """Return an action of any integer type as an int.

    Raise `IllegalAction` if it isn't an integer, is a bool, or isn't from 0 to `actions` - 1.
    """
    try:
        number = index(action)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if isinstance(action, bool) or not 0 <= number < actions:
        raise IllegalAction("action-number", repr(action), f"0-{actions - 1}")
    return number


def as_texts(options: Mapping[str, Any]) -> dict[str, str]:
    """Return options for a set-up as text fields; the items of a list are joined by commas."""
    fields: dict[str, str] = {}
    for name, value in options.items():
        several = isinstance(value, Iterable) and not isinstance(value, str)
        fields[name] = ",".join(str(one) for one in value) if several else str(value)
    return fields
