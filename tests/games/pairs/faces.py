"""The faces of Pairs: one for each floor above its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from lifeboat.core.dice import Dice
from lifeboat.core.events import Event
from lifeboat.core.figures import Thing
from lifeboat.lab.face import Row
from lifeboat.players import Reason
from lifeboat.players.face import AnyWorlds
from lifeboat.players.player import Player
from lifeboat.players.random import RandomPlayer
from lifeboat.tensors.bits import Bits, Piece
from lifeboat.terminal.screen import Screen
from lifeboat.texts import Texts
from tests.games.pairs.rules import CARDS, NAME, Pairs, State, View, turning
from tests.games.pairs.words import PairsWords

RANKS: Final = 3


class PairsPlayers:
    """The players of Pairs: nobody plays it well yet, and nobody gives hints."""

    def __init__(self) -> None:
        self.players: list[Player] = [RandomPlayer()]
        self.adviser = None
        self.is_for_points = True
        self.decision_playouts = 1000
        self.review_playouts = 1000

    def reasons(self, view: View, action: int) -> list[Reason]:
        return []

    def figure_text(self, thing: Thing) -> str:
        return str(thing)

    def worlds(self, view: View, dice: Dice) -> AnyWorlds:
        return AnyWorlds(Pairs(), view, dice)

    def play_out(self, state: State) -> int:
        decisions = 0
        while legal := state.legal():
            state.advance(legal[0])
            decisions += 1
        return decisions


class PairsTable:
    """Pairs in a terminal: the table is a line of text in any mode."""

    def __init__(self, texts: Texts, screen: Screen, plain: bool) -> None:
        self.texts = texts
        self.screen = screen
        self.words = PairsWords()

    def show(self, view: View) -> None:
        for sentence in self.words.table(self.texts, view):
            self.screen.say(sentence)

    def offer(self, view: View) -> None:
        self.screen.say(self.question(view))
        self.list_actions(view)

    def list_actions(self, view: View) -> None:
        for number, action in enumerate(view.legal, 1):
            self.screen.say(f"{number}, {turning(action)}, {self.action(view, action)}")

    def question(self, view: View) -> str:
        return self.words.question(self.texts, view)

    def action(self, view: View, action: int) -> str:
        return self.words.action(self.texts, view, action)

    def prompt(self, view: View) -> str:
        return "> "

    def story(self, before: View, steps: Sequence[Sequence[Event]]) -> list[list[str]]:
        story = self.words.story(self.texts, before)
        return [story.sentences(events) for events in steps]

    def update(self, view: View, events: Sequence[Event]) -> None:
        self.show(view)

    def score(self, view: View) -> None:
        self.screen.say(self.words.verdict(self.texts, view))

    def explain_signs(self) -> None:
        """Do nothing: Pairs has no signs."""

    def explain_cards(self, view: View, every: bool) -> None:
        self.screen.say("Each rank is there twice.")

    def explain_setup(self, fields: Mapping[str, str]) -> None:
        """Do nothing: there is nothing to agree on."""

    def explain_seats(self, view: View) -> None:
        self.screen.say("Two players.")


class PairsStudies:
    """What the lab records about a game of Pairs."""

    def __init__(self) -> None:
        self.setup_columns: dict[str, str] = {}
        self.result_columns = {"pairs": "int8"}
        self.sweeps: dict[str, list[str]] = {}
        self.landmark = None

    def beginning(self, state: State) -> Row:
        return {}

    def ending(self, state: State) -> Row:
        return {"pairs": state.view(0).pairs}

    def setup_word(self, texts: Texts, word: str) -> str:
        return word


class PairsForm:
    """Pairs for programs that learn: the rank of each card that is face up."""

    game: Final = NAME
    actions: Final = len(CARDS)
    pieces: Final = [Piece("row", (len(CARDS), RANKS), "the rank of each card")]

    def write(self, state: State, seat: int, bits: Bits) -> None:
        for rank in state.view(seat).row:
            bits.choice(rank - 1, RANKS)
        bits.close()

    def score(self, state: State) -> int:
        return state.view(0).pairs

    def progress(self, state: State) -> float:
        return float(self.score(state))
