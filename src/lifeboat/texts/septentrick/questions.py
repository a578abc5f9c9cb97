"""Septentrick's questions in words: who is asked what, which cards may be played, and why."""

from __future__ import annotations

from lifeboat.septentrick.cards import kinds_of
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.tricks import NO_SUIT, led_suit
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import card_names, seat_values, seat_within, suit_name
from lifeboat.texts.words import outcome_words


def question_words(texts: Texts, view: View) -> str:
    """Return what is being asked of whom or, at the end, how the game ended, in sentences."""
    if view.decision is None:
        return outcome_words(texts, view)
    kind, seat = view.decision.kind, view.decision.seat
    if kind == "play":
        return _play_words(texts, view)
    if seat != view.seat:
        values = seat_values(texts, view.seat, seat)
        return texts.say(f"septentrick-question-{kind}.other", **values)
    values = {"to": seat_within(texts, view.seat, view.left_of(seat))}
    if kind == "keep":
        values["from"] = seat_within(texts, view.seat, view.right_of(seat))
        values["cards"] = card_names(texts, kinds_of(view.received))
    return texts.say(f"septentrick-question-{kind}", **values)


def suit_words(texts: Texts, view: View) -> str:
    """Return a sentence that says which suit has to be followed, if any."""
    suit = led_suit(view.trick)
    if suit == NO_SUIT:
        return texts.say("septentrick-reason-no-suit")
    return texts.say("septentrick-reason-suit", suit=suit_name(texts, suit))


def _play_words(texts: Texts, view: View) -> str:
    """Return sentences that say who plays to which trick, who led it, and what may be played."""
    values = seat_values(texts, view.seat, view.active)
    values |= {"trick": view.tricks + 1, "tricks": TRICKS}
    message = "septentrick-question-lead"
    if view.trick:
        message = "septentrick-question-play"
        values["leader"] = seat_within(texts, view.seat, view.leader)
    if view.active == view.seat:
        return f"{texts.say(message, **values)} {_binding_words(texts, view)}"
    words = texts.say(f"{message}.other", **values)
    return f"{words} {suit_words(texts, view)}" if view.trick else words


def _binding_words(texts: Texts, view: View) -> str:
    """Return a sentence that says which cards the viewer may play, and why (S7-S11)."""
    message = f"septentrick-reason-{view.binding()}"
    suit = led_suit(view.trick)
    return (
        texts.say(message, suit=suit_name(texts, suit)) if suit != NO_SUIT else texts.say(message)
    )
