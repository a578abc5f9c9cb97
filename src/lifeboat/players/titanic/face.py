"""SOS Titanic's face on the players' floor."""

from __future__ import annotations

from typing import Final

from lifeboat.core.dice import Dice
from lifeboat.core.figures import Thing
from lifeboat.core.games import game_of
from lifeboat.players.advice import Reason
from lifeboat.players.beginner import Beginner
from lifeboat.players.captain import Captain, skilled
from lifeboat.players.face import AnyWorlds, Face
from lifeboat.players.player import Player
from lifeboat.players.random import RandomPlayer
from lifeboat.players.titanic.race import titanic_race
from lifeboat.players.titanic.reasons.actions import reasons
from lifeboat.players.titanic.steady.player import SteadyTitanic, play_out
from lifeboat.titanic.figures import figure_text
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View


class TitanicPlayers:
    """SOS Titanic's players, and what hints and reviews need from the game."""

    def __init__(self) -> None:
        steady = SteadyTitanic()
        self.adviser = Captain(titanic_race)
        self.players: list[Player] = [
            RandomPlayer(),
            Beginner(steady),
            steady,
            skilled(titanic_race),
            self.adviser,
        ]
        self.is_for_points = True
        self.decision_playouts = 15_000
        self.review_playouts = 120_000

    def reasons(self, view: View, action: int) -> list[Reason]:
        return reasons(view, action)

    def figure_text(self, thing: Thing) -> str:
        return figure_text(thing)

    def worlds(self, view: View, dice: Dice) -> AnyWorlds:
        return AnyWorlds(game_of("titanic"), view, dice)

    def play_out(self, state: State) -> int:
        return play_out(state)


FACE: Final[Face] = TitanicPlayers()
