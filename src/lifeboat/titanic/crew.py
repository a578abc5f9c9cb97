"""The crew: ten members, each its own answers to named questions of the rules (T40-T50).

The answers of :class:`CrewMember` are those of a crew member without an ability. A question that
a member puts to its player is answered with the actions of ``options``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lifeboat.core.errors import Reason
from lifeboat.titanic import telling
from lifeboat.titanic.actions import GIVE, STOP, TAKE, exchange_action, split_exchange
from lifeboat.titanic.agenda import (
    ASK_ENCORE,
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_KEEP,
    CONSOLE,
    ENCORE,
    END_TURN,
    NOTHING,
)
from lifeboat.titanic.cards.action_card import takings
from lifeboat.titanic.cards.bundles import COPIES, cards_of, lowest, one
from lifeboat.titanic.cards.register import add_plays, play_card
from lifeboat.titanic.misplacing import because
from lifeboat.titanic.passengers import ANCHOR, FIRST, SECOND
from lifeboat.titanic.play.groups import anchor_row, exchange, exchangeable

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


class CrewMember:
    """What every crew member answers."""

    rule = "T3"
    """The rule that says what it can do."""
    places_many = False
    """May more than one of the drawn passengers be placed (T16)?"""
    plays_for_others = False
    """May another player's action card be played (T20)?"""
    acts = False
    """Has it an ability that can take the place of the turn's action (T44, T46)?"""
    compensation = 1
    """How many action cards come in compensation for a failed rescue (T17)?"""
    compensation_offer = 0
    """Of how many action cards may one be chosen in compensation instead (T43)?"""
    consolation = 0
    """How many action cards come when another player has failed a rescue (T48)?"""
    may_exchange = False
    """Can survivors change groups, and so any two anchors come together (T44)?"""
    hands_out = False
    """Does the ability hand out everybody's action cards again (T46)?"""
    minds_rows = False
    """Does it matter during the game who stands beside whom in a group (T45)?"""
    asks = NOTHING
    """The question that it puts, a number of ASKS; most put none."""
    most_offered = 0
    """How many action cards are on offer while it asks, at most."""
    to_do: tuple[int, ...] = (END_TURN,)
    """What is still to be done while it asks, the next step last."""

    def compensate(self, board: Board) -> None:
        """Draw in compensation for the rescue that this member has just failed (T17)."""
        for _ in range(self.compensation):
            board.draw_action(board.active)

    def encore(self, board: Board) -> None:
        """What comes after the compensation (T49)?"""

    def other_failed(self, board: Board, seat: int) -> None:
        """Draw in consolation when another player has failed a rescue (T48)."""
        for _ in range(self.consolation):
            board.draw_action(seat)

    def passenger_saved(self, board: Board, seat: int, group: int, rank: int) -> None:
        """What when anybody adds a passenger to a group (T45)?"""

    def can_act(self, board: Board) -> bool:
        """Can an ability take the place of the turn's action, as the table lies?"""
        return False

    def act(self, board: Board) -> None:
        """Use the ability that takes the place of the action."""

    def refusal(self, board: Board) -> Reason:
        """Return what keeps the active member from using such an ability now.

        One that has an ability and could use it is late: it takes the place of the whole turn.
        """
        return because("ability-none")

    def options(self, board: Board) -> list[int]:
        """The actions that answer this member's question."""
        return []

    def answer(self, board: Board, action: int) -> None:
        """Go on with this answer."""


class Murdoch(CrewMember):
    """Places as many as can be placed; draws nothing when he fails (T40)."""

    rule = "T40"
    places_many = True
    compensation = 0


class Lee(CrewMember):
    """Draws nothing when he fails (T41)."""

    rule = "T41"
    compensation = 0


class Boxhall(CrewMember):
    """Draws two when he fails (T42)."""

    rule = "T42"
    compensation = 2


class Fleet(CrewMember):
    """Draws three when he fails, keeps one and discards the others together (T43)."""

    rule = "T43"
    compensation_offer = 3
    asks = ASK_KEEP
    most_offered = 3
    to_do: tuple[int, ...] = (END_TURN, ENCORE, CONSOLE)

    def compensate(self, board: Board) -> None:
        for _ in range(self.compensation_offer):
            board.offer += board.take_action(board.active)
        if board.offer:
            board.asks = self.asks

    def options(self, board: Board) -> list[int]:
        return takings(board.offer)

    def answer(self, board: Board, action: int) -> None:
        card = action - TAKE
        rest = cards_of(board.offer - one(card))
        board.offer = 0
        board.hands[board.active] += one(card)
        telling.got_card(board, "kept", board.active, card)
        for other in rest:
            board.discard_action(other)
        board.refill_actions()


