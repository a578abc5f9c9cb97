"""The situation that reasons are counted out from: a view, with what follows from it."""

from __future__ import annotations

from lifeboat.core.figures import Figure
from lifeboat.players.advice import Reason
from lifeboat.players.titanic.odds import CARDS_OF_KIND, cards_of_kinds
from lifeboat.players.titanic.reasons.hidden import Hidden, count_of, with_mysteries
from lifeboat.players.titanic.sight import Sight
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.board import Board
from lifeboat.titanic.figures import passenger_figure, place_figure
from lifeboat.titanic.knowledge import STACK_POCKET, set_of
from lifeboat.titanic.passengers import (
    card_of_index,
    class_of,
    kind_of,
    passenger,
    rank_of,
)
from lifeboat.titanic.places import GROUPS, LINES
from lifeboat.titanic.play.moves import can_go, group_kinds, move, playable_kinds
from lifeboat.titanic.sampling import board_in_sight
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View


class Situation:
    """What the seat that decides knows."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board: Board = board_in_sight(view)
        self.sight = Sight(self.board)
        self.hidden = Hidden(view)

    def copied_board(self) -> State:
        """The table as it is seen, to try an action on that shows and shuffles nothing."""
        return board_in_sight(self.view)

    def playable(self) -> int:
        """The set of the passengers who could be played now."""
        return cards_of_kinds(self.sight.playable)

    def showing(self, line: int) -> int:
        """How many cards of a line lie face up."""
        return len(self.view.lines[line]) - self.view.down[line]

    def unseen_copies(self, kind: int) -> int:
        """How many of the two passengers of a kind are hidden."""
        return count_of(CARDS_OF_KIND[kind] & set_of(self.hidden.cards))

    def playable_unseen(self, board: Board) -> int:
        """How many of those that may be in the stack could be played on a board."""
        playable: int = cards_of_kinds(playable_kinds(board))
        return count_of(self.hidden.unseen(STACK_POCKET) & playable)

    def more_playable(self, after: Board) -> list[Reason]:
        """How a board is better or worse than this one for those that may be in the stack."""
        before, then = self.playable_unseen(self.board), self.playable_unseen(after)
        if before == then:
            return []
        unseen = count_of(self.hidden.unseen(STACK_POCKET))
        return [Reason("playable-then", {"before": before, "then": then, "unseen": unseen})]

    def revealing(self, line: int, after: Board) -> list[Reason]:
        """Who may turn up when the next hidden card of a line does, on a board without it."""
        unseen = self.hidden.unseen(line)
        place = place_figure(line)
        if count_of(unseen) == 1:
            card = passenger_figure(card_of_index(unseen.bit_length() - 1))
            return [Reason("reveals-known", {"line": place, "card": card})]
        saved = with_mysteries(cards_of_kinds(group_kinds(after)), unseen) & unseen
        moved = with_mysteries(cards_of_kinds(playable_kinds(after)), unseen) & unseen
        chance = self.hidden.chance_of_any(saved, line, 1)
        figures: dict[str, Figure] = {
            "line": place,
            "unseen": count_of(unseen),
            "saved": count_of(saved),
            "chance": chance,
        }
        reasons = [Reason("reveals", figures)]
        if moved != saved:
            moving = self.hidden.chance_of_any(moved, line, 1)
            reasons.append(Reason("reveals-playable", {"chance": moving}))
        return reasons

    def use_of(self, card: int, line: int, board: Board) -> str:
        """What the front card of a line could do at once: be saved, move to another line, or stay.

        It is asked of a board on which the card already lies there, or of one without it.
        """
        kind = kind_of(card)
        places = [at for at in range(GROUPS + 4) if at != line and can_go(board, kind, at)]
        if not places:
            return "stays"
        return "saved" if places[-1] >= LINES else "moves"

    def following(self, after: State, place: int) -> list[Reason]:
        """How many can follow one who has come into a group, one after the other."""
        count = followers(after, place)
        return [Reason("followers", {"count": count})] if count else []

    def awaiting(self, card: int, line: int) -> Reason:
        """Who can follow behind the new front card of a line."""
        if rank_of(card) == 1:
            return Reason("closes-line", {"line": place_figure(line)})
        unseen = self.unseen_copies(kind_of(card) - 2)
        follower = passenger_figure(passenger(class_of(card), rank_of(card) - 1, False))
        figures: dict[str, Figure] = {
            "line": place_figure(line),
            "card": follower,
            "unseen": unseen,
        }
        return Reason("awaits", figures)


def followers(board: State, place: int) -> int:
    """How many open cards can go to a group one after the other, by the best choice of lines."""
    wanted = (len(board.groups[place - GROUPS]) + 1) << 1 | (place - GROUPS) >> 1
    most = 0
    for line in range(LINES):
        cards = board.lines[line]
        if cards and kind_of(cards[-1]) == wanted and board.asks != OVER:
            then = board.copy()
            move(then, line, place)
            most = max(most, 1 + followers(then, place))
    return most
