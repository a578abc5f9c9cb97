"""Reasons about abilities, cards in hand, and who goes first (T7, T40-T49)."""

from __future__ import annotations

from typing import Final

from lifeboat.core.figures import Figure
from lifeboat.players.advice import Reason
from lifeboat.players.titanic.reasons.cards import taken_reasons
from lifeboat.players.titanic.reasons.situation import Situation
from lifeboat.titanic.agenda import ASK_ENCORE, ASK_KEEP, ASK_PLACE
from lifeboat.titanic.cards.bundles import cards_of, copies, lowest
from lifeboat.titanic.cards.register import CARDS
from lifeboat.titanic.figures import action_card_figure
from lifeboat.titanic.knowledge import set_of
from lifeboat.titanic.passengers import ANCHOR, CLASSES, FIRST, PASSENGERS, SECOND
from lifeboat.titanic.play.groups import exchange, exchangeable, longest_row

ANCHORS: Final[int] = set_of([card for card in PASSENGERS if card & ANCHOR])


def ability_reasons(situation: Situation) -> list[Reason]:
    """Return reasons that say what using an ability instead of the action may bring (T44, T46)."""
    view = situation.view
    member = view.terms.members[view.active]
    if member.hands_out:
        cards = sum([len(cards_of(hand)) for hand in view.hands])
        return [Reason("hands-out", {"count": cards, "players": len(view.hands)})]
    if not member.may_exchange:
        return []
    stack = len(view.stack)
    hidden = situation.hidden
    none = [hidden.chance_of_no_draw(ANCHORS, draws) for draws in range(stack + 1)]
    board = situation.board
    pairs = int(exchangeable(board, FIRST)) + int(exchangeable(board, SECOND))
    return [
        Reason("anchor-draws", {"average": sum(none[:-1]), "chance": 1.0 - none[-1]}),
        Reason("exchanges", {"count": pairs}),
    ]


def exchange_reasons(situation: Situation, klass: int, rank: int) -> list[Reason]:
    """Return a reason that says how a swap changes the longest row of anchors in a class (T44,
    T52).
    """
    after = situation.copied_board()
    exchange(after, klass, rank)
    figures: dict[str, Figure] = {
        "class": CLASSES[klass],
        "before": _longest_row(situation.view.groups, klass),
        "then": _longest_row(after.groups, klass),
    }
    return [Reason("anchor-rows", figures)]


def _longest_row(groups: list[list[int]], klass: int) -> int:
    return max(longest_row(groups[2 * klass]), longest_row(groups[2 * klass + 1]))


def stop_reasons(situation: Situation) -> list[Reason]:
    """Return a reason that says what stopping discards, holds back or leaves unchanged."""
    view = situation.view
    if view.asks == ASK_PLACE:
        return [Reason("discards", {"count": len(view.drawn)})]
    if view.asks == ASK_ENCORE:
        return [Reason("holds-back", {"card": action_card_figure(lowest(view.offer))})]
    return [Reason("no-exchange", {})]


def take_reasons(situation: Situation, card: int) -> list[Reason]:
    """Return reasons that say what an action card would do now, if taken (T33, T34, T43).

    They also say what else is on offer, and how many cards the hand would hold.
    """
    view = situation.view
    held = len(cards_of(view.hands[view.active])) + 1
    reasons = taken_reasons(situation, card)
    if view.asks == ASK_KEEP:
        reasons.append(Reason("passes-up", {"count": len(cards_of(view.offer)) - 1}))
    else:
        left = copies(CARDS[view.playing].fetchable(view), card) - 1
        reasons.append(Reason("copies-left", {"card": action_card_figure(card), "count": left}))
    return [*reasons, Reason("holds", {"count": held})]


def give_reasons(situation: Situation, left: int, seat: int) -> list[Reason]:
    """Return a reason that says how many cards a seat would have, and how soon it plays (T46)."""
    view = situation.view
    held = len(cards_of(view.hands[seat])) + 1
    who = view.terms.crew[seat]
    return [Reason("receives", {"who": who, "count": held, "turns": left or len(view.hands)})]


def first_reasons(situation: Situation, seat: int) -> list[Reason]:
    """Return a reason that says how many passengers a seat can draw, and how many cards it has
    (T7).
    """
    terms = situation.view.terms
    figures: dict[str, Figure] = {
        "who": terms.crew[seat],
        "draws": terms.most_draws[seat],
        "count": len(cards_of(situation.view.hands[seat])),
    }
    return [Reason("begins", figures)]
