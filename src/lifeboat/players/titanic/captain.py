"""The captain of SOS Titanic: searches over sampled worlds, with the steady player's playouts."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Advice
from lifeboat.players.player import Budget
from lifeboat.players.search import Prior, advise
from lifeboat.players.titanic.steady import play_out, steady_choice
from lifeboat.titanic.sampling import board_in_sight, sample
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View

DEFICIT: Final = 0.5
SCATTER: Final = 1.0
SPREAD: Final = 15.0
"""What is believed of options before a search, in points: measured over some hundred decisions."""


class TitanicModel:
    """SOS Titanic for the search: the value is the score."""

    def world(self, view: View, dice: Dice) -> State:
        return sample(view, dice)

    def value(self, state: State) -> float:
        play_out(state)
        return float(state.score().total)


class CaptainTitanic:
    """Searches from a view."""

    name = "captain"

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock

    def choose(self, view: View, dice: Dice, budget: Budget) -> int:
        """The action that is worth most."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.advise(view, dice, budget).options[0].action

    def advise(self, view: View, dice: Dice, budget: Budget) -> Advice:
        """All legal actions, the best first."""
        habit = steady_choice(board_in_sight(view), view.legal)
        prior = Prior(habit, DEFICIT, SCATTER, SPREAD)
        return advise(TitanicModel(), view, dice, budget, prior, self.clock)
