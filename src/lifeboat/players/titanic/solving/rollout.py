"""Rollouts: what the steady player makes of a position when it knows all the hidden cards.

Many positions of a sweep are alike, and most rollouts soon come to a position that an earlier one
has been through. The score reached from there is remembered, so a rollout ends as soon as that
happens.
"""

from __future__ import annotations

from lifeboat.players.titanic.solving.identity import identity
from lifeboat.players.titanic.solving.search import Search, Step
from lifeboat.players.titanic.steady.player import steady_choice
from lifeboat.titanic.agenda import ASK_TURN, OVER
from lifeboat.titanic.knowledge import STACK_POCKET, set_of
from lifeboat.titanic.state import State


class Rollouts:
    """The rollouts of one sweep, and the scores they reached."""

    def __init__(self, search: Search, with_survivors: bool) -> None:
        self.search = search
        self.with_survivors = with_survivors
        """Whether it matters who is in which group; see `identity`."""
        self.scores: dict[int, int] = {}
        """The score reached from each position that a rollout went through."""

    def score(self, start: State, step: Step | None, same: int) -> int:
        """Return the score that the steady player reaches from a position between two actions.

        `step` is the last step before it and `same` its identity. If the budget runs out first,
        the result is 0.
        """
        known = self.scores.get(same)
        if known is not None:
            return known
        search = self.search
        state = start.copy()
        passed: list[int] = [same]
        while known is None:
            see_all(state)
            action = steady_choice(state, state.legal())
            state.advance(action)
            step = Step(step, action)
            search.count()
            if state.asks == OVER:
                search.note_end(state, step)
                known = state.score().total
            elif search.is_spent:
                return 0
            elif state.asks == ASK_TURN:
                same = identity(state, self.with_survivors)
                known = self.scores.get(same)
                passed.append(same)
        for each in passed:
            self.scores[each] = known
        return known


def see_all(state: State) -> None:
    """Let the players of a state know all its hidden cards and the order of its stack."""
    state.known_top = len(state.stack)
    state.pockets[STACK_POCKET] = set_of(state.stack)
    for line, down in enumerate(state.down):
        if down:
            state.pockets[line] = set_of(state.lines[line][:down])
