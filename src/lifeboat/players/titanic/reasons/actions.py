"""Reasons for the actions of SOS Titanic, counted out from what the seat knows."""

from __future__ import annotations

from lifeboat.players.advice import Reason
from lifeboat.players.titanic.reasons.cards import play_reasons
from lifeboat.players.titanic.reasons.crew import (
    ability_reasons,
    exchange_reasons,
    first_reasons,
    give_reasons,
    stop_reasons,
    take_reasons,
)
from lifeboat.players.titanic.reasons.moves import (
    arrange_reasons,
    front_reasons,
    move_reasons,
    name_reasons,
    place_reasons,
)
from lifeboat.players.titanic.reasons.rescues import rescue_reasons
from lifeboat.players.titanic.reasons.situation import Situation
from lifeboat.titanic.actions import (
    ABILITY,
    BOTTOM,
    CHOOSE,
    EXCHANGE,
    FIRST_SEAT,
    GIVE,
    MOVE,
    NAME,
    PLACE,
    PLAY,
    RESCUE,
    TAKE,
    TOP,
)
from lifeboat.titanic.passengers import PASSENGERS, class_of, is_mystery
from lifeboat.titanic.places import PLACES
from lifeboat.titanic.view import View


def reasons(view: View, action: int) -> list[Reason]:
    """What speaks for and against a legal action."""
    situation = Situation(view)
    if action < RESCUE:
        source, place = divmod(action - MOVE, PLACES)
        return move_reasons(situation, source, place)
    if action < ABILITY:
        return rescue_reasons(situation, action - RESCUE)
    if action < NAME:
        return ability_reasons(situation) if action == ABILITY else stop_reasons(situation)
    if action < TAKE:
        return name_reasons(situation, action - NAME + 1)
    if action < GIVE:
        return take_reasons(situation, action - TAKE)
    if action < FIRST_SEAT:
        return give_reasons(situation, action - GIVE)
    if action < EXCHANGE:
        return first_reasons(situation, action - FIRST_SEAT)
    if action < CHOOSE:
        klass, at = divmod(action - EXCHANGE, 17)
        return exchange_reasons(situation, klass, at + 1)
    if action < TOP:
        return front_reasons(situation, _chosen_card(view, action - CHOOSE))
    if action < BOTTOM:
        return arrange_reasons(situation, PASSENGERS[action - TOP], on_top=True)
    if action < PLACE:
        return arrange_reasons(situation, PASSENGERS[action - BOTTOM], on_top=False)
    if action < PLAY:
        at, place = divmod(action - PLACE, PLACES)
        return place_reasons(situation, PASSENGERS[at], place)
    return play_reasons(situation, action)


def _chosen_card(view: View, index: int) -> int:
    """The card that comes to the front: a passenger, or the mystery of that line (T29)."""
    if index < len(PASSENGERS):
        return PASSENGERS[index]
    klass = index - len(PASSENGERS)
    return next(card for card in view.looked_at if is_mystery(card) and class_of(card) == klass)
