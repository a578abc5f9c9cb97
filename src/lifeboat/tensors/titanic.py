"""SOS Titanic as a tensor: what a seat sees and knows, from its own point of view.

Nothing in SOS Titanic is private to a seat, so the tensors of two seats differ only in the order
of the seats: the seat itself comes first, then the others clockwise. PIECES lists the contents.
The tensor says no more about face-down cards and the stack than everybody knows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.tensors.bits import Bits, Piece
from lifeboat.tensors.form import Form
from lifeboat.tensors.forms import form_of
from lifeboat.titanic.actions import ACTIONS
from lifeboat.titanic.agenda import ASKS, OVER, STEPS
from lifeboat.titanic.board import Board
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.edition import LARGEST_DRAW
from lifeboat.titanic.knowledge import CARDS, LAST_BIT, POCKETS, set_of
from lifeboat.titanic.passengers import (
    CLASSES,
    HIGHEST_RANK,
    PASSENGER_COUNT,
    TOP_KIND_SECOND,
    index_of,
)
from lifeboat.titanic.places import LINES
from lifeboat.titanic.play.moves import MOST_QUIET_MOVES
from lifeboat.titanic.setup import MOST_PLAYERS
from lifeboat.titanic.state import State
from lifeboat.titanic.view import looked_at

CREW_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CREW)}
COPIES: Final = 3
"""The most copies of any action card."""
COUNTS_OF_FOUR: Final[list[int]] = [
    sum((1 << (four >> 2 * at & 3)) - 1 << COPIES * at for at in range(4)) for four in range(256)
]
"""The tensor's bits for the copies of four action cards, indexed by their bits in a bundle."""
LAST: Final = len(NAMES) - 1
ONE: Final[i64] = 1 << 2 * LAST
"""A bundle with one copy of the last action card; shifting it right gives the other cards."""
PAGES: Final = 40
LONGEST_LINE: Final = PASSENGER_COUNT
KNOWN: Final = 5
"""The most cards at the top of the stack that Get Ready! makes known."""
BOTTOM: Final = 10
"""The most known cards at the bottom of the stack that the tensor has room for.

More can be known only if Get Ready! is played three times between two shuffles.
"""
KINDS: Final = TOP_KIND_SECOND + 1
PLACED: Final = LARGEST_DRAW
"""The largest number of cards that one rescue can draw."""

PIECES: Final[list[Piece]] = [
    Piece("asks", (len(ASKS),), "what is asked"),
    Piece("agenda", (len(STEPS),), "the steps still to come"),
    Piece("players", (MOST_PLAYERS,), "the number of players"),
    Piece("active", (MOST_PLAYERS,), "the seat that decides, counted from the observing seat"),
    Piece("crew", (MOST_PLAYERS, len(CREW)), "the crew member of each seat"),
    Piece(
        "rulings",
        (3,),
        "Murdoch places all he can; Latimer counts as in the French rules; abilities take the "
        "place of the whole turn",
    ),
    Piece("turned", (PAGES,), "the number of pages turned"),
    Piece("pages", (PAGES,), "the number of pages in all"),
    Piece("flooded", (LINES - 1,), "the number of flooded decks"),
    Piece("down", (LINES, LONGEST_LINE), "the number of face-down cards in each line"),
    Piece("open", (LINES, CARDS), "the face-up cards of each line"),
    Piece("groups", (4, CARDS), "the survivors of each group"),
    Piece(
        "standing",
        (len(CLASSES), HIGHEST_RANK),
        "the rank that the face-up mystery of each class stands for",
    ),
    Piece("stack", (LONGEST_LINE,), "the number of cards in the stack"),
    Piece("discard", (CARDS,), "the discard pile"),
    Piece("drawn", (CARDS,), "cards drawn or looked at, still to be chosen from"),
    Piece("arranged", (KNOWN, CARDS), "the cards put back on top with Get Ready!, next first"),
    Piece("placed", (PLACED,), "the number of drawn cards placed or put at the bottom"),
    Piece("looked_at", (CARDS,), "a searched stack, discard pile or line"),
    Piece("pockets", (POCKETS, CARDS), "the hidden cards that may be in each line or the stack"),
    Piece("known_top", (KNOWN, CARDS), "the known cards on top of the stack"),
    Piece("known_bottom", (BOTTOM, CARDS), "the known cards at its bottom, last first"),
    Piece("hands", (MOST_PLAYERS, len(NAMES), COPIES), "the action cards of each seat"),
    Piece("action_stack", (len(NAMES), COPIES), "the cards in the action stack, unordered"),
    Piece("action_discard", (len(NAMES), COPIES), "the cards in the action discard pile"),
    Piece("playing", (len(NAMES),), "the action card that is being played"),
    Piece("offer", (len(NAMES), COPIES), "the action cards on offer"),
    Piece("hands_before", (MOST_PLAYERS, len(NAMES), COPIES), "the hands before Smith took them"),
    Piece("chosen_line", (LINES,), "the line that Your Turn! looks at"),
    Piece("quiet", (MOST_QUIET_MOVES,), "the number of quiet moves in a row"),
    Piece("moved", (1,), "a move was made this turn, which may rule out an ability"),
    Piece("paid", (KINDS,), "the ranks whose anchors have counted for Latimer"),
]


