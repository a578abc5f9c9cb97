"""The view: all that may leave the rules, for any seat.

Nothing in SOS Titanic is private to a player (T4), so every seat sees the same; only the seat that
decides is offered the legal actions. What is not
listed here does not pass: not the order of the stack and of the action stack, no face-down card,
not the deal's secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lifeboat.core.decisions import Decision
from lifeboat.core.outcomes import Outcome
from lifeboat.titanic.agenda import ASK_FRONT, ASK_SEARCH
from lifeboat.titanic.cards.bundles import COME_ON, bundle_of
from lifeboat.titanic.knowledge import hidden_set
from lifeboat.titanic.passengers import UNKNOWN
from lifeboat.titanic.score import Score
from lifeboat.titanic.terms import Terms
from lifeboat.titanic.text.writing import view_text

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board
    from lifeboat.titanic.state import State


class View:
    """What the players of one table can see and know."""

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
        """As on the board, with UNKNOWN for each face-down card."""
        self.down: list[int] = state.down.copy()
        self.groups: list[list[int]] = [group.copy() for group in state.groups]
        self.stack: list[int] = _known_stack(state)
        """As on the board, with UNKNOWN for each card whose position is not known."""
        self.discard: list[int] = sorted(state.discard)
        """What players may remember; an interface does not lay it open."""
        self.drawn: list[int] = state.drawn.copy()
        self.arranged: list[int] = state.arranged.copy()
        self.placed = state.placed
        self.looked_at: list[int] = sorted(looked_at(state))
        """The cards that the question lays open: a searched stack or discard, a whole line."""
        self.hands: list[int] = state.hands.copy()
        self.actions: int = bundle_of(state.actions)
        """What the action stack holds, as a bundle: it follows from what lies in the open."""
        self.used = state.used
        self.playing = state.playing
        self.offer = state.offer
        self.before: list[int] = state.before.copy()
        self.chosen_line = state.chosen_line
        self.standing: list[int] = state.standing.copy()
        self.quiet = state.quiet
        self.moved = state.moved
        self.paid = state.paid
        self.hidden: int = hidden_set(state)
        """The set of all hidden cards: it follows from what lies in the open."""
        self.pockets: list[int] = [cards & self.hidden for cards in state.pockets]
        """For each pocket the set of cards that may be hidden there; see knowledge."""
        self.known_top = state.known_top
        self.known_bottom = state.known_bottom
        self.legal: list[int] = state.legal() if seat == state.active else []
        """The legal actions, for the seat that decides."""

    def __str__(self) -> str:
        return view_text(self)


def _known_stack(state: State) -> list[int]:
    """The stack with only those positions laid open that Get Ready! made known (T26)."""
    count = len(state.stack)
    return [
        card if at < state.known_bottom or at >= count - state.known_top else UNKNOWN
        for at, card in enumerate(state.stack)
    ]


def looked_at(board: Board) -> list[int]:
    """The cards that the question lays open, as they lie."""
    if board.asks == ASK_SEARCH:
        return board.stack if board.playing == COME_ON else board.discard
    if board.asks == ASK_FRONT:
        return board.lines[board.chosen_line]
    return []
