"""One game after the other, as every environment plays them that holds a single game."""

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
    """The game that goes on, what it has earned, and the deals that follow."""

    def __init__(self, game: str, options: Mapping[str, Any], reward: str) -> None:
        self.form = form_of(game)
        self.fields = game_of(game).setup_fields(as_texts(options))
        self.seats = int(self.fields["players"])
        self.reward = checked_reward(reward)
        self.deals: Deals | None = None
        self.state: Any = None
        self.legal: list[int] = []
        """The legal actions; none when no game goes on."""
        self.worth = 0.0
        """What has been earned so far."""

    @property
    def seat(self) -> int:
        """Who decides."""
        return int(self.state.active) if self.legal else NO_SEAT

    def deal(self, seed: int | None = None) -> None:
        """Deal the first game of a seed, or the next one; without any seed, one at random."""
        if seed is not None:
            self.deals = Deals(seed_of(seed))
        elif self.deals is None:
            self.deals = Deals(randbits(SEED_BITS))
        self.state = game_of(self.form.game).deal(self.fields, self.deals.next_secret())
        self.legal = self.state.legal()
        self.worth = worth(self.form, self.state, self.reward)

    def checked(self, action: object) -> int:
        """An action that is legal now; any other is refused."""
        if not self.legal:
            raise IllegalAction("no-episode", repr(action))
        number = number_of(action, self.form.actions)
        if number not in self.legal:
            self.state.play(number)  # it refuses, in words
        return number

    def step(self, action: object) -> float:
        """Take an action and say what it has earned."""
        number = self.checked(action)
        self.state.advance(number)
        self.legal = self.state.legal()
        before = self.worth
        self.worth = worth(self.form, self.state, self.reward)
        return self.worth - before

    def sight(self, seat: int) -> Array:
        """What a seat sees."""
        return sight(self.form, self._dealt("observe"), seat)

    def mask(self, seat: int) -> Array:
        """What a seat may do: nothing unless it decides."""
        return mask(self.legal if seat == self.seat else [], self.form.actions)

    def view(self) -> Any:
        """The table as the seat that decides sees it; after the end, as a spectator does."""
        return self._dealt("render").view(self.seat)

    def _dealt(self, tried: str) -> Any:
        """The state; before the first deal there is none to look at."""
        if self.state is None:
            raise LifeboatError("no-episode", tried)
        return self.state

    def info(self) -> dict[str, Any]:
        """How the game ended; nothing before that."""
        outcome = ending(self.form, self.state)
        return {} if outcome is None else outcome._asdict()


def seed_of(seed: object) -> int:
    """A seed, of whatever integer type."""
    try:
        return index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise SetupError("setup-option", f"seed={seed!r}", "a whole number from 0") from None


def number_of(action: object, actions: int) -> int:
    """The number of an action, of whatever integer type; refused unless there are so many."""
    try:
        number = index(action)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if isinstance(action, bool) or not 0 <= number < actions:
        raise IllegalAction("action-number", repr(action), f"0-{actions - 1}")
    return number


def as_texts(options: Mapping[str, Any]) -> dict[str, str]:
    """The options of a set-up as its fields: a list of names with commas, all else as it is."""
    fields: dict[str, str] = {}
    for name, value in options.items():
        several = isinstance(value, Iterable) and not isinstance(value, str)
        fields[name] = ",".join(str(one) for one in value) if several else str(value)
    return fields
