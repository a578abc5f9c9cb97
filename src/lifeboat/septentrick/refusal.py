"""Refusals: which rule stands against an action that is not legal now, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lifeboat.core.errors import Reason
from lifeboat.septentrick.actions import ACTIONS, KEEP, PASS, TRUMP, cards_in
from lifeboat.septentrick.cards import copies
from lifeboat.septentrick.tricks import NO_SUIT, led_suit
from lifeboat.septentrick.writing import ASKS

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
"""The rule behind each question."""


def refusal_of(state: State, action: int) -> tuple[str, Reason]:
    """Return the id of the rule that refuses this action, and what stands against it.

    What it says is known to the seat that decides: its own hand, and what lies open.
    """
    asks = ASKS[state.asks]
    if asks == "play" and 0 <= action < PASS:
        return _refused_play(state, action)
    if asks == "pass" and PASS <= action < KEEP:
        return RULES[asks], _why_not_passed(state, action)
    if asks == "keep" and KEEP <= action < TRUMP:
        return RULES[asks], _because("keep", action - KEEP)
    rule = _rule_of_lead(state) if asks == "play" else RULES[asks]
    return rule, Reason(GAME, f"asks-{asks}" if 0 <= action < ACTIONS else "unknown")


def _because(name: str, kind: int, number: int = 0) -> Reason:
    return Reason(GAME, name, (kind,), number=number)


def _refused_play(state: State, kind: int) -> tuple[str, Reason]:
    """Return what keeps a card from being played to the trick (S7-S11)."""
    rule = _rule_of_lead(state)
    if not copies(state.hands[state.active], kind):
        return rule, _because("not-held", kind)
    suit = led_suit(state.trick)
    if suit != NO_SUIT:
        return rule, _because("follow", kind, suit)
    return rule, _because("after-rescue" if state.trick else "lead", kind)


def _rule_of_lead(state: State) -> str:
    if led_suit(state.trick) != NO_SUIT:
        return RULES["play"]
    return "S11" if state.trick else "S7"


def _why_not_passed(state: State, action: int) -> Reason:
    """Return what of a pair the hand does not hold (S5)."""
    pair, hand = cards_in(action), state.hands[state.active]
    missing = [kind for kind in pair if copies(hand, kind) < pair.count(kind)]
    return Reason(GAME, "not-held", tuple(missing))
