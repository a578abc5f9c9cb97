"""Actions of Septentrick in words."""

from __future__ import annotations

from lifeboat.septentrick.actions import CAPTAIN, KEEP, PASS, PLAY, TRUMP
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick_names import card_with_rings, seat_values, suit_name

CARD_ACTIONS = ((KEEP, "keep"), (PASS, "pass"), (PLAY, "play"))
"""The actions that are about one card: from which number on, and what they do."""


def action_words(texts: Texts, view: View, action: int) -> str:
    """What an action would do, in words."""
    if action >= CAPTAIN:
        return texts.say("septentrick-action-captain", **seat_values(view.seat, action - CAPTAIN))
    if action >= TRUMP:
        return texts.say("septentrick-action-trump", suit=suit_name(texts, action - TRUMP))
    first, verb = _card_action(action)
    card = card_with_rings(texts, view.terms, action - first)
    return texts.say(f"septentrick-action-{verb}", card=card)


def card_of(action: int) -> int | None:
    """The card that an action is about, if it is about one."""
    return None if action >= TRUMP else action - _card_action(action)[0]


def _card_action(action: int) -> tuple[int, str]:
    return next((first, verb) for first, verb in CARD_ACTIONS if action >= first)
