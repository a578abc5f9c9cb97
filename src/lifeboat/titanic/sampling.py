"""Sampling: random worlds that agree with a view, for players that think ahead.

A world is a complete state with the same view as the real one. The face-down cards, the stack, the
action stack and the deal's fate are filled in at random, in agreement with everything that the
players can know.
"""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.core.dice import Dice
from lifeboat.core.fate import Fate
from lifeboat.core.sampled_fate import SampledFate
from lifeboat.titanic.agenda import PILES
from lifeboat.titanic.cards.bundles import cards_of
from lifeboat.titanic.knowledge import CARDS, POCKETS, STACK_POCKET, whereabouts
from lifeboat.titanic.passengers import UNKNOWN, card_of_index, index_of
from lifeboat.titanic.places import LINES
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View


def sample(view: View, dice: Dice) -> State:
    """Return a random state that agrees with the view.

    It is a state like any other: it can be written down, and goes on in the same way when it is
    read. A search that needs many worlds uses a `Sampler`.
    """
    world = Sampler(view).world(dice)
    world.fate = Fate(dice.secret())
    return world


class Sampler:
    """Draws random worlds that agree with one view.

    Each card gets a free slot in one of its possible pockets; cards with the fewest possible
    pockets go first. All worlds are equally likely, unless Same Lines! or a flood has mixed a line
    with two others: see the limit in `knowledge`.
    """

    def __init__(self, view: View) -> None:
        self.table = board_in_sight(view)
        self.room: list[int] = [*view.down, view.stack.count(UNKNOWN)]
        """How many cards at unknown positions each pocket holds."""
        self.possible: dict[int, int] = {
            card: whereabouts(view.pockets, index_of(card)) for card in unplaced_cards(view)
        }
        """The pockets in which each of these cards may lie, as a bit mask."""
        self.certain: list[list[int]] = [
            [card for card, possible in self.possible.items() if possible == 1 << pocket]
            for pocket in range(POCKETS)
        ]
        """The cards that can only lie in one pocket, by pocket."""
        self.loose: list[list[int]] = [
            [card for card, possible in self.possible.items() if possible.bit_count() == count]
            for count in range(2, POCKETS + 1)
        ]
        """The other cards, by the number of their possible pockets."""
        loose = [card for cards in self.loose for card in cards]
        self.are_alike: bool = len({self.possible[card] for card in loose}) <= 1
        """Whether all loose cards have the same possible pockets."""

    def world(self, dice: Dice) -> State:
        """Return a random state that agrees with the view.

        Its fate comes from the dice and can't be written down.
        """
        pockets = self._filled_pockets(dice)
        world = self.table.copy()
        for line in range(LINES):
            if pockets[line]:
                showing = world.lines[line][len(pockets[line]) :]
                world.lines[line] = pockets[line] + showing
        unseen = pockets[STACK_POCKET]
        stack = world.stack = world.stack.copy()
        at: i64
        for at in range(len(stack)):
            if stack[at] == UNKNOWN:
                stack[at] = unseen.pop()
        world.actions = world.actions.copy()
        dice.shuffle(world.actions)
        world.fate = SampledFate(dice.word(), dice.word())
        return world

    def _filled_pockets(self, dice: Dice) -> list[list[int]]:
        """Return cards for each pocket, drawn at random from those that may be hidden there."""
        pockets = [cards.copy() for cards in self.certain]
        for cards in self.loose:
            if cards:
                order = cards.copy()
                dice.shuffle(order)
                if self.are_alike:
                    self._deal_out(order, pockets)
                else:
                    for card in order:
                        put_away(card, self.possible, self.room, pockets, dice, 0)
        for pocket in pockets:
            dice.shuffle(pocket)
        return pockets

    def _deal_out(self, cards: list[int], pockets: list[list[int]]) -> None:
        """Fill the pockets with cards that may lie in all pockets that have room."""
        for pocket in range(POCKETS):
            missing = self.room[pocket] - len(pockets[pocket])
            if missing:
                pockets[pocket] += cards[-missing:]
                del cards[-missing:]


def board_in_sight(view: View) -> State:
    """Return the table as a view shows it, for inspection only; hidden cards are UNKNOWN.

    The cards of the action stack are known but their order isn't, so they are sorted.
    """
    return State(
        terms=view.terms,
        fate=Fate(b""),
        active=view.active,
        asks=view.asks,
        agenda=view.agenda.copy(),
        turned=view.turned,
        lines=view.lines.copy(),
        down=view.down.copy(),
        groups=view.groups.copy(),
        stack=view.stack,
        discard=view.discard,
        drawn=view.drawn,
        arranged=view.arranged,
        placed=view.placed,
        hands=view.hands.copy(),
        actions=cards_of(view.actions),
        used=view.used,
        playing=view.playing,
        offer=view.offer,
        before=view.before,
        chosen_line=view.chosen_line,
        standing=view.standing,
        quiet=view.quiet,
        moved=view.moved,
        paid=view.paid,
        hidden=view.hidden,
        pockets=view.pockets.copy(),
        known_top=view.known_top,
        known_bottom=view.known_bottom,
        shuffles=[0] * len(PILES),
    )


def unplaced_cards(view: View) -> list[int]:
    """Return the hidden cards, except those at known positions in the stack."""
    cards = [card_of_index(index) for index in range(CARDS) if view.hidden >> index & 1]
    return [card for card in cards if card not in view.stack]


def put_away(
    card: int,
    possible: dict[int, int],
    room: list[int],
    pockets: list[list[int]],
    dice: Dice,
    tried: int,
) -> bool:
    """Put a card into one of its possible pockets, and return whether that worked.

    The card takes a free slot at random. If there is none, it pushes out a card that can go
    elsewhere (an augmenting path), so a world is found whenever there is one. The pockets in
    `tried`, a bit mask, are skipped.
    """
    choices: i64 = possible[card] & ~tried
    slots: i64 = 0
    pocket: i64
    for pocket in range(POCKETS):
        if choices >> pocket & 1:
            slots += room[pocket] - len(pockets[pocket])
    if slots:
        slot: i64 = dice.below(slots)
        pocket = 0
        while True:
            if choices >> pocket & 1:
                slot -= room[pocket] - len(pockets[pocket])
                if slot < 0:
                    pockets[pocket].append(card)
                    return True
            pocket += 1
    for crowded in range(POCKETS):
        if not choices >> crowded & 1:
            continue
        tried |= 1 << crowded
        for at, other in enumerate(pockets[crowded]):
            pockets[crowded][at] = card
            if put_away(other, possible, room, pockets, dice, tried):
                return True
            pockets[crowded][at] = other
    return False
