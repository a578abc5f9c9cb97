"""Reasons why passengers can't go where somebody wants them to go (T8-T12, T24, T35, T37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lifeboat.core.errors import NOWHERE, Reason
from lifeboat.titanic.passengers import TOP_RANK, class_of, mystery, rank_of
from lifeboat.titanic.places import BOAT, GROUPS, MYSTERY_PLACE

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board

GAME: Final = "titanic"


def because(
    name: str,
    cards: list[int] | None = None,
    onto: list[int] | None = None,
    place: int = NOWHERE,
    number: int = 0,
) -> Reason:
    """Return a `Reason` that belongs to SOS Titanic."""
    return Reason(GAME, name, tuple(cards or ()), tuple(onto or ()), place, number)


def why_not_there(board: Board, run: list[int], place: int) -> Reason:
    """Return why a run, or a single passenger, can't go to a place."""
    if place == MYSTERY_PLACE:
        klass = class_of(run[-1])
        if not board.standing[klass]:
            return because("mystery-none", run)
        return because("mystery-other", run, [mystery(klass, board.standing[klass] >> 1)])
    if place >= GROUPS:
        return _why_not_in_group(board, run[-1], place)
    line = board.lines[place]
    if line:
        return because("line", run, [line[-1]], place)
    return missing_line(board, place) or because("empty-deck", run, place=place)


def missing_line(board: Board, line: int) -> Reason | None:
    """Return why a line doesn't exist (a flooded deck, no boat in play), or None if it does."""
    if line == BOAT and not board.lines[BOAT]:
        return because("boat-away")
    return because("flooded", number=line + 1) if line < board.flooded_decks() else None


def _why_not_in_group(board: Board, card: int, place: int) -> Reason:
    klass, rank = class_of(card), rank_of(card)
    group = place - GROUPS
    if group >> 1 != klass:
        return because("group-class", [card], place=place)
    size = len(board.groups[group])
    if rank == 1:
        name = "group-begun" if size else "group-order"
        return because(name, [card], place=place if size else place - 1)
    if size in (0, TOP_RANK[klass]):
        return because("group-full" if size else "group-empty", [card], place=place)
    return because("group-rank", [card], place=place, number=size + 1)
