"""The base classes of the action cards (T20)."""

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
    """What a card's target stands for; a place that doesn't apply is NO_PLACE."""

    place: int = NO_PLACE
    """The line that is affected, the place that cards go to, or the second of two lines."""
    source: int = NO_PLACE
    """The line that cards leave, or the first of two lines."""
    length: int = 0
    """How many cards leave the line; 0 if none do."""


class ActionCard:
    """The base class of all action cards; by default, a card offers no choice of target."""

    name = ""
    """The card's name in notation, in the deck and in the catalogues."""
    rule = "T20"
    """The id of the rule that says what the card does."""
    sizes = 1
    """The number of targets, legal or not; 1 for a card that offers no choice."""
    asks = NOTHING
    """The question that the card asks, as an index into ASKS; NOTHING for most cards."""
    most_drawn = 0
    """The most passengers that can have been drawn while the card asks its question."""
    can_reveal = False
    """Whether the card can reveal a mystery, itself or through a page that it turns (T38)."""

    def add_targets(self, board: Board, action: i64, actions: list[int]) -> None:
        """Append an action for each target at which the card can be played now (T20).

        `action` is the one for target 0.
        """
        actions.append(action)

    def aim(self, target: int) -> Aim:
        """Return what a target stands for, or an empty `Aim` if the card offers no choice."""
        return Aim()

    def play(self, board: Board, target: int) -> None:
        """Carry out the card's effect, up to its question if it asks one."""

    def options(self, board: Board) -> list[int]:
        """Return the actions that answer the card's question; empty if it doesn't ask one."""
        return []

    def answer(self, board: Board, action: int) -> None:
        """Continue the card's effect with this answer to its question."""

    def looked_at(self, board: Board) -> list[int]:
        """Return the cards that the card's question shows, in the order in which they lie."""
        return []

    def fetchable(self, view: View) -> int:
        """Return the action cards that may be taken to answer the card's question, as a bundle."""
        return EMPTY

    # What a legal play would do, and why an illegal one is refused

    def stand_in(self, view: View, aim: Aim) -> int:
        """Return the mystery, with its rank, that the card puts on the table, or UNKNOWN."""
        return UNKNOWN

    def discards(self, view: View, aim: Aim) -> list[int]:
        """Return the face-up cards that the card discards."""
        return []

    def refusal(self, board: Board, aim: Aim) -> Reason:
        """Return why a card in hand can't be played with this aim (T20)."""
        for line in (aim.source, aim.place):
            missing = missing_line(board, line) if line != NO_PLACE else None
            if missing is not None:
                return missing
        return because("card-empty", [NAMES.index(self.name)])


class LineCard(ActionCard):
    """A card that is played at a line, which may be the boat."""

    sizes = LINES

    def add_targets(self, board: Board, action: i64, actions: list[int]) -> None:
        """Append an action for every line that holds a card (T20)."""
        for cards in board.lines:
            if cards:
                actions.append(action)
            action += 1

    def aim(self, target: int) -> Aim:
        return Aim(target)


def takings(bundle: int) -> list[int]:
    """Return the actions that take a card from the bundle, one for each kind of card, sorted."""
    return [TAKE + card for card in range(len(NAMES)) if copies(bundle, card)]
