"""The plays of other seats, and whether the steady player would have made them."""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import Seen
from lifeboat.players.septentrick.steady.trick_play import TrickPlay
from lifeboat.septentrick.cards import SEA, unit_of
from lifeboat.septentrick.state import State
from lifeboat.septentrick.tricks import seats_of_plays
from lifeboat.septentrick.view import View


class Moment:
    """A card that another seat played, and what that seat could see at the time, apart from its
    hand.
    """

    def __init__(self, state: State, kind: int, played: int) -> None:
        self.seen = Seen(state.terms)
        self.seen.fill_from_state(state)
        self.trick_play = TrickPlay(self.seen)
        self.sea: i64 = self.seen.out | self.seen.hand & SEA
        """The Sea cards that were in all hands at the time, as one set."""
        self.kind: i64 = kind
        self.played: i64 = played
        """The cards that the seat has played since then, including this one."""

    def is_odd(self, hand: i64) -> bool:
        """Return whether the steady player would have played another card.

        `hand` is what the seat is assumed to hold now.
        """
        held: i64 = hand + self.played
        self.seen.hand = held
        self.seen.out = self.sea & ~held
        return self.trick_play.card() != self.kind


def cards_played(view: View) -> list[int]:
    """Return all cards that each seat has played, as hands."""
    played = [0] * view.terms.players
    seats = seats_of_plays(view.history, view.captain, view.trump, view.terms.players)
    for seat, kind in zip(seats, view.history, strict=True):
        played[seat] += unit_of(kind)
    return played


def moments_of(view: View, world: State) -> list[list[Moment]]:
    """Return the plays of each seat except the viewing one, with what that seat could see.

    `world` is any state that agrees with the view; it is used to replay the tricks so far.
    """
    moments: list[list[Moment]] = [[] for _ in world.hands]
    played = cards_played(view)
    then = world.before_tricks(played)
    seats = seats_of_plays(view.history, view.captain, view.trump, view.terms.players)
    for seat, kind in zip(seats, view.history, strict=True):
        if seat != view.seat:
            moments[seat].append(Moment(then, kind, played[seat]))
        then.advance(kind)
        played[seat] -= unit_of(kind)
    return moments
