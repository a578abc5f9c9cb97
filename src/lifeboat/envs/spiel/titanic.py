"""SOS Titanic in OpenSpiel: its bounds, and the cards of its shuffles."""

from __future__ import annotations

from typing import Final

from lifeboat.envs.spiel.face import Bounds, Face
from lifeboat.tensors.form import PROGRESS
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.cards.line_cards import LONGEST_RUN
from lifeboat.titanic.edition import standard
from lifeboat.titanic.passengers import PASSENGER_COUNT, card_of_index, card_text, index_of
from lifeboat.titanic.play.moves import MOST_QUIET_MOVES
from lifeboat.titanic.score import best_possible
from lifeboat.titanic.setup import MOST_PLAYERS, crew_allowed

PAGES: Final = len(standard().pages) - 1
"""So many pages can be turned; the last one ends the game (T25)."""
ACTION_CARDS: Final = 20
FOLLOW_UPS: Final = 40
"""No turn has as many questions after its action: not even if Smith gives out all cards."""
SHUFFLES: Final = 3
"""The stack, the action stack and two lines: no step shuffles more for each card or page."""
NUMBERED: Final = (b"crew", b"actions", b"first")
"""The piles whose cards are small numbers already."""


class TitanicInOpenSpiel:
    """What OpenSpiel wants to know of SOS Titanic."""

    title = "SOS Titanic"
    players = (1, MOST_PLAYERS)

    def bounds(self, players: int, reward: str) -> Bounds:
        """A bound that holds for all crews; games of random play have some 60 decisions.

        Cards come into hands at the start, after a failed rescue (which turns a page), and by an
        anchor that joins a group. Each play but Plan A and Plan B lowers their number. Those two
        fetch each other at most twice before another card has to be played or drawn. So the plays
        are counted. A rescue that succeeds takes a passenger off stack and discard, where only
        Wait! puts some back, a run each time. Lowe takes one off the stack, which only a page or
        Save Time fills up again. Smith does not play twice in a row. So the turns are counted. A
        move that is not quiet reveals a card, joins a group, replaces a mystery or empties the
        boat; what a play or a flood turned face down can be revealed again. So the moves are
        counted.
        """
        draws = 3 * PAGES + PASSENGER_COUNT // 2
        spent = ACTION_CARDS + draws
        plays = spent + 3 * (spent + draws + 1)
        rescues = PASSENGER_COUNT + spent * LONGEST_RUN + PAGES
        abilities = PASSENGER_COUNT * (1 + PAGES + spent)
        turns = 2 * (plays + rescues + abilities) + 1
        loud_moves = PASSENGER_COUNT * (1 + PAGES + spent) + PASSENGER_COUNT + 3 * spent
        moves = 2 * loud_moves + MOST_QUIET_MOVES * (
            turns + loud_moves
        )  # a mystery that it reveals is named
        shuffles = SHUFFLES * (1 + plays + draws + 2 * PAGES)
        pages = standard().pages
        start = pages[0] if reward == PROGRESS else 0
        return Bounds(
            decisions=turns * (1 + FOLLOW_UPS) + moves,
            chances=shuffles * (PASSENGER_COUNT + 1),
            least=float(min(pages) - start),
            most=float(best_possible(pages) - start),
        )

    def card_number(self, pile: bytes, card: int) -> int:
        return card if pile in NUMBERED else int(index_of(card))

    def card_name(self, players: int, pile: bytes, number: int) -> str:
        if pile == b"first":
            return str(number + 1)
        if pile == b"crew":
            return crew_allowed(players)[number]
        if pile == b"actions":
            return NAMES[number]
        return card_text(card_of_index(number))


FACE: Final[Face] = TitanicInOpenSpiel()
