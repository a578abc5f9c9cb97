"""Dealing a game, and working out the set-up of the next one (S3, S4, S18)."""

from __future__ import annotations

from lifeboat.core.fate import Fate
from lifeboat.septentrick.cards import hand_of
from lifeboat.septentrick.edition import PASSENGERS_EACH, SEA_AND_RESCUE
from lifeboat.septentrick.questions import ASK_CAPTAIN, ASK_TRUMP, OVER
from lifeboat.septentrick.setup import Setup, check_setup
from lifeboat.septentrick.state import State
from lifeboat.septentrick.terms import terms_of
from lifeboat.septentrick.tricks import NO_SUIT


def deal(setup: Setup, secret: bytes) -> State:
    """Deal a game and return its first state.

    The same set-up and secret always give the same deal. Raise `SetupError` or `EditionError` if
    the set-up is invalid.
    """
    return deal_by(setup, Fate(secret))


def deal_by(setup: Setup, fate: Fate) -> State:
    """Deal a game with a given fate, which may be scripted, and return its first state.

    Raise `SetupError` or `EditionError` if the set-up is invalid.
    """
    check_setup(setup)
    players = setup.players
    terms = terms_of(players, setup.edition)
    sea = fate.shuffled(terms.sea_and_rescue, b"sea", 0)
    passengers = fate.shuffled(terms.passenger_cards, b"passengers", 0)
    hands = [
        _share(sea, SEA_AND_RESCUE, seat) + _share(passengers, PASSENGERS_EACH, seat)
        for seat in range(players)
    ]
    captain = _captain(setup, fate)
    return State(
        terms=terms,
        fate=fate,
        captain=captain,
        asks=ASK_CAPTAIN if setup.captain == "table" else ASK_TRUMP,
        active=captain,
        trump=NO_SUIT,
        hands=hands,
        passing=[0] * players,
        passed=[0] * players,
        passed_on=[0] * players,
        leader=captain,
    )


def next_setup(setup: Setup, state: State) -> Setup:
    """Return the set-up of the next game, with the last Captain's left neighbour as Captain (S18).

    After a game that wasn't played out, the Captain stays the same (S12). If the table hasn't
    picked a Captain yet, the set-up doesn't change.
    """
    if state.asks == ASK_CAPTAIN:
        return setup
    played_out = state.asks == OVER and not state.is_lost_early()
    captain = (state.captain + (1 if played_out else 0)) % setup.players
    return setup._replace(captain=str(captain + 1))


def _share(cards: list[int], each: int, seat: int) -> int:
    """Return what a seat is dealt, as a hand, if each seat gets `each` of these shuffled cards."""
    return hand_of(cards[each * seat : each * (seat + 1)])


def _captain(setup: Setup, fate: Fate) -> int:
    """Return the Captain's seat, or 0 if the table has yet to pick a Captain (S4)."""
    if setup.captain == "drawn":
        return fate.shuffled(list(range(setup.players)), b"captain", 0)[0]
    return int(setup.captain) - 1 if setup.captain != "table" else 0
