"""Septentrick hands as they may have been dealt, for decisions before the first trick.

Like `Walk`, this is a random walk: cards are swapped between two hidden hands, the likelier the
better they then explain the trump that the Captain named and the cards that the right neighbour
passed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.dice import Dice
from lifeboat.players.septentrick.habits import Habits
from lifeboat.septentrick.cards import NO_PASSENGERS, is_passenger, kinds_of, unit_of
from lifeboat.septentrick.state import State
from lifeboat.septentrick.view import View

FIRST_STEPS: Final = 200
"""The number of swaps tried before the first deal."""
STEPS: Final = 30
"""The number of swaps tried between one deal and the next."""
FINE: Final = 1 << 20
"""The number of equal steps into which a chance is divided."""


class Dealt:
    """Hands that agree with a view in which the trump is named and the passes aren't over."""

    def __init__(self, view: View, world: State, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.habits = Habits(view)
        self.right = view.right_of(view.seat)
        self.hidden = [seat for seat in range(len(world.hands)) if seat != view.seat]
        self.hands: list[int] = [hand + world.passed[seat] for seat, hand in enumerate(world.hands)]
        self.cards: list[list[int]] = [
            kinds_of(self.hands[seat] - self._received_from(seat))
            for seat in range(len(self.hands))
        ]
        """The cards of each hand that may be swapped."""
        self.weights: list[float] = [self._weight(seat) for seat in range(len(self.hands))]
        self._step(FIRST_STEPS)

    def next_hands(self) -> list[int]:
        """Take some steps, and return the hands that they lead to."""
        self._step(STEPS)
        return self.hands.copy()

    def _received_from(self, seat: int) -> int:
        """Return the cards that the viewing seat has received from this one."""
        return self.view.received if seat == self.right else 0

    def _weight(self, seat: int) -> float:
        """Return the likelihood of what is known to have been done with the hand of a seat."""
        if seat == self.view.seat:
            return 1.0
        dealt: i64 = self.hands[seat] & NO_PASSENGERS
        weight = 1.0
        if seat == self.view.captain:
            weight = self.habits.naming(dealt)
        received = kinds_of(self._received_from(seat))
        if received:
            weight *= self.habits.passing(seat, dealt, received[0], received[1])
        return weight

    def _step(self, steps: int) -> None:
        """Try this many swaps."""
        hidden = len(self.hidden)
        for _ in range(steps):
            one = int(self.dice.below(hidden))
            other = (one + 1 + int(self.dice.below(hidden - 1))) % hidden
            self._try_swap(self.hidden[one], self.hidden[other])

    def _try_swap(self, one: int, other: int) -> None:
        """Pick a card from each of two hands, and swap them if the dice allow it."""
        mine, yours = self.cards[one], self.cards[other]
        at, to = int(self.dice.below(len(mine))), int(self.dice.below(len(yours)))
        if is_passenger(mine[at]) != is_passenger(yours[to]):
            return
        self._put(one, at, other, to)
        first, second = self._weight(one), self._weight(other)
        now = self.weights[one] * self.weights[other]
        if int(self.dice.below(FINE)) * now >= first * second * FINE:
            self._put(one, at, other, to)
            return
        self.weights[one], self.weights[other] = first, second

    def _put(self, one: int, at: int, other: int, to: int) -> None:
        """Swap two cards."""
        mine, yours = self.cards[one], self.cards[other]
        change = unit_of(yours[to]) - unit_of(mine[at])
        self.hands[one] += change
        self.hands[other] -= change
        mine[at], yours[to] = yours[to], mine[at]
