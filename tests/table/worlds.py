"""Second worlds that a viewer can't tell from the first, and tables in them."""

from __future__ import annotations

import copy
from typing import Any

from msgspec import structs

from lifeboat.core.dice import Dice
from lifeboat.core.errors import LifeboatError
from lifeboat.core.events import SPECTATOR
from lifeboat.core.games import State
from lifeboat.core.playthrough import Playthrough
from lifeboat.septentrick.cards import is_passenger, kinds_of, unit_of
from lifeboat.table.table import Table
from lifeboat.table.wire.gate import Viewer


def seats_seen(table: Table, viewer: Viewer) -> list[int]:
    """Return the seats from which a viewer sees the table."""
    return table.seats_of(viewer.person) or [SPECTATOR]


def seen(table: Table, viewer: Viewer) -> list[str]:
    """Return everything that the viewer may see of the game."""
    state = table.state()
    assert state is not None
    return [str(state.view(seat)) for seat in seats_seen(table, viewer)]


def another_world(table: Table, viewer: Viewer, throws: Dice) -> State | None:
    """Return a random game that looks the same to the viewer, or None if none is found."""
    state = table.state()
    assert state is not None
    seats = seats_seen(table, viewer)
    if len(seats) == 1 or not table.rules.has_secrets:
        world: State = table.rules.sample(state.view(seats[0]), throws)
        return world
    return _swapped(table, seats, throws)


def _swapped(table: Table, seats: list[int], throws: Dice) -> State | None:
    """Return a game of Septentrick in which two other seats have exchanged a card each."""
    state: Any = table.state()
    others = [seat for seat in range(state.seats()) if seat not in seats]
    if len(others) < 2:
        return None
    for _ in range(10):
        world = state.copy()
        first = others[throws.below(len(others))]
        second = others[throws.below(len(others))]
        given, taken = (_card(world.hands[seat], throws) for seat in (first, second))
        if given == taken or first == second:
            continue
        world.hands[first] += unit_of(taken) - unit_of(given)
        world.hands[second] += unit_of(given) - unit_of(taken)
        try:
            table.rules.check(world)
        except LifeboatError:
            continue
        if all(str(world.view(seat)) == str(state.view(seat)) for seat in seats):
            found: State = world
            return found
    return None


def _card(hand: int, throws: Dice) -> int:
    """Draw a card of a hand, but no Passenger card: everybody knows how many of those it holds."""
    kinds = [kind for kind in kinds_of(hand) if not is_passenger(kind)]
    return kinds[throws.below(len(kinds))] if kinds else 0


def twin_of(table: Table, world: State) -> Table:
    """Return the same table in another world, dealt from another secret."""
    assert table.playthrough is not None
    twin = copy.copy(table)
    twin.header = structs.replace(table.header, secret=b"another secret", seed="another seed")
    twin.playthrough = Playthrough(table.playthrough.record)
    twin.playthrough.state = world
    # The steps that led here looked the same in both worlds, as far back as they can be undone.
    twin.playthrough.steps = table.playthrough.steps.copy()
    twin.playthrough.deciders = table.playthrough.deciders.copy()
    twin.playthrough._earlier = table.playthrough._earlier.copy()
    twin.bot_steps = table.bot_steps.copy()
    twin.proposals = table.proposals.copy()
    return twin
