"""What makes sense to somebody who sees everything: a sweep that is in a hurry tries no more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.titanic.steady.placing import continues_row
from lifeboat.titanic.actions import ABILITY, BOTTOM, RESCUE, STOP, card_for_front, split_move
from lifeboat.titanic.agenda import ASK_ARRANGE, ASK_EXCHANGE, ASK_FRONT, ASK_TURN
from lifeboat.titanic.passengers import is_mystery, kind_of
from lifeboat.titanic.places import GROUPS, MYSTERY_PLACE
from lifeboat.titanic.play.moves import playable_kinds
from lifeboat.titanic.state import State

NO_MOVE: Final = -1
MOST_ON_TOP: Final = 2
"""So many cards Get Ready! puts on top; the others go to the bottom as they come."""


def sensible(state: State, legal: list[int], wants_more: bool) -> list[int]:
    """The legal actions that are tried; an exchange brings points, but saves nobody (T44)."""
    if state.asks == ASK_TURN:
        return _in_turn(state, legal)
    if state.asks == ASK_ARRANGE:
        return _arrangements(state, legal)
    if state.asks == ASK_FRONT:
        return _fronts(state, legal)
    if state.asks == ASK_EXCHANGE and not wants_more:
        return [STOP]
    return legal


def _in_turn(state: State, legal: list[int]) -> list[int]:
    """A safe move alone if there is one; else all but handing out, which has no end (T46)."""
    save = safe_move(state, legal)
    if save != NO_MOVE:
        return [save]
    if state.terms.members[state.active].hands_out:
        return [action for action in legal if action != ABILITY]
    return legal


def safe_move(state: State, legal: list[int]) -> int:
    """A move to a group after which every lower passenger of the class can go to a group too.

    Nobody has to be laid on such a passenger, so it is not missed in its line. Where two groups
    have room, the one whose row of anchors goes on.
    """
    best = NO_MOVE
    for action in legal:
        if action >= RESCUE:
            break
        source, place = split_move(action)
        if place < GROUPS or place == MYSTERY_PLACE:
            continue
        group: i64 = place - GROUPS
        if len(state.groups[group ^ 1]) < len(state.groups[group]) - 1:
            continue
        if best == NO_MOVE or continues_row(state, state.lines[source][-1], place):
            best = action
    return best


def _arrangements(state: State, legal: list[int]) -> list[int]:
    """One or two cards on top, in any order, or none (T26)."""
    if state.placed or len(state.arranged) >= MOST_ON_TOP:
        return legal[-1:]
    bottoms = [action for action in legal if action >= BOTTOM]
    return [action for action in legal if action < BOTTOM] + bottoms[:1]


def _fronts(state: State, legal: list[int]) -> list[int]:
    """Those that can be played elsewhere; if there is none, any one (T29)."""
    playable: i64 = playable_kinds(state)
    fronts: list[int] = []
    for action in legal:
        card = card_for_front(action)
        if is_mystery(card) or playable >> kind_of(card) & 1:
            fronts.append(action)
    return fronts or legal[:1]
