"""Actions of Septentrick in words."""

from __future__ import annotations

from lifeboat.septentrick.actions import CAPTAIN, KEEP, PASS, TRUMP, cards_in
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import cards_with_rings, seat_values, suit_name


def action_words(texts: Texts, view: View, action: int) -> str:
    """What an action would do, in words."""
    if action >= CAPTAIN:
        return texts.say("septentrick-action-captain", **seat_values(view.seat, action - CAPTAIN))
    if action >= TRUMP:
        return texts.say("septentrick-action-trump", suit=suit_name(texts, action - TRUMP))
    verb = "keep" if action >= KEEP else "pass" if action >= PASS else "play"
    cards = cards_with_rings(texts, view.terms, cards_in(action))
    return texts.say(f"septentrick-action-{verb}", cards=cards)
