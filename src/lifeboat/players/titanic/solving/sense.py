"""Picks the actions that make sense if all cards are visible. A quick sweep tries no others."""

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
"""The most cards that a quick sweep puts on top with Get Ready!; the others go to the bottom."""


def sensible(state: State, legal: list[int], wants_more: bool) -> list[int]:
    """Return the legal actions worth trying.

    Swaps bring points but save nobody (T44), so they are worth trying only if `wants_more` is
    true.
    """
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
    """Return just a safe move if there is one, otherwise all legal actions except handing out
    cards.

    Handing out cards, which is Smith's ability (T46), could go on for ever.
    """
    save = safe_move(state, legal)
    if save != NO_MOVE:
        return [save]
    if state.terms.members[state.active].hands_out:
        return [action for action in legal if action != ABILITY]
    return legal


def safe_move(state: State, legal: list[int]) -> int:
    """Return a move to a group after which all lower passengers of the class can still join a
    group.

    Nobody then has to be laid on the passenger that has moved, so its line can do without it. Of
    several such moves, one that continues a row of anchors is preferred. Return NO_MOVE if there
    is no such move.
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
    """Return the choices that lead to at most MOST_ON_TOP cards on top, in any order (T26)."""
    if state.placed or len(state.arranged) >= MOST_ON_TOP:
        return legal[-1:]
    bottoms = [action for action in legal if action >= BOTTOM]
    return [action for action in legal if action < BOTTOM] + bottoms[:1]


def _fronts(state: State, legal: list[int]) -> list[int]:
    """Return the actions that bring a playable card to the front or, if there are none, just the
    first action (T29).
    """
    playable: i64 = playable_kinds(state)
    fronts: list[int] = []
    for action in legal:
        card = card_for_front(action)
        if is_mystery(card) or playable >> kind_of(card) & 1:
            fronts.append(action)
    return fronts or legal[:1]
