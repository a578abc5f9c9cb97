"""The booklet: turning pages and flooding decks (T22-T25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lifeboat.titanic import telling
from lifeboat.titanic.knowledge import flowed_over

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


def turn_page(board: Board) -> None:
    """Turn a page: one more compartment floods (T22), or the last page ends the game (T25)."""
    dry = board.flooded_decks()
    board.turned += 1
    page = board.terms.edition.pages[board.turned]
    if board.turned == board.terms.last_page:
        telling.page_turned(board, page, is_last=True)
        board.end()
        return
    telling.page_turned(board, page, is_last=False)
    if board.flooded_decks() > dry:
        flood(board, dry)


def flood(board: Board, deck: int) -> None:
    """Shuffle a flooded deck's line into that of the next deck, and reveal the front card (T23).

    If the flooded deck's line is empty, nothing is shuffled (T24).
    """
    telling.flooded(board, deck, deck + 1, len(board.lines[deck]))
    if not board.lines[deck]:
        return
    board.turn_over(deck, 1 << deck)
    board.turn_over(deck + 1, 1 << deck + 1)
    flowed_over(board, deck, deck + 1)
    everybody = board.shuffled(board.lines[deck] + board.lines[deck + 1], deck + 1)
    board.lie_face_down(deck, [])
    board.lie_face_down(deck + 1, everybody)
    board.reveal(deck + 1)
