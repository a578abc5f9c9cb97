"""A sweep: one search through the positions that can be reached from a starting position."""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.players.titanic.solving.bound import upper_bound
from lifeboat.players.titanic.solving.frontier import Frontier, Node
from lifeboat.players.titanic.solving.identity import identity
from lifeboat.players.titanic.solving.promise import HOPE, REACHED, promise
from lifeboat.players.titanic.solving.rollout import Rollouts
from lifeboat.players.titanic.solving.search import Search, Step
from lifeboat.players.titanic.solving.sense import sensible
from lifeboat.titanic.actions import RESCUE
from lifeboat.titanic.agenda import ASK_TURN, OVER


class Sweep:
    """One search, which ends when nothing is left, the budget is spent, or a line saves everybody
    for the first time.

    Unless it tries every action, it judges a position mostly by a rollout, which costs as much as
    a dozen positions but finds lines that save everybody much sooner.

    Until a line that saves everybody is known, it doesn't matter who is in which group, except to
    Latimer; after that, only the rows of anchors and the page count (T52).

    A position is never dropped because another one looks at least as good. A move that looks
    harmless may change the cards of a later shuffle, and with them its outcome, or avoid a failure
    whose compensation is needed. So, as long as there is room, positions are dropped only if they
    are already known or can't beat the best line.
    """

    def __init__(self, search: Search, room: int, tries_all: bool) -> None:
        self.search = search
        self.tries_all = tries_all
        """Whether every legal action is tried, rather than only sensible ones."""
        self.wants_more = search.all_safe or tries_all
        """Whether the sweep looks for points even if there is a line that saves everybody."""
        self.with_survivors = self.wants_more or search.root.terms.minds_rows
        self.frontier = Frontier(room)
        self.rollouts = Rollouts(search, self.with_survivors)
        self.seen: dict[int, int] = {}
        """The positions met so far, with the fewest quiet moves made before each (T54)."""

    def run(self) -> None:
        """Look into one position after another, starting at the root, until the sweep ends."""
        search = self.search
        frontier = self.frontier
        self._look_into(Node(search.root, None, 0))
        while frontier.size and not search.is_spent:
            if search.all_safe and not self.wants_more:
                return
            self._look_into(frontier.take())

    def has_seen_all(self) -> bool:
        """Return whether every action was tried and nothing was dropped, which proves the best
        line.
        """
        return self.tries_all and not self.is_cut_short() and not self.frontier.has_let_go

    def is_cut_short(self) -> bool:
        """Return whether positions are still waiting or the budget is spent."""
        return self.frontier.size > 0 or self.search.is_spent

    def _look_into(self, node: Node) -> None:
        """Follow the actions to be tried in a position, as far as the budget allows."""
        actions = node.state.legal()
        if not self.tries_all:
            actions = sensible(node.state, actions, self.wants_more)
        for action in actions:
            if self.search.is_spent:
                return
            self._follow(node, action)

    def _follow(self, node: Node, action: int) -> None:
        """Take an action; keep the position it leads to unless that ends the game, is already
        known or is hopeless.

        A position that asks for anything other than the turn's action is looked into immediately.
        """
        search = self.search
        turns = node.turns + int(node.state.asks == ASK_TURN and action >= RESCUE)
        state = node.state.copy()
        state.advance(action)
        search.count()
        step = Step(node.step, action)
        if state.asks == OVER:
            search.note_end(state, step)
            return
        bound: i64 = upper_bound(state)
        if bound <= search.best:
            return
        same = identity(state, self.with_survivors)
        quiet = self.seen.get(same)
        if quiet is not None and quiet <= state.quiet:
            return
        self.seen[same] = state.quiet
        child = Node(state, step, turns)
        if state.asks != ASK_TURN:
            self._look_into(child)
            return
        worth: i64 = promise(state)
        if self.wants_more:
            worth += HOPE * bound
        if not self.tries_all:
            worth += REACHED * self.rollouts.score(state, step, same)
        self.frontier.add(child, worth)
