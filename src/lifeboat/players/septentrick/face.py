"""Septentrick's face on the players' floor."""

from __future__ import annotations

from typing import Final

from lifeboat.core.dice import Dice
from lifeboat.core.figures import Thing
from lifeboat.players.advice import Reason
from lifeboat.players.beginner import Beginner
from lifeboat.players.captain import Captain, skilled
from lifeboat.players.face import Face
from lifeboat.players.player import Player
from lifeboat.players.random import RandomPlayer
from lifeboat.players.septentrick.race import septentrick_race
from lifeboat.players.septentrick.reasons.actions import reasons
from lifeboat.players.septentrick.steady.player import SteadySeptentrick, play_out_steadily
from lifeboat.players.septentrick.worlds import Worlds
from lifeboat.septentrick.figures import figure_text
from lifeboat.septentrick.state import State
from lifeboat.septentrick.view import View


class SeptentrickPlayers:
    """Septentrick's players, and what hints and reviews need from the game."""

    def __init__(self) -> None:
        steady = SteadySeptentrick()
        self.adviser = Captain(septentrick_race)
        self.players: list[Player] = [
            RandomPlayer(),
            Beginner(steady),
            steady,
            skilled(septentrick_race),
            self.adviser,
        ]
        self.is_for_points = False
        self.decision_playouts = 20_000
        self.review_playouts = 360_000

    def reasons(self, view: View, action: int) -> list[Reason]:
        return reasons(view, action)

    def figure_text(self, thing: Thing) -> str:
        return figure_text(thing)

    def worlds(self, view: View, dice: Dice) -> Worlds:
        return Worlds(view, dice)

    def play_out(self, state: State) -> int:
        return play_out_steadily(state)


FACE: Final[Face] = SeptentrickPlayers()
