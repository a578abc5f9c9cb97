"""Sampling: random worlds that agree with a view, for players that think ahead.

A world is a complete state with the same view as the real one. The face-down cards, the stack, the
action stack and the deal's fate are filled in at random, in agreement with everything that the
players can know.
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
    """Return a random state that agrees with the view.

    Each card gets a free slot in one of its possible pockets; cards with the fewest possible
    pockets go first. All worlds are equally likely, unless Same Lines! or a flood has mixed a line
    with two others: see the limit in `knowledge`.
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
    """Return the table as a view shows it, for inspection only; hidden cards are UNKNOWN.

    The cards of the action stack are known but their order isn't, so they are sorted.
    """
    lines = [cards.copy() for cards in view.lines]
    return _state(view, lines, view.stack.copy(), cards_of(view.actions), Fate(b""))


def _state(
    view: View, lines: list[list[int]], stack: list[int], actions: list[int], fate: Fate
) -> State:
    """Return a state that agrees with the view in everything that isn't hidden."""
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
    """Return cards for each pocket, drawn at random from those that may be hidden there."""
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
