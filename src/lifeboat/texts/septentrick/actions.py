"""Septentrick's actions in words."""

from __future__ import annotations

from lifeboat.septentrick.meaning import Keep, MakeCaptain, NameTrump, Pass, Play, meaning
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import cards_with_rings, seat_values, suit_name


def action_words(texts: Texts, view: View, action: int) -> str:
    """Describe what a legal action would do."""
    match meaning(view, action):
        case Play(card):
            return _said_of(texts, view, "play", [card])
        case Pass(low, high):
            return _said_of(texts, view, "pass", [low, high])
        case Keep(card):
            return _said_of(texts, view, "keep", [card])
        case NameTrump(suit):
            return texts.say("septentrick-action-trump", suit=suit_name(texts, suit))
        case MakeCaptain(seat):
            return texts.say("septentrick-action-captain", **seat_values(texts, view.seat, seat))


def _said_of(texts: Texts, view: View, verb: str, cards: list[int]) -> str:
    words = cards_with_rings(texts, view.terms, cards)
    return texts.say(f"septentrick-action-{verb}", cards=words)
