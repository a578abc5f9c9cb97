"""The action cards that search and order the piles (T26-T28, T32-T34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lifeboat.core.events import NOBODY
from lifeboat.titanic import knowledge
from lifeboat.titanic.actions import BOTTOM, PLACE, TAKE, TOP
from lifeboat.titanic.agenda import ASK_ARRANGE, ASK_FETCH, ASK_SEARCH, OVER, TURN_PAGE
from lifeboat.titanic.cards.action_card import ActionCard, takings
from lifeboat.titanic.cards.bundles import bundle_of, one
from lifeboat.titanic.passengers import INDEX, PASSENGERS
from lifeboat.titanic.places import DISCARD, PLACES, STACK
from lifeboat.titanic.play.moves import put
from lifeboat.titanic.play.rescue import can_place_any, placements

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board

LOOK: Final = 5
"""Get Ready! looks at this many cards (T26)."""


class GetReady(ActionCard):
    """Look at the top five and put them back, on top or at the bottom, in any order (T26)."""

    rule = "T26"

    def play(self, board: Board, target: int) -> None:
        count = min(LOOK, len(board.stack))
        if count == 0:
            return
        board.drawn = board.take_from_stack(count)
        board.arranged = []
        board.tell("looked", board.active, board.drawn, STACK, NOBODY, count)
        board.asks = ASK_ARRANGE

    def options(self, board: Board) -> list[int]:
        """The next card to be drawn, until one goes to the bottom; then the order there.

        With nothing else in the stack top and bottom are the same, and only the top is asked.
        """
        cards = sorted(INDEX[card] for card in board.drawn)
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
            board.stack.insert(0, card)
            board.known_bottom += 1
            knowledge.went_under(board, [card], 1 << knowledge.STACK_POCKET)
        board.drawn = [other for other in board.drawn if other != card]
        if board.drawn:
            board.asks = ASK_ARRANGE
            return
        board.tell("arranged", board.active, board.arranged, STACK, NOBODY, board.placed)
        board.placed = 0
        knowledge.went_under(board, board.arranged, 1 << knowledge.STACK_POCKET)
        board.known_top += len(board.arranged)
        board.stack.extend(reversed(board.arranged))
        board.arranged = []


class ComeOn(ActionCard):
    """Search the stack for a passenger to play; find none and a page turns (T27)."""

    rule = "T27"

    def play(self, board: Board, target: int) -> None:
        knowledge.was_searched(board, knowledge.STACK_POCKET, board.stack)
        board.reversible = False
        board.tell_look(board.stack, STACK)
        if can_place_any(board, board.stack):
            board.asks = ASK_SEARCH
            return
        board.shuffle_stack()
        board.agenda.append(TURN_PAGE)

    def options(self, board: Board) -> list[int]:
        return placements(board, sorted(board.stack))

    def answer(self, board: Board, action: int) -> None:
        card = PASSENGERS[(action - PLACE) // PLACES]
        board.stack.remove(card)
        knowledge.order_was_lost(board)
        put(board, card, (action - PLACE) % PLACES)
        if board.asks != OVER:
            board.shuffle_stack()


class ComeBack(ActionCard):
    """Search the discard for a passenger to play; find none and a page turns (T28)."""

    rule = "T28"

    def play(self, board: Board, target: int) -> None:
        board.reversible = False
        board.tell_look(board.discard, DISCARD)
        if can_place_any(board, board.discard):
            board.asks = ASK_SEARCH
        else:
            board.agenda.append(TURN_PAGE)

    def options(self, board: Board) -> list[int]:
        return placements(board, sorted(board.discard))

    def answer(self, board: Board, action: int) -> None:
        card = PASSENGERS[(action - PLACE) // PLACES]
        board.discard.remove(card)
        put(board, card, (action - PLACE) % PLACES)


class SaveTime(ActionCard):
    """Shuffle the discard into the stack; no page turns (T32)."""

    rule = "T32"

    def play(self, board: Board, target: int) -> None:
        board.return_discard()


class PlanA(ActionCard):
    """Take any card from the action stack, then shuffle it (T33)."""

    rule = "T33"

    def play(self, board: Board, target: int) -> None:
        if board.actions:
            board.reversible = False
            board.asks = ASK_FETCH

    def options(self, board: Board) -> list[int]:
        return takings(bundle_of(board.actions))

    def answer(self, board: Board, action: int) -> None:
        card = action - TAKE
        board.actions = board.actions.copy()
        board.actions.remove(card)
        board.hands[board.active] += one(card)
        board.tell("fetched", board.active, [card], NOBODY, NOBODY, 0)
        board.shuffle_actions()
        board.refill_actions()


class PlanB(ActionCard):
    """Take any card from the action discard (T34)."""

    rule = "T34"

    def play(self, board: Board, target: int) -> None:
        if board.used:
            board.reversible = False
            board.asks = ASK_FETCH

    def options(self, board: Board) -> list[int]:
        return takings(board.used)

    def answer(self, board: Board, action: int) -> None:
        card = action - TAKE
        board.used -= one(card)
        board.hands[board.active] += one(card)
        board.tell("fetched", board.active, [card], NOBODY, NOBODY, 0)
