"""A game with chance made explicit: moments, and the shuffles between them told card by card.

Neither a moment nor a shuffle ever changes, so states, their clones and whole trees share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Self

from lifeboat.core.errors import IllegalAction
from lifeboat.core.events import NO_SEAT, Event
from lifeboat.core.games import game_of
from lifeboat.core.scripted_fate import ScriptedFate, ShuffleWanted
from lifeboat.envs.spiel.face import FACES
from lifeboat.tensors.form import checked_reward, worth
from lifeboat.tensors.forms import form_of

DEAL: Final = -1
"""Stands for the action where there is none: at the deal, and where a world begins."""
UNSCRIPTED: Final = ScriptedFate([])
"""The fate of a step that has not been told anything yet."""


class Agreement:
    """What all moments of a game share: the rules, the set-up, the shape of the reward."""

    def __init__(self, game: str, fields: Mapping[str, str], reward: str) -> None:
        self.rules = game_of(game)
        self.form = form_of(game)
        self.fields = self.rules.setup_fields(fields)
        self.players = int(self.fields["players"])
        self.reward = checked_reward(reward)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Agreement, (self.form.game, self.fields, self.reward)


class Moment:
    """The game after a whole step, and how it came about."""

    def __init__(
        self, agreement: Agreement, position: Any, before: Moment | None, action: int, earned: float
    ) -> None:
        self.agreement = agreement
        self.position = position
        """The engine's state; none before the deal."""
        self.before = before
        """The moment before; none at the beginning, and in an imagined world."""
        self.action = action
        """The action that led here,"""
        self.orders: list[list[int]] = []
        """the orders that chance gave to the cards on the way,"""
        self.events: list[Event] = []
        """and what happened."""
        self.earned = earned
        """What the deal was worth; only what is added to it counts."""
        self.worth = worth(agreement.form, position, agreement.reward) if position else earned
        self.legal: list[int] = position.legal() if position else []
        """The legal actions, sorted."""
        self.seat: int = position.active if self.legal else NO_SEAT
        """Who decides."""
        self.memories: dict[int, str] = {}
        """What some seats have been told so far."""

    @property
    def moment(self) -> Moment:
        """The last moment that is complete."""
        return self

    def memory(self, seat: int) -> str:
        """All that a seat has been told since the deal, and what it did: perfect recall."""
        later: list[Moment] = []
        moment = self
        while seat not in moment.memories:
            if moment.before is None or moment.before.position is None:
                moment.memories[seat] = moment.sight(seat)
                break
            later.append(moment)
            moment = moment.before
        memory = [moment.memories[seat]]
        for moment in reversed(later):
            memory += moment.news(seat)
        self.memories[seat] = "\n".join(memory)
        return self.memories[seat]

    def news(self, seat: int) -> list[str]:
        """What a seat did in the last step, and what it was told."""
        assert self.before is not None
        rules = self.agreement.rules
        own = [f"> {rules.action_text(self.action)}"] if self.before.seat == seat else []
        return own + [rules.event_text(event.seen_by(seat)) for event in self.events]

    def sight(self, seat: int) -> str:
        """What a seat sees now, after the number of the seat; nothing before the deal."""
        return f"@{seat + 1} {self.position.view(seat)}" if self.position else ""

    def reward(self) -> float:
        """What the last step has earned; the deal earns nothing."""
        if self.before is None or self.before.position is None:
            return 0.0
        return self.worth - self.before.worth

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        steps: list[tuple[int, list[list[int]]]] = []
        moment = self
        while moment.before is not None:
            steps.append((moment.action, moment.orders))
            moment = moment.before
        root = moment.position and (str(moment.position), moment.earned, moment.memories)
        return _restored, (self.agreement, root, steps[::-1])


