"""Sampling worlds that agree with a view; every deal of the unseen cards is equally likely.

A seat knows this about the hidden hands: their sizes, how many Passenger cards each still holds,
and which suits they must be out of, given the cards they have played. It also knows what became of
its own cards: the left neighbour kept one of the two that the seat passed first, passed the other
one on, and then got the card that the seat itself passed on. The ways to deal the rest are counted
exactly, and every choice is weighted by the number of ways that remain after it. So no deal is
favoured, and dealing never gets stuck.
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.dealing import Dealing, Hands, picked
from lifeboat.core.dice import Dice
from lifeboat.core.fate import Fate
from lifeboat.septentrick.cards import (
    RESCUE,
    hand_of,
    is_passenger,
    kinds_of,
    suit_of,
    unit_of,
)
from lifeboat.septentrick.packed import packed
from lifeboat.septentrick.questions import ASK_KEEP, ASK_PASS
from lifeboat.septentrick.state import State
from lifeboat.septentrick.tricks import seats_of_plays
from lifeboat.septentrick.view import View

NOTHING: Final = -1
Case = list[tuple[int, int]]
"""Cards, each with the seat that received it in a pass and may have played it since."""


def sample(view: View, dice: Dice) -> State:
    """Return a random state that agrees with the view.

    Each deal of the unseen cards is equally likely. Where the view doesn't show what the others
    passed and chose, that is random too.
    """
    world = World(view, dice)
    world.deal_passengers()
    world.deal_others()
    passed, passed_on = world.passes()
    trick = view.this_trick()
    return State(
        terms=view.terms,
        fate=Fate(dice.secret()),
        captain=view.captain,
        asks=view.asks,
        active=view.active,
        trump=view.trump,
        hands=[hand_of(hand) for hand in world.hands],
        passing=world.choices(),
        passed=passed,
        passed_on=passed_on,
        leader=view.leader,
        played=bytes(view.history[: len(view.history) - len(view.trick)]),
        trick=packed(view.trick),
        laid=len(view.trick),
        led=trick.suit,
        best=trick.best(),
        holder=trick.winner,
        rings=packed(view.rings),
        people=packed(view.people),
        voids=packed(view.shown),
        tricks=view.tricks,
    )


class World:
    """A world that is being sampled by dealing the unseen cards to the hidden hands."""

    def __init__(self, view: View, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.players = len(view.sizes)
        self.me = view.seat if view.seat >= 0 else self.players
        self.hidden = [seat for seat in range(self.players) if view.hands[seat] < 0]
        self.hands = [kinds_of(max(hand, 0)) for hand in view.hands]
        self.pairs: list[list[int]] = [[] for _ in range(self.players)]
        """The two cards that each seat passed; empty unless the receivers are choosing."""
        self.kept = [NOTHING] * self.players
        self.got = [NOTHING] * self.players
        """The card that each seat got in the second pass; `kept` has the one it kept in the first.

        NOTHING stands for a card that isn't known.
        """
        self.unseen = self._unseen_cards()

    def deal_passengers(self) -> None:
        """Deal the unseen Passenger cards, giving each hidden hand as many as it still holds."""
        cards = [kind for kind in self.unseen if is_passenger(kind)]
        self.dice.shuffle(cards)
        for seat in self.hidden:
            for _ in range(self.view.passengers[seat]):
                self.hands[seat].append(cards.pop())

    def deal_others(self) -> None:
        """Deal the unseen Sea and Rescue cards, and note who kept and got the cards of a case.

        The case is picked from `cases`, in proportion to the number of deals that agree with it.
        """
        dealings = [(case, self.dealing(case, {})) for case in self.cases()]
        ways = [dealing.ways(0, dealing.room) for _, dealing in dealings]
        case, dealing = dealings[picked(self.dice, ways)]
        dealt = dealing.deal(self.dice)
        for kind, seat in self._unplayed(case):
            dealt[seat].append(kind)
        for seat in self.hidden:
            self.hands[seat] += dealt[seat]
        for seat in range(self.players):
            self.pairs[seat] += dealt[self.players + seat]
        if case:
            left, second = case[0][1], case[-1][1]
            self.kept[left], self.got[second] = case[0][0], case[-1][0]

    def cases(self) -> list[Case]:
        """Return the possible cases for the cards that the viewing seat passed (S5).

        The left neighbour kept one of the first two and passed the other one on to the next seat.
        The card that the viewing seat passed on later went to the left neighbour in every case;
        this is also noted in `got`. If no card has to be placed, because the passes aren't over or
        the viewer is a spectator, there is a single, empty case.
        """
        view = self.view
        if view.asks == ASK_KEEP or not view.passed:
            return [[]]
        left, second = (self.me + 1) % self.players, (self.me + 2) % self.players
        one, other = kinds_of(view.passed)
        own = kinds_of(view.passed_on)[0]
        self.got[left] = own
        cases = [[(one, left), (own, left), (other, second)]]
        if one != other:
            cases.append([(other, left), (own, left), (one, second)])
        return [case for case in cases if self._is_possible(case)]

    def _is_possible(self, case: Case) -> bool:
        """Return whether a case fits the unseen cards and the suits that hands must be out of."""
        unplayed = [kind for kind, _ in self._unplayed(case)]
        return all(unplayed.count(kind) <= self.unseen.count(kind) for kind in unplayed) and all(
            kind == RESCUE or not self.view.shown[seat] >> suit_of(kind) & 1
            for kind, seat in self._unplayed(case)
        )

    def _unplayed(self, case: Case) -> Case:
        """Return the entries of a case whose card hasn't been played by its seat yet."""
        played = self._plays()
        left: Case = []
        for card in case:
            if card in played:
                played.remove(card)
            else:
                left.append(card)
        return left

    def _plays(self) -> Case:
        """Return every card played, in order, with the seat that played it."""
        view = self.view
        seats = seats_of_plays(view.history, view.captain, view.trump, self.players)
        return list(zip(view.history, seats, strict=True))

    def ways(self, barred: dict[int, int]) -> int:
        """Return the number of ways to deal the unseen Sea and Rescue cards.

        `barred` maps some seats to the cards that they must not get, as a hand.
        """
        ways = 0
        for case in self.cases():
            if all(not barred.get(seat, 0) & unit_of(kind) for kind, seat in self._unplayed(case)):
                dealing = self.dealing(case, barred)
                dealing.groups.sort(key=lambda group: len(group[0]))
                ways += dealing.ways(0, dealing.room)
        return ways

    def dealing(self, case: Case, barred: dict[int, int]) -> Dealing:
        """Return a `Dealing` of the unseen Sea and Rescue cards that a case doesn't place.

        Its hands are those of all seats, followed by the pairs that are being passed. `barred`
        maps some seats to the cards that they must not get, as a hand.
        """
        view = self.view
        room = [0] * (2 * self.players)
        for seat in self.hidden:
            room[seat] = view.sizes[seat] - view.passengers[seat]
        if view.asks == ASK_KEEP:
            right = (self.me - 1) % self.players if view.seat >= 0 else NOTHING
            for seat in range(self.players):
                room[self.players + seat] = 0 if seat in (self.me, right) else 2
        cards = [kind for kind in self.unseen if not is_passenger(kind)]
        for kind, seat in self._unplayed(case):
            cards.remove(kind)
            room[seat] -= 1
        groups: dict[Hands, list[int]] = {}
        for kind in cards:
            hands = tuple(
                at
                for at, free in enumerate(room)
                if free and self._can_hold(at, kind) and not barred.get(at, 0) & unit_of(kind)
            )
            groups.setdefault(hands, []).append(kind)
        return Dealing(groups, tuple(room))

    def _can_hold(self, hand: int, kind: int) -> bool:
        """Return whether a hand, or a pair that is being passed, can hold this card.

        A pair can hold any card. A hand can't hold a suit that it must be out of, given its plays.
        """
        if hand >= self.players or kind == RESCUE:
            return True
        return not self.view.shown[hand] >> suit_of(kind) & 1

    def _unseen_cards(self) -> list[int]:
        """Return the cards that the seat can't see, except those it knows are being passed."""
        view = self.view
        unseen = view.terms.sea_and_rescue + view.terms.passenger_cards
        seen = view.history + [kind for hand in self.hands for kind in hand]
        if view.asks == ASK_KEEP:
            seen += kinds_of(view.passed) + kinds_of(view.received)
        for kind in seen:
            unseen.remove(kind)
        return unseen

    def passes(self) -> tuple[list[int], list[int]]:
        """Return two lists: the cards that each seat passed, and the card it then passed on (S5).

        Cards that aren't known are chosen at random. All cards must have been dealt.
        """
        view = self.view
        nothing = [0] * self.players
        if view.seat >= 0 and view.asks == ASK_KEEP:
            self.pairs[self.me] = kinds_of(view.passed)
            self.pairs[self.me - 1] = kinds_of(view.received)
        if view.asks == ASK_KEEP:
            return [hand_of(pair) for pair in self.pairs], nothing
        if not view.passed:
            return nothing, nothing
        self.kept[self.me] = kinds_of(view.received - view.passed_on)[0]
        self.got[self.me] = kinds_of(view.got)[0]
        for seat in range(self.players):
            self._guess_incoming(seat)
        seats = range(self.players)
        passed = [
            unit_of(self.kept[(seat + 1) % self.players])
            + unit_of(self.got[(seat + 2) % self.players])
            for seat in seats
        ]
        return passed, [unit_of(self.got[(seat + 1) % self.players]) for seat in seats]

    def _guess_incoming(self, seat: int) -> None:
        """Choose at random which unknown cards a seat kept and received in the two passes.

        They are chosen from the cards that it holds or has played, except Passenger cards.
        """
        cards = self.hands[seat] + [kind for kind, who in self._plays() if who == seat]
        cards = [kind for kind in cards if not is_passenger(kind)]
        for known in (self.kept[seat], self.got[seat]):
            if known != NOTHING:
                cards.remove(known)
        self.dice.shuffle(cards)
        if self.kept[seat] == NOTHING:
            self.kept[seat] = cards.pop()
        if self.got[seat] == NOTHING:
            self.got[seat] = cards.pop()

    def choices(self) -> list[int]:
        """Return each seat's choice in the current pass; the choices of other seats are random."""
        view = self.view
        chosen = [0] * self.players
        if view.asks in (ASK_PASS, ASK_KEEP):
            seat = view.captain
            while seat != view.active:
                if seat != self.me:
                    chosen[seat] = self._chosen(seat)
                seat = (seat + 1) % self.players
            if view.seat >= 0:
                chosen[self.me] = view.passing
        return chosen

    def _chosen(self, seat: int) -> int:
        """Return a random choice for a seat: two cards from its hand to pass, or one to keep."""
        if self.view.asks == ASK_PASS:
            cards = [kind for kind in self.hands[seat] if not is_passenger(kind)]
            self.dice.shuffle(cards)
            return hand_of(cards[:2])
        cards = self.pairs[seat - 1].copy()
        self.dice.shuffle(cards)
        return unit_of(cards[0])
