"""What actions mean: each integer as a small tuple with named fields, for `match`.

`decoded` says what the integer alone tells. `meaning` adds what follows from the table on which
the action is offered: the run that moves, the rank of a mystery, whose card it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from lifeboat.core.events import NO_SEAT
from lifeboat.titanic.actions import (
    ABILITY,
    ACTIONS,
    BOTTOM,
    CHOOSE,
    EXCHANGE,
    FIRST_SEAT,
    GIVE,
    NAME,
    PLACE,
    PLAY,
    PLAY_STRIDE,
    RESCUE,
    STOP,
    TAKE,
    TOP,
    card_for_front,
    card_for_top,
    card_taken,
    split_exchange,
    split_move,
    split_placement,
)
from lifeboat.titanic.agenda import ASKS
from lifeboat.titanic.cards.action_card import Aim
from lifeboat.titanic.cards.bundles import NO_CARD, lowest
from lifeboat.titanic.cards.register import CARDS, OFFSETS, split_play
from lifeboat.titanic.passengers import (
    PASSENGERS,
    TOP_RANK,
    UNKNOWN,
    index_of,
    is_mystery,
)

if TYPE_CHECKING:
    from lifeboat.titanic.view import View


class Move(NamedTuple):
    """The front of a line goes to another line, into a group, or comes for a mystery."""

    source: int
    target: int
    run: tuple[int, ...] = ()
    """Who goes, the back of the run first; it follows from the table."""


class Rescue(NamedTuple):
    """Passengers are drawn."""

    number: int
    """How many; 0 with an empty stack."""


class UseAbility(NamedTuple):
    """The ability of the active crew member takes the place of the action."""

    member: str = ""
    """Whose ability; it follows from the table."""


class Stop(NamedTuple):
    """No further placement, exchange or card."""

    asks: str = ""
    """The question that is answered so; it follows from the table."""


class NameMystery(NamedTuple):
    """A mystery that was revealed is given its rank."""

    rank: int


class TakeCard(NamedTuple):
    """One of the action cards on offer is taken."""

    card: int


class GiveCard(NamedTuple):
    """The next of the action cards on offer is given to somebody."""

    left: int
    """How many seats to the left of the active one."""
    card: int = NO_CARD
    seat: int = NO_SEAT
    """Which card, to which seat; both follow from the table."""


class Begin(NamedTuple):
    """A seat is chosen to begin."""

    seat: int


class Exchange(NamedTuple):
    """The two survivors of a class and rank change groups."""

    klass: int
    rank: int


class BringToFront(NamedTuple):
    """A card of the line that is looked at comes to its front."""

    card: int
    """A mystery has a rank only if it follows from the table."""


class PutOnTop(NamedTuple):
    """A passenger goes on top of the stack, behind those that went before."""

    card: int


class PutAtBottom(NamedTuple):
    """A passenger goes to the bottom of the stack."""

    card: int


class Place(NamedTuple):
    """A passenger who was drawn or found goes to a place."""

    card: int
    target: int


class PlayCard(NamedTuple):
    """An action card is played. What stands behind its aim follows from the table."""

    card: int
    left: int
    """How many seats to the left of the active one it lies."""
    target: int
    """A number of the card's own;"""
    aim: Aim
    """what it stands for."""
    owner: int = NO_SEAT
    """The seat whose card it is."""
    run: tuple[int, ...] = ()
    """Who leaves the line that it is aimed at, the back of the run first."""
    stand_in: int = UNKNOWN
    """The mystery that comes to the table, with its rank."""
    discards: tuple[int, ...] = ()
    """The face-up cards that go to the discard."""


class Nothing(NamedTuple):
    """A number without a meaning."""

    action: int


Meaning = (
    Move
    | Rescue
    | UseAbility
    | Stop
    | NameMystery
    | TakeCard
    | GiveCard
    | Begin
    | Exchange
    | BringToFront
    | PutOnTop
    | PutAtBottom
    | Place
    | PlayCard
    | Nothing
)


def decoded(action: int) -> Meaning:
    """Return what an action means as far as its number tells."""
    return DECODED[action] if 0 <= action < ACTIONS else Nothing(action)


def _decoded(action: int) -> Meaning:
    if action < RESCUE:
        return Move(*split_move(action))
    if action < ABILITY:
        return Rescue(action - RESCUE)
    if action < NAME:
        return Stop() if action == STOP else UseAbility()
    if action < TAKE:
        return NameMystery(action - NAME + 1)
    if action < GIVE:
        return TakeCard(card_taken(action))
    if action < FIRST_SEAT:
        return GiveCard(action - GIVE)
    if action < EXCHANGE:
        return Begin(action - FIRST_SEAT)
    if action < CHOOSE:
        klass, rank = split_exchange(action)
        return Exchange(klass, rank) if rank <= TOP_RANK[klass] else Nothing(action)
    if action < TOP:
        return BringToFront(card_for_front(action))
    if action < BOTTOM:
        return PutOnTop(card_for_top(action))
    if action < PLACE:
        return PutAtBottom(PASSENGERS[action - BOTTOM])
    if action < PLAY:
        return Place(*split_placement(action))
    if (action - PLAY) % PLAY_STRIDE >= OFFSETS[-1] + CARDS[-1].sizes:
        return Nothing(action)
    card, target, left = split_play(action)
    return PlayCard(card, left, target, CARDS[card].aim(target))


DECODED: Final[list[Meaning]] = [_decoded(action) for action in range(ACTIONS)]


def meaning(view: View, action: int) -> Meaning:
    """Return what a legal action means at the table on which it is offered."""
    match decoded(action):
        case Move(source, target):
            return Move(source, target, tuple(view.moved_run(source, target)))
        case PlayCard(card, left, target, aim):
            rules = CARDS[card]
            return PlayCard(
                card,
                left,
                target,
                aim,
                _seat(view, left),
                tuple(view.lines[aim.source][-aim.length :] if aim.length else ()),
                rules.stand_in(view, aim),
                tuple(rules.discards(view, aim)),
            )
        case UseAbility():
            return UseAbility(view.terms.crew[view.active])
        case Stop():
            return Stop(ASKS[view.asks])
        case GiveCard(left):
            return GiveCard(left, lowest(view.offer), _seat(view, left))
        case BringToFront(card) if is_mystery(card):
            same = [one for one in view.looked_at if index_of(one) == index_of(card)]
            return BringToFront(same[0])
        case other:
            return other


def _seat(view: View, left: int) -> int:
    """Return the seat so many to the left of the active one."""
    return (view.active + left) % len(view.hands)
