"""Actions as text, one word each: there is only one way to write them, but reading is lenient."""

from __future__ import annotations

import re
from typing import Final

from lifeboat.core.errors import NotationError
from lifeboat.titanic.actions import ACTIONS
from lifeboat.titanic.cards.action_card import Aim
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.meaning import (
    Begin,
    BringToFront,
    Exchange,
    GiveCard,
    Move,
    NameMystery,
    Place,
    PlayCard,
    PutAtBottom,
    PutOnTop,
    Rescue,
    Stop,
    TakeCard,
    UseAbility,
    decoded,
)
from lifeboat.titanic.passengers import CLASSES, card_text
from lifeboat.titanic.places import NO_PLACE, place_text


def action_text(action: int) -> str:
    """Return an action in notation; a number that isn't an action is written after ``#``."""
    return TEXTS[action] if 0 <= action < ACTIONS else f"#{action}"


def _written(action: int) -> str:
    match decoded(action):
        case Move(source, target):
            return f"{place_text(source)}>{place_text(target)}"
        case Rescue(number):
            return f"rescue:{number}" if number else "rescue"
        case UseAbility():
            return "ability"
        case Stop():
            return "stop"
        case NameMystery(rank):
            return f"name:{rank}"
        case TakeCard(card):
            return f"take:{NAMES[card]}"
        case GiveCard(left):
            return f"give:{left}"
        case Begin(seat):
            return f"first:{seat + 1}"
        case Exchange(klass, rank):
            return f"exchange:{CLASSES[klass]}{rank}"
        case BringToFront(card):
            return f"choose:{card_text(card)}"
        case PutOnTop(card):
            return f"top:{card_text(card)}"
        case PutAtBottom(card):
            return f"bottom:{card_text(card)}"
        case Place(card, target):
            return f"{card_text(card)}>{place_text(target)}"
        case PlayCard(card, left, _, aim):
            return NAMES[card] + _aim_text(aim) + (f"@{left}" if left else "")
        case _:
            return f"#{action}"


def _aim_text(aim: Aim) -> str:
    """Return a colon and where a card is played, or "" for a card that offers no choice.

    The text after the colon is a place, two lines, or a line and how many cards leave it.
    """
    if aim.length:
        return f":{place_text(aim.source)}x{aim.length}"
    places = [place_text(place) for place in (aim.source, aim.place) if place != NO_PLACE]
    return ":" + "".join(places) if places else ""


TEXTS: Final[list[str]] = [_written(action) for action in range(ACTIONS)]
ACTION_BY_TEXT: Final[dict[str, int]] = {text: action for action, text in enumerate(TEXTS)}


def read_action(text: str) -> int:
    """Read an action from its notation; spaces, capitals and a missing colon are allowed.

    Raise `NotationError` if the text isn't an action.
    """
    word = re.sub(r"\s*([>:@])\s*", r"\1", text.strip().lower())
    word = re.sub(r"\s+", ":", word)
    action = ACTION_BY_TEXT.get(word)
    if action is None:
        raise NotationError("action", text, "such as 3>5, 2>g1, rescue:3, f7+>4, wait:2, stop")
    return action
