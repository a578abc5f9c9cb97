"""Moves from a line to another line or a group, or to replace a mystery (T8-T14, T37, T54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lifeboat.titanic import telling
from lifeboat.titanic.actions import MOVE, PLACE
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.passengers import (
    HIGHEST_RANK,
    TOP_KIND_FIRST,
    TOP_KIND_SECOND,
    index_of,
    is_top,
    kind_of,
)
from lifeboat.titanic.places import BOAT, GROUPS, LINES, MYSTERY_PLACE, PLACES
from lifeboat.titanic.play.groups import has_room, save
from lifeboat.titanic.play.mysteries import is_awaited, replace, replaceable_run

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board

MOST_QUIET_MOVES: Final = 20
"""The most quiet moves in a row that are legal in a turn (T54)."""
FAR_BIT: Final[i64] = 1 << 40
"""Bit ``n`` is written ``FAR_BIT >> (40 - n)``: mypyc shifts a literal 1 in 32 bits only."""
TOP_KINDS: Final[i64] = (1 << TOP_KIND_FIRST) | (1 << TOP_KIND_SECOND)
"""A bit mask of the kinds that may start an empty line (T9)."""
RUNS: Final[list[int]] = [
    sum(1 << 2 * card for card in range(length)) for length in range(HIGHEST_RANK + 1)
]
"""For each length, a bit mask of the kinds in a run, to be shifted by its front card's kind."""


def can_go(board: Board, kind: i64, place: i64) -> bool:
    """Return whether a single passenger of this kind can join a line or a group (T8-T11)."""
    if place < LINES:
        line = board.lines[place]
        if line:
            return kind_of(line[-1]) == kind + 2
        return is_top(kind) and is_empty_deck(board, place)
    return has_room(board, kind, place - GROUPS)


def is_empty_deck(board: Board, line: i64) -> bool:
    """Return whether this line is an unflooded deck without cards; the boat never counts (T9)."""
    return line != BOAT and line >= board.flooded_decks() and not board.lines[line]


def put(board: Board, card: int, place: int) -> None:
    """Put a single card at a place; the card doesn't come from a line (T16, T27, T28, T36).

    The card may be a mystery, except when it replaces one.
    """
    telling.placed(board, card, place)
    if place < LINES:
        board.lines[place] = [*board.lines[place], card]
    elif place < MYSTERY_PLACE:
        save(board, card, place - GROUPS)
    else:
        replace(board, [card])


def line_kinds(board: Board) -> i64:
    """Return a bit mask of the kinds that could be laid at the front of some line (T8, T9)."""
    kinds: i64 = 0
    line: i64 = 0
    flooded: i64 = board.flooded_decks()
    for cards in board.lines:
        if cards:
            kinds |= FAR_BIT >> (42 - (cards[-1] >> 1 & 63))
        elif flooded <= line < BOAT:
            kinds |= TOP_KINDS
        line += 1
    return kinds


def group_kinds(board: Board) -> i64:
    """Return a bit mask of the kinds that could join some group or start one (T10, T11)."""
    groups = board.groups
    first: i64 = FAR_BIT >> (38 - 2 * len(groups[0])) | FAR_BIT >> (38 - 2 * len(groups[1]))
    second: i64 = FAR_BIT >> (37 - 2 * len(groups[2])) | FAR_BIT >> (37 - 2 * len(groups[3]))
    return first | second


def playable_kinds(board: Board) -> i64:
    """Return a bit mask of the kinds that could be played in at least one place (T16, T39)."""
    kinds: i64 = line_kinds(board) | group_kinds(board)
    for kind in board.standing:
        if kind:
            kinds |= FAR_BIT >> (40 - kind)
    return kinds


def add_placements(board: Board, card: int, actions: list[int]) -> None:
    """Append an action for every place where this passenger can be played, sorted (T16, T39)."""
    kind: i64 = kind_of(card)
    action: i64 = PLACE + index_of(card) * PLACES
    line: i64 = 0
    for cards in board.lines:
        if cards:
            if cards[-1] >> 1 & 63 == kind + 2:
                actions.append(action + line)
        elif is_top(kind) and is_empty_deck(board, line):
            actions.append(action + line)
        line += 1
    _add_groups(board, action, kind, actions)
    if is_awaited(board, kind):
        actions.append(action + MYSTERY_PLACE)


