"""Actions as text: one word each, written strictly and read leniently."""

from __future__ import annotations

import re
from typing import Final

from lifeboat.core.errors import NotationError
from lifeboat.titanic.actions import (
    ABILITY,
    ACTIONS,
    BOTTOM,
    CHOOSE,
    EXCHANGE,
    FIRST_SEAT,
    GIVE,
    MOVE,
    NAME,
    PLACE,
    PLAY,
    PLAY_STRIDE,
    RESCUE,
    TAKE,
    TOP,
)
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.cards.register import CARDS, OFFSETS, card_played
from lifeboat.titanic.passengers import (
    CLASSES,
    FIRST,
    PASSENGERS,
    SECOND,
    TOP_RANK,
    card_of_index,
    card_text,
)
from lifeboat.titanic.places import PLACES, place_text


def is_meaningful(action: int) -> bool:
    """Whether the number stands for anything: a few, for evenness, do not."""
    if EXCHANGE + TOP_RANK[FIRST] <= action < EXCHANGE + TOP_RANK[SECOND]:
        return False
    return action < PLAY or (action - PLAY) % PLAY_STRIDE < OFFSETS[-1] + CARDS[-1].sizes


def action_text(action: int) -> str:
    """The action as text."""
    if action < 0 or action >= ACTIONS:
        return f"#{action}"
    if action < RESCUE:
        line, place = divmod(action - MOVE, PLACES)
        return f"{place_text(line)}>{place_text(place)}"
    if action < ABILITY:
        return f"rescue:{action - RESCUE}" if action > RESCUE else "rescue"
    if action < NAME:
        return "ability" if action == ABILITY else "stop"
    if action < TAKE:
        return f"name:{action - NAME + 1}"
    if action < GIVE:
        return f"take:{NAMES[action - TAKE]}"
    if action < FIRST_SEAT:
        return f"give:{action - GIVE}"
    if action < EXCHANGE:
        return f"first:{action - FIRST_SEAT + 1}"
    if action < CHOOSE:
        klass, at = divmod(action - EXCHANGE, 17)
        return f"exchange:{CLASSES[klass]}{at + 1}"
    if action < TOP:
        return f"choose:{card_text(card_of_index(action - CHOOSE))}"
    if action < BOTTOM:
        return f"top:{card_text(PASSENGERS[action - TOP])}"
    if action < PLACE:
        return f"bottom:{card_text(PASSENGERS[action - BOTTOM])}"
    if action < PLAY:
        at, place = divmod(action - PLACE, PLACES)
        return f"{card_text(PASSENGERS[at])}>{place_text(place)}"
    card, target = card_played(action)
    where = CARDS[card].target_text(target)
    left = (action - PLAY) // PLAY_STRIDE
    return NAMES[card] + (f":{where}" if where else "") + (f"@{left}" if left else "")


ACTION_BY_TEXT: Final[dict[str, int]] = {
    action_text(action): action for action in range(ACTIONS) if is_meaningful(action)
}


def read_action(text: str) -> int:
    """The action that a text stands for; spaces, capitals and a missing colon are forgiven."""
    word = re.sub(r"\s*([>:@])\s*", r"\1", text.strip().lower())
    word = re.sub(r"\s+", ":", word)
    action = ACTION_BY_TEXT.get(word)
    if action is None:
        raise NotationError("action", text, "such as 3>5, 2>g1, rescue:3, f7+>4, wait:2, stop")
    return action
