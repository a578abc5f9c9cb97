"""The situation that reasons are based on: a view, and what follows from it."""

from __future__ import annotations

from lifeboat.core.figures import Figure
from lifeboat.players.advice import Reason
from lifeboat.players.titanic.odds import cards_of_kinds
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
    """What the deciding seat knows."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board: Board = board_in_sight(view)
        self.sight = Sight(self.board)
        self.hidden = Hidden(view)

    def copied_board(self) -> State:
        """Return a new board that shows the visible table, for trying out an action that shuffles
        nothing.

        Hidden cards are UNKNOWN, even if the action reveals them.
        """
        return board_in_sight(self.view)

    def playable(self) -> int:
        """Return the set of passengers who could be played now."""
        return cards_of_kinds(self.sight.playable)

    def showing(self, line: int) -> int:
        """Return the number of face-up cards in a line."""
        return len(self.view.lines[line]) - self.view.down[line]

    def unseen_copies(self, kind: int) -> int:
        """Return how many of the two passengers of a kind are hidden at an unknown position."""
        return count_of(cards_of_kinds(1 << kind) & set_of(self.hidden.cards))

    def playable_unseen(self, board: Board) -> int:
        """Return how many of the passengers who may be in the stack could be played on a board."""
        playable: int = cards_of_kinds(playable_kinds(board))
        return count_of(self.hidden.unseen(STACK_POCKET) & playable)

    def more_playable(self, after: Board) -> list[Reason]:
        """Return a reason if an action changes how many unseen passengers can be played, otherwise
        an empty list.

        `after` is the board after the action.
        """
        before, then = self.playable_unseen(self.board), self.playable_unseen(after)
        if before == then:
            return []
        unseen = count_of(self.hidden.unseen(STACK_POCKET))
        return [Reason("playable-then", {"before": before, "then": then, "unseen": unseen})]

    def revealing(self, line: int, after: Board) -> list[Reason]:
        """Return reasons that say who may turn up as the next card of a line.

        `after` is the board without the cards in front of that one.
        """
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
        """Return what a card could immediately do at the front of a line: ``saved``, ``moves`` or
        ``stays``.

        The card doesn't have to be there on the board yet.
        """
        kind = kind_of(card)
        places = [at for at in range(GROUPS + 4) if at != line and can_go(board, kind, at)]
        if not places:
            return "stays"
        return "saved" if places[-1] >= LINES else "moves"

    def following(self, after: State, place: int) -> list[Reason]:
        """Return a reason that says how many passengers can follow one into a group, if any."""
        count = followers(after, place)
        return [Reason("followers", {"count": count})] if count else []

    def awaiting(self, card: int, line: int) -> Reason:
        """Return a reason that says who can join a line that has this card at its front."""
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
    """Return the largest number of face-up cards that can go to a group, one after another."""
    wanted = (len(board.groups[place - GROUPS]) + 1) << 1 | (place - GROUPS) >> 1
    most = 0
    for line in range(LINES):
        cards = board.lines[line]
        if cards and kind_of(cards[-1]) == wanted and board.asks != OVER:
            then = board.copy()
            move(then, line, place)
            most = max(most, 1 + followers(then, place))
    return most
