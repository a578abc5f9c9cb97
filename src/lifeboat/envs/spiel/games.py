"""The games as OpenSpiel games, with their parameters.

For example::

    pyspiel.load_game("lifeboat_titanic(players=2,crew=lee+smith,layout=expert,reward=progress)")

The parameters are the fields of the set-up and the shape of reward. OpenSpiel reads commas and
bare numbers in its own way, so the crew is joined by ``+``, and seat 2 is written ``seat2``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from lifeboat.core.errors import SetupError
from lifeboat.core.games import game_of
from lifeboat.envs.spiel.face import FACES, OUTCOMES, Bounds
from lifeboat.envs.spiel.moments import Agreement, beginning
from lifeboat.envs.spiel.observer import Observer
from lifeboat.envs.spiel.state import State
from lifeboat.tensors.form import PROGRESS, SCORE, WON

SEAT: Final = "seat"
SEATS: Final = ("first", "captain")
"""The parameters that may name a seat."""


def parameters_of(game: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults; the edition isn't a parameter.

    OpenSpiel fills in every default, so a field can't simply be left to its preset. Instead, a
    field that a preset covers defaults to the preset's name, which means 'as the preset says'.
    """
    rules = game_of(game)
    fields: dict[str, Any] = rules.setup_fields({})
    del fields["edition"]
    for preset, values in rules.presets().items():
        fields |= dict.fromkeys(next(iter(values.values())), preset)
        fields[preset] = next(iter(values))
    return {**fields, "players": int(fields["players"]), "reward": SCORE}


def agreed(game: str, params: Mapping[str, Any]) -> Agreement:
    """Return the agreement that these parameters describe, with defaults for those left out.

    Raise `SetupError` if a parameter is unknown or invalid.
    """
    known = parameters_of(game)
    for name in params:
        if name not in known:
            raise SetupError("setup-field", name, list(known))
    presets = game_of(game).presets()
    given = {name: str(value) for name, value in {**known, **params}.items()}
    given = {name: value for name, value in given.items() if value not in presets}
    reward = given.pop("reward")
    if "crew" in given:
        given["crew"] = given["crew"].replace("+", ",")
    for name in SEATS:
        if name in given:
            given[name] = seat_of(name, given[name])
    return Agreement(game, given, reward)


def seat_of(name: str, value: str) -> str:
    """Return a parameter's value as it is written in a set-up, such as ``2`` for ``seat2``.

    Raise `SetupError` for a bare number: a seat has to be written like ``seat2``.
    """
    if value.isdecimal():
        raise SetupError("setup-option", f"{name}={value}", f"{SEAT}{value}")
    return value.removeprefix(SEAT)


def bounds_of(agreement: Agreement) -> Bounds:
    """Return the bounds of a game with this set-up and shape of reward."""
    bounds = FACES[agreement.form.game].bounds(agreement.players, agreement.reward)
    return bounds._replace(least=0.0, most=1.0) if agreement.reward == WON else bounds


def game_type(game: str, reward: str) -> Any:
    """Return what OpenSpiel needs to know about a game before loading it."""
    face = FACES[game]
    every_step = reward == PROGRESS
    models = pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=f"lifeboat_{game}",
        long_name=face.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL,
        reward_model=models.REWARDS if every_step else models.TERMINAL,
        min_num_players=face.players[0],
        max_num_players=face.players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class LifeboatGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A Lifeboat game with a certain set-up, as an OpenSpiel game."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.agreement = agreed(self.name, given)
        self.bounds: Bounds = bounds_of(self.agreement)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.agreement.form.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.agreement.players,
            min_utility=self.bounds.least,
            max_utility=self.bounds.most,
            utility_sum=None,
            max_game_length=self.bounds.decisions,
        )
        super().__init__(game_type(self.name, self.agreement.reward), info, given)
        self.beginning = beginning(self.agreement)

    def new_initial_state(self) -> State:
        """Return the state before the deal."""
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """Return an observer of this kind, or None if there isn't one.

        The default kind doesn't have perfect recall. Raise `SetupError` if `params` isn't empty.
        """
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.agreement, wanted, params) if Observer.exists(wanted) else None

    def max_chance_nodes_in_history(self) -> int:
        """Return the maximum number of cards that chance can reveal in a game."""
        return self.bounds.chances

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return load_game, (str(self),)


def load_game(name: str) -> Any:
    """Load a game by name, for unpickling.

    Importing this function imports its package, which registers the games.
    """
    return pyspiel.load_game(name)


def registered(game: type[LifeboatGame]) -> type[LifeboatGame]:
    """Register a game with OpenSpiel and return it; this is a class decorator."""
    pyspiel.register_game(game_type(game.name, SCORE), game)
    return game
