"""SOS Titanic in the lab: what is recorded about its games, and what a study can sweep."""

from __future__ import annotations

from typing import Final

from lifeboat.lab.face import Face, Landmark, Row
from lifeboat.texts import Texts
from lifeboat.titanic.rulebooks import HOUSE, RULEBOOKS
from lifeboat.titanic.score import HISTORICAL
from lifeboat.titanic.setup import LAYOUTS, MOST_PLAYERS, OPTIONS, crew_allowed
from lifeboat.titanic.state import State


class TitanicStudies:
    """The face of SOS Titanic in the lab; crew sweeps cover the members who can play alone."""

    def __init__(self) -> None:
        fields = ("crew", "layout", "murdoch", "latimer", "ability", "first")
        self.setup_columns = dict.fromkeys(fields, "string")
        self.result_columns = dict.fromkeys(("page", "turned", "saved"), "int8")
        self.sweeps = {
            "players": [str(number) for number in range(1, MOST_PLAYERS + 1)],
            "crew": crew_allowed(1),
            "layout": list(LAYOUTS),
            "rulebook": list(RULEBOOKS),
            **{option: list(OPTIONS[option]) for option in RULEBOOKS[HOUSE]},
        }
        self.landmark = Landmark("lab-plot-historical", HISTORICAL)

    def beginning(self, state: State) -> Row:
        """Return the crew of the game, whether it was drawn or chosen."""
        return {"crew": ",".join(state.terms.crew)}

    def ending(self, state: State) -> Row:
        saved = sum(state.score().groups)
        return {"page": state.page(), "turned": state.turned, "saved": saved}

    def setup_word(self, texts: Texts, word: str) -> str:
        members = word.split(",")
        if all(texts.knows(f"titanic-crew-{member}.short") for member in members):
            return ", ".join(texts.say(f"titanic-crew-{member}.short") for member in members)
        return word


FACE: Final[Face] = TitanicStudies()
