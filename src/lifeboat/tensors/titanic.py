"""SOS Titanic as a tensor: what a seat sees and knows, from that seat's place at the table.

Nothing in SOS Titanic is private to a seat, so only the order of the seats differs: the one that
looks comes first, then clockwise. The pieces say what stands where. Nothing hidden is read: of
face-down cards and of the stack only what everybody knows of them.
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
from lifeboat.titanic.knowledge import CARDS, LAST_BIT, POCKETS, hidden_set, set_of
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
"""No action card exists more often."""
COUNTS_OF_FOUR: Final[list[int]] = [
    sum((1 << (four >> 2 * at & 3)) - 1 << COPIES * at for at in range(4)) for four in range(256)
]
"""How many copies there are of four action cards, in ones, by the eight bits of a bundle."""
LAST: Final = len(NAMES) - 1
ONE: Final[i64] = 1 << 2 * LAST
"""The last action card in a bundle; the others are shifted down from it."""
PAGES: Final = 40
LONGEST_LINE: Final = PASSENGER_COUNT
KNOWN: Final = 5
"""So many cards at the top of the stack Get Ready! makes known,"""
BOTTOM: Final = 10
"""and so many at its bottom are told: more are known only if it was played three times."""
KINDS: Final = TOP_KIND_SECOND + 1
PLACED: Final = LARGEST_DRAW
"""The most that one rescue can draw."""

PIECES: Final[list[Piece]] = [
    Piece("asks", (len(ASKS),), "what is asked"),
    Piece("agenda", (len(STEPS),), "the steps that are still to be taken"),
    Piece("players", (MOST_PLAYERS,), "how many sit at the table"),
    Piece("active", (MOST_PLAYERS,), "which seat decides, counted from the one that looks"),
    Piece("crew", (MOST_PLAYERS, len(CREW)), "the crew member of each seat"),
    Piece(
        "rulings",
        (3,),
        "Murdoch places all he can; Latimer counts as in the French rules; abilities take the "
        "place of the whole turn",
    ),
    Piece("turned", (PAGES,), "how many pages have been turned"),
    Piece("pages", (PAGES,), "how many pages there are to turn in all"),
    Piece("flooded", (LINES - 1,), "how many decks are flooded"),
    Piece("down", (LINES, LONGEST_LINE), "how many face-down cards each line has"),
    Piece("open", (LINES, CARDS), "the face-up cards of each line"),
    Piece("groups", (4, CARDS), "the survivors of each group"),
    Piece(
        "standing",
        (len(CLASSES), HIGHEST_RANK),
        "the rank that the face-up mystery of each class stands for",
    ),
    Piece("stack", (LONGEST_LINE,), "how many cards the stack has"),
    Piece("discard", (CARDS,), "the discard"),
    Piece("drawn", (CARDS,), "cards that were drawn or looked at and wait for a choice"),
    Piece("arranged", (KNOWN, CARDS), "what Get Ready! has put on top so far, the next one first"),
    Piece("placed", (PLACED,), "how many drawn cards were placed, or put at the bottom"),
    Piece("looked_at", (CARDS,), "a searched stack or discard, or a whole line"),
    Piece("pockets", (POCKETS, CARDS), "the hidden cards that may lie in each line, and the stack"),
    Piece("known_top", (KNOWN, CARDS), "the cards at the top of the stack that are known"),
    Piece(
        "known_bottom", (BOTTOM, CARDS), "the cards at its bottom that are known, the last first"
    ),
    Piece("hands", (MOST_PLAYERS, len(NAMES), COPIES), "the action cards of each seat"),
    Piece("action_stack", (len(NAMES), COPIES), "the action cards in the stack, in no order"),
    Piece("action_discard", (len(NAMES), COPIES), "the action cards in the discard"),
    Piece("playing", (len(NAMES),), "the action card that is being played"),
    Piece("offer", (len(NAMES), COPIES), "the action cards that wait for a choice"),
    Piece("hands_before", (MOST_PLAYERS, len(NAMES), COPIES), "the hands before Smith took them"),
    Piece("chosen_line", (LINES,), "the line that Your Turn! looks at"),
    Piece("quiet", (MOST_QUIET_MOVES,), "how many quiet moves were made in a row"),
    Piece("moved", (1,), "a move was made in this turn, and an ability may be lost by it"),
    Piece("paid", (KINDS,), "the ranks whose anchors have counted for Latimer"),
]


def write(board: Board, seat: int, bits: Bits) -> None:
    """Put down the tensor of a seat; a seat below 0 is a spectator, who sits in the first one."""
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
    """What is asked of whom, who plays, and how far the ship has sunk."""
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
    """The lines, the groups and the mysteries among them."""
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
    """The piles of passengers, as far as they are known, and what is looked at."""
    bits.count(len(board.stack), LONGEST_LINE)
    bits.put(set_of(board.discard), CARDS)
    bits.put(set_of(board.drawn), CARDS)
    for place in range(KNOWN):
        bits.put(bit_of(board.arranged[place]) if place < len(board.arranged) else 0, CARDS)
    bits.count(board.placed, PLACED)
    bits.put(set_of(looked_at(board)), CARDS)
    hidden: i64 = hidden_set(board)
    for possible in board.pockets:
        pocket: i64 = possible
        bits.put(pocket & hidden, CARDS)
    for place in range(KNOWN):
        bits.put(bit_of(board.stack[-1 - place]) if place < board.known_top else 0, CARDS)
    for place in range(BOTTOM):
        bits.put(bit_of(board.stack[place]) if place < board.known_bottom else 0, CARDS)


def _write_bundle(bundle: i64, bits: Bits) -> None:
    """How many copies there are of each action card."""
    if bundle == 0:
        bits.blank(len(NAMES) * COPIES)
        return
    for card in range(0, len(NAMES), 4):
        bits.put(COUNTS_OF_FOUR[bundle & 255], COPIES * min(4, len(NAMES) - card))
        bundle >>= 8


def bit_of(card: i64) -> i64:
    """A card as a set, mysteries too."""
    return LAST_BIT >> (61 - index_of(card))


class TitanicForm:
    """SOS Titanic: progress is the score if the game ended now."""

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
