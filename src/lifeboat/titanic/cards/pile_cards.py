"""The action cards that search, reorder or shuffle the piles (T26-T28, T32-T34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lifeboat.titanic import knowledge, telling
from lifeboat.titanic.actions import BOTTOM, TAKE, TOP, split_placement
from lifeboat.titanic.agenda import ASK_ARRANGE, ASK_FETCH, ASK_SEARCH, OVER, TURN_PAGE
from lifeboat.titanic.cards.action_card import ActionCard, takings
from lifeboat.titanic.cards.bundles import bundle_of, one
from lifeboat.titanic.passengers import PASSENGERS, index_of
from lifeboat.titanic.places import DISCARD, STACK
from lifeboat.titanic.play.moves import put
from lifeboat.titanic.play.rescue import can_place_any, placements

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board
    from lifeboat.titanic.view import View

LOOK: Final = 5
"""The most cards that Get Ready! looks at (T26)."""


class GetReady(ActionCard):
    """Get Ready!: look at the top five cards and put them back, on top or at the bottom (T26)."""

    name = "get-ready"
    rule = "T26"
    asks = ASK_ARRANGE
    most_drawn = LOOK

    def play(self, board: Board, target: int) -> None:
        count = min(LOOK, len(board.stack))
        if count == 0:
            return
        board.drawn = board.take_from_stack(count)
        board.arranged = []
        telling.looked(board, board.drawn, STACK)
        board.asks = self.asks

    def options(self, board: Board) -> list[int]:
        """Return the actions that put one of the cards on top or at the bottom of the stack.

        Once a card is at the bottom, the others go there too. If the stack is otherwise empty, top
        and bottom are the same, and only the top is offered.
        """
        cards = sorted(int(index_of(card)) for card in board.drawn)
        tops = [TOP + card for card in cards]
        bottoms = [BOTTOM + card for card in cards]
        if not board.stack:
            return tops
        return bottoms if board.placed else tops + bottoms

    def answer(self, board: Board, action: int) -> None:
        if action < BOTTOM:
            card = PASSENGERS[action - TOP]
            board.arranged = [*board.arranged, card]
        else:
            card = PASSENGERS[action - BOTTOM]
            board.placed += 1
            board.stack = [card, *board.stack]
            board.known_bottom += 1
            knowledge.went_under(board, [card], 1 << knowledge.STACK_POCKET)
        board.drawn = [other for other in board.drawn if other != card]
        if board.drawn:
            board.asks = self.asks
            return
        telling.arranged(board, board.arranged, board.placed)
        board.placed = 0
        knowledge.went_under(board, board.arranged, 1 << knowledge.STACK_POCKET)
        board.known_top += len(board.arranged)
        board.stack = board.stack + board.arranged[::-1]
        board.arranged = []


class ComeOn(ActionCard):
    """Come On!: search the stack for a passenger to play; if there is none, a page turns (T27)."""

    name = "come-on"
    rule = "T27"
    asks = ASK_SEARCH
    can_reveal = True

    def play(self, board: Board, target: int) -> None:
        knowledge.was_searched(board, knowledge.STACK_POCKET, board.stack)
        board.reversible = False
        telling.searched(board, board.stack, STACK)
        if can_place_any(board, board.stack):
            board.asks = self.asks
            return
        board.shuffle_stack()
        board.agenda.append(TURN_PAGE)

    def looked_at(self, board: Board) -> list[int]:
        return board.stack

    def options(self, board: Board) -> list[int]:
        return placements(board, sorted(board.stack))

    def answer(self, board: Board, action: int) -> None:
        card, place = split_placement(action)
        board.stack = [other for other in board.stack if other != card]
        knowledge.came_to_light(board, card)
        knowledge.order_was_lost(board)
        put(board, card, place)
        if board.asks != OVER:
            board.shuffle_stack()


class ComeBack(ActionCard):
    """Come Back!: search the discard pile for a passenger to play, or else a page turns (T28)."""

    name = "come-back"
    rule = "T28"
    asks = ASK_SEARCH
    can_reveal = True

    def play(self, board: Board, target: int) -> None:
        board.reversible = False
        telling.searched(board, board.discard, DISCARD)
        if can_place_any(board, board.discard):
            board.asks = self.asks
        else:
            board.agenda.append(TURN_PAGE)

    def looked_at(self, board: Board) -> list[int]:
        return board.discard

    def options(self, board: Board) -> list[int]:
        return placements(board, sorted(board.discard))

    def answer(self, board: Board, action: int) -> None:
        card, place = split_placement(action)
        board.discard = [other for other in board.discard if other != card]
        put(board, card, place)


class SaveTime(ActionCard):
    """Save Time: shuffle the discard pile into the stack; no page turns (T32)."""

    name = "save-time"
    rule = "T32"

    def play(self, board: Board, target: int) -> None:
        board.return_discard()


class PlanA(ActionCard):
    """Plan A: take any card from the action stack, then shuffle that stack (T33)."""

    name = "plan-a"
    rule = "T33"
    asks = ASK_FETCH

    def play(self, board: Board, target: int) -> None:
        if board.actions:
            board.reversible = False
            board.asks = self.asks

    def fetchable(self, view: View) -> int:
        return view.actions

    def options(self, board: Board) -> list[int]:
        return takings(bundle_of(board.actions))

    def answer(self, board: Board, action: int) -> None:
        card = action - TAKE
        board.actions = board.actions.copy()
        board.actions.remove(card)
        board.hands[board.active] += one(card)
        telling.got_card(board, "fetched", board.active, card)
        board.shuffle_actions()
        board.refill_actions()


class PlanB(ActionCard):
    """Plan B: take any card from the action discard pile (T34)."""

    name = "plan-b"
    rule = "T34"
    asks = ASK_FETCH

    def play(self, board: Board, target: int) -> None:
        if board.used:
            board.reversible = False
            board.asks = self.asks

    def fetchable(self, view: View) -> int:
        return view.used

    def options(self, board: Board) -> list[int]:
        return takings(board.used)

    def answer(self, board: Board, action: int) -> None:
        card = action - TAKE
        board.used -= one(card)
        board.hands[board.active] += one(card)
        telling.got_card(board, "fetched", board.active, card)


PILE_CARDS: Final[list[ActionCard]] = [
    GetReady(),
    ComeOn(),
    ComeBack(),
    SaveTime(),
    PlanA(),
    PlanB(),
]
