"""Reasons for and against rescues: who may come, and what a failure costs (T15-T19, T22-T25)."""

from __future__ import annotations

from lifeboat.core.figures import Figure
from lifeboat.players.advice import Reason
from lifeboat.players.titanic.odds import cards_of_kinds
from lifeboat.players.titanic.reasons.hidden import count_of
from lifeboat.players.titanic.reasons.situation import Situation
from lifeboat.titanic.cards.bundles import cards_of
from lifeboat.titanic.figures import passenger_figure, place_figure
from lifeboat.titanic.knowledge import STACK_POCKET
from lifeboat.titanic.passengers import UNKNOWN, kind_of
from lifeboat.titanic.view import View


def rescue_reasons(situation: Situation, number: int) -> list[Reason]:
    """Return the reasons for and against drawing this many passengers."""
    view = situation.view
    if number == 0:
        return empty_stack_reasons(view)
    hidden = situation.hidden
    failing = chance_of_failing(situation, number)
    reasons = [*_known_draws(situation, number), *_unseen_draws(situation)]
    if failing == 0.0:
        reasons.append(Reason("rescue-sure", {"number": number}))
    elif failing == 1.0:
        reasons.append(Reason("rescue-hopeless", {"number": number}))
    else:
        reasons.append(Reason("rescue-fails", {"number": number, "chance": failing}))
    saved: int = cards_of_kinds(situation.sight.to_groups)
    saving = 1.0 - hidden.chance_of_no_draw(saved, number)
    if saving > 0.0:
        reasons.append(Reason("rescue-saves", {"chance": saving}))
    if failing > 0.0:
        reasons += failure_reasons(view)
    reasons.append(Reason("stack-left", {"left": len(view.stack) - number}))
    return reasons


def chance_of_failing(situation: Situation, number: int) -> float:
    """Return the chance that a rescue fails: none of this many passengers can be played (T17)."""
    return situation.hidden.chance_of_no_draw(situation.playable(), number)


def _known_draws(situation: Situation, number: int) -> list[Reason]:
    """Return a reason that names the first of the next `number` cards that is known to be
    playable.

    Return no reason if there is no such card.
    """
    stack = situation.view.stack
    for at in range(1, number + 1):
        card = stack[-at]
        if card != UNKNOWN and situation.sight.playable >> kind_of(card) & 1:
            return [Reason("rescue-known", {"at": at, "card": passenger_figure(card)})]
    return []


def _unseen_draws(situation: Situation) -> list[Reason]:
    """Return a reason that says how many of the passengers who may be in the stack could be
    played.

    Return no reason if all the cards in the stack are known.
    """
    unseen = situation.hidden.unseen(STACK_POCKET)
    if not unseen:
        return []
    playable = count_of(unseen & situation.playable())
    return [Reason("rescue-playable", {"playable": playable, "unseen": count_of(unseen)})]


def empty_stack_reasons(view: View) -> list[Reason]:
    """Return reasons that say what a rescue brings when the stack is empty (T18, T19)."""
    if not view.discard:
        return [Reason("rescue-nobody", {}), *failure_reasons(view)]
    return [Reason("refills", {"count": len(view.discard)}), page_reason(view, "always")]


def failure_reasons(view: View) -> list[Reason]:
    """Return reasons that say what a failed rescue costs, and what the crew gets for it (T17,
    T50).
    """
    reasons = [page_reason(view, "failure")]
    if reasons[0].name == "page-ends":
        return reasons
    left = len(cards_of(view.actions)) + len(cards_of(view.used))
    active = view.terms.members[view.active]
    own = min(active.compensation, left)
    offered = min(active.compensation_offer, left)
    if offered:
        reasons.append(Reason("compensation-choice", {"count": offered}))
    else:
        reasons.append(Reason("compensation", {"count": own}))
    for name, member in zip(view.terms.crew, view.terms.members, strict=True):
        if member is not active and member.consolation and left > own:
            reasons.append(Reason("compensation-other", {"who": name}))
    return reasons


def page_reason(view: View, when: str) -> Reason:
    """Return a reason that says what turning the next page does.

    `when` says when it turns: ``failure``, ``miss`` (nobody is found) or ``always``.
    """
    terms = view.terms
    turned = view.turned + 1
    if turned == terms.last_page:
        return Reason("page-ends", {"when": when})
    page = terms.edition.pages[turned]
    deck = terms.flooded[view.turned]
    if terms.flooded[turned] == deck or not view.lines[deck]:
        return Reason("page-turns", {"when": when, "page": page})
    together = len(view.lines[deck]) + len(view.lines[deck + 1])
    figures: dict[str, Figure] = {
        "when": when,
        "page": page,
        "line": place_figure(deck),
        "cards": together,
    }
    return Reason("page-floods", figures)
