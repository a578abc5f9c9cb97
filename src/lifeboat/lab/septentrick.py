"""Septentrick in the lab: what is recorded about its games, and what a study can sweep."""

from __future__ import annotations

from typing import Final

from lifeboat.lab.face import Face, Row
from lifeboat.septentrick.edition import FEWEST_PLAYERS, MOST_PLAYERS
from lifeboat.septentrick.state import State
from lifeboat.texts import Texts


class SeptentrickStudies:
    """The face of Septentrick in the lab."""

    def __init__(self) -> None:
        self.setup_columns = {"captain": "string"}
        self.result_columns = {"matched": "int8"}
        numbers = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        self.sweeps = {"players": [str(number) for number in numbers]}
        self.landmark = None

    def beginning(self, state: State) -> Row:
        return {}

    def ending(self, state: State) -> Row:
        outcome = state.outcome()
        return {} if outcome is None else {"matched": outcome.score}

    def setup_word(self, texts: Texts, word: str) -> str:
        return word


FACE: Final[Face] = SeptentrickStudies()
