"""Every piece of both tensors holds what its meaning says, worked out separately from the view."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from lifeboat.core.fate import secret_of
from lifeboat.core.games import State, game_of
from lifeboat.envs.arrays import named, sight
from lifeboat.septentrick.cards import copies, kinds_of
from lifeboat.septentrick.tricks import seats_of_plays
from lifeboat.tensors.forms import FORMS
from lifeboat.titanic.agenda import ASKS, STEPS
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.cards.bundles import copies as copies_in_bundle
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.passengers import index_of
from lifeboat.titanic.rulebooks import RULEBOOKS
from lifeboat.titanic.text.notation import read_action
from lifeboat.titanic.text.reading import read_position
from tests.tensors.test_tensors import states

Bits = NDArray[np.int8]


def ones(number: int, width: int) -> list[int]:
    """Return a number as that many 1s, followed by 0s."""
    return [1] * number + [0] * (width - number)


def at(place: int, width: int) -> list[int]:
    """Return a single 1 in this place, or only 0s if there isn't such a place."""
    return [int(one == place) for one in range(width)]


def cards(*held: int) -> list[int]:
    """Return a set of passengers and mysteries as bits."""
    members = {index_of(card) for card in held}
    return [int(index in members) for index in range(62)]


def members(number: int) -> list[int]:
    """Return the bits of a set of passengers and mysteries that is stored as a number."""
    return [number >> index & 1 for index in range(62)]


def bundle(held: int) -> list[list[int]]:
    """Return the action cards of a bundle as bits."""
    return [ones(copies_in_bundle(held, card), 3) for card in range(len(NAMES))]


def in_seats(seat: int, values: list[Any], nobody: Any) -> list[Any]:
    """Return the values of all seats, beginning with the viewer's, filled up to five."""
    turned = values[seat:] + values[:seat]
    return turned + [nobody] * (5 - len(turned))


def pieces_of_titanic(view: Any, seat: int, seats: int) -> dict[str, Any]:
    """Return the pieces of the tensor, made from the view."""
    stack = view.stack[::-1]
    terms = view.terms
    return {
        "asks": at(view.asks, len(ASKS)),
        "agenda": [int(step in view.agenda) for step in range(len(STEPS))],
        "players": ones(seats, 5),
        "active": at((view.active - seat) % seats if view.decision else -1, 5),
        "crew": in_seats(
            seat, [at(list(CREW).index(name), len(CREW)) for name in terms.crew], [0] * len(CREW)
        ),
        "rulings": [
            int(terms.murdoch == "all"),
            int(terms.latimer == "fr"),
            int(terms.ability == "turn"),
        ],
        "turned": ones(view.turned, 40),
        "pages": ones(terms.last_page, 40),
        "flooded": ones(terms.flooded[view.turned], 6),
        "down": [ones(down, 60) for down in view.down],
        "open": [cards(*view.lines[line][view.down[line] :]) for line in range(7)],
        "groups": [cards(*group) for group in view.groups],
        "standing": [at((kind >> 1) - 1, 17) for kind in view.standing],
        "stack": ones(len(view.stack), 60),
        "discard": cards(*view.discard),
        "drawn": cards(*view.drawn),
        "arranged": [cards(*view.arranged[place : place + 1]) for place in range(5)],
        "placed": ones(view.placed, 8),
        "looked_at": cards(*view.looked_at),
        "pockets": [members(pocket) for pocket in view.pockets],
        "known_top": [cards(*stack[: view.known_top][place : place + 1]) for place in range(5)],
        "known_bottom": [
            cards(*view.stack[: view.known_bottom][place : place + 1]) for place in range(10)
        ],
        "hands": in_seats(seat, [bundle(hand) for hand in view.hands], bundle(0)),
        "action_stack": bundle(view.actions),
        "action_discard": bundle(view.used),
        "playing": at(view.playing, len(NAMES)),
        "offer": bundle(view.offer),
        "hands_before": in_seats(
            seat, [bundle(hand) for hand in view.before or [0] * seats], bundle(0)
        ),
        "chosen_line": at(view.chosen_line, 7),
        "quiet": ones(view.quiet, 20),
        "moved": [int(view.moved)],
        "paid": [view.paid >> kind & 1 for kind in range(36)],
    }


def hand(held: int) -> list[int]:
    """Return cards of Septentrick as bits: the Sea cards, then the numbers of the others."""
    sea = [copies(held, kind) for kind in range(48)]
    passengers = [bit for kind in range(48, 52) for bit in ones(copies(held, kind), 3)]
    return sea + passengers + ones(copies(held, 52), 4)


