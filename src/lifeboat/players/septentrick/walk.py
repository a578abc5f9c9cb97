"""A random walk through Septentrick worlds in which what the other seats did makes sense.

`sample` draws all possible deals of the unseen cards with equal probability. But the other seats
are assumed to act more or less like the steady crew, so a world in which the steady player would
have named another trump, passed or kept other cards, or played others, is less likely. What a seat
did depends on its own cards and on what it could see, so each seat is judged separately.

The walk swaps cards between two hidden hands, or changes its mind about which cards a seat kept
and got in the passes. The odder a step makes what was done, the less likely it is to be taken (the
Metropolis algorithm). In the long run, the walk visits each world in proportion to its likelihood.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.dice import Dice
from lifeboat.players.septentrick.habits import Habits
from lifeboat.players.septentrick.moments import Moment, cards_played, moments_of
from lifeboat.septentrick.cards import (
    NO_PASSENGERS,
    is_passenger,
    is_sea,
    kinds_of,
    suit_of,
    unit_of,
)
from lifeboat.septentrick.sampling import sample
from lifeboat.septentrick.state import State
from lifeboat.septentrick.view import View

ODD_PLAY: Final = 0.25
"""What a hand's likelihood is multiplied by for each play the steady player wouldn't have made."""
FIRST_STEPS: Final = 300
"""The number of steps tried before the first world."""
STEPS: Final = 16
"""The number of steps tried between one world and the next."""
WORLDS: Final = 40
"""The number of worlds that a walk visits before it restarts from a new sample."""
RELABEL: Final = 4
"""One in this many steps is about which cards a seat kept and got."""
FINE: Final = 1 << 20
"""The number of equal steps into which a chance is divided."""


class Walk:
    """A random walk through the worlds that agree with a view, for decisions within the tricks."""

    def __init__(self, view: View, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.players = view.terms.players
        self.hidden = [seat for seat in range(self.players) if seat != view.seat]
        self.left = (view.seat + 1) % self.players
        self.second = (view.seat + 2) % self.players
        """The seat two to the left, which got one of the cards that the viewing seat passed."""
        self.world: State = sample(view, dice)
        self.played: list[int] = cards_played(view)
        """All cards that each seat has played."""
        self.moments: list[list[Moment]] = moments_of(view, self.world)
        self.habits: Habits | None = Habits(view) if view.passed else None
        """Judges the passes, unless the position was written down without them."""
        self.cards: list[list[int]] = []
        """The cards that each seat has held since the passes: its hand, then what it played."""
        self.kept_at: list[int] = []
        self.got_at: list[int] = []
        """The places in `cards` of the card that each seat kept, and of the one it got last."""
        self.plays: list[float] = []
        self.manners: list[float] = []
        """The likelihoods of what each seat played, and of what it did before."""
        self.worlds = 0
        self.start()
        self._step(FIRST_STEPS)

    def next_world(self) -> State:
        """Take some steps, and return the world they lead to.

        Its hands agree with the view, but its record of what the other seats passed may not fit
        them.
        """
        if self.worlds == WORLDS:
            self.world = sample(self.view, self.dice)
            self.start()
            self._step(FIRST_STEPS)
        self.worlds += 1
        self._step(STEPS)
        return self.world.copy()

    def start(self) -> None:
        """Start the walk in the current world."""
        world = self.world
        seats = range(self.players)
        self.cards = [kinds_of(world.hands[seat]) + kinds_of(self.played[seat]) for seat in seats]
        self.kept_at, self.got_at = [-1] * self.players, [-1] * self.players
        if self.habits is not None:
            for seat in seats:
                got = world.passed_on[seat - 1]
                kept = world.passed[seat - 1] - world.passed_on[seat]
                self.kept_at[seat] = self.cards[seat].index(kinds_of(kept)[0])
                self.got_at[seat] = self._place_of(seat, kinds_of(got)[0])
        self.plays = [self._play(seat, world.hands[seat], 0.0) for seat in seats]
        self.manners = [self._manner(seat) for seat in seats]
        self.worlds = 0

    def _place_of(self, seat: int, kind: int) -> int:
        """Return the place of a card of this kind that isn't the one that the seat kept."""
        first = self.cards[seat].index(kind)
        if first != self.kept_at[seat]:
            return first
        return self.cards[seat].index(kind, first + 1)

    def _play(self, seat: int, hand: i64, limit: float) -> float:
        """Return the likelihood of what a seat played if it now holds this hand.

        Once it is known to be below the limit, the result may be too high.
        """
        likelihood = 1.0
        for moment in self.moments[seat]:
            if moment.is_odd(hand):
                likelihood *= ODD_PLAY
                if likelihood < limit:
                    break
        return likelihood

    def _manner(self, seat: int) -> float:
        """Return the likelihood of what a seat named, passed and kept (S4, S5)."""
        habits = self.habits
        if habits is None or seat == self.view.seat:
            return 1.0
        kept, got = self.cards[seat][self.kept_at[seat]], self.cards[seat][self.got_at[seat]]
        left, second = (seat + 1) % self.players, (seat + 2) % self.players
        one, passed_on = self.cards[left][self.kept_at[left]], self.cards[left][self.got_at[left]]
        other = self.cards[second][self.got_at[second]]
        own: i64 = self.world.hands[seat] + self.played[seat]
        own = (own & NO_PASSENGERS) - unit_of(kept) - unit_of(got)
        dealt: i64 = own + unit_of(one) + unit_of(other)
        likelihood = habits.passing(seat, dealt, one, other)
        likelihood *= habits.keeping(seat, own, kept, passed_on)
        return likelihood * habits.naming(dealt) if seat == self.view.captain else likelihood

    def _step(self, steps: int) -> None:
        """Try this many steps."""
        hidden = len(self.hidden)
        for _ in range(steps):
            one = int(self.dice.below(hidden))
            if self.habits is not None and self.dice.below(RELABEL) == 0:
                self._try_label(self.hidden[one])
                continue
            other = (one + 1 + int(self.dice.below(hidden - 1))) % hidden
            self._try_swap(self.hidden[one], self.hidden[other])

    def _try_swap(self, one: int, other: int) -> None:
        """Pick a card from each of two hands, and swap them if that is possible and the dice allow
        it.
        """
        sizes = self.view.sizes
        if not sizes[one] or not sizes[other]:
            return
        at, to = int(self.dice.below(sizes[one])), int(self.dice.below(sizes[other]))
        give, take = self.cards[one][at], self.cards[other][to]
        if give == take or is_passenger(give) != is_passenger(take):
            return
        if not (self._can_hold(one, take) and self._can_hold(other, give)):
            return
        is_pair = self._is_own(one, at) and self._is_own(other, to)
        if not is_pair and (self._is_given(one, at) or self._is_given(other, to)):
            return
        self._put(one, at, other, to)
        hands = self.world.hands
        now = self.plays[one] * self.plays[other]
        touched = self._touched(one, at, self._touched(other, to, []))
        least, manners = self._least(now, touched)
        first = second = 0.0
        if least <= 1.0:
            first = self._play(one, hands[one], least)
            if first > least:
                second = self._play(other, hands[other], least / first)
        if first * second <= least:
            self._put(one, at, other, to)
            return
        self.plays[one], self.plays[other] = first, second
        self._take(touched, manners)

    def _try_label(self, seat: int) -> None:
        """Change which card a seat kept or got, if that is possible and the dice allow it.

        What the viewing seat passed and received is known.
        """
        labels = self.kept_at if self.dice.below(2) else self.got_at
        others = self.got_at if labels is self.kept_at else self.kept_at
        at, to = labels[seat], int(self.dice.below(len(self.cards[seat])))
        if at == to or is_passenger(self.cards[seat][to]):
            return
        if self._is_given(seat, at) or self._is_given(seat, to):
            return
        is_exchange = others[seat] == to
        labels[seat] = to
        if is_exchange:
            others[seat] = at
        touched = [(seat - steps) % self.players for steps in range(3)]
        least, manners = self._least(1.0, touched)
        if least < 1.0:
            self._take(touched, manners)
            return
        labels[seat] = at
        if is_exchange:
            others[seat] = to

    def _put(self, one: int, at: int, other: int, to: int) -> None:
        """Swap two cards of two seats."""
        mine, yours = self.cards[one], self.cards[other]
        change = unit_of(yours[to]) - unit_of(mine[at])
        self.world.hands[one] += change
        self.world.hands[other] -= change
        mine[at], yours[to] = yours[to], mine[at]

    def _touched(self, seat: int, at: int, touched: list[int]) -> list[int]:
        """Return some seats, and those whose passes look different with another card here."""
        seats = [seat]
        if at == self.kept_at[seat]:
            seats.append((seat - 1) % self.players)
        elif at == self.got_at[seat]:
            seats += [(seat - 1) % self.players, (seat - 2) % self.players]
        return touched + [one for one in seats if one not in touched]

    def _least(self, plays: float, touched: list[int]) -> tuple[float, list[float]]:
        """Throw the dice for a step, and return how likely the new plays must at least be.

        `plays` is how likely they were before. Also return what the seats that are touched did
        before the first trick is now likely to be.
        """
        manners = [self._manner(seat) for seat in touched]
        least = plays * int(self.dice.below(FINE)) / FINE
        for seat, manner in zip(touched, manners, strict=True):
            least *= self.manners[seat] / manner
        return least, manners

    def _take(self, touched: list[int], manners: list[float]) -> None:
        """Note the new likelihoods of what these seats did before the first trick."""
        for seat, manner in zip(touched, manners, strict=True):
            self.manners[seat] = manner

    def _is_given(self, seat: int, at: int) -> bool:
        """Return whether this is a card that the viewing seat gave away, so that it knows where it
        went.
        """
        if seat == self.left:
            return at in (self.kept_at[seat], self.got_at[seat])
        return seat == self.second and at == self.got_at[seat]

    def _is_own(self, seat: int, at: int) -> bool:
        """Return whether this is one of the two cards that the viewing seat passed first.

        The left neighbour kept one of them and passed the other one on; it isn't known which.
        """
        if seat == self.left:
            return at == self.kept_at[seat]
        return seat == self.second and at == self.got_at[seat]

    def _can_hold(self, seat: int, kind: int) -> bool:
        """Return whether a seat can hold this card, as far as its plays have shown."""
        return not (is_sea(kind) and self.view.shown[seat] >> suit_of(kind) & 1)
