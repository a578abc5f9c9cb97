"""A random walk through Septentrick worlds in which the other seats' plays make sense.

`sample` draws all possible deals of the unseen cards with equal probability. But the other seats
are assumed to play more or less like the steady crew, so a world in which the steady player would
have played different cards is less likely. What a seat played depends on its own hand and on what
everybody could see, so each hand is judged separately. The walk swaps cards between two hidden
hands; the more plays a swap makes odd, the less likely it is to be accepted (the Metropolis
algorithm). In the long run, the walk visits each world in proportion to its likelihood.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.dice import Dice
from lifeboat.players.septentrick.seen import Seen
from lifeboat.players.septentrick.steady.trick_play import TrickPlay
from lifeboat.septentrick.cards import (
    RANKS,
    SEA,
    SUIT_MASK,
    copies,
    count_of,
    is_passenger,
    is_sea,
    kinds_of,
    suit_of,
    unit_of,
)
from lifeboat.septentrick.checking import is_part_of
from lifeboat.septentrick.sampling import sample
from lifeboat.septentrick.state import State
from lifeboat.septentrick.tricks import seats_of_plays
from lifeboat.septentrick.view import View

ODD_PLAY: Final = 0.25
"""What a hand's likelihood is multiplied by for each play the steady player wouldn't have made."""
CAPTAIN_TRUMPS: Final = 8
"""How many times likelier the Captain's hand is for each trump that it holds."""
FIRST_STEPS: Final = 200
"""The number of swaps tried before the first world."""
STEPS: Final = 12
"""The number of swaps tried between one world and the next."""
WORLDS: Final = 40
"""The number of worlds that a walk visits before it restarts from a new sample."""
FINE: Final = 1 << 20
"""The number of equal steps into which a chance is divided."""


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


class Walk:
    """A random walk through the worlds that agree with a view, for decisions within the tricks."""

    def __init__(self, view: View, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.hidden = [seat for seat in range(view.terms.players) if seat != view.seat]
        self.world: State = sample(view, dice)
        self.played = [0] * view.terms.players
        """All cards that each seat has played."""
        self.moments: list[list[Moment]] = [[] for _ in self.world.hands]
        self._note_moments()
        self.given = kinds_of(view.passed) + kinds_of(view.passed_on)
        """The cards that the seat of the view gave away: two in the first pass, then one."""
        self.cards: list[list[int]] = []
        self.weights: list[float] = []
        self.worlds = 0
        self._begin()

    def next_world(self) -> State:
        """Take some steps, and return the world they lead to.

        Its hands agree with the view, but its record of what the other seats passed may not fit
        them.
        """
        if self.worlds == WORLDS:
            self.world = sample(self.view, self.dice)
            self._begin()
        self.worlds += 1
        self._step(STEPS)
        return self.world.copy()

    def _begin(self) -> None:
        """Start the walk in the current world, and take the first steps away from it."""
        hands = self.world.hands
        self.cards = [kinds_of(hand) for hand in hands]
        self.weights = [self._weight(seat, hands[seat]) for seat in range(len(hands))]
        self.worlds = 0
        self._step(FIRST_STEPS)

    def _note_moments(self) -> None:
        """Replay the tricks so far, and note each play by another seat with what that seat could
        see.
        """
        view = self.view
        players = view.terms.players
        seats = seats_of_plays(view.history, view.captain, view.trump, players)
        for seat, kind in zip(seats, view.history, strict=True):
            self.played[seat] += unit_of(kind)
        played = self.played.copy()
        then = self.world.before_tricks(played)
        for seat, kind in zip(seats, view.history, strict=True):
            if seat != view.seat:
                self.moments[seat].append(Moment(then, kind, played[seat]))
            then.advance(kind)
            played[seat] -= unit_of(kind)

    def _weight(self, seat: int, hand: i64) -> float:
        """Return the relative likelihood of a hand, given what its seat has played.

        The Captain's hand is likelier the more trumps it holds.
        """
        weight = 1.0
        for moment in self.moments[seat]:
            if moment.is_odd(hand):
                weight *= ODD_PLAY
        if seat != self.view.captain:
            return weight
        trump: i64 = self.view.trump
        trumps: i64 = count_of(hand >> RANKS * trump & SUIT_MASK)
        return weight * float(CAPTAIN_TRUMPS ** int(trumps))

    def _step(self, steps: int) -> None:
        """Try `steps` times to swap two cards."""
        hidden = len(self.hidden)
        for _ in range(steps):
            one = int(self.dice.below(hidden))
            other = (one + 1 + int(self.dice.below(hidden - 1))) % hidden
            self._try_swap(self.hidden[one], self.hidden[other])

    def _try_swap(self, one: int, other: int) -> None:
        """Pick a card from each of two hands, and swap them if that is possible and the dice allow
        it.

        The likelier the hands are after the swap, compared with before, the likelier it is that
        the dice allow it.
        """
        mine, yours = self.cards[one], self.cards[other]
        if not mine or not yours:
            return
        at = int(self.dice.below(len(mine)))
        to = int(self.dice.below(len(yours)))
        give, take = mine[at], yours[to]
        if give == take or is_passenger(give) != is_passenger(take):
            return
        if not (self._can_hold(one, take) and self._can_hold(other, give)):
            return
        hands = self.world.hands
        change = unit_of(take) - unit_of(give)
        if give in self.given or take in self.given:
            after = hands.copy()
            after[one] += change
            after[other] -= change
            if not self._explain_passes(after):
                return
        first = self._weight(one, hands[one] + change)
        second = self._weight(other, hands[other] - change)
        now = self.weights[one] * self.weights[other]
        if int(self.dice.below(FINE)) * now >= first * second * FINE:
            return
        self.weights[one], self.weights[other] = first, second
        hands[one] += change
        hands[other] -= change
        mine[at], yours[to] = take, give

    def _can_hold(self, seat: int, kind: int) -> bool:
        """Return whether a seat can hold this card, as far as its plays have shown."""
        return not (is_sea(kind) and self.view.shown[seat] >> suit_of(kind) & 1)

    def _explain_passes(self, hands: list[int]) -> bool:
        """Return whether these hands are consistent with what the view's seat gave away (S5).

        The left neighbour kept one of the first two cards, passed the other on, and then received
        a third.
        """
        players = len(hands)
        left, second = (self.view.seat + 1) % players, (self.view.seat + 2) % players
        one, other, later = self.given
        at_left, at_second = hands[left] + self.played[left], hands[second] + self.played[second]
        for kept, went_on in ((one, other), (other, one)):
            if is_part_of(unit_of(kept) + unit_of(later), at_left) and copies(at_second, went_on):
                return True
        return False
