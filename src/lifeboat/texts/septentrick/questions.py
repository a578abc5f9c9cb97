"""What Septentrick asks of whom, and why only these cards may be played, in words."""

from __future__ import annotations

from lifeboat.septentrick.cards import NO_PASSENGERS, RESCUES, cards_of_suit, kinds_of
from lifeboat.septentrick.state import TRICKS
from lifeboat.septentrick.tricks import NO_SUIT, led_suit
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import (
    Values,
    card_names,
    left_of,
    right_of,
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
    players = len(view.sizes)
    values: Values = {"to": left_of(seat, players)}
    if kind == "keep":
        values["from"] = right_of(seat, players)
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
        return f"{texts.say(message, **values)} {_reason_words(texts, view)}"
    words = texts.say(f"{message}.other", **values)
    return f"{words} {suit_words(texts, view)}" if view.trick else words


def _reason_words(texts: Texts, view: View) -> str:
    """Why these cards of the own hand may be played and no others (S7-S11)."""
    suit = led_suit(view.trick)
    if suit == NO_SUIT:
        return texts.say(f"septentrick-reason-{_reason_without_suit(view)}")
    reason = "free"
    if view.hands[view.seat] & cards_of_suit(suit):
        reason = "follow-rescue" if view.hands[view.seat] & RESCUES else "follow"
    return texts.say(f"septentrick-reason-{reason}", suit=suit_name(texts, suit))


def _reason_without_suit(view: View) -> str:
    """What binds the player while no Sea card lies in the trick."""
    reason = "open" if view.trick else "lead"
    if not view.hands[view.seat] & NO_PASSENGERS:
        return f"{reason}-passengers"
    return reason if view.passengers[view.seat] else f"{reason}-any"