class Lowe(CrewMember):
    """Discards down to an anchor, then may exchange two survivors (T44)."""

    rule = "T44"
    acts = True
    may_exchange = True
    asks = ASK_EXCHANGE

    def can_act(self, board: Board) -> bool:
        return bool(board.stack)

    def refusal(self, board: Board) -> Reason:
        return because("ability-late" if board.stack else "ability-stack")

    def act(self, board: Board) -> None:
        anchor = False
        while board.stack and not anchor:
            cards = board.take_from_stack(1)
            board.discard_passengers(cards)
            anchor = bool(cards[0] & ANCHOR)
        if anchor and (exchangeable(board, FIRST) or exchangeable(board, SECOND)):
            board.asks = self.asks

    def options(self, board: Board) -> list[int]:
        return [STOP] + [
            exchange_action(klass, rank)
            for klass in (FIRST, SECOND)
            for rank in range(1, exchangeable(board, klass) + 1)
        ]

    def answer(self, board: Board, action: int) -> None:
        if action != STOP:
            klass, rank = split_exchange(action)
            exchange(board, klass, rank)
            cards = [board.groups[2 * klass][rank - 1], board.groups[2 * klass + 1][rank - 1]]
            telling.exchanged(board, cards, rank)


class Latimer(CrewMember):
    """Draws when a row of exactly three anchors comes about in a group (T45)."""

    rule = "T45"
    minds_rows = True

    def passenger_saved(self, board: Board, seat: int, group: int, rank: int) -> None:
        low, high = anchor_row(board.groups[group], rank)
        if board.terms.latimer == "en":
            if high - low == 2:
                board.draw_action(seat)
            return
        for first in range(max(low, rank - 2), min(high - 2, rank) + 1):
            row = 0
            for member in range(first, first + 3):
                row |= 1 << (member << 1 | group >> 1)
            if not board.paid & row:
                board.paid |= row
                board.draw_action(seat)
                return


class Smith(CrewMember):
    """Hands out all players' action cards again (T46)."""

    rule = "T46"
    acts = True
    hands_out = True
    asks = ASK_GIVE
    most_offered = sum(COPIES)

    def can_act(self, board: Board) -> bool:
        return len(board.hands) > 1 and any(board.hands)

    def refusal(self, board: Board) -> Reason:
        return because("ability-late" if self.can_act(board) else "ability-hands")

    def act(self, board: Board) -> None:
        board.before = board.hands
        board.offer = sum(board.hands)
        board.hands = [0] * len(board.before)
        board.asks = self.asks

    def options(self, board: Board) -> list[int]:
        """Who gets the next card; with the last one at least one hand must differ."""
        seats = len(board.hands)
        card = one(lowest(board.offer))
        gifts: list[int] = []
        for left in range(seats):
            hands = board.hands.copy()
            hands[(board.active + left) % seats] += card
            if board.offer != card or hands != board.before:
                gifts.append(GIVE + left)
        return gifts

    def answer(self, board: Board, action: int) -> None:
        seat = (board.active + action - GIVE) % len(board.hands)
        card = lowest(board.offer)
        board.offer -= one(card)
        board.hands[seat] += one(card)
        telling.got_card(board, "given", seat, card)
        if board.offer:
            board.asks = self.asks
        else:
            board.before = []


class Phillips(CrewMember):
    """Plays other players' action cards too (T47)."""

    rule = "T47"
    plays_for_others = True


class Pitman(CrewMember):
    """Draws nothing when he fails, and one whenever another does (T48)."""

    rule = "T48"
    compensation = 0
    consolation = 1


class Lightoller(CrewMember):
    """May play at once a card drawn in compensation (T49)."""

    rule = "T49"
    asks = ASK_ENCORE
    most_offered = 1

    def compensate(self, board: Board) -> None:
        board.offer = board.draw_action(board.active)

    def encore(self, board: Board) -> None:
        if len(self.options(board)) > 1:
            board.asks = self.asks
        else:
            board.offer = 0

    def options(self, board: Board) -> list[int]:
        actions = [STOP]
        add_plays(board, board.offer, 0, actions)
        return actions

    def answer(self, board: Board, action: int) -> None:
        board.offer = 0
        if action != STOP:
            play_card(board, action)


CREW: Final[dict[str, CrewMember]] = {
    "murdoch": Murdoch(),
    "lee": Lee(),
    "lowe": Lowe(),
    "boxhall": Boxhall(),
    "latimer": Latimer(),
    "fleet": Fleet(),
    "smith": Smith(),
    "phillips": Phillips(),
    "pitman": Pitman(),
    "lightoller": Lightoller(),
}
"""Every crew member by name."""
