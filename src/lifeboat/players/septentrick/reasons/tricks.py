"""Reasons for and against playing a card to a Septentrick trick (S7-S17)."""

from __future__ import annotations

from lifeboat.core.figures import Figure
from lifeboat.players.advice import Reason
from lifeboat.players.septentrick.reasons.overtaking import Overtaking
from lifeboat.septentrick.cards import (
    NO_PASSENGERS,
    kinds_of,
    unit_of,
)
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.figures import card_figure, seat_figure, suit_figure
from lifeboat.septentrick.tally import is_blank, tally_of
from lifeboat.septentrick.tricks import NO_SUIT, led_suit, winner
from lifeboat.septentrick.view import View


def card_reasons(view: View, kind: int) -> list[Reason]:
    """Return reasons that say who may win the trick, what it holds, and what stays in the hand."""
    trick = [*view.trick, kind]
    place = winner(trick, view.trump)
    winning = winning_reasons(view, trick, place)
    is_open = any(reason.name == "overtaken" for reason in winning)
    stands: dict[str, Figure] = {"stands": "open" if is_open else "sure"}
    tallies = [collected_reason(view, trick, place), *rest_reasons(view, kind, trick, place)]
    return [
        *winning,
        *void_reasons(view, trick),
        *[
            one._replace(figures=one.figures | stands) if "total-rings" in one.figures else one
            for one in tallies
        ],
    ]


def player_figure(view: View, seat: int) -> Figure:
    """Return the figure for a seat, or ``you`` if it is the seat of the view."""
    return "you" if seat == view.seat else seat_figure(seat)


def followers(view: View) -> list[int]:
    """Return the seats that play to this trick after the one that decides."""
    return view.seats_to_play()[1:]


def seat_at(view: View, place: int) -> int:
    """Return the seat that plays at a place in the trick; the leader's place is 0."""
    return (view.leader + place) % len(view.sizes)


def winning_reasons(view: View, trick: list[int], place: int) -> list[Reason]:
    """Return reasons that say which card is ahead in a trick, and how likely it is to be
    overtaken.

    `trick` includes the card to be played; `place` is the place of the card that is ahead, or -1
    if there is none.
    """
    to_come = followers(view)
    if place < 0:
        return [Reason("wins-never", {"count": len(to_come)})]
    is_own = place == len(view.trick)
    ahead: dict[str, Figure] = {
        "player": player_figure(view, seat_at(view, place)),
        "card": card_figure(trick[place]),
    }
    reasons = [] if is_own else [Reason("stays-behind", ahead)]
    if not to_come:
        return [Reason("wins", {})] if is_own else reasons
    chances = Overtaking(view, trick[place], led_suit(trick), to_come)
    beating = chances.beating()
    chance = chances.chance()
    if chance == 0.0:
        return [*reasons, Reason("safe", ahead | {"count": len(to_come)})]
    figures = ahead | {"chance": chance, "beating": beating, "count": len(to_come)}
    return [*reasons, Reason("overtaken", figures)]


def collected_reason(view: View, trick: list[int], place: int) -> Reason:
    """Return a reason that says what the trick holds and what its winner would then have (S14,
    S15).
    """
    rings, people = tally_of(view.terms, trick)
    if place < 0:
        return Reason("trick-holds", {"rings": rings, "people": people})
    seat = seat_at(view, place)
    total = view.tally(seat).with_cards(view.terms, trick)
    figures: dict[str, Figure] = {
        "player": player_figure(view, seat),
        "rings": rings,
        "people": people,
        "total-rings": total.rings,
        "total-people": total.people,
    }
    return Reason("collects", figures)


def void_reasons(view: View, trick: list[int]) -> list[Reason]:
    """Return a reason for each seat still to play that is known to be out of the suit led."""
    suit = led_suit(trick)
    if suit == NO_SUIT:
        return []
    return [
        Reason("void", {"player": player_figure(view, seat), "suit": suit_figure(suit)})
        for seat in followers(view)
        if view.is_void(seat, suit)
    ]


def rest_reasons(view: View, kind: int, trick: list[int], place: int) -> list[Reason]:
    """Return reasons that say what playing a card leaves in the hand for the end (S16)."""
    hand = view.hands[view.seat] - unit_of(kind)
    rest = kinds_of(hand)
    if view.tricks == TRICKS - 1:
        return [_last_card(view, rest[0], trick, place)]
    blank = len([one for one in rest if is_blank(view.terms, one)])
    reasons = [Reason("blanks-left", {"count": blank, "cards": len(rest)})]
    if not hand & NO_PASSENGERS:
        reasons.append(Reason("only-passengers", {}))
    return reasons


def _last_card(view: View, last: int, trick: list[int], place: int) -> Reason:
    """Return a reason that gives the seat's own tally with its last card, assuming that nobody
    overtakes.
    """
    collected = [*trick, last] if place == len(view.trick) else [last]
    total = view.tally(view.seat).with_cards(view.terms, collected)
    figures: dict[str, Figure] = {
        "card": card_figure(last),
        "total-rings": total.rings,
        "total-people": total.people,
    }
    return Reason("last-card", figures)
