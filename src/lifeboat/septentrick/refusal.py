"""Refusals: which rule an illegal action breaks, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lifeboat.core.errors import Reason
from lifeboat.septentrick.actions import ACTIONS
from lifeboat.septentrick.cards import copies
from lifeboat.septentrick.meaning import Keep, Pass, Play, decoded
from lifeboat.septentrick.questions import ASKS
from lifeboat.septentrick.tricks import NO_SUIT

if TYPE_CHECKING:
    from lifeboat.septentrick.state import State

GAME: Final = "septentrick"
RULES: Final = {
    "over": "S16",
    "captain": "S4",
    "trump": "S4",
    "pass": "S5",
    "keep": "S5",
    "play": "S8",
}
"""The id of the rule behind each question."""


def refusal_of(state: State, action: int) -> tuple[str, Reason]:
    """Return the id of the rule that an illegal action breaks, and the reason.

    The reason says only what the deciding seat knows: its own hand, and what everybody can see.
    """
    asks = ASKS[state.asks]
    rule = _rule_of_lead(state) if asks == "play" else RULES[asks]
    if not 0 <= action < ACTIONS:
        return rule, Reason(GAME, "unknown")
    match asks, decoded(action):
        case "play", Play(card):
            return rule, _why_not_played(state, card)
        case "pass", Pass(low, high):
            return rule, _why_not_passed(state, [low, high])
        case "keep", Keep(card):
            return rule, _because("keep", card)
        case _:
            return rule, Reason(GAME, f"asks-{asks}")


def _because(name: str, kind: int, number: int = 0) -> Reason:
    return Reason(GAME, name, (kind,), number=number)


def _why_not_played(state: State, kind: int) -> Reason:
    """Return the reason why a card can't be played to the trick (S7-S11)."""
    if not copies(state.hands[state.active], kind):
        return _because("not-held", kind)
    if state.led != NO_SUIT:
        return _because("follow", kind, state.led)
    return _because("after-rescue" if state.trick else "lead", kind)


def _rule_of_lead(state: State) -> str:
    if state.led != NO_SUIT:
        return RULES["play"]
    return "S11" if state.trick else "S7"


def _why_not_passed(state: State, pair: list[int]) -> Reason:
    """Return a reason that names the cards of the pair that the hand doesn't hold (S5)."""
    hand = state.hands[state.active]
    missing = [kind for kind in pair if copies(hand, kind) < pair.count(kind)]
    return Reason(GAME, "not-held", tuple(missing))
