"""What an SOS Titanic player can see when it decides, worked out once for each decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lifeboat.players.titanic.odds import cards_of_kinds
from lifeboat.titanic.knowledge import LAST_BIT, STACK_POCKET
from lifeboat.titanic.passengers import kind_of
from lifeboat.titanic.play.moves import FAR_BIT, group_kinds, playable_kinds

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


MYSTERIES: Final[i64] = LAST_BIT | LAST_BIT >> 1
"""The set of both mysteries."""
NOT_SEEN_YET: Final = -1


class Sight:
    """What a board shows, and what is known about its hidden cards, which are never read
    themselves.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.to_groups: i64 = group_kinds(board)
        """A bit for each kind of passenger that can join or start a group."""
        self.playable: i64 = playable_kinds(board)
        """A bit for each kind of passenger that can be played in at least one place."""
        self._fronts: i64 = NOT_SEEN_YET
        """A bit for each kind of passenger at the front of a line."""
        self._showing: i64 = 0
        """A bit for each kind of passenger that is face up in a line."""

    def _look_at_lines(self) -> None:
        board = self.board
        fronts: i64 = 0
        showing: i64 = 0
        line: i64 = 0
        for cards in board.lines:
            at: i64 = board.down[line]
            while at < len(cards):
                showing |= FAR_BIT >> (40 - kind_of(cards[at]))
                at += 1
            if cards:
                fronts |= FAR_BIT >> (40 - kind_of(cards[-1]))
            line += 1
        self._fronts = fronts
        self._showing = showing

    def may_hide(self, pocket: i64) -> i64:
        """Return the set of cards that may be hidden in a pocket, which is a line or the stack.

        Mysteries are in it even if they have been revealed since they went into the pocket.
        """
        possible: i64 = self.board.pockets[pocket]
        return possible & (self.board.hidden | MYSTERIES)

    def in_stack(self) -> i64:
        """Return the set of passengers that may be in the stack."""
        return self.may_hide(STACK_POCKET)

    def playable_in_stack(self) -> i64:
        """Return the set of passengers that may be in the stack and could be played now."""
        return self.in_stack() & cards_of_kinds(self.playable)

    def followers(self, kind: i64) -> i64:
        """Return roughly how many passengers could immediately follow if one of this kind joined
        its group.
        """
        if self._fronts == NOT_SEEN_YET:
            self._look_at_lines()
        following: i64 = 0
        kind += 2
        reached: i64 = self._fronts >> kind & 1
        while reached:
            following += 1
            kind += 2
            reached = self._showing >> kind & 1
        return following
