"""Two cards to pass: people type them in either order, the rules take the lower first (S5)."""

from __future__ import annotations

from typing import Final

from lifeboat.core.games import State
from lifeboat.core.playthrough import Playthrough

PAIRED: Final = "pass"
"""The kind of decision that is taken in two steps, sorted."""


def comes_second(state: State, action: int) -> bool:
    """Whether an action is not legal yet, but will be whatever this seat chooses first."""
    if not _asks_for_pair(state) or action in state.legal():
        return False
    return all(_is_legal_after(state, first, action) for first in state.legal())


def play_in_order(playthrough: Playthrough, action: int) -> None:
    """Take an action; one of a pair before the other, where it was to be chosen first."""
    pair = [action]
    legal = playthrough.state.legal()
    if _asks_for_pair(playthrough.state) and action not in legal and playthrough.can_undo():
        last = playthrough.rules.read_action(playthrough.record.actions[-1])
        playthrough.undo()
        pair = [last, action]
        if action in playthrough.state.legal():
            pair.sort()
    for one in pair:
        playthrough.play(one)


def _asks_for_pair(state: State) -> bool:
    decision = state.decision()
    return decision is not None and decision.kind == PAIRED


def _is_legal_after(state: State, first: int, action: int) -> bool:
    """Whether the same seat could go on with this action."""
    after = state.copy()
    after.advance(first)
    return after.decision() == state.decision() and action in after.legal()
