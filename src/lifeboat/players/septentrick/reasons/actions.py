"""Reasons for and against each action in Septentrick, worked out from what the seat can see."""

from __future__ import annotations

from lifeboat.core.figures import Figure
from lifeboat.players.advice import Reason
from lifeboat.players.septentrick.reasons.tricks import card_reasons, player_figure
from lifeboat.septentrick.cards import (
    PASSENGER,
    RESCUE,
    SUIT_COUNT,
    cards_of_suit,
    copies,
    hand_of,
    kinds_of,
    suit_of,
    unit_of,
)
from lifeboat.septentrick.figures import card_figure, suit_figure
from lifeboat.septentrick.meaning import Keep, MakeCaptain, NameTrump, Pass, Play, meaning
from lifeboat.septentrick.view import View


def reasons(view: View, action: int) -> list[Reason]:
    """Return the reasons for and against a legal action."""
    match meaning(view, action):
        case Play(card):
            return card_reasons(view, card)
        case Pass(low, high):
            return pass_reasons(view, [low, high])
        case Keep(card):
            return keep_reasons(view, card)
        case NameTrump(suit):
            return [suit_reason(view, suit), _elsewhere(view, suit)]
        case MakeCaptain(seat):
            return captain_reasons(view, seat)


def pass_reasons(view: View, pair: list[int]) -> list[Reason]:
    """Return reasons about passing two cards: what is left of their suits, and who gets the pair
    (S5).
    """
    hand = view.hands[view.seat] - hand_of(pair)
    left = [_left(hand, kind, "left") for kind in pair]
    if left[0] == left[1]:
        left.pop()
    trumps = sum(len(_trump(view, kind)) for kind in pair)
    passed = [Reason("passes-trumps", {"count": trumps})] if trumps else []
    return [*left, _neighbour(view, "gets"), *passed]


def keep_reasons(view: View, kind: int) -> list[Reason]:
    """Return reasons about keeping a card: how many cards of its suit the hand then holds, and who
    gets the other card (S5).
    """
    hand = view.hands[view.seat] + unit_of(kind)
    other = kinds_of(view.received - unit_of(kind))[0]
    figures = _neighbour(view, "").figures | {"card": card_figure(other)}
    return [_left(hand, kind, "then"), Reason("goes-on", figures), *_trump(view, kind)]


def _left(hand: int, kind: int, when: str) -> Reason:
    """Return a reason that says how many cards a hand holds in this card's suit; for a Rescue
    card, how many Rescue cards it holds.

    `when` is the end of the reason's name: ``left`` or ``then``.
    """
    if kind == RESCUE:
        return Reason(f"rescues-{when}", {"count": copies(hand, RESCUE)})
    suit = suit_of(kind)
    return Reason(f"suit-{when}", {"suit": suit_figure(suit), "count": _length(hand, suit)})


def _length(cards: int, suit: int) -> int:
    """Return how many of these cards are in a suit."""
    of_suit: int = cards & cards_of_suit(suit)
    return of_suit.bit_count()


def _neighbour(view: View, name: str) -> Reason:
    """Return a reason with this name about the left neighbour and whether it is the Captain."""
    left = view.left_of(view.seat)
    role = "captain" if left == view.captain else "mate"
    return Reason(name, {"player": player_figure(view, left), "role": role})


def _trump(view: View, kind: int) -> list[Reason]:
    is_trump = kind < PASSENGER and suit_of(kind) == view.trump
    return [Reason("is-trump", {})] if is_trump else []


def suit_reason(view: View, suit: int) -> Reason:
    """Return a reason that says how many cards and rings the seat itself holds in a suit (S4)."""
    own = kinds_of(view.hands[view.seat] & cards_of_suit(suit))
    figures: dict[str, Figure] = {
        "suit": suit_figure(suit),
        "count": len(own),
        "rings": sum([view.terms.rings[kind] for kind in own]),
        "card": card_figure(own[-1]) if own else "",
    }
    return Reason("suit-own", figures)


def _elsewhere(view: View, suit: int) -> Reason:
    """Return a reason that says how many cards of a suit the other seats hold."""
    others = view.terms.all_cards - view.hands[view.seat]
    return Reason("suit-others", {"suit": suit_figure(suit), "count": _length(others, suit)})


def captain_reasons(view: View, seat: int) -> list[Reason]:
    """Return reasons that say what is known about the hand of a possible Captain (S4).

    The seat that is asked knows only its own hand.
    """
    if seat != view.seat:
        return [Reason("captain-unknown", {"player": player_figure(view, seat)})]
    hand = view.hands[seat]
    lengths = [_length(hand, suit) for suit in range(SUIT_COUNT)]
    longest = lengths.index(max(lengths))
    return [Reason("captain-names", {}), suit_reason(view, longest)]
