"""How long a game can last, and what it can bring: bounds that no game breaks."""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.envs.spiel.moments import Agreement
from lifeboat.septentrick.edition import PASSENGERS_EACH, SEA_AND_RESCUE
from lifeboat.septentrick.terms import terms_of
from lifeboat.septentrick.tricks import TRICKS
from lifeboat.tensors.form import PROGRESS, WON
from lifeboat.titanic.edition import standard
from lifeboat.titanic.play.moves import MOST_QUIET_MOVES
from lifeboat.titanic.score import best_possible


class Bounds(NamedTuple):
    """The bounds of a game."""

    decisions: int
    """So many decisions there are at most,"""
    chances: int
    """and so many cards that chance tells."""
    least: float
    most: float


def bounds_of(agreement: Agreement) -> Bounds:
    """The bounds of a game with this set-up."""
    of_game = _titanic if agreement.form.game == "titanic" else _septentrick
    bounds = of_game(agreement.players, agreement.reward)
    return bounds._replace(least=0.0, most=1.0) if agreement.reward == WON else bounds


def _septentrick(players: int, reward: str) -> Bounds:
    """Captain and trump; two cards to pass, one to keep, one for each trick; and the deal."""
    decisions = 2 + players * (2 + 1 + TRICKS)
    chances = players * (SEA_AND_RESCUE + PASSENGERS_EACH + 1)
    if reward != PROGRESS:
        return Bounds(decisions, chances, 0.0, float(players))
    terms = terms_of(players, "standard")
    rings = sum(terms.rings[kind] for kind in terms.sea_and_rescue)
    return Bounds(decisions, chances, -2.0 * rings, 0.0)  # there are as many people as rings


PAGES: Final = len(standard().pages) - 1
"""So many pages can be turned; the last one ends the game (T25)."""
PASSENGERS: Final = 60
LONGEST_RUN: Final = 17
ACTION_CARDS: Final = 20
FOLLOW_UPS: Final = 40
"""No turn has as many questions after its action: not even if Smith gives out all cards."""
SHUFFLES: Final = 3
"""The stack, the action stack and two lines: no step shuffles more for each card or page."""


def _titanic(players: int, reward: str) -> Bounds:
    """A bound that holds for all crews; games of random play have some 60 decisions.

    Cards come into hands at the start, after a failed rescue (which turns a page), and by an anchor
    that joins a group. Each play but Plan A and Plan B lowers their number. Those two fetch each
    other at most twice before another card has to be played or drawn. So the plays are counted.
    A rescue that succeeds takes a passenger off stack and discard, where only Wait! puts some back,
    a run each time. Lowe takes one off the stack, which only a page or Save Time fills up again.
    Smith does not play twice in a row. So the turns are counted. A move that is not quiet reveals a
    card, joins a group, replaces a mystery or empties the boat; what a play or a flood turned face
    down can be revealed again. So the moves are counted.
    """
    draws = 3 * PAGES + PASSENGERS // 2
    spent = ACTION_CARDS + draws
    plays = spent + 3 * (spent + draws + 1)
    rescues = PASSENGERS + spent * LONGEST_RUN + PAGES
    abilities = PASSENGERS * (1 + PAGES + spent)
    turns = 2 * (plays + rescues + abilities) + 1
    loud_moves = PASSENGERS * (1 + PAGES + spent) + PASSENGERS + 3 * spent
    moves = 2 * loud_moves + MOST_QUIET_MOVES * (
        turns + loud_moves
    )  # a mystery that it reveals is named
    shuffles = SHUFFLES * (1 + plays + draws + 2 * PAGES)
    pages = standard().pages
    start = pages[0] if reward == PROGRESS else 0
    return Bounds(
        decisions=turns * (1 + FOLLOW_UPS) + moves,
        chances=shuffles * (PASSENGERS + 1),
        least=float(min(pages) - start),
        most=float(best_possible(pages) - start),
    )