def pieces_of_septentrick(view: Any, seat: int, seats: int) -> dict[str, Any]:
    """Return the pieces of the tensor, made from the view."""
    players = seats_of_plays(view.history, view.captain, view.trump, seats)
    plays = [[-1] * seats for _ in range(12)]
    for number, (kind, player) in enumerate(zip(view.history, players, strict=True)):
        plays[number // seats][player] = kind
    trick = [-1] * seats
    for number, kind in enumerate(view.trick):
        trick[(view.leader + number) % seats] = kind

    def laid(kinds: list[int]) -> list[list[int]]:
        return in_seats(seat, [at(kind, 53) for kind in kinds], [0] * 53)

    return {
        "asks": at(view.asks, 6),
        "players": ones(seats, 5),
        "active": at((view.active - seat) % seats if view.decision else -1, 5),
        "captain": at((view.captain - seat) % seats, 5),
        "leader": at((view.leader - seat) % seats, 5),
        "trump": at(view.trump, 4),
        "tricks": ones(view.tricks, 12),
        "hand": hand(view.hands[seat]),
        "passing": hand(view.passing),
        "passed": hand(view.passed),
        "received": hand(view.received),
        "passed_on": hand(view.passed_on),
        "got": hand(view.got),
        "trick": laid(trick),
        "rings": in_seats(seat, [ones(number, 60) for number in view.rings], [0] * 60),
        "people": in_seats(seat, [ones(number, 60) for number in view.people], [0] * 60),
        "voids": in_seats(
            seat, [[suits >> suit & 1 for suit in range(4)] for suits in view.shown], [0] * 4
        ),
        "passengers": in_seats(seat, [ones(number, 3) for number in view.passengers], [0] * 3),
        "history": [laid(kinds) for kinds in plays],
    }


READERS = {"titanic": pieces_of_titanic, "septentrick": pieces_of_septentrick}


@pytest.mark.parametrize("number", range(0, 40, 3))
@pytest.mark.parametrize("game", READERS)
def test_every_piece_says_what_the_view_says(game: str, number: int) -> None:
    form = FORMS[game]
    for step, state in enumerate(states(game, number)):
        if step % 3 == 0 or state.decision() is None:
            check(game, form, state)


@pytest.mark.rule("T55")
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_rulings_and_what_counted_for_latimer_are_told(rulebook: str) -> None:
    fields = {"crew": "murdoch,latimer", "rulebook": rulebook}
    state = game_of("titanic").deal(fields, secret_of("rulings"))
    state.paid = 1 << 35 | 1 << 7
    check("titanic", FORMS["titanic"], state)


@pytest.mark.rule("T44", "T46")
def test_a_move_is_told_where_an_ability_is_lost_by_it() -> None:
    state = read_position("crew=lowe ability=turn decks=f6/f7/-/-/-/-")
    check("titanic", FORMS["titanic"], state)
    state.play(read_action("1>2"))
    check("titanic", FORMS["titanic"], state)
    assert named(FORMS["titanic"].pieces, sight(FORMS["titanic"], state, 0))["moved"].all()


@pytest.mark.parametrize("game", READERS)
def test_no_piece_is_empty_all_the_time(game: str) -> None:
    """If a piece were always empty, the test above would prove nothing about it."""
    met: set[str] = set()
    names = {piece.name for piece in FORMS[game].pieces} - {
        *("rulings", "paid", "hands_before", "moved"),
    }
    for number in range(60):
        for state in states(game, number):
            pieces = named(FORMS[game].pieces, sight(FORMS[game], state, 0))
            met |= {name for name, bits in pieces.items() if bits.any()}
        if names <= met:
            return
    assert names <= met


def check(game: str, form: Any, state: State) -> None:
    """Assert that every piece is right for every seat."""
    for seat in range(state.seats()):
        pieces = named(form.pieces, sight(form, state, seat))
        expected = READERS[game](state.view(seat), seat, state.seats())
        assert list(expected) == list(pieces)
        for name, bits in pieces.items():
            assert bits.tolist() == expected[name], f"{name} of seat {seat}: {state}"


def test_the_kinds_of_a_hand_are_those_that_the_tensor_counts() -> None:
    state: Any = next(iter(states("septentrick", 0)))
    bits = named(FORMS["septentrick"].pieces, sight(FORMS["septentrick"], state, 0))["hand"]
    assert bits.sum() == len(kinds_of(state.hands[0])) == 13
