"""What every action card answers, and the cards that are played at a line (T20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lifeboat.titanic.actions import TAKE
from lifeboat.titanic.cards.bundles import NAMES, copies
from lifeboat.titanic.places import LINES, place_text

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


class ActionCard:
    """What every action card answers; the standard answers are those of a card without targets."""

    rule = "T20"
    """The rule that says what it does."""
    sizes = 1
    """How many targets it has, legal or not."""

    def add_targets(self, board: Board, action: i64, actions: list[int]) -> None:
        """Add the action of every target at which it can be played now, from this one (T20)."""
        actions.append(action)

    def target_text(self, target: int) -> str:
        """A target as text; nothing for a card without targets."""
        return ""

    def play(self, board: Board, target: int) -> None:
        """Take effect."""

    def options(self, board: Board) -> list[int]:
        """The actions that answer its question; most cards ask none."""
        return []

    def answer(self, board: Board, action: int) -> None:
        """Go on with this answer."""


class LineCard(ActionCard):
    """A card that is played at a line, the boat among them."""

    sizes = LINES

    def add_targets(self, board: Board, action: i64, actions: list[int]) -> None:
        """Any line that holds a card (T20)."""
        for cards in board.lines:
            if cards:
                actions.append(action)
            action += 1

    def target_text(self, target: int) -> str:
        return place_text(target)


def takings(bundle: int) -> list[int]:
    """One of each kind of card in the bundle, as sorted actions."""
    return [TAKE + card for card in range(len(NAMES)) if copies(bundle, card)]
