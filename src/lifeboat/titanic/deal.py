"""The deal: from a set-up and a secret to the first turn (T4-T7)."""

from __future__ import annotations

from typing import Final

from lifeboat.core.fate import Fate
from lifeboat.titanic.agenda import (
    ACTION_PILE,
    ASK_FIRST,
    ASK_TURN,
    NO_LINE,
    PASSENGER_PILE,
    PILES,
)
from lifeboat.titanic.cards.bundles import COPIES, NO_CARD, bundle_of
from lifeboat.titanic.edition import edition_of
from lifeboat.titanic.knowledge import ALL_PASSENGERS, POCKETS, STACK_POCKET
from lifeboat.titanic.passengers import PASSENGERS
from lifeboat.titanic.places import LINES
from lifeboat.titanic.setup import LAYOUTS, Setup, check_setup, drawn_crew
from lifeboat.titanic.state import State
from lifeboat.titanic.terms import terms_of

ACTION_CARDS: Final = [card for card, count in enumerate(COPIES) for _ in range(count)]


def deal(setup: Setup, secret: bytes) -> State:
    """Deal a game and return its first state.

    The same set-up and secret always give the same game. Raise `SetupError` or `EditionError` if
    the set-up is invalid.
    """
    return deal_by(setup, Fate(secret))


def deal_by(setup: Setup, fate: Fate) -> State:
    """Deal a game with a given fate, which may be scripted, and return its first state.

    Raise `SetupError` or `EditionError` if the set-up is invalid.
    """
    check_setup(setup)
    edition = edition_of(setup.edition)
    crew = drawn_crew(setup, fate)
    stack = fate.shuffled(PASSENGERS, PILES[PASSENGER_PILE], 0)
    actions = fate.shuffled(ACTION_CARDS, PILES[ACTION_PILE], 0)
    lines = [_taken(stack, count) for count in LAYOUTS[setup.layout]]
    lines += [[] for _ in range(LINES - len(lines))]
    hands = [bundle_of(_taken(actions, edition.crew[name].start)) for name in crew]
    shuffles = [0] * len(PILES)
    shuffles[PASSENGER_PILE] = shuffles[ACTION_PILE] = 1
    state = State(
        terms=terms_of(crew, setup.murdoch, setup.latimer, setup.ability, setup.edition),
        fate=fate,
        active=_first_seat(setup, fate),
        asks=ASK_FIRST if setup.first == "table" and setup.players > 1 else ASK_TURN,
        agenda=[],
        turned=0,
        lines=lines,
        down=[len(line) for line in lines],
        groups=[[], [], [], []],
        stack=stack,
        discard=[],
        drawn=[],
        arranged=[],
        placed=0,
        hands=hands,
        actions=actions,
        used=0,
        playing=NO_CARD,
        offer=0,
        before=[],
        chosen_line=NO_LINE,
        standing=[0, 0],
        quiet=0,
        moved=False,
        paid=0,
        hidden=ALL_PASSENGERS,
        pockets=[0] * POCKETS,
        known_top=0,
        known_bottom=0,
        shuffles=shuffles,
    )
    state.pockets[STACK_POCKET] = ALL_PASSENGERS
    for line, cards in enumerate(lines):
        if cards:
            state.pockets[line] = ALL_PASSENGERS
            state.reveal(line)
    return state


def _taken(pile: list[int], count: int) -> list[int]:
    """Take `count` cards from the top of a pile and return them, the first one taken first."""
    return [pile.pop() for _ in range(count)]


def _first_seat(setup: Setup, fate: Fate) -> int:
    """Return the seat that begins; 0 if the table has yet to choose (T7)."""
    if setup.first == "table":
        return 0
    if setup.first == "drawn":
        return fate.shuffled(list(range(setup.players)), b"first", 0)[0]
    return int(setup.first) - 1
