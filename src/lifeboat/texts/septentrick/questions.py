"""What Septentrick asks of whom, and why only these cards may be played, in words."""

from __future__ import annotations

from lifeboat.septentrick.cards import kinds_of
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.tricks import NO_SUIT, led_suit
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import (
    Values,
    card_names,
    seat_values,
    suit_name,
)
from lifeboat.texts.words import outcome_words


def question_words(texts: Texts, view: View) -> str:
    """What is asked of whom, or how the game ended."""
    if view.decision is None:
        return outcome_words(texts, view)
    kind, seat = view.decision.kind, view.decision.seat
    if kind == "play":
        return _play_words(texts, view)
    if seat != view.seat:
        return texts.say(f"septentrick-question-{kind}.other", seat=seat + 1)
    values: Values = {"to": view.left_of(seat) + 1}
    if kind == "keep":
        values["from"] = view.right_of(seat) + 1
        values["cards"] = card_names(texts, kinds_of(view.received))
    return texts.say(f"septentrick-question-{kind}", **values)


def suit_words(texts: Texts, view: View) -> str:
    """Which suit is to be followed, as far as all can see."""
    suit = led_suit(view.trick)
    if suit == NO_SUIT:
        return texts.say("septentrick-reason-no-suit")
    return texts.say("septentrick-reason-suit", suit=suit_name(texts, suit))


def _play_words(texts: Texts, view: View) -> str:
    """Who plays to which trick, who leads it, and what binds the player."""
    values: Values = {"seat": view.active + 1, "trick": view.tricks + 1, "tricks": TRICKS}
    message = "septentrick-question-lead"
    if view.trick:
        message = "septentrick-question-play"
        values["leader"] = view.leader + 1
        values["who"] = seat_values(view.seat, view.leader)["who"]
    if view.active == view.seat:
        return f"{texts.say(message, **values)} {_binding_words(texts, view)}"
    words = texts.say(f"{message}.other", **values)
    return f"{words} {suit_words(texts, view)}" if view.trick else words


def _binding_words(texts: Texts, view: View) -> str:
    """Why these cards of the own hand may be played and no others (S7-S11)."""
    message = f"septentrick-reason-{view.binding()}"
    suit = led_suit(view.trick)
    return (
        texts.say(message, suit=suit_name(texts, suit)) if suit != NO_SUIT else texts.say(message)
    )
