"""Actions as integers: stable, sorted, the same everywhere.

=========  =====================================================================
from       meaning
=========  =====================================================================
PLAY       kind of the card that is played to the trick, or laid down (S7-S11)
PASS       pair of cards that is passed to the left, a number of PAIRS (S5)
KEEP       kind of the card that is kept of the two received (S5)
TRUMP      suit that the Captain names (S4)
CAPTAIN    seat that becomes Captain (S4)
=========  =====================================================================
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import NotationError
from lifeboat.septentrick.cards import (
    KIND_BY_TEXT,
    KINDS,
    NO_PASSENGERS,
    RESCUE,
    SEA_CARDS,
    SUIT_NAMES,
    card_text,
    hand_of,
    kinds_of,
    read_card,
    unit_of,
)

PASSABLE: Final = (*range(SEA_CARDS), RESCUE)
"""The kinds of cards that may be passed (S5)."""
PAIRS: Final = [
    (low, high)
    for at, low in enumerate(PASSABLE)
    for high in PASSABLE[at:]
    if low != high or low == RESCUE
]
"""Every two cards that can be passed together, the lower kind first."""
PAIR_HANDS: Final = [unit_of(low) + unit_of(high) for low, high in PAIRS]
"""The same pairs, each as a hand."""

PLAY: Final = 0
PASS: Final = KINDS
KEEP: Final = PASS + len(PAIRS)
TRUMP: Final = KEEP + KINDS
CAPTAIN: Final = TRUMP + 4
ACTIONS: Final = CAPTAIN + 5
"""How many actions there are in all."""

PASS_BY_HAND: Final[dict[int, int]] = {hand: PASS + at for at, hand in enumerate(PAIR_HANDS)}
"""The actions that pass two cards, by these two as a hand."""


def pass_of(hand: int) -> int:
    """Return the action that passes these two cards."""
    return PASS_BY_HAND[hand]


def passes_of(hand: int) -> list[int]:
    """Return every way to pass two cards of a hand, sorted (S5)."""
    cards = kinds_of(hand & NO_PASSENGERS)
    units = [unit_of(kind) for kind in cards]
    actions: list[int] = []
    for at, low in enumerate(units):
        for high in units[at + 1 :]:
            action = PASS_BY_HAND[low + high]
            if not actions or action > actions[-1]:
                actions.append(action)
    return actions


def cards_in(action: int) -> list[int]:
    """Return the kinds of the cards that an action is about: one, two of a pass, or none."""
    if action >= TRUMP:
        return []
    if action >= KEEP:
        return [action - KEEP]
    if action >= PASS:
        return list(PAIRS[action - PASS])
    return [action - PLAY]


def action_text(action: int) -> str:
    """The action as text."""
    if action < 0 or action >= ACTIONS:
        return f"#{action}"
    if action < PASS:
        return card_text(action)
    if action < KEEP:
        low, high = PAIRS[action - PASS]
        return f"pass:{card_text(low)},{card_text(high)}"
    if action < TRUMP:
        return f"keep:{card_text(action - KEEP)}"
    if action < CAPTAIN:
        return f"trump:{SUIT_NAMES[action - TRUMP]}"
    return f"captain:{action - CAPTAIN + 1}"


ACTION_BY_TEXT: Final[dict[str, int]] = {action_text(action): action for action in range(ACTIONS)}


def read_action(text: str) -> int:
    """Return the action that a text stands for.

    Spaces, capitals and a missing colon are forgiven. Two cards, in any order, are a pass.
    """
    words = _words(text)
    cards = [word for word in words if word != "pass"]
    if len(cards) == 2 and all(word in KIND_BY_TEXT for word in cards):
        return _read_pass(text, cards)
    action = ACTION_BY_TEXT.get(":".join(words))
    if action is None:
        raise NotationError("action", text, "such as d7, p2, r, pass:c4,d7, keep:s9, trump:star")
    return action


def _read_pass(text: str, cards: list[str]) -> int:
    """Return the pass of these two cards; raise if they can never be passed together (S5)."""
    action = PASS_BY_HAND.get(hand_of([read_card(card) for card in cards]))
    if action is None:
        raise NotationError("pass-pair", text, "two cards that are not Passenger cards", "S5")
    return action


def is_half(text: str) -> bool:
    """Whether this names one card of a pass, as records did when its two cards were two actions."""
    words = _words(text)
    return len(words) == 2 and words[0] == "pass" and words[1] in KIND_BY_TEXT


def _words(text: str) -> list[str]:
    return text.lower().replace(":", " ").replace(",", " ").split()
