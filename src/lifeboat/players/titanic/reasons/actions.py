"""Reasons for and against each action in SOS Titanic, worked out from what the seat knows."""

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
from lifeboat.titanic.meaning import (
    Begin,
    BringToFront,
    Exchange,
    GiveCard,
    Move,
    NameMystery,
    Nothing,
    Place,
    PlayCard,
    PutAtBottom,
    PutOnTop,
    Rescue,
    Stop,
    TakeCard,
    UseAbility,
    meaning,
)
from lifeboat.titanic.view import View


def reasons(view: View, action: int) -> list[Reason]:
    """Return the reasons for and against a legal action."""
    situation = Situation(view)
    match meaning(view, action):
        case Move(source, target, run):
            return move_reasons(situation, source, target, run)
        case Rescue(number):
            return rescue_reasons(situation, number)
        case UseAbility():
            return ability_reasons(situation)
        case Stop():
            return stop_reasons(situation)
        case NameMystery(rank):
            return name_reasons(situation, rank)
        case TakeCard(card):
            return take_reasons(situation, card)
        case GiveCard(left, _, seat):
            return give_reasons(situation, left, seat)
        case Begin(seat):
            return first_reasons(situation, seat)
        case Exchange(klass, rank):
            return exchange_reasons(situation, klass, rank)
        case BringToFront(card):
            return front_reasons(situation, card)
        case PutOnTop(card):
            return arrange_reasons(situation, card, on_top=True)
        case PutAtBottom(card):
            return arrange_reasons(situation, card, on_top=False)
        case Place(card, target):
            return place_reasons(situation, card, target)
        case PlayCard() as play:
            return play_reasons(situation, play)
        case Nothing():
            return []