def write(board: Board, seat: int, bits: Bits) -> None:
    """Append a seat's tensor to `bits`.

    A seat below 0 is a spectator, who sees the table from seat 0.
    """
    seats: i64 = len(board.hands)
    first: i64 = seat if seat > 0 else 0
    _write_table(board, first, seats, bits)
    _write_lines(board, bits)
    _write_stack(board, bits)
    for place in range(MOST_PLAYERS):
        _write_bundle(board.hands[(first + place) % seats] if place < seats else 0, bits)
    in_stack: i64 = 0
    for card in board.actions:
        in_stack += ONE >> 2 * (LAST - card)
    _write_bundle(in_stack, bits)
    _write_bundle(board.used, bits)
    bits.choice(board.playing, len(NAMES))
    _write_bundle(board.offer, bits)
    for place in range(MOST_PLAYERS):
        had = board.before and place < seats
        _write_bundle(board.before[(first + place) % seats] if had else 0, bits)
    bits.choice(board.chosen_line, LINES)
    bits.count(board.quiet, MOST_QUIET_MOVES)
    bits.put(1 if board.moved else 0, 1)
    bits.put(board.paid, KINDS)
    bits.close()


def _write_table(board: Board, first: i64, seats: i64, bits: Bits) -> None:
    """Append the question, the seats, their crew, the rulings, and how far the ship has sunk."""
    terms = board.terms
    bits.choice(board.asks, len(ASKS))
    steps: i64 = 0
    for step in board.agenda:
        steps |= 1 << step
    bits.put(steps, len(STEPS))
    bits.count(seats, MOST_PLAYERS)
    active: i64 = (board.active + seats - first) % seats
    bits.choice(active if board.asks != OVER else -1, MOST_PLAYERS)
    for place in range(MOST_PLAYERS):
        member = CREW_NUMBERS[terms.crew[(first + place) % seats]] if place < seats else -1
        bits.choice(member, len(CREW))
    bits.put(1 if terms.murdoch == "all" else 0, 1)
    bits.put(1 if terms.latimer == "fr" else 0, 1)
    bits.put(1 if terms.ability == "turn" else 0, 1)
    bits.count(board.turned, PAGES)
    bits.count(terms.last_page, PAGES)
    bits.count(board.flooded_decks(), LINES - 1)


def _write_lines(board: Board, bits: Bits) -> None:
    """Append the lines, the groups, and the ranks that face-up mysteries stand for."""
    for down in board.down:
        bits.count(down, LONGEST_LINE)
    line: i64 = 0
    for cards in board.lines:
        showing: i64 = 0
        at: i64 = board.down[line]
        while at < len(cards):
            showing |= bit_of(cards[at])
            at += 1
        bits.put(showing, CARDS)
        line += 1
    for group in board.groups:
        bits.put(set_of(group), CARDS)
    for kind in board.standing:
        bits.choice((kind >> 1) - 1, HIGHEST_RANK)


def _write_stack(board: Board, bits: Bits) -> None:
    """Append the passengers' piles, what is known about hidden cards, and cards being looked at."""
    bits.count(len(board.stack), LONGEST_LINE)
    bits.put(set_of(board.discard), CARDS)
    bits.put(set_of(board.drawn), CARDS)
    for place in range(KNOWN):
        bits.put(bit_of(board.arranged[place]) if place < len(board.arranged) else 0, CARDS)
    bits.count(board.placed, PLACED)
    bits.put(set_of(looked_at(board)), CARDS)
    hidden: i64 = board.hidden
    for possible in board.pockets:
        pocket: i64 = possible
        bits.put(pocket & hidden, CARDS)
    for place in range(KNOWN):
        bits.put(bit_of(board.stack[-1 - place]) if place < board.known_top else 0, CARDS)
    for place in range(BOTTOM):
        bits.put(bit_of(board.stack[place]) if place < board.known_bottom else 0, CARDS)


def _write_bundle(bundle: i64, bits: Bits) -> None:
    """Append how many copies of each action card a bundle has."""
    if bundle == 0:
        bits.blank(len(NAMES) * COPIES)
        return
    for card in range(0, len(NAMES), 4):
        bits.put(COUNTS_OF_FOUR[bundle & 255], COPIES * min(4, len(NAMES) - card))
        bundle >>= 8


def bit_of(card: i64) -> i64:
    """Return the set that contains only this card, which may be a mystery."""
    return LAST_BIT >> (61 - index_of(card))


class TitanicForm:
    """The form of SOS Titanic; progress is what the score would be if the game ended now."""

    game: Final = "titanic"
    actions: Final = ACTIONS

    @property
    def pieces(self) -> list[Piece]:
        return PIECES

    def write(self, state: State, seat: int, bits: Bits) -> None:
        write(state, seat, bits)

    def score(self, state: State) -> int:
        return state.score().total

    def progress(self, state: State) -> float:
        return float(self.score(state))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return form_of, (self.game,)


FACE: Final[Form] = TitanicForm()
