"""The action cards that change the lines, or become part of them (T29-T31, T35, T36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lifeboat.titanic import knowledge, telling
from lifeboat.titanic.actions import CHOOSE
from lifeboat.titanic.agenda import ASK_FRONT, NAME_MYSTERIES, NO_LINE
from lifeboat.titanic.cards.action_card import ActionCard, Aim, LineCard
from lifeboat.titanic.cards.bundles import MYSTERY_CARDS, NAMES, NO_CARD
from lifeboat.titanic.edition import DECKS
from lifeboat.titanic.misplacing import because, missing_line
from lifeboat.titanic.passengers import (
    FIRST,
    HIGHEST_RANK,
    SECOND,
    TOP_RANK,
    index_of,
    is_mystery,
    kind_of,
    mystery,
    rank_of,
)
from lifeboat.titanic.places import BOAT, GROUPS, LINES, MYSTERY_PLACE
from lifeboat.titanic.play.moves import can_go, put

if TYPE_CHECKING:
    from lifeboat.core.errors import Reason
    from lifeboat.titanic.board import Board
    from lifeboat.titanic.view import View

LONGEST_RUN: Final = HIGHEST_RANK
PAIRS: Final = [(bow, stern) for bow in range(DECKS) for stern in range(bow + 1, DECKS)]


class YourTurn(LineCard):
    """Your Turn!: look at a line and put one of its cards at the front, face up (T29)."""

    name = "your-turn"
    rule = "T29"
    asks = ASK_FRONT
    can_reveal = True

    def play(self, board: Board, target: int) -> None:
        board.chosen_line = target
        cards = board.lines[target]
        if board.down[target]:
            board.reversible = False
            knowledge.was_searched(board, target, cards[: board.down[target]])
        telling.searched(board, cards, target)
        board.asks = self.asks

    def looked_at(self, board: Board) -> list[int]:
        return board.lines[board.chosen_line]

    def options(self, board: Board) -> list[int]:
        return sorted(CHOOSE + index_of(card) for card in board.lines[board.chosen_line])

    def answer(self, board: Board, action: int) -> None:
        line = board.chosen_line
        board.chosen_line = NO_LINE
        cards = board.lines[line]
        front = next(card for card in cards if CHOOSE + index_of(card) == action)
        knowledge.came_to_light(board, front)
        rest = board.forget_ranks([card for card in cards if card != front])
        if rest:
            rest = board.shuffled(rest, line)
        knowledge.was_searched(board, line, rest)
        board.lie_face_down(line, rest)
        board.lines[line] = [*rest, front]
        telling.fronted(board, front, line, len(rest))
        if is_mystery(front) and rank_of(front) == 0:
            board.agenda.append(NAME_MYSTERIES)


class SameLines(ActionCard):
    """Same Lines!: shuffle the cards of two lines together and share them out equally (T30)."""

    name = "same-lines"
    rule = "T30"
    sizes = len(PAIRS)
    can_reveal = True

    def add_targets(self, board: Board, action: i64, actions: list[int]) -> None:
        """Append an action for each pair of unflooded decks, unless both decks are empty."""
        flooded = board.flooded_decks()
        for bow, stern in PAIRS:
            if bow >= flooded and (board.lines[bow] or board.lines[stern]):
                actions.append(action)
            action += 1

    def aim(self, target: int) -> Aim:
        bow, stern = PAIRS[target]
        return Aim(stern, bow)

    def play(self, board: Board, target: int) -> None:
        bow, stern = PAIRS[target]
        knowledge.were_mixed(board, bow, stern)
        board.turn_over(bow, 1 << bow | 1 << stern)
        board.turn_over(stern, 1 << bow | 1 << stern)
        cards = board.shuffled(board.lines[bow] + board.lines[stern], stern)
        half = len(cards) // 2
        board.lie_face_down(bow, cards[:half])
        board.lie_face_down(stern, cards[half:])
        telling.mixed(board, bow, stern, len(cards))
        if half:
            board.reveal(bow)
        board.reveal(stern)


class Wait(LineCard):
    """Wait!: discard all face-up cards of a line (T31)."""

    name = "wait"
    rule = "T31"
    can_reveal = True

    def play(self, board: Board, target: int) -> None:
        down = board.down[target]
        showing = board.lines[target][down:]
        board.lines[target] = board.lines[target][:down]
        board.discard_passengers([card for card in showing if not is_mystery(card)])
        for card in showing:
            if is_mystery(card):
                board.discard_mystery(card)
        board.settle(target)  # an empty boat is discarded too, before the refill (T21)
        board.refill_actions()

    def discards(self, view: View, aim: Aim) -> list[int]:
        return view.showing(aim.place)


class CollapsibleBoat(ActionCard):
    """Collapsible Boat: start one more line with a run or the front part of one (T35)."""

    name = "boat"
    rule = "T35"
    sizes = DECKS * LONGEST_RUN

    def add_targets(self, board: Board, action: i64, actions: list[int]) -> None:
        """Append an action for each line and each number of cards from the front of its run."""
        for line in range(DECKS):
            for count in range(len(board.lines[line]) - board.down[line]):
                actions.append(action + line * LONGEST_RUN + count)

    def aim(self, target: int) -> Aim:
        line, length = boat_run(target)
        return Aim(BOAT, line, length)

    def play(self, board: Board, target: int) -> None:
        line, length = boat_run(target)
        cards = board.lines[line]
        split = len(cards) - length
        board.lines[BOAT] = cards[split:]
        board.lines[line] = cards[:split]
        board.playing = NO_CARD
        telling.moved(board, board.lines[BOAT], line, BOAT)
        board.settle(line)

    def refusal(self, board: Board, aim: Aim) -> Reason:
        line = aim.source
        showing = len(board.lines[line]) - board.down[line]
        if showing:
            return because("boat-run", place=line, number=showing)
        return missing_line(board, line) or because("card-empty", [NAMES.index(self.name)])


def boat_run(target: int) -> tuple[int, int]:
    """Return the line that a boat target stands for, and how many cards to take from its front."""
    return target // LONGEST_RUN, target % LONGEST_RUN + 1


class MysteryPassenger(ActionCard):
    """Mystery Passenger: stands for the passenger of its class that fits where it is played (T36).

    Only one rank fits each place, so choosing the place chooses the rank.
    """

    rule = "T36"
    sizes = MYSTERY_PLACE

    def __init__(self, klass: int) -> None:
        self.klass = klass
        self.name = NAMES[MYSTERY_CARDS[klass]]

    def add_targets(self, board: Board, action: i64, actions: list[int]) -> None:
        for place in range(MYSTERY_PLACE):
            if self.rank_at(board, place):
                actions.append(action + place)

    def aim(self, target: int) -> Aim:
        return Aim(target)

    def rank_at(self, board: Board, place: int) -> int:
        """Return the only rank that the mystery can have at a place, or 0 if it can't go there."""
        rank = next_rank(board.lines, board.groups, self.klass, place)
        if not 1 <= rank <= TOP_RANK[self.klass]:
            return 0
        return rank if can_go(board, rank << 1 | self.klass, place) else 0

    def play(self, board: Board, target: int) -> None:
        card = mystery(self.klass, self.rank_at(board, target))
        board.playing = NO_CARD
        board.stand_for(self.klass, kind_of(card))
        put(board, card, target)

    def stand_in(self, view: View, aim: Aim) -> int:
        return mystery(self.klass, next_rank(view.lines, view.groups, self.klass, aim.place))

    def refusal(self, board: Board, aim: Aim) -> Reason:
        missing = missing_line(board, aim.place) if aim.place < LINES else None
        return missing or because("card-place", [NAMES.index(self.name)], place=aim.place)


def next_rank(lines: list[list[int]], groups: list[list[int]], klass: int, place: int) -> int:
    """Return the rank that comes next in a line or a group, whether or not `klass` has it.

    The class matters only for an empty line, which starts with the highest rank of the class.
    """
    if place >= GROUPS:
        return len(groups[place - GROUPS]) + 1
    if lines[place]:
        return rank_of(lines[place][-1]) - 1
    return TOP_RANK[klass]


LINE_CARDS: Final[list[ActionCard]] = [
    YourTurn(),
    SameLines(),
    Wait(),
    CollapsibleBoat(),
    MysteryPassenger(FIRST),
    MysteryPassenger(SECOND),
]