def add_moves(board: Board, actions: list[int]) -> None:
    """Append all legal moves of the turn to `actions`, sorted."""
    down = board.down
    to_lines: i64 = line_kinds(board)
    to_groups: i64 = group_kinds(board)
    source: i64 = 0
    for cards in board.lines:
        if cards:
            front: i64 = cards[-1] >> 1 & 63
            showing = len(cards) - down[source]
            run: i64 = RUNS[showing] << front
            if run & to_lines:
                _add_line_moves(board, source, front, front + 2 * (showing - 1), actions)
            if to_groups >> front & 1:
                _add_groups(board, MOVE + source * PLACES, front, actions)
            if board.standing[front & 1] and replaceable_run(board, source):
                actions.append(MOVE + source * PLACES + MYSTERY_PLACE)
        source += 1


def _add_groups(board: Board, action: i64, kind: i64, actions: list[int]) -> None:
    """Append an action for each group that has room for a passenger of this kind (T10, T11).

    `action` is the one for place 0.
    """
    first: i64 = 2 * (kind & 1)
    if has_room(board, kind, first):
        actions.append(action + GROUPS + first)
    if has_room(board, kind, first + 1):
        actions.append(action + GROUPS + first + 1)


def _add_line_moves(
    board: Board, source: i64, front: i64, highest: i64, actions: list[int]
) -> None:
    """Append the legal moves of a run, or of its front part, to other lines (T8, T9, T54).

    `front` and `highest` are the kinds of the run's front card and of its highest card.
    """
    action: i64 = MOVE + source * PLACES - 1
    for cards in board.lines:
        action += 1
        top: i64 = highest
        if cards:
            top = (cards[-1] >> 1 & 63) - 2
            if top < front or top > highest or (top - front) & 1:
                continue
        elif not is_top(top) or not is_empty_deck(board, action - source * PLACES):
            continue
        if board.quiet < MOST_QUIET_MOVES or not is_quiet(board, source, ((top - front) >> 1) + 1):
            actions.append(action)


def is_quiet(board: Board, source: i64, count: i64) -> bool:
    """Return whether moving this many cards from the front of a line to another is quiet (T54).

    A quiet move reveals no card and doesn't empty the boat.
    """
    if count < len(board.lines[source]) - board.down[source]:
        return True
    return source != BOAT and board.down[source] == 0


def run_length(board: Board, source: int, target: int) -> int:
    """Return how many cards move in a legal move between two lines (T8, T9)."""
    cards = board.lines[source]
    other = board.lines[target]
    if not other:
        return len(cards) - board.down[source]
    return (kind_of(other[-1]) - kind_of(cards[-1])) >> 1


def move(board: Board, source: int, place: int) -> None:
    """Carry out a legal move and its immediate consequences, such as revealing a card."""
    cards = board.lines[source]
    if place < LINES:
        count = run_length(board, source, place)
        quiet = board.quiet + 1 if is_quiet(board, source, count) else 0
    else:
        count = replaceable_run(board, source) if place == MYSTERY_PLACE else 1
        quiet = 0
    run = cards[len(cards) - count :]
    left = board.lines[source] = cards[: len(cards) - count]
    board.quiet = quiet
    board.moved = board.terms.moves_matter
    telling.moved(board, run, source, place)
    if not left:
        board.settle(source)  # an emptied boat is discarded at once (T35)
        if place != MYSTERY_PLACE:  # otherwise replace() refills (T21)
            board.refill_actions()
    if place < LINES:
        board.lines[place] = board.lines[place] + run
    elif place < MYSTERY_PLACE:
        save(board, run[0], place - GROUPS)
    else:
        replace(board, run)
    if left and board.asks != OVER:
        board.settle(source)
