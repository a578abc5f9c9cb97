"""Actions and events as text; docs/notation.md has the grammar."""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import NotationError
from lifeboat.core.events import Event
from lifeboat.septentrick.actions import ACTIONS, PASS_BY_HAND
from lifeboat.septentrick.cards import KIND_BY_TEXT, SUIT_NAMES, card_text, hand_of, read_card
from lifeboat.septentrick.events import TrumpNamed, happening
from lifeboat.septentrick.meaning import Keep, NameTrump, Pass, Play, decoded


def action_text(action: int) -> str:
    """Return an action in notation; a number that isn't an action is written after ``#``."""
    return ACTION_TEXTS[action] if 0 <= action < ACTIONS else f"#{action}"


def _text_of(action: int) -> str:
    match decoded(action):
        case Play(card):
            return card_text(card)
        case Pass(low, high):
            return f"pass:{card_text(low)},{card_text(high)}"
        case Keep(card):
            return f"keep:{card_text(card)}"
        case NameTrump(suit):
            return f"trump:{SUIT_NAMES[suit]}"
        case captain:
            return f"captain:{captain.seat + 1}"


ACTION_TEXTS: Final[list[str]] = [_text_of(action) for action in range(ACTIONS)]
ACTION_BY_TEXT: Final[dict[str, int]] = {text: action for action, text in enumerate(ACTION_TEXTS)}


def read_action(text: str) -> int:
    """Read an action from its notation, ignoring case; spaces may replace colons and commas.

    Two cards, in either order, are a pass even without the word ``pass``. Raise `NotationError` if
    the text isn't an action.
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
    """Return the action that passes two cards, which are given as text.

    Raise `NotationError` if they can't be passed together (S5).
    """
    action = PASS_BY_HAND.get(hand_of([read_card(card) for card in cards]))
    if action is None:
        raise NotationError("pass-pair", text, "two cards that are not Passenger cards", "S5")
    return action


def is_half(text: str) -> bool:
    """Return whether the text passes a single card; in older records, a pass is two of these."""
    words = _words(text)
    return len(words) == 2 and words[0] == "pass" and words[1] in KIND_BY_TEXT


def _words(text: str) -> list[str]:
    return text.lower().replace(":", " ").replace(",", " ").split()


def event_text(event: Event) -> str:
    """Return an event in notation: name, seat, cards, receiving seat, and suit or number."""
    words = [event.name]
    if event.seat >= 0:
        words.append(f"@{event.seat + 1}")
    if event.cards:
        words.append(",".join([card_text(kind) for kind in event.cards]))
    words += [f">{to + 1}" for to in event.places]
    match happening(event):
        case TrumpNamed(_, suit):
            words.append(SUIT_NAMES[suit])
        case _ if event.number:
            words.append(f"#{event.number}")
    return " ".join(words)
