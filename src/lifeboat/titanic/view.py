"""The view: everything that a seat may see and know.

Nothing in SOS Titanic is private to a player (T4), so all seats have the same view, except that
only the seat that decides gets the legal actions. Anything that isn't listed here stays hidden:
the order of the stack and of the action stack, the face-down cards, the deal's secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lifeboat.core.decisions import Decision
from lifeboat.core.outcomes import Outcome
from lifeboat.titanic.agenda import ASK_FRONT, ASK_NAME
from lifeboat.titanic.cards.bundles import NO_CARD, bundle_of
from lifeboat.titanic.cards.register import CARDS
from lifeboat.titanic.passengers import TOP_RANK, UNKNOWN, class_of, kind_of
from lifeboat.titanic.places import GROUPS, MYSTERY_PLACE, NO_PLACE
from lifeboat.titanic.play.moves import can_go
from lifeboat.titanic.play.mysteries import nameless_line
from lifeboat.titanic.score import Score, best_possible
from lifeboat.titanic.terms import Terms
from lifeboat.titanic.text.writing import view_text

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board
    from lifeboat.titanic.state import State


class View:
    """What the players at one table can see and know."""

    game: ClassVar[str] = "titanic"

    def __init__(self, state: State, seat: int) -> None:
        self.terms: Terms = state.terms
        self.decision: Decision | None = state.decision()
        self.outcome: Outcome | None = state.outcome()
        self.score: Score = state.score()
        self.page: int = state.page()
        self.active = state.active
        self.asks = state.asks
        self.agenda: list[int] = state.agenda.copy()
        self.turned = state.turned
        self.lines: list[list[int]] = [
            [UNKNOWN] * down + line[down:]
            for line, down in zip(state.lines, state.down, strict=True)
        ]
        """The lines as on the board, with UNKNOWN for each face-down card."""
        self.down: list[int] = state.down.copy()
        self.groups: list[list[int]] = [group.copy() for group in state.groups]
        self.stack: list[int] = _known_stack(state)
        """The stack as on the board, with UNKNOWN for each card whose position isn't known."""
        self.discard: list[int] = sorted(state.discard)
        """The discard pile, sorted; players may remember it, but interfaces don't show it."""
        self.drawn: list[int] = state.drawn.copy()
        self.arranged: list[int] = state.arranged.copy()
        self.placed = state.placed
        self.looked_at: list[int] = sorted(looked_at(state))
        """The cards that the question shows, sorted: the searched stack, discard pile or line."""
        self.hands: list[int] = state.hands.copy()
        self.actions: int = bundle_of(state.actions)
        """The cards of the action stack, as a bundle; they follow from the visible cards."""
        self.used = state.used
        self.playing = state.playing
        self.offer = state.offer
        self.before: list[int] = state.before.copy()
        self.chosen_line = state.chosen_line
        self.openings: list[list[int]] = _openings(state)
        """The places that the revealed mystery could join with each rank, beginning with rank 1;
        empty unless it is being named.
        """
        self.standing: list[int] = state.standing.copy()
        self.quiet = state.quiet
        self.moved = state.moved
        self.paid = state.paid
        self.hidden: int = state.hidden
        """The set of all hidden cards, which can be deduced from the visible ones."""
        self.pockets: list[int] = [cards & self.hidden for cards in state.pockets]
        """The set of cards that may be hidden in each pocket; see `knowledge`."""
        self.known_top = state.known_top
        self.known_bottom = state.known_bottom
        self.legal: list[int] = state.legal() if seat == state.active else []
        """The legal actions if this seat decides; otherwise empty."""

    def __str__(self) -> str:
        return view_text(self)

    def flooded_decks(self) -> int:
        """Return how many decks, from the bow, are flooded (T24)."""
        return self.terms.flooded[self.turned]

    def dry_compartments(self) -> list[int]:
        """Return the number of dry compartments in each deck; they flood from the bow (T22)."""
        water = self.turned
        dry: list[int] = []
        for compartments in self.terms.edition.compartments:
            flooded = min(compartments, water)
            water -= flooded
            dry.append(compartments - flooded)
        return dry

    def showing(self, line: int) -> list[int]:
        """Return the face-up cards of a line, the front one last."""
        return self.lines[line][self.down[line] :]

    def moved_run(self, line: int, place: int) -> list[int]:
        """Return the cards that move in a legal move, the front one last (T8-T11, T37)."""
        cards = self.lines[line]
        front = kind_of(cards[-1])
        if place == MYSTERY_PLACE:
            count = (self.standing[front & 1] - front >> 1) + 1
        elif place >= GROUPS:
            count = 1
        elif self.lines[place]:
            count = kind_of(self.lines[place][-1]) - front >> 1
        else:
            count = len(cards) - self.down[line]
        return cards[len(cards) - count :]

    def nameless_line(self) -> int:
        """Return the line nearest the bow whose revealed mystery has no rank yet (T38).

        There must be such a line.
        """
        return nameless_line(self.lines)

    def line_in_question(self) -> int:
        """Return the line that is being looked at or whose mystery is being named, or NO_PLACE."""
        if self.asks == ASK_FRONT:
            return self.chosen_line
        return self.nameless_line() if self.asks == ASK_NAME else NO_PLACE

    def highest_ranks(self) -> list[int]:
        """Return the rank that completes each group (T11)."""
        return [TOP_RANK[group >> 1] for group in range(len(self.groups))]

    def stack_top(self) -> list[int]:
        """Return the known cards on top of the stack, the next one to be drawn first."""
        return self.stack[::-1][: self.known_top]

    def stack_bottom(self) -> list[int]:
        """Return the known cards at the bottom of the stack, the lowest one last."""
        return self.stack[::-1][len(self.stack) - self.known_bottom :]

    def best_possible(self) -> int:
        """Return the highest possible score in this edition (T53)."""
        return best_possible(self.terms.edition.pages)


def _openings(state: State) -> list[list[int]]:
    """Return where the mystery that is being named could go with each rank (T8-T11, T38)."""
    if state.asks != ASK_NAME:
        return []
    klass = int(class_of(state.lines[nameless_line(state.lines)][-1]))
    return [
        [place for place in range(MYSTERY_PLACE) if can_go(state, rank << 1 | klass, place)]
        for rank in range(1, TOP_RANK[klass] + 1)
    ]


def _known_stack(state: State) -> list[int]:
    """Return the stack with UNKNOWN for every card whose position isn't known (T26)."""
    count = len(state.stack)
    return [
        card if at < state.known_bottom or at >= count - state.known_top else UNKNOWN
        for at, card in enumerate(state.stack)
    ]


def looked_at(board: Board) -> list[int]:
    """Return the cards that an action card's question shows, in the order in which they lie.

    The list is empty if no such question is being asked.
    """
    if board.playing == NO_CARD or board.asks != CARDS[board.playing].asks:
        return []
    return CARDS[board.playing].looked_at(board)
