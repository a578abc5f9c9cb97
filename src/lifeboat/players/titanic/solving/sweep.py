"""A sweep: one search through what can be reached from a position."""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.players.titanic.solving.bound import upper_bound
from lifeboat.players.titanic.solving.frontier import Frontier, Node
from lifeboat.players.titanic.solving.identity import identity
from lifeboat.players.titanic.solving.promise import HOPE, promise
from lifeboat.players.titanic.solving.search import Search, Step
from lifeboat.players.titanic.solving.sense import sensible
from lifeboat.titanic.actions import RESCUE
from lifeboat.titanic.agenda import ASK_TURN, OVER


class Sweep:
    """Goes on until nothing is left, the budget is spent, or all are safe for the first time.

    As long as no line is known that saves all, who stands in which group does not matter, except
    to Latimer; after that the rows of anchors and the page are what counts (T52).

    There are no dominances: what looks like a move that can do no harm changes the cards of a
    later shuffle, and with them its outcome, or spares a failure whose compensation is needed.
    So positions are dropped only if they are known already, or cannot beat the best line.
    """

    def __init__(self, search: Search, room: int, tries_all: bool) -> None:
        self.search = search
        self.tries_all = tries_all
        """Whether every legal action is tried, or only those that make sense."""
        self.wants_more = search.all_safe or tries_all
        """Whether a line that saves all is not enough."""
        self.with_survivors = self.wants_more or search.root.terms.minds_rows
        self.frontier = Frontier(room)
        self.seen: dict[int, int] = {}
        """The positions met so far, with the fewest quiet moves made before them (T54)."""

    def run(self) -> None:
        """Look into one position after the other, from the first on."""
        search = self.search
        frontier = self.frontier
        self._look_into(Node(search.root, None, 0))
        while frontier.size and not search.is_spent:
            if search.all_safe and not self.wants_more:
                return
            self._look_into(frontier.take())

    def has_seen_all(self) -> bool:
        """Whether there is no position left that could be better."""
        return self.tries_all and not self.is_cut_short() and not self.frontier.has_let_go

    def is_cut_short(self) -> bool:
        """Whether positions are still waiting."""
        return self.frontier.size > 0 or self.search.is_spent

    def _look_into(self, node: Node) -> None:
        """Follow every action, up to the next turn."""
        actions = node.state.legal()
        if not self.tries_all:
            actions = sensible(node.state, actions, self.wants_more)
        for action in actions:
            if self.search.is_spent:
                return
            self._follow(node, action)

    def _follow(self, node: Node, action: int) -> None:
        """Take an action; keep what it leads to, unless that is over, known or hopeless."""
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
        self.frontier.add(child, worth)
