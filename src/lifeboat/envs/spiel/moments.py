"""A game with explicit chance: moments, and between them shuffles that reveal card after card.

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
"""The action of a moment that no action led to: at the deal, or where an imagined world begins."""
UNSCRIPTED: Final = ScriptedFate([])
"""The fate of a step for which no shuffle has been supplied yet."""


class Agreement:
    """What all moments of a game share: the rules, the set-up and the shape of reward."""

    def __init__(self, game: str, fields: Mapping[str, str], reward: str) -> None:
        self.rules = game_of(game)
        self.form = form_of(game)
        self.fields = self.rules.setup_fields(fields)
        self.players = int(self.fields["players"])
        self.reward = checked_reward(reward)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Agreement, (self.form.game, self.fields, self.reward)


class Moment:
    """A game before the deal or after a complete step, and how it got there."""

    def __init__(
        self, agreement: Agreement, position: Any, before: Moment | None, action: int, earned: float
    ) -> None:
        self.agreement = agreement
        self.position = position
        """The engine's state; None before the deal."""
        self.before = before
        """The moment before this one; None before the deal, and where an imagined world begins."""
        self.action = action
        """The action that led here, or DEAL."""
        self.orders: list[list[int]] = []
        """The order of the cards in each shuffle of the step that led here."""
        self.events: list[Event] = []
        """What happened in the step that led here."""
        self.earned = earned
        """The worth of the game at the deal, which doesn't count towards the returns."""
        self.worth = worth(agreement.form, position, agreement.reward) if position else earned
        self.legal: list[int] = position.legal() if position else []
        """The legal actions, sorted; empty before the deal and once the game is over."""
        self.seat: int = position.active if self.legal else NO_SEAT
        """The seat that decides; NO_SEAT before the deal and once the game is over."""
        self.memories: dict[int, str] = {}
        """A cache of what `memory` returns, by seat."""

    @property
    def moment(self) -> Moment:
        """This moment itself; for a `Shuffle`, `moment` is the last complete one."""
        return self

    def memory(self, seat: int) -> str:
        """Return everything that a seat has done and been told since the deal (perfect recall)."""
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
        """Return what a seat did and was told in the step that led here, as lines of text."""
        assert self.before is not None
        rules = self.agreement.rules
        own = [f"> {rules.action_text(self.action)}"] if self.before.seat == seat else []
        return own + [rules.event_text(event.seen_by(seat)) for event in self.events]

    def sight(self, seat: int) -> str:
        """Return a seat's number, counted from 1, and its view as text, or "" before the deal."""
        return f"@{seat + 1} {self.position.view(seat)}" if self.position else ""

    def reward(self) -> float:
        """Return the reward for the step that led here, which is 0 for the deal."""
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
    """A shuffle in the middle of a step: chance has to decide which card comes next."""

    moment: Moment
    """The last complete moment: nobody has been told anything since."""
    action: int
    orders: list[list[int]]
    """The order of the cards in each earlier shuffle of the step."""
    pile: bytes
    ordinal: int
    """How many times the pile had been shuffled before."""
    cards: dict[int, int]
    """The cards of the pile, by their numbers as chance outcomes."""
    left: list[int]
    """The numbers of the cards that haven't been placed yet, sorted."""
    placed: list[int]
    """The numbers of the cards that have been placed, in order."""

    def chances(self) -> list[tuple[int, float]]:
        """Return the numbers of the cards that can come next, each with its probability."""
        share = 1 / len(self.left)
        if len(self.left) + len(self.placed) == len(self.cards):  # no two cards are alike
            return [(number, share) for number in self.left]
        return [(one, self.left.count(one) / len(self.left)) for one in sorted(set(self.left))]

    def after(self, number: int) -> Moment | Shuffle:
        """Return the node that follows if the card with this number comes next.

        Raise `IllegalAction` if no card with this number is left.
        """
        if number not in self.left:
            raise IllegalAction("illegal-action", f"#{number}", sorted(set(self.left)))
        left = self.left.copy()
        left.remove(number)
        return settled(self._replace(left=left, placed=[*self.placed, number]))

    def reward(self) -> float:
        """Return 0: there is no reward before the step is over."""
        return 0.0

    def __deepcopy__(self, memo: object) -> Self:
        return self


Node = Moment | Shuffle


def beginning(agreement: Agreement) -> Node:
    """Return the first node of a game, before the first card of the deal."""
    return after_step(Moment(agreement, None, None, DEAL, 0.0), DEAL, [])


def imagined(moment: Moment, seat: int, world: Any) -> Moment:
    """Return a moment in an imagined world that a seat can't tell from this moment.

    Nothing from the true world goes into it except what the seat itself remembers. Other seats
    remember only what they see in the imagined world.
    """
    root = Moment(moment.agreement, world, None, DEAL, moment.earned)
    root.memories[seat] = moment.memory(seat)
    return root


def after_step(moment: Moment, action: int, orders: list[list[int]]) -> Node:
    """Return the node that an action leads to, given the orders of the step's shuffles so far.

    It is a `Shuffle` if the step needs another shuffle. Raise `IllegalAction` if the action isn't
    legal.
    """
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
    """Return the shuffle itself or, if all remaining cards are alike, the node that follows it."""
    if shuffle.left and shuffle.left[0] != shuffle.left[-1]:
        return shuffle
    order = [shuffle.cards[number] for number in shuffle.placed + shuffle.left]
    return after_step(shuffle.moment, shuffle.action, [*shuffle.orders, order])


def _restored(
    agreement: Agreement,
    root: tuple[str, float, dict[int, str]] | None,
    steps: list[tuple[int, list[list[int]]]],
) -> Moment:
    """Rebuild a pickled moment by replaying its steps."""
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
