"""Worlds that agree with a view: what players, hints and searches think on.

A world is a whole state that cannot be told from the real one by the view it was drawn for: the
face-down cards, the stack, the action stack and the deal's fate are filled in at random, in
agreement with all that the players can know.
"""

from __future__ import annotations

from lifeboat.core.dice import Dice
from lifeboat.core.fate import Fate
from lifeboat.titanic.agenda import PILES
from lifeboat.titanic.cards.bundles import cards_of
from lifeboat.titanic.knowledge import CARDS, POCKETS, STACK_POCKET, whereabouts
from lifeboat.titanic.passengers import UNKNOWN, card_of_index, index_of
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View


def sample(view: View, dice: Dice) -> State:
    """A state drawn at random among those that agree with the view.

    Cards go to free slots of their pockets, the most confined first. Where no line was mixed with
    two others by Same Lines! or a flood, every world is equally likely; where one was, see the
    limit in knowledge.
    """
    filled = _filled_pockets(view, dice)
    lines = [
        filled[line][: view.down[line]] + cards[view.down[line] :]
        for line, cards in enumerate(view.lines)
    ]
    unseen = filled[STACK_POCKET]
    stack = [card if card != UNKNOWN else unseen.pop() for card in view.stack]
    actions = cards_of(view.actions)
    dice.shuffle(actions)
    return _state(view, lines, stack, actions, Fate(dice.secret()))


def board_in_sight(view: View) -> State:
    """The table as it is seen, UNKNOWN cards where some are hidden: to look at, not to play."""
    lines = [cards.copy() for cards in view.lines]
    return _state(view, lines, view.stack.copy(), cards_of(view.actions), Fate(b""))


def _state(
    view: View, lines: list[list[int]], stack: list[int], actions: list[int], fate: Fate
) -> State:
    """A state that agrees with the view in all that is not hidden."""
    return State(
        terms=view.terms,
        fate=fate,
        active=view.active,
        asks=view.asks,
        agenda=view.agenda.copy(),
        turned=view.turned,
        lines=lines,
        down=view.down.copy(),
        groups=view.groups.copy(),
        stack=stack,
        discard=view.discard.copy(),
        drawn=view.drawn,
        arranged=view.arranged,
        placed=view.placed,
        hands=view.hands.copy(),
        actions=actions,
        used=view.used,
        playing=view.playing,
        offer=view.offer,
        before=view.before,
        chosen_line=view.chosen_line,
        standing=view.standing,
        quiet=view.quiet,
        moved=view.moved,
        paid=view.paid,
        pockets=view.pockets.copy(),
        known_top=view.known_top,
        known_bottom=view.known_bottom,
        shuffles=[0] * len(PILES),
    )


def _filled_pockets(view: View, dice: Dice) -> list[list[int]]:
    """The hidden cards of each pocket, in random order."""
    room = [*view.down, view.stack.count(UNKNOWN)]
    possible = {card: whereabouts(view.pockets, index_of(card)) for card in unplaced_cards(view)}
    cards = list(possible)
    dice.shuffle(cards)
    cards.sort(key=lambda card: possible[card].bit_count())
    pockets: list[list[int]] = [[] for _ in range(POCKETS)]
    for card in cards:
        put_away(card, possible, room, pockets, dice, 0)
    for pocket in pockets:
        dice.shuffle(pocket)
    return pockets


def unplaced_cards(view: View) -> list[int]:
    """The cards that are hidden in a pocket and not at a known position in the stack."""
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
    """Put a card into one of its pockets, moving another card on where all are full.

    A free slot is taken at random. Where there is none, a card gives way for which there is room
    elsewhere (an augmenting path), so that a world is found whenever there is one.
    """
    choices = [at for at in range(POCKETS) if possible[card] & ~tried & 1 << at]
    slot = sum(room[at] - len(pockets[at]) for at in choices)
    if slot:
        slot = int(dice.below(slot))
        while slot >= room[choices[0]] - len(pockets[choices[0]]):
            slot -= room[choices[0]] - len(pockets[choices[0]])
            choices = choices[1:]
        pockets[choices[0]].append(card)
        return True
    for pocket in choices:
        tried |= 1 << pocket
        for at, other in enumerate(pockets[pocket]):
            pockets[pocket][at] = card
            if put_away(other, possible, room, pockets, dice, tried):
                return True
            pockets[pocket][at] = other
    return False
