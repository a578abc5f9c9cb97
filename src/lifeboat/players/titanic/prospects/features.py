"""What a position shows that tells how the game may end, as a list of small numbers.

The features describe a position in which the steady player has no more moves to make, and depend
only on what the players know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.titanic.odds import cards_of_kinds, count
from lifeboat.players.titanic.sight import MYSTERIES
from lifeboat.titanic.board import Board
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.knowledge import STACK_POCKET, set_of
from lifeboat.titanic.passengers import FIRST, SECOND
from lifeboat.titanic.places import BOAT, LINES
from lifeboat.titanic.play.groups import longest_row
from lifeboat.titanic.play.moves import group_kinds, playable_kinds

CARD_KINDS: Final[i64] = len(NAMES)
ROUGHLY: Final = 10
"""Squares are divided by this, to be about as large as the other features."""
FIRST_KINDS: Final[i64] = 0x1555555555
"""A bit for each kind of the first class."""

NAMES_OF_GROUPS: Final = ("first-short", "first-long", "second-short", "second-long")
NAMES_OF_WANTED: Final = tuple(
    f"{which}-{where}"
    for which in ("first-next", "second-next", "soon")
    for where in ("stack", "lines", "discard")
)
FEATURES: Final[list[str]] = [
    "always",
    *NAMES_OF_GROUPS,
    "saved-squared",
    "rows",
    *NAMES_OF_WANTED,
    *[f"down-{line}" for line in range(1, LINES + 1)],
    "down-squared",
    "empty-decks",
    "showing",
    "covering",
    "gap",
    "stack",
    "discard",
    "playable",
    "mystery-first",
    "mystery-second",
    *[f"hand-{name}" for name in NAMES],
]
"""The names of the features, in order."""


class Notes:
    """Takes the features of a position one by one, in the order of FEATURES."""

    def take(self, number: i64) -> None:
        """Take the next feature."""
        raise NotImplementedError


class FeatureList(Notes):
    """Notes that keep the features as a list."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def take(self, number: i64) -> None:
        self.numbers.append(number)


def features(board: Board) -> list[int]:
    """Return the features of a position, in the order of FEATURES."""
    notes = FeatureList()
    note_features(board, notes)
    return notes.numbers


def note_features(board: Board, notes: Notes) -> None:
    """Note the features of a position, in the order of FEATURES."""
    notes.take(1)
    _note_groups(board, notes)
    _note_wanted(board, notes)
    _note_lines(board, notes)
    _note_piles(board, notes)
    _note_hands(board, notes)


def _note_groups(board: Board, notes: Notes) -> None:
    """Note the lengths of the groups, and of their rows of anchors."""
    groups = board.groups
    saved: i64 = 0
    for group in groups:
        saved += len(group)
    notes.take(min(len(groups[0]), len(groups[1])))
    notes.take(max(len(groups[0]), len(groups[1])))
    notes.take(min(len(groups[2]), len(groups[3])))
    notes.take(max(len(groups[2]), len(groups[3])))
    notes.take(saved * saved // ROUGHLY)
    notes.take(
        max(longest_row(groups[0]), longest_row(groups[1]))
        + max(longest_row(groups[2]), longest_row(groups[3]))
    )


def _note_wanted(board: Board, notes: Notes) -> None:
    """Note how many of the next passengers are in the stack, face down and in the discard."""
    following: i64 = group_kinds(board)
    soon: i64 = following << 2 | following << 4
    discarded: i64 = set_of(board.discard)
    stacked: i64 = board.pockets[STACK_POCKET] & (board.hidden | MYSTERIES)
    lying: i64 = board.hidden & ~stacked
    _note_places(cards_of_kinds(following & FIRST_KINDS), stacked, lying, discarded, notes)
    _note_places(cards_of_kinds(following & ~FIRST_KINDS), stacked, lying, discarded, notes)
    _note_places(cards_of_kinds(soon & ~following), stacked, lying, discarded, notes)


def _note_places(cards: i64, stacked: i64, lying: i64, discarded: i64, notes: Notes) -> None:
    notes.take(count(cards & stacked))
    notes.take(count(cards & lying))
    notes.take(count(cards & discarded))


def _note_lines(board: Board, notes: Notes) -> None:
    """Note what lies face down, and what lies on top of it."""
    groups = board.groups
    longest_first: i64 = max(len(groups[0]), len(groups[1]))
    longest_second: i64 = max(len(groups[2]), len(groups[3]))
    down: i64 = 0
    empty: i64 = 0
    showing: i64 = 0
    covering: i64 = 0
    gap: i64 = 0
    line: i64 = 0
    flooded: i64 = board.flooded_decks()
    for cards in board.lines:
        under: i64 = board.down[line]
        notes.take(under)
        down += under
        face_up: i64 = len(cards) - under
        showing += face_up
        if face_up == 0:
            if flooded <= line < BOAT:
                empty += 1
        elif under:
            covering += face_up
            card: i64 = cards[-1]
            rank: i64 = card >> 2 & 31
            reached: i64 = longest_first
            if card >> 1 & 1:
                reached = longest_second
            if rank > reached:
                gap += rank - reached
        line += 1
    notes.take(down * down // ROUGHLY)
    notes.take(empty)
    notes.take(showing)
    notes.take(covering)
    notes.take(gap)


def _note_piles(board: Board, notes: Notes) -> None:
    """Note the sizes of the piles, the odds of a rescue, and the mysteries face up."""
    stack: i64 = board.pockets[STACK_POCKET] & (board.hidden | MYSTERIES)
    pool: i64 = count(stack)
    wanted: i64 = count(stack & cards_of_kinds(playable_kinds(board)))
    notes.take(len(board.stack))
    notes.take(len(board.discard))
    notes.take(50 * wanted // max(pool, 1))
    notes.take(int(board.standing[FIRST] > 0))
    notes.take(int(board.standing[SECOND] > 0))


def _note_hands(board: Board, notes: Notes) -> None:
    """Note how many cards of each kind all players hold together."""
    card: i64 = 0
    while card < CARD_KINDS:
        held: i64 = 0
        for hand in board.hands:
            held += hand >> 2 * card & 3
        notes.take(held)
        card += 1
