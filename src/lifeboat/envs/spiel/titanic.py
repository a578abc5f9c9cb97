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
"""The number of pages that can be turned; the last one ends the game (T25)."""
ACTION_CARDS: Final = 20
FOLLOW_UPS: Final = 40
"""An upper bound on the number of questions that follow an action.

It holds even if Smith hands out all action cards.
"""
SHUFFLES: Final = 3
"""The maximum number of shuffles per card or page: stack, action stack, two lines together."""
NUMBERED: Final = (b"crew", b"actions", b"first")
"""The piles whose cards are small numbers already."""


class TitanicInOpenSpiel:
    """What OpenSpiel needs to know about SOS Titanic."""

    title = "SOS Titanic"
    players = (1, MOST_PLAYERS)

    def bounds(self, players: int, reward: str) -> Bounds:
        """Return bounds that hold for all crews; random games have about 60 decisions.

        Players get action cards at the start, after a failed rescue (which turns a page), and when
        an anchor joins a group. Each play except Plan A and Plan B reduces the number of cards in
        hand, and those two fetch each other at most twice before another card has to be played or
        drawn. That bounds the plays.

        A successful rescue takes a passenger from the stack and the discard pile, and only Wait!
        returns any passengers there, one run each time. Lowe takes a passenger off the stack,
        which only a page or Save Time refills. Smith doesn't play twice in a row. That bounds the
        turns.

        A move that isn't quiet reveals a card, joins a group, replaces a mystery or empties the
        boat. A card can be revealed again if another card or a flood has turned it face down. That
        bounds the moves.
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
        )  # a mystery that is revealed has to be named
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