class Shuffle(NamedTuple):
    """A step that waits for chance to put cards into an order."""

    moment: Moment
    """The last moment that is complete: all that anybody has been told."""
    action: int
    orders: list[list[int]]
    """The orders of the step's shuffles before this one."""
    pile: bytes
    ordinal: int
    """Which shuffle of this pile it is, from 0."""
    cards: dict[int, int]
    """The cards of the pile by the numbers that they have as outcomes of chance."""
    left: list[int]
    """The numbers of the cards that have no place yet, sorted,"""
    placed: list[int]
    """and of those that have, the first place first."""

    def chances(self) -> list[tuple[int, float]]:
        """The cards that can come next, by number, and how likely each is."""
        share = 1 / len(self.left)
        if len(self.left) + len(self.placed) == len(self.cards):  # no two cards are alike
            return [(number, share) for number in self.left]
        return [(one, self.left.count(one) / len(self.left)) for one in sorted(set(self.left))]

    def after(self, number: int) -> Moment | Shuffle:
        """What follows when the card of this number comes next."""
        if number not in self.left:
            raise IllegalAction("illegal-action", f"#{number}", sorted(set(self.left)))
        left = self.left.copy()
        left.remove(number)
        return settled(self._replace(left=left, placed=[*self.placed, number]))

    def reward(self) -> float:
        """Nothing is earned before the step is over."""
        return 0.0

    def __deepcopy__(self, memo: object) -> Self:
        return self


Node = Moment | Shuffle


def beginning(agreement: Agreement) -> Node:
    """The game before the deal, with the first card still to come."""
    return after_step(Moment(agreement, None, None, DEAL, 0.0), DEAL, [])


def imagined(moment: Moment, seat: int, world: Any) -> Moment:
    """A world that a seat cannot tell from this moment; the other seats know what they see there.

    Of the true world nothing goes in but what the seat itself remembers.
    """
    root = Moment(moment.agreement, world, None, DEAL, moment.earned)
    root.memories[seat] = moment.memory(seat)
    return root


def after_step(moment: Moment, action: int, orders: list[list[int]]) -> Node:
    """What an action leads to, if the shuffles on the way are told so far."""
    agreement = moment.agreement
    fate = ScriptedFate(orders) if orders else UNSCRIPTED
    events: list[Event] = []
    try:
        if moment.position is None:
            position = agreement.rules.deal_by(agreement.fields, fate)
        else:
            position = moment.position.copy()
            position.fate = fate
            events = position.play(action)
    except ShuffleWanted as wanted:
        face, pile = FACES[agreement.form.game], wanted.pile
        numbers = [face.card_number(pile, card) for card in wanted.cards]
        cards = dict(zip(numbers, wanted.cards, strict=True))
        return settled(
            Shuffle(moment, action, orders, pile, wanted.ordinal, cards, sorted(numbers), [])
        )
    dealt = moment.position is None
    earned = worth(agreement.form, position, agreement.reward) if dealt else moment.earned
    after = Moment(agreement, position, moment, action, earned)
    after.orders, after.events = orders, events
    return after


def settled(shuffle: Shuffle) -> Node:
    """The shuffle, or what follows if it leaves nothing to chance: the last cards are all alike."""
    if shuffle.left and shuffle.left[0] != shuffle.left[-1]:
        return shuffle
    order = [shuffle.cards[number] for number in shuffle.placed + shuffle.left]
    return after_step(shuffle.moment, shuffle.action, [*shuffle.orders, order])


def _restored(
    agreement: Agreement,
    root: tuple[str, float, dict[int, str]] | None,
    steps: list[tuple[int, list[list[int]]]],
) -> Moment:
    """A moment that was pickled: its steps are taken again."""
    moment = Moment(agreement, None, None, DEAL, 0.0)
    if root is not None:
        text, earned, memories = root
        position = agreement.rules.read_position(text)
        moment = Moment(agreement, position, None, DEAL, earned)
        moment.memories.update(memories)
    for action, orders in steps:
        after = after_step(moment, action, orders)
        assert isinstance(after, Moment)
        moment = after
    return moment
