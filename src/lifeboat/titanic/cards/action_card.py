"""What every action card answers, and the cards that are played at a line (T20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import i64

from lifeboat.core.errors import Reason
from lifeboat.titanic.actions import TAKE
from lifeboat.titanic.agenda import NOTHING
from lifeboat.titanic.cards.bundles import EMPTY, NAMES, copies
from lifeboat.titanic.misplacing import because, missing_line
from lifeboat.titanic.passengers import UNKNOWN
from lifeboat.titanic.places import LINES, NO_PLACE

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board
    from lifeboat.titanic.view import View


class Aim(NamedTuple):
    """What a card's target stands for; NO_PLACE where it has no such place."""

    place: int = NO_PLACE
    """The line that it happens to, or the place that somebody goes to."""
    source: int = NO_PLACE
    """The line that somebody leaves, or the first of two lines."""
    length: int = 0
    """How many leave it."""


class ActionCard:
    """What every action card answers; the standard answers are those of a card without targets."""

    name = ""
    """What it is called in notation, in the deck and in the catalogues."""
    rule = "T20"
    """The rule that says what it does."""
    sizes = 1
    """How many targets it has, legal or not."""
    asks = NOTHING
    """The question that it puts, a number of ASKS; most cards put none."""
    most_drawn = 0
    """How many passengers lie drawn while it asks, at most."""
    can_reveal = False
    """Can it turn up a mystery, itself or by a page that it turns (T38)?"""

    def add_targets(self, board: Board, action: i64, actions: list[int]) -> None:
        """Add the action of every target at which it can be played now, from this one (T20)."""
        actions.append(action)

    def aim(self, target: int) -> Aim:
        """Return what a target stands for; nothing for a card without targets."""
        return Aim()

    def play(self, board: Board, target: int) -> None:
        """Take effect."""

    def options(self, board: Board) -> list[int]:
        """The actions that answer its question; most cards ask none."""
        return []

    def answer(self, board: Board, action: int) -> None:
        """Go on with this answer."""

    def looked_at(self, board: Board) -> list[int]:
        """Return the passengers that its question lays open, as they lie."""
        return []

    def fetchable(self, view: View) -> int:
        """Return the action cards that its question lets one take, as a bundle."""
        return EMPTY

    # What a legal play of it would do

    def stand_in(self, view: View, aim: Aim) -> int:
        """Return the mystery that comes to the table, with its rank; UNKNOWN for most cards."""
        return UNKNOWN

    def discards(self, view: View, aim: Aim) -> list[int]:
        """Return the cards in sight that go to the discard."""
        return []

    def refusal(self, board: Board, aim: Aim) -> Reason:
        """Return what keeps it, although it is held, from being played there (T20)."""
        for line in (aim.source, aim.place):
            missing = missing_line(board, line) if line != NO_PLACE else None
            if missing is not None:
                return missing
        return because("card-empty", [NAMES.index(self.name)])


class LineCard(ActionCard):
    """A card that is played at a line, the boat among them."""

    sizes = LINES

    def add_targets(self, board: Board, action: i64, actions: list[int]) -> None:
        """Any line that holds a card (T20)."""
        for cards in board.lines:
            if cards:
                actions.append(action)
            action += 1

    def aim(self, target: int) -> Aim:
        return Aim(target)


def takings(bundle: int) -> list[int]:
    """One of each kind of card in the bundle, as sorted actions."""
    return [TAKE + card for card in range(len(NAMES)) if copies(bundle, card)]
