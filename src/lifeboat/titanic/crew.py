"""The crew: ten members, each with an ability that changes the rules in some way (T40-T50).

:class:`CrewMember` has the rules for a member without an ability. If a member asks its player a
question, its ``options`` are the possible answers.
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
    """The base class of all crew members, with the rules for one without an ability."""

    rule = "T3"
    """The id of the rule that says what the member can do."""
    places_many = False
    """Whether the member may place more than one of the drawn passengers (T16)."""
    plays_for_others = False
    """Whether the member may play other players' action cards (T20)."""
    acts = False
    """Whether the member has an ability that can replace the turn's action (T44, T46)."""
    compensation = 1
    """The number of action cards drawn in compensation for a failed rescue (T17)."""
    compensation_offer = 0
    """The number of action cards drawn in compensation if only one of them is kept, or 0 (T43)."""
    consolation = 0
    """The number of action cards drawn when another player's rescue fails (T48)."""
    may_exchange = False
    """Whether the member can swap survivors, and so bring any two anchors together (T44)."""
    hands_out = False
    """Whether the member's ability redistributes all players' action cards (T46)."""
    minds_rows = False
    """Whether the member can draw cards for rows of anchors in a group (T45)."""
    asks = NOTHING
    """The question that the member asks, as an index into ASKS; NOTHING for most members."""
    most_offered = 0
    """The most action cards that are on offer while the member asks."""
    to_do: tuple[int, ...] = (END_TURN,)
    """The steps still on the agenda while the member asks, the next one last."""

    def compensate(self, board: Board) -> None:
        """Draw action cards in compensation for the active member's failed rescue (T17)."""
        for _ in range(self.compensation):
            board.draw_action(board.active)

    def encore(self, board: Board) -> None:
        """Do whatever follows the compensation; most members do nothing (T49)."""

    def other_failed(self, board: Board, seat: int) -> None:
        """Draw action cards because another player's rescue failed (T48).

        `seat` is this member's own seat.
        """
        for _ in range(self.consolation):
            board.draw_action(seat)

    def passenger_saved(self, board: Board, seat: int, group: int, rank: int) -> None:
        """React when anybody adds the passenger of this rank to a group (T45).

        `seat` is this member's own seat.
        """

    def can_act(self, board: Board) -> bool:
        """Return whether the ability could take the place of the turn's action now.

        The caller checks whether an earlier move has made it too late (T44, T46).
        """
        return False

    def act(self, board: Board) -> None:
        """Use the ability that takes the place of the turn's action."""

    def refusal(self, board: Board) -> Reason:
        """Return why the active member can't use an ability in place of the turn's action now.

        If nothing else prevents it, the reason is that a move has already been made, and the
        ability would have to take the place of the whole turn.
        """
        return because("ability-none")

    def options(self, board: Board) -> list[int]:
        """Return the actions that answer the member's question; empty if it doesn't ask one."""
        return []

    def answer(self, board: Board, action: int) -> None:
        """Continue with this answer to the member's question."""


class Murdoch(CrewMember):
    """Murdoch: may place several drawn passengers, but draws no card if his rescue fails (T40)."""

    rule = "T40"
    places_many = True
    compensation = 0


class Lee(CrewMember):
    """Lee: draws no action card when his rescue fails (T41)."""

    rule = "T41"
    compensation = 0


class Boxhall(CrewMember):
    """Boxhall: draws two action cards when his rescue fails (T42)."""

    rule = "T42"
    compensation = 2


class Fleet(CrewMember):
    """Fleet: draws three action cards when his rescue fails, and keeps one of them (T43)."""

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
    """Lowe: discards from the stack until he finds an anchor; may then swap survivors (T44)."""

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
    """Latimer: draws an action card for a row of three anchors in a group (T45).

    Which rows count depends on the option `latimer`: rows of exactly three, or any three
    neighbours that haven't earned a card yet.
    """

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
    """Smith: redistributes all players' action cards (T46)."""

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
        """Return the actions that give the next card to a seat.

        Once all cards are given out, at least one hand must differ from what it was before.
        """
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
    """Phillips: may also play other players' action cards (T47)."""

    rule = "T47"
    plays_for_others = True


class Pitman(CrewMember):
    """Pitman: draws an action card when another player's rescue fails, not when his does (T48)."""

    rule = "T48"
    compensation = 0
    consolation = 1


class Lightoller(CrewMember):
    """Lightoller: may immediately play the card that he drew in compensation (T49)."""

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
