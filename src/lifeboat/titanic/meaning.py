"""What actions mean: each integer as a named tuple, for use with `match`.

`decoded` returns what the integer alone says. `meaning` adds what depends on the position: the run
that moves, the rank of a mystery, the owner of a card.
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
    """A run, or the front part of one, goes to another line or a group, or replaces a mystery."""

    source: int
    target: int
    run: tuple[int, ...] = ()
    """The passengers that move, the one at the back first; filled in by `meaning`."""


class Rescue(NamedTuple):
    """Passengers are drawn."""

    number: int
    """How many passengers are drawn; 0 if the stack is empty."""


class UseAbility(NamedTuple):
    """The ability of the active crew member takes the place of the turn's action."""

    member: str = ""
    """Whose ability it is; filled in by `meaning`."""


class Stop(NamedTuple):
    """The player stops: no further placement, swap or card follows."""

    asks: str = ""
    """The question that stopping answers; filled in by `meaning`."""


class NameMystery(NamedTuple):
    """A revealed mystery is given its rank."""

    rank: int


class TakeCard(NamedTuple):
    """One of the action cards on offer is taken."""

    card: int


class GiveCard(NamedTuple):
    """The next of the action cards on offer is given to somebody."""

    left: int
    """How many seats to the left of the active one the receiver is."""
    card: int = NO_CARD
    seat: int = NO_SEAT
    """The seat that gets the card; `card` and `seat` are filled in by `meaning`."""


class Begin(NamedTuple):
    """A seat is chosen to take the first turn."""

    seat: int


class Exchange(NamedTuple):
    """The two survivors of a class and rank are swapped."""

    klass: int
    rank: int


class BringToFront(NamedTuple):
    """A card from the line that is being looked at goes to the front."""

    card: int
    """The card; the rank of a mystery, if it has one, is filled in by `meaning`."""


class PutOnTop(NamedTuple):
    """A passenger goes on top of the stack, to be drawn after those put there before."""

    card: int


class PutAtBottom(NamedTuple):
    """A passenger goes to the very bottom of the stack."""

    card: int


class Place(NamedTuple):
    """A passenger that was drawn or found is placed."""

    card: int
    target: int


class PlayCard(NamedTuple):
    """An action card is played; the fields after `aim` are filled in by `meaning`."""

    card: int
    left: int
    """How many seats to the left of the active one the card's owner is."""
    target: int
    """Where the card is played, as a number specific to the card."""
    aim: Aim
    """What the target stands for."""
    owner: int = NO_SEAT
    """The seat whose card it is."""
    run: tuple[int, ...] = ()
    """The passengers that leave the line in `aim.source`, the one at the back first."""
    stand_in: int = UNKNOWN
    """The mystery that the card puts on the table, with its rank, or UNKNOWN."""
    discards: tuple[int, ...] = ()
    """The face-up cards that the card discards."""


class Nothing(NamedTuple):
    """A number that doesn't stand for an action."""

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
    """Return what an action's number alone says, or `Nothing` if it isn't an action."""
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
    """Return what a legal action means in the position that a view shows."""
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
    """Return the seat that is this many places to the left of the active one."""
    return (view.active + left) % len(view.hands)
